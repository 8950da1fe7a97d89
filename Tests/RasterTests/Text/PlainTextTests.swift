import Drawing
import Foundation
import Testing

@testable import Raster

/// The fast ways of common texts give what the general ways give.
struct PlainTextTests {
    private static func text(_ alphabet: [UInt16], _ length: Int, _ random: inout SeededGenerator) -> [UInt16]
    {
        (0..<length).map { _ in alphabet.randomElement(using: &random) ?? 0x20 }
    }

    /// Source: ICU's line break rules (UAX 14).
    @Test func breaksAreICUs() {
        var random = SeededGenerator(seed: 5)
        let alphabets = [
            Array(UInt16(0x20)...0x7E), Array("  ab1,.:;'\"!?#&*".utf16), Array("  aZ09!?'".utf16),
        ]
        var known = 0
        for round in 0..<6000 {
            let units = Self.text(alphabets[round % 3], 1 + round % 12, &random)
            guard let breaks = PlainText.breaks(units) else { continue }
            known += 1
            #expect(
                breaks == TextBoundaries.lineBreaks(units), "\(String(decoding: units, as: UTF16.self))")
        }
        #expect(known > 3500)
    }

    /// Words shaped one by one have the glyphs of the text shaped in one.
    @Test(arguments: ["Inter", "DejaVu Sans", "Noto Sans", "Noto Serif", FontBook.boxFamily], [400, 700])
    func wordsAreShapedAsInTheText(family: String, weight: Int) throws {
        let book = FontBook(explicitFolders: [])
        var random = SeededGenerator(seed: 9)
        let alphabets = [
            Array("   abcdefghijklmnopqrstuvwxyzAVTWfiffx0123456789,.".utf16),
            Array("   AVa-x>:()[]@+*<=~1".utf16), Array("   ÄÖäéßΩжñ-fi".utf16),
        ]
        for round in 0..<300 {
            let units = Self.text(alphabets[round % 3], 1 + round % 40, &random)
            let text = String(decoding: units, as: UTF16.self)
            guard
                !text.unicodeScalars.contains(where: { !Script(of: $0).isShared && Script(of: $0) != .latin })
            else { continue }
            let font = FontDescription(family: .named(family), size: 1000, weight: weight)
            let face = try book.resolve(font).face
            guard face.covers(text.unicodeScalars) else { continue }
            let whole = face.harfBuzz.shape(
                units, range: 0..<units.count, isRightToLeft: false, script: "Latn", language: "",
                features: [])
            let shaped = try book.shape([TestFonts.run(text, font)], direction: .leftToRight)
            let line = try book.line(shaped, clusters: shaped.clusters.indices)
            #expect(line.pieces.flatMap { $0.glyphs.glyphs.map(\.id) } == whole.map(\.id), "\(text)")
            let width = CGFloat(whole.reduce(0) { $0 + $1.advance }) * face.scale(1000)
            #expect(abs(line.width - width) < 1e-6, "\(text)")
        }
    }

    /// A text of one run is typeset the fast way; cut into two runs of the same style, the general way.
    @Test(arguments: [(0, 0), (0.5, 0), (0, -0.25)])
    func theGeneralWayGivesTheSame(tracking: Double, kerning: Double) throws {
        let book = FontBook.standard
        var random = SeededGenerator(seed: 3)
        let alphabet = Array("   abcdefghijklmnopqrstuvwxyzAVTWfiffx0123456789,.-()/$%!?".utf16)
        let font = FontDescription(family: .system(.default), size: 17)
        func run(_ text: String) -> TextRun {
            TextRun(text: text, font: font, tracking: tracking, kerning: kerning)
        }
        for round in 0..<300 {
            let text = String(decoding: Self.text(alphabet, 2 + round % 30, &random), as: UTF16.self)
            let cut = text.index(text.startIndex, offsetBy: Int.random(in: 1..<text.count, using: &random))
            let fast = try book.shape([run(text)], direction: .natural)
            let slow = try book.shape(
                [run(String(text[..<cut])), run(String(text[cut...]))], direction: .natural)
            #expect(fast.clusters.map(\.utf16Range) == slow.clusters.map(\.utf16Range))
            #expect(fast.clusters.map(\.advance) == slow.clusters.map(\.advance))
            #expect(fast.clusters.map(\.breakAfter) == slow.clusters.map(\.breakAfter))
            #expect(fast.clusters.map(\.isWhitespace) == slow.clusters.map(\.isWhitespace))
            let start = Int.random(in: 0..<text.count, using: &random)
            let range = start..<Int.random(in: start...text.count, using: &random)
            let fastLine = try book.line(fast, clusters: range)
            let slowLine = try book.line(slow, clusters: range)
            #expect(fastLine.width == slowLine.width || abs(fastLine.width - slowLine.width) < 1e-9)
            #expect(
                fastLine.pieces.flatMap { $0.glyphs.glyphs.map(\.id) }
                    == slowLine.pieces.flatMap { $0.glyphs.glyphs.map(\.id) }, "\(text) \(range)")
            #expect(
                fastLine.pieces.map(\.glyphs.text).joined() == slowLine.pieces.map(\.glyphs.text).joined())
        }
    }

    /// Lines are cut from what was measured, whatever was shaped since, and by a book that didn't measure too.
    @Test func linesComeFromTheMeasuredText() throws {
        let shaped = try FontBook.boxOnly.shape(
            [TestFonts.run("mm ii", TestFonts.box(10))], direction: .natural)
        for number in 0..<5000 {
            _ = try FontBook.boxOnly.shape(
                [TestFonts.run("\(number)", TestFonts.box(10))], direction: .natural)
        }
        #expect(try FontBook.boxOnly.line(shaped, clusters: 0..<5).width == 27)
        let other = FontBook(explicitFolders: [], systemFolders: [], fallbackFamilies: [])
        #expect(try other.line(shaped, clusters: 0..<2).width == 18)
        var changed = shaped
        changed.runs[0].text = "ii mm"
        #expect(try FontBook.boxOnly.line(changed, clusters: 0..<2).width == 6)
        #expect(changed != shaped)
    }
}
