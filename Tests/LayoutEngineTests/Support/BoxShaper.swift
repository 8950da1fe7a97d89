import Drawing
import Foundation

@testable import LayoutEngine

/// A shaper with the numbers of the project's box font: every test can be computed by hand.
///
/// Per em: ascent 0.8, descent 0.2, no line gap, capitals 0.7, x 0.5. Advances: 0.3 for `i l . , ' | !` and
/// spaces, 0.9 for `m w M W` and the ellipsis, else 0.6. Lines may break after spaces and hyphens, soft ones too. Hebrew
/// letters are right-to-left, everything else of a paragraph takes its level from its first letter.
struct BoxShaper: TextShaper {
    static let family = "PixelDiff Box"

    /// The texts that were shaped.
    final class Log: @unchecked Sendable {
        var texts: [String] = []
    }

    let log = Log()

    func metrics(of font: FontDescription) throws(FontError) -> FontMetrics {
        try check(font)
        let size = font.size
        return FontMetrics(
            ascent: 0.8 * size, descent: 0.2 * size, leading: 0, capHeight: 0.7 * size, xHeight: 0.5 * size,
            underlineOffset: 0.1 * size, underlineThickness: 0.05 * size)
    }

    func face(for font: FontDescription) throws(FontError) -> FontFace {
        try check(font)
        return FontFace(family: Self.family, name: Self.family, fingerprint: "box")
    }

    private func check(_ font: FontDescription) throws(FontError) {
        if case .named(let name) = font.family, name != Self.family {
            throw .missing(family: name, searched: [])
        }
    }

    static func advance(_ character: Character) -> CGFloat {
        if "il.,'|!".contains(character) || character == " " || character == "\u{A0}" { return 0.3 }
        return "mwMW\u{2026}".contains(character) ? 0.9 : 0.6
    }

    func shape(_ runs: [TextRun], direction: TextDirection) throws(FontError) -> ShapedText {
        log.texts.append(runs.map(\.text).joined())
        var clusters: [ShapedText.Cluster] = []
        var offset = 0
        for (index, run) in runs.enumerated() {
            try check(run.font)
            for character in run.text {
                let length = character.utf16.count
                let isNewline = character.isNewline
                let isSpace = character == " "
                let isHyphen = character == "\u{AD}"
                clusters.append(
                    ShapedText.Cluster(
                        utf16Range: offset..<offset + length,
                        advance: isNewline || isHyphen
                            ? 0 : Self.advance(character) * run.font.size + run.tracking + run.kerning,
                        run: index, isWhitespace: isSpace || isNewline, isNewline: isNewline,
                        breakAfter: isNewline
                            ? .mandatory : isSpace || isHyphen || character == "-" ? .allowed : .prohibited,
                        level: ("\u{5D0}"..."\u{5EA}").contains(character) ? 1 : 0,
                        hyphenAdvance: isHyphen ? 0.6 * run.font.size : 0))
                offset += length
            }
        }
        return ShapedText(runs: runs, direction: direction, clusters: clusters)
    }

    func line(_ text: ShapedText, clusters: Range<Int>) throws(FontError) -> ShapedLine {
        let units = Array(text.runs.map(\.text).joined().utf16)
        var line = ShapedLine(pieces: [], width: 0)
        for cluster in text.clusters[clusters] {
            if line.pieces.last?.run != cluster.run {
                let font = text.runs[cluster.run].font
                let glyphs = GlyphRun(
                    face: try face(for: font), size: font.size, glyphs: [], width: 0, text: "")
                line.pieces.append(ShapedLine.Piece(x: line.width, glyphs: glyphs, run: cluster.run))
            }
            let last = line.pieces.count - 1
            line.pieces[last].glyphs.glyphs.append(
                GlyphRun.Glyph(
                    id: UInt32(units[cluster.utf16Range.lowerBound]),
                    position: CGPoint(x: line.pieces[last].glyphs.width, y: 0)))
            line.pieces[last].glyphs.width += cluster.advance
            line.pieces[last].glyphs.text += String(decoding: units[cluster.utf16Range], as: UTF16.self)
            line.width += cluster.advance
        }
        return line
    }
}
