import Drawing
import Foundation

/// Cuts a text into clusters and the clusters into segments that can be shaped at once.
///
/// 1. The runs' texts are joined; every grapheme cluster belongs to the run of its first character.
/// 2. Line break opportunities and embedding levels are found for the whole text.
/// 3. Each cluster gets a script (shared characters take that of what stands before, at the start of
///    what follows) and a font (the run's, else a fallback).
/// 4. Neighbours that agree in font, style, script, level and synthetic small capitals make a segment; a newline ends one.
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
            isInvisible.append(!isNewline && isInvisible(start..<end))
            start = end
        }
    }

    /// The segments, not yet shaped.
    func segments() throws(FontError) -> [TextSegment] {
        let fonts = try runs.map { run throws(FontError) in try book.resolve(run.font) }
        let styles = styles()
        let smallCapitals = runs.map { SmallCapitals($0.font.features) }
        let scripts = resolvedScripts()
        var segments: [TextSegment] = []
        var last: Traits?
        for (index, cluster) in clusters.enumerated() {
            guard !cluster.isNewline else {
                last = nil
                continue
            }
            // 3.
            let style = runs[styles[cluster.run]]
            let fallback = fallback(for: cluster, font: fonts[cluster.run], style: style)
            let font = fallback.font ?? fonts[cluster.run]
            let traits = Traits(
                style: styles[cluster.run], face: ObjectIdentifier(font.face), script: scripts[index],
                level: cluster.level, isMissing: fallback.isMissing,
                isSmallCapital: !fallback.isMissing
                    && smallCapitals[cluster.run].map {
                        $0.isSynthetic(text(cluster.utf16Range), face: font.face, script: scripts[index])
                    } ?? false)
            // 4.
            if traits == last, let start = segments.last?.clusters.lowerBound {
                segments[segments.count - 1].clusters = start..<index + 1
            } else {
                segments.append(
                    TextSegment(
                        clusters: index..<index + 1, font: font, style: style, script: traits.script,
                        level: traits.level, isMissing: traits.isMissing,
                        isSmallCapital: traits.isSmallCapital))
                last = traits
            }
        }
        return segments
    }

    /// What neighbours must agree in.
    private struct Traits: Equatable {
        /// Index of the first run with the same font, tracking and kerning.
        var style: Int
        var face: ObjectIdentifier
        var script: Script
        var level: UInt8
        var isMissing: Bool
        var isSmallCapital: Bool
    }

    /// The font for a cluster that the run's font lacks; none where that has it or no font does.
    private func fallback(
        for cluster: ShapedText.Cluster, font: ResolvedFont, style: TextRun
    ) -> (font: ResolvedFont?, isMissing: Bool) {
        if font.face.coversASCII, isPlainASCII(cluster) { return (nil, false) }
        let text = text(cluster.utf16Range)
        let isCovered = font.face.covers(text.unicodeScalars)
        let isRequested = EmojiPresentation(text.unicodeScalars) == .requested
        if isCovered, !isRequested || font.face.freeType.isColored { return (nil, false) }
        let fallback = book.fallback(for: text, font: style.font)
        // An emoji that was asked for is left to the font's own glyph only where no font has it in colours.
        if isCovered, fallback?.face.freeType.isColored != true { return (nil, false) }
        return (fallback, fallback == nil)
    }

    private func styles() -> [Int] {
        if runs.count == 1 { return [0] }
        struct Style: Hashable {
            var font: FontDescription
            var tracking: CGFloat
            var kerning: CGFloat
        }
        var first: [Style: Int] = [:]
        return runs.enumerated().map { index, run in
            let style = Style(font: run.font, tracking: run.tracking, kerning: run.kerning)
            if let known = first[style] { return known }
            first[style] = index
            return index
        }
    }

    /// Whether a cluster is one printable ASCII character.
    private func isPlainASCII(_ cluster: ShapedText.Cluster) -> Bool {
        cluster.utf16Range.count == 1 && (0x20...0x7E).contains(units[cluster.utf16Range.lowerBound])
    }

    private func isInvisible(_ range: Range<Int>) -> Bool {
        let first = units[range.lowerBound]
        if first < 0xA0 { return Self.isControl(first) && first != 0x09 }
        return text(range).unicodeScalars.allSatisfy(CharacterProperty.isDefaultIgnorable)
    }

    static func isControl(_ unit: UInt16) -> Bool {
        unit < 0x20 || (0x7F..<0xA0).contains(unit)
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
