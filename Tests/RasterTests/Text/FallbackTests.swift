import Drawing
import Foundation
import Raster
import Testing

struct FallbackTests {
    private func faces(_ text: String, book: FontBook = .standard, weight: Int = 400) throws -> [String] {
        let font = FontDescription(family: .system(.default), size: 17, weight: weight)
        let shaped = try book.shape([TestFonts.run(text, font)], direction: .leftToRight)
        return try book.line(shaped, clusters: shaped.clusters.indices).pieces.map(\.glyphs.face.name)
    }

    @Test(arguments: [
        ("abc", ["Inter-Regular"]), ("a ש", ["Inter-Regular", "DejaVuSans"]),
        ("ไทย", ["NotoSansThai-Regular"]), ("हिन्दी", ["NotoSansDevanagari-Regular"]),
        ("a\u{200d}\u{fe0f}b", ["Inter-Regular"]), ("\u{10FFFD}", ["Inter-Regular"]),
    ])
    func firstFaceThatHasTheCharacter(text: String, expected: [String]) throws {
        #expect(try faces(text) == expected)
    }

    @Test func fallbackHasTheWeight() throws {
        #expect(try faces("ไทย", weight: 700) == ["NotoSansThai-Bold"])
    }

    @Test func missingCharactersAreBoxesOneAGrapheme() throws {
        let font = FontDescription(family: .system(.default), size: 17)
        let book = FontBook(explicitFolders: [], fallbackFamilies: [])
        let shaped = try book.shape([TestFonts.run("👨‍👩‍👧ก", font)], direction: .natural)
        let run = try #require(book.line(shaped, clusters: 0..<2).pieces.first?.glyphs)
        #expect(run.glyphs.map(\.id) == [0, 0])
        let box = try book.outline(0, face: run.face)
        #expect(!box.path.isEmpty)
        #expect(
            shaped.clusters.map(\.advance) == Array(repeating: box.advance * 17 / box.unitsPerEm, count: 2))
    }

    @Test func aRegisteredFontHelpsOut() throws {
        let book = FontBook(
            explicitFolders: [], systemFolders: [], systemFamilies: .init(all: FontBook.boxFamily),
            fallbackFamilies: ["None"])
        #expect(try faces("ก", book: book) == ["PixelDiffBox-Regular"])
        try book.register(file: "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf")
        #expect(try faces("ก", book: book) == ["NotoSansThai-Regular"])
    }
}
