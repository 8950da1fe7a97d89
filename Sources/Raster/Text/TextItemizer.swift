import Drawing
import Foundation

/// Cuts a text into clusters and the clusters into segments that can be shaped at once.
///
/// 1. The runs' texts are joined; every grapheme cluster belongs to the run of its first character.
/// 2. Line break opportunities and embedding levels are found for the whole text.
/// 3. Each cluster gets a script (shared characters take that of what stands before, at the start of
///    what follows) and a font (the run's, else a fallback).
/// 4. Neighbours that agree in font, style, script and level make a segment; a newline ends one.
struct TextItemizer {
    private let book: FontBook
    private let runs: [TextRun]
    private(set) var units: [UInt16] = []
    private(set) var clusters: [ShapedText.Cluster] = []
    private(set) var baseLevels: [UInt8] = []
    private(set) var isInvisible: [Bool] = []

    init(_ runs: [TextRun], direction: TextDirection, book: FontBook) {
        self.book = book
        self.runs = runs
        // 1.
        var runEnds: [Int] = []
        for run in runs {
            units.append(contentsOf: run.text.utf16)
            runEnds.append(units.count)
        }
        let graphemes = TextBoundaries.graphemes(units)
        // 2.
        let breaks = TextBoundaries.lineBreaks(units)
        let bidi = BidiLevels(units, direction: direction)
        clusters.reserveCapacity(units.count)
        var start = 0
        var run = 0
        for end in graphemes.indices where graphemes[end] {
            while run < runEnds.count - 1, runEnds[run] <= start { run += 1 }
            let isNewline = Self.isNewline(units[start])
            clusters.append(
                ShapedText.Cluster(
                    utf16Range: start..<end, advance: 0, run: run,
                    isWhitespace: isNewline || Self.isHanging(units[start]), isNewline: isNewline,
                    breakAfter: isNewline ? .mandatory : breaks[end] ? .allowed : .prohibited,
                    level: bidi.levels[start]))
            baseLevels.append(bidi.paragraphLevels[start])
            let mayBeInvisible = units[start] >= 0x80 && !isNewline
            isInvisible.append(
                mayBeInvisible
                    && text(start..<end).unicodeScalars.allSatisfy(CharacterProperty.isDefaultIgnorable))
            start = end
        }
    }

    /// The segments, not yet shaped.
    func segments() throws(FontError) -> [TextSegment] {
        let fonts = try runs.map { run throws(FontError) in try book.resolve(run.font) }
        let scripts = resolvedScripts()
        var segments: [TextSegment] = []
        var isOpen = false
        for (index, cluster) in clusters.enumerated() {
            guard !cluster.isNewline else {
                isOpen = false
                continue
            }
            // 3.
            let style = runs[cluster.run]
            var font = fonts[cluster.run]
            var isMissing = false
            if !(font.face.coversASCII && isPlainASCII(cluster)) {
                let text = text(cluster.utf16Range)
                if !font.face.covers(text.unicodeScalars) {
                    let fallback = book.fallback(for: text, font: style.font)
                    isMissing = fallback == nil
                    font = fallback ?? font
                }
            }
            let candidate = TextSegment(
                clusters: index..<index + 1, font: font, style: style, script: scripts[index],
                level: cluster.level, isMissing: isMissing)
            // 4.
            if isOpen, let last = segments.last, Self.fit(last, candidate) {
                segments[segments.count - 1].clusters = last.clusters.lowerBound..<index + 1
            } else {
                segments.append(candidate)
                isOpen = true
            }
        }
        return segments
    }

    private static func fit(_ first: TextSegment, _ second: TextSegment) -> Bool {
        first.font.face === second.font.face && first.level == second.level
            && first.script == second.script && first.isMissing == second.isMissing
            && first.style.font == second.style.font && first.style.tracking == second.style.tracking
            && first.style.kerning == second.style.kerning
    }

    /// Whether a cluster is one printable ASCII character.
    private func isPlainASCII(_ cluster: ShapedText.Cluster) -> Bool {
        cluster.utf16Range.count == 1 && (0x20...0x7E).contains(units[cluster.utf16Range.lowerBound])
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: units[range], as: UTF16.self)
    }

    private func resolvedScripts() -> [Script] {
        let latin = Script.latin
        let own: [Script?] = clusters.map { cluster in
            if isPlainASCII(cluster) {
                let lowercase = units[cluster.utf16Range.lowerBound] | 0x20
                return (0x61...0x7A).contains(lowercase) ? latin : nil
            }
            return text(cluster.utf16Range).unicodeScalars.lazy.map { Script(of: $0) }.first { !$0.isShared }
        }
        var current = own.lazy.compactMap { $0 }.first ?? latin
        return own.map { script in
            current = script ?? current
            return current
        }
    }

    /// Characters that end a line whatever stands around them (UAX 14: BK, CR, LF, NL).
    private static func isNewline(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// White space that hangs over a line's end: all but the no-break spaces. None lies beyond the BMP.
    private static func isHanging(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x09: true
        case ..<0x80, 0xA0, 0x2007, 0x202F: false
        default: Unicode.Scalar(unit).map(CharacterProperty.isWhitespace) ?? false
        }
    }
}
