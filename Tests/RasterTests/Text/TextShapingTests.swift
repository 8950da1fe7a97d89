import Drawing
import Foundation
import Raster
import Testing

struct TextShapingTests {
    private let book = FontBook.boxOnly

    private func shape(_ text: String) throws -> ShapedText {
        try book.shape([TestFonts.run(text, TestFonts.box(10))], direction: .natural)
    }

    @Test(arguments: [
        ("Layout must wrap", "Layout |must |wrap|"), ("well-known", "well-|known|"), ("a  b", "a  |b|"),
        ("(no break)", "(no |break)|"), ("$5.00 each", "$5.00 |each|"), ("10\u{a0}km", "10\u{a0}km|"),
        ("one\ntwo", "one\n||two|"), ("one\r\ntwo\n", "one\r\n||two\n||"),
        ("a\u{2028}b\u{2029}c", "a\u{2028}||b\u{2029}||c|"),
        ("日本語。文", "日|本|語。|文|"), ("ไทยภาษา", "ไทย|ภาษา|"), ("e\u{301}tre", "e\u{301}tre|"),
        ("（日本）「語」", "（日|本）|「語」|"), ("カッー", "カッー|"), ("한국어 단어", "한|국|어 |단|어|"),
        ("ខ្ញុំស្រលាញ់", "ខ្ញុំ|ស្រលាញ់|"), ("नमस्ते दुनिया", "नमस्ते |दुनिया|"), ("مرحبا بالعالم", "مرحبا |بالعالم|"),
        ("soft\u{ad}hyphen", "soft\u{ad}|hyphen|"), ("a\u{2060}b", "a\u{2060}b|"), ("a/b c", "a/|b |c|"),
        ("x\u{b}y\u{c}z\u{85}w", "x\u{b}||y\u{c}||z\u{85}||w|"), ("tab\tstop", "tab\t|stop|"),
        ("zero\u{200b}width", "zero\u{200b}|width|"), ("", ""),
    ])
    func breakOpportunities(text: String, expected: String) throws {
        #expect(try shape(text).marked == expected)
    }

    @Test(arguments: [
        ("👨‍👩‍👧x", [8, 1]), ("🇩🇪🇫🇷", [4, 4]), ("e\u{301}a", [2, 1]), ("\r\n\n", [2, 1]), ("हिन्दी", [2, 4]), ("각", [1]),
    ])
    func clustersAreGraphemes(text: String, expected: [Int]) throws {
        #expect(try shape(text).clusters.map(\.utf16Range.count) == expected)
    }

    @Test func newlinesHaveNoAdvanceAndNoGlyph() throws {
        let shaped = try shape("ab\r\ncd")
        #expect(shaped.clusters.map(\.advance) == [6, 6, 0, 6, 6])
        #expect(shaped.clusters.map(\.isNewline) == [false, false, true, false, false])
        let line = try book.line(shaped, clusters: 0..<3)
        #expect(line.pieces.map(\.glyphs.text) == ["ab"])
        #expect(line.width == 12)
    }

    @Test func whitespaceHangsButNoBreakSpacesDoNot() throws {
        let flags = try shape("a \u{a0}\u{202f}\t\u{3000}").clusters.map(\.isWhitespace)
        #expect(flags == [false, true, false, false, true, true])
    }

    @Test func aTabIsASpaceAndOtherControlsAreNothing() throws {
        let shaped = try shape("a\t\u{1}\u{7f}\u{9f}b")
        #expect(shaped.clusters.map(\.advance) == [6, 3, 0, 0, 0, 6])
        #expect(try book.line(shaped, clusters: 0..<6).width == 15)
    }

    /// Seen only where it ends a line inside of a paragraph: the box font's hyphen is 6 wide.
    @Test func softHyphens() throws {
        let shaped = try shape("ab\u{ad}cd\u{ad}\nא\u{ad}ב")
        #expect(shaped.clusters.map(\.advance) == [6, 6, 0, 6, 6, 0, 0, 6, 0, 6])
        #expect(shaped.clusters.map(\.hyphenAdvance) == [0, 0, 6, 0, 0, 6, 0, 0, 6, 0])
        #expect(try book.line(shaped, clusters: 0..<6).width == 24)
        let cut = try book.line(shaped, clusters: 0..<3)
        #expect(cut.width == 18)
        #expect(cut.pieces.map(\.x) == [0, 12])
        #expect(cut.pieces.last?.glyphs.text == "\u{2010}")
        // The paragraph ends there: nothing to be seen.
        #expect(try book.line(shaped, clusters: 3..<6).width == 12)
        let right = try book.line(shaped, clusters: 7..<9)
        #expect(right.pieces.map(\.x) == [0, 6])
        #expect(right.pieces.first?.glyphs.text == "\u{2010}")
    }

    @Test func noRunsAndEmptyRuns() throws {
        #expect(try book.shape([], direction: .natural).clusters.isEmpty)
        let shaped = try book.shape(
            [TestFonts.run("", TestFonts.box(10)), TestFonts.run("a", TestFonts.box(20))], direction: .natural
        )
        #expect(shaped.clusters.map(\.run) == [1])
        #expect(shaped.clusters.map(\.advance) == [12])
        #expect(try book.line(shaped, clusters: 0..<0) == ShapedLine(pieces: [], width: 0))
        #expect(try book.line(shaped, clusters: -3..<99).width == 12)
    }

    @Test func trackingAndKerningFollowEachClusterThatShows() throws {
        let run = TestFonts.run("ab\u{200f}c", TestFonts.box(10), tracking: 1, kerning: 0.5)
        let shaped = try book.shape([run], direction: .leftToRight)
        #expect(shaped.clusters.map(\.advance) == [7.5, 7.5, 0, 7.5])
        let line = try book.line(shaped, clusters: 0..<2)
        #expect(line.pieces[0].glyphs.glyphs.map(\.position.x) == [0, 7.5])
        #expect(line.width == 15)
    }

    @Test func runsKeepTheirSizesAndClusters() throws {
        let shaped = try book.shape(
            [TestFonts.run("ab", TestFonts.box(10)), TestFonts.run("cd", TestFonts.box(20))],
            direction: .natural)
        #expect(shaped.clusters.map(\.advance) == [6, 6, 12, 12])
        #expect(shaped.clusters.map(\.run) == [0, 0, 1, 1])
        #expect(shaped.clusters.map(\.utf16Range) == [0..<1, 1..<2, 2..<3, 3..<4])
        let line = try book.line(shaped, clusters: 1..<4)
        #expect(line.pieces.map(\.x) == [0, 6])
        #expect(line.pieces.map(\.run) == [0, 1])
        #expect(line.pieces.map(\.glyphs.text) == ["b", "cd"])
    }

    @Test func aMarkBelongsToTheRunOfItsBase() throws {
        let shaped = try book.shape(
            [TestFonts.run("e", TestFonts.box(10)), TestFonts.run("\u{301}x", TestFonts.box(20))],
            direction: .natural)
        #expect(shaped.clusters.map(\.run) == [0, 1])
        #expect(shaped.clusters.map(\.advance) == [6, 12])
    }

    /// DejaVu Sans has the ligature "ffi".
    @Test func ligaturesAreSplitEvenly() throws {
        let dejaVu = FontDescription(family: .named("DejaVu Sans"), size: 2048)
        let book = FontBook.standard
        let shaped = try book.shape([TestFonts.run("office", dejaVu)], direction: .natural)
        let line = try book.line(shaped, clusters: 0..<6)
        #expect(line.pieces[0].glyphs.glyphs.count == 4)
        #expect(shaped.clusters[1].advance == shaped.clusters[2].advance)
        #expect(shaped.clusters[2].advance == shaped.clusters[3].advance)
        #expect(abs(shaped.width - line.width) < 1e-9)

        let tracked = try book.shape([TestFonts.run("office", dejaVu, tracking: 0.25)], direction: .natural)
        #expect(try book.line(tracked, clusters: 0..<6).pieces[0].glyphs.glyphs.count == 6)
        let kerned = try book.shape([TestFonts.run("office", dejaVu, kerning: 0.25)], direction: .natural)
        #expect(try book.line(kerned, clusters: 0..<6).pieces[0].glyphs.glyphs.count == 4)
        #expect(abs(kerned.width - shaped.width - 1.5) < 1e-9)
        // A line that ends inside the ligature is shaped anew, with single letters.
        let cut = try book.line(shaped, clusters: 0..<3).pieces[0].glyphs
        #expect(cut.text == "off")
        #expect(cut.glyphs.count == 2)
    }

    @Test func featuresAreSwitched() throws {
        var font = FontDescription(family: .system(.default), size: 100)
        let plain = try FontBook.standard.shape([TestFonts.run("111", font)], direction: .natural)
        font.features = ["tnum": 1, "not a tag": 1]
        let tabular = try FontBook.standard.shape([TestFonts.run("111", font)], direction: .natural)
        let zeros = try FontBook.standard.shape([TestFonts.run("000", font)], direction: .natural)
        #expect(tabular.width == zeros.width)
        #expect(plain.width < tabular.width)
    }

    @Test func linesOfAParagraphAddUp() throws {
        let font = FontDescription(family: .system(.default), size: 17)
        let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 40)
        let shaped = try FontBook.standard.shape([TestFonts.run(text, font)], direction: .natural)
        var start = 0
        for (index, cluster) in shaped.clusters.enumerated() where cluster.breakAfter != .prohibited {
            let line = try FontBook.standard.line(shaped, clusters: start..<index + 1)
            let sum = shaped.clusters[start...index].reduce(0) { $0 + $1.advance }
            #expect(abs(line.width - sum) < 0.2)
            start = index + 1
        }
        #expect(start == shaped.clusters.count)
    }
}
