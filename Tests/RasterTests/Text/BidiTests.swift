import Drawing
import Foundation
import Raster
import Testing

/// Order of lines with text in both directions, after the examples of UAX 9.
struct BidiTests {
    private let book = FontBook.boxOnly

    /// The line's characters from left to right, told by their glyph numbers.
    private func visual(_ text: String, _ direction: TextDirection, clusters: Range<Int>? = nil) throws
        -> String
    {
        let shaped = try book.shape([TestFonts.run(text, TestFonts.box(10))], direction: direction)
        var letters: [UInt32: Character] = [:]
        for character in text + "()<>" {
            letters[try glyph(String(character))] = character
        }
        let line = try book.line(shaped, clusters: clusters ?? shaped.clusters.indices)
        let glyphs = line.pieces.flatMap { piece in
            piece.glyphs.glyphs.map { (x: piece.x + $0.position.x, id: $0.id) }
        }
        #expect(glyphs.map(\.x) == glyphs.map(\.x).sorted())
        return String(glyphs.map { letters[$0.id] ?? "?" })
    }

    private func glyph(_ character: String) throws -> UInt32 {
        let shaped = try book.shape([TestFonts.run(character, TestFonts.box(10))], direction: .leftToRight)
        return try #require(book.line(shaped, clusters: 0..<1).pieces.first?.glyphs.glyphs.first?.id)
    }

    @Test(arguments: [
        ("abc", TextDirection.natural, "abc"),
        ("שלום", .natural, "םולש"),
        ("car אבג end", .leftToRight, "car גבא end"),
        ("car אבג end", .rightToLeft, "end גבא car"),
        ("אבג car דהו", .natural, "והד car גבא"),
        ("אב 12 גד", .natural, "דג 12 בא"),
        ("a (אב) b", .leftToRight, "a (בא) b"),
        ("אב (גד) הו", .natural, "וה (דג) בא"),
        ("a < b", .leftToRight, "a < b"),
        ("א < ב", .natural, "ב > א"),
        ("hello!", .rightToLeft, "!hello"),
        ("\u{202e}abc\u{202c}", .leftToRight, "cba"),
    ])
    func order(text: String, direction: TextDirection, expected: String) throws {
        #expect(
            try visual(text, direction).filter { !"\u{202e}\u{202c}".contains($0) } == expected)
    }

    /// Isolates keep what is around them out, embeddings don't. Seen without spaces: controls are drawn as spaces of no
    /// width.
    @Test(arguments: [
        ("a \u{2067}אב 1\u{2069} 2", TextDirection.leftToRight, "a 1 בא 2"),
        ("א \u{2066}a b\u{2069} ב", .natural, "ב a b א"),
        ("\u{2068}אב\u{2069} a", .leftToRight, "בא a"),
        ("\u{202b}a א\u{202c} b", .leftToRight, "א a b"),
        ("א\u{200e}!", .leftToRight, "א!"), ("a\u{200f}!", .leftToRight, "a!"),
        ("א 1-2 ב", .natural, "ב 1-2 א"), ("א 5% ב", .natural, "ב 5% א"),
    ])
    func isolates(text: String, direction: TextDirection, expected: String) throws {
        let controls = "\u{202b}\u{202c}\u{2066}\u{2067}\u{2068}\u{2069}\u{200e}\u{200f} "
        #expect(
            try visual(text, direction).filter { !controls.contains($0) } == expected.filter { $0 != " " })
    }

    @Test func levelsFollowTheParagraph() throws {
        let shaped = try book.shape(
            [TestFonts.run("abc\nאבג\n12", TestFonts.box(10))], direction: .natural)
        #expect(shaped.clusters.map(\.level) == [0, 0, 0, 0, 1, 1, 1, 1, 0, 0])
    }

    @Test func whiteSpaceAtALinesEndGoesToTheParagraphsSide() throws {
        // "אב גד" broken after the first word: in a left-to-right paragraph the space stays at the right.
        #expect(try visual("a אב גד", .leftToRight, clusters: 0..<5) == "a בא ")
        #expect(try visual("אב ab cd", .rightToLeft, clusters: 0..<6) == " ab בא")
    }

    @Test func trackingStandsOnTheLeftOfRightToLeftClusters() throws {
        let shaped = try book.shape(
            [TestFonts.run("אב", TestFonts.box(10), tracking: 2)], direction: .natural)
        let line = try book.line(shaped, clusters: 0..<2)
        #expect(line.width == 16)
        #expect(line.pieces[0].glyphs.glyphs.map(\.position.x) == [2, 10])
    }

    @Test func runsOfALineArePiecesInVisualOrder() throws {
        let runs = ["ab ", "אב", "גד"].map { TestFonts.run($0, TestFonts.box(10)) }
        let shaped = try book.shape(runs, direction: .leftToRight)
        let line = try book.line(shaped, clusters: 0..<7)
        #expect(line.pieces.map(\.run) == [0, 2, 1])
        #expect(line.pieces.map(\.x) == [0, 15, 27])
        #expect(line.pieces.map(\.glyphs.text) == ["ab ", "גד", "אב"])
    }
}
