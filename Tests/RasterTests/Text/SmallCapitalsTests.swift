import Drawing
import Foundation
import Raster
import Testing

/// The box font has no small capitals, and each of its letters is 0.6 of the size wide.
struct SmallCapitalsTests {
    private let book = FontBook.boxOnly

    private func font(_ features: [String], _ family: String = FontBook.boxFamily) -> FontDescription {
        FontDescription(
            family: .named(family), size: 10,
            features: Dictionary(uniqueKeysWithValues: features.map { ($0, 1) }))
    }

    private func isNear(_ values: [CGFloat], _ expected: [CGFloat]) -> Bool {
        values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test(
        arguments: [
            (["smcp"], [4.2, 6, 6, 3, 4.2]), (["c2sc"], [6, 4.2, 6, 3, 6]),
            (["smcp", "c2sc"], [4.2, 4.2, 6, 3, 4.2]),
            ([], [6, 6, 6, 3, 6]),
        ] as [([String], [CGFloat])])
    func lettersAskedForAreSmaller(features: [String], expected: [CGFloat]) throws {
        let shaped = try book.shape([TestFonts.run("aB1 c", font(features))], direction: .natural)
        #expect(isNear(shaped.clusters.map(\.advance), expected))
        let line = try book.line(shaped, clusters: 0..<5)
        #expect(abs(line.width - expected.reduce(0, +)) < 1e-9)
    }

    @Test func theirGlyphsAreTheCapitalsAtASmallerSize() throws {
        let plain = try book.shape([TestFonts.run("ABC", font([]))], direction: .natural)
        let capitals = try book.line(plain, clusters: 0..<3).pieces[0].glyphs.glyphs.map(\.id)
        let shaped = try book.shape([TestFonts.run("Abc", font(["smcp"]))], direction: .natural)
        let pieces = try book.line(shaped, clusters: 0..<3).pieces
        #expect(pieces.map(\.glyphs.size) == [10, 7])
        #expect(pieces.flatMap { $0.glyphs.glyphs.map(\.id) } == capitals)
        #expect(pieces.map(\.glyphs.text) == ["A", "bc"])
        #expect(pieces.map(\.x) == [0, 6])
    }

    /// One cluster, two capitals; lines are cut beside it as beside any other.
    @Test func lettersWithSeveralCapitals() throws {
        let text = "a\u{df}\u{df}b"
        let shaped = try book.shape([TestFonts.run(text, font(["smcp"]))], direction: .natural)
        #expect(isNear(shaped.clusters.map(\.advance), [4.2, 8.4, 8.4, 4.2]))
        let line = try book.line(shaped, clusters: 1..<3)
        let glyphs = try #require(line.pieces.first?.glyphs)
        #expect(glyphs.glyphs.count == 4)
        #expect(glyphs.glyphs[0].id == glyphs.glyphs[1].id)
        #expect(glyphs.text == "\u{df}\u{df}")
        #expect(abs(line.width - 16.8) < 1e-9)
    }

    @Test func trackingStaysAsItIs() throws {
        let run = TestFonts.run("aB", font(["smcp"]), tracking: 1)
        let shaped = try book.shape([run], direction: .natural)
        #expect(isNear(shaped.clusters.map(\.advance), [5.2, 7]))
    }

    @Test func marksStayOnTheirLetters() throws {
        let shaped = try book.shape([TestFonts.run("e\u{301}E\u{301}", font(["smcp"]))], direction: .natural)
        #expect(isNear(shaped.clusters.map(\.advance), [4.2, 6]))
    }

    /// Inter as Debian has it lacks both features, Noto Sans has them.
    @Test func aFontsOwnComeFirst() throws {
        let book = FontBook.standard
        for (family, isSynthetic) in [("Inter", true), ("Noto Sans", false)] {
            let font = font(["smcp", "c2sc"], family)
            let shaped = try book.shape([TestFonts.run("Title", font)], direction: .natural)
            let pieces = try book.line(shaped, clusters: 0..<5).pieces
            #expect(pieces.map(\.glyphs.size) == [isSynthetic ? 7 : 10], "\(family)")
            let plain = try book.shape([TestFonts.run("TITLE", self.font([], family))], direction: .natural)
            let capitals = try book.line(plain, clusters: 0..<5).pieces[0].glyphs.glyphs
            #expect((pieces[0].glyphs.glyphs.map(\.id) == capitals.map(\.id)) == isSynthetic, "\(family)")
        }
    }

    /// Kerning included.
    @Test func advancesAreThoseOfSmallerCapitals() throws {
        let book = FontBook.standard
        func advances(_ text: String, _ font: FontDescription) throws -> [CGFloat] {
            try book.shape([TestFonts.run(text, font)], direction: .natural).clusters.map(\.advance)
        }
        var smaller = font([], "Inter")
        smaller.size = 7
        #expect(isNear(try advances("wave", font(["smcp"], "Inter")), try advances("WAVE", smaller)))
    }
}
