import Drawing
import Foundation
import Raster
import Testing

/// Joining letters, in DejaVu Sans.
struct ArabicTests {
    private let book = FontBook.standard

    private func font(_ size: CGFloat) -> FontDescription {
        FontDescription(family: .named("DejaVu Sans"), size: size)
    }

    private func glyphs(_ runs: [TextRun], clusters: Range<Int>? = nil) throws -> [UInt32] {
        let shaped = try book.shape(runs, direction: .natural)
        return try book.line(shaped, clusters: clusters ?? shaped.clusters.indices).pieces
            .flatMap { $0.glyphs.glyphs.map(\.id) }
    }

    @Test func lettersJoinAcrossRuns() throws {
        let whole = try glyphs([TestFonts.run("بيت", font(20))])
        #expect(whole.count == 3)
        #expect(try glyphs([TestFonts.run("ب", font(20)), TestFonts.run("يت", font(20))]) == whole)
        // Of another size the pieces are shaped apart, but see each other.
        #expect(try glyphs([TestFonts.run("ب", font(20)), TestFonts.run("يت", font(30))]) == whole)
        let alone = try ["ب", "ي", "ت"].reversed().flatMap { try glyphs([TestFonts.run($0, font(20))]) }
        #expect(alone != whole)
    }

    @Test func piecesOfRunsKeepTheirText() throws {
        let shaped = try book.shape(
            [TestFonts.run("ب", font(20)), TestFonts.run("يت", font(20))], direction: .natural)
        let line = try book.line(shaped, clusters: 0..<3)
        #expect(line.pieces.map(\.glyphs.text) == ["يت", "ب"])
        #expect(line.pieces.map(\.run) == [1, 0])
        #expect(abs(line.width - shaped.width) < 1e-9)
    }

    @Test func lettersCutFromTheirWordDoNotJoin() throws {
        let isolated = try glyphs([TestFonts.run("ب", font(20))])
        #expect(try glyphs([TestFonts.run("بيت", font(20))], clusters: 0..<1) == isolated)
    }

    @Test func lamAlefIsOneGlyphForTwoClusters() throws {
        let shaped = try book.shape([TestFonts.run("لا", font(2048))], direction: .natural)
        #expect(shaped.clusters.count == 2)
        #expect(shaped.clusters[0].advance == shaped.clusters[1].advance)
        #expect(try book.line(shaped, clusters: 0..<2).pieces[0].glyphs.glyphs.count == 1)
    }

    @Test func mixedLine() throws {
        let shaped = try book.shape(
            [TestFonts.run("Total: مرحبا 123 שלום!", font(20))], direction: .leftToRight)
        let line = try book.line(shaped, clusters: shaped.clusters.indices)
        #expect(line.pieces.map(\.glyphs.text) == ["Total: ", "שלום", " ", "123", "مرحبا ", "!"])
    }
}
