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

    /// Pictures where Unicode says emoji, a colour font where it is asked for, plain glyphs where those are.
    @Test(
        .enabled(if: EmojiFont.isInstalled),
        arguments: [
            ("😀", true), ("👍🏽", true), ("🇩🇪", true), ("👨‍👩‍👧", true), ("❤\u{fe0f}", true),
            ("1\u{fe0f}\u{20e3}", true),
            ("🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", true),
            ("❤", false), ("❤\u{fe0e}", false), ("☺", false), ("1", false), ("#", false), ("©", false),
            ("\u{e9}", false),
        ])
    func emojiPresentation(text: String, isColored: Bool) throws {
        let faces = try faces(text)
        #expect(faces.count == 1)
        #expect((faces.first == "NotoColorEmoji") == isColored)
        let font = FontDescription(family: .system(.default), size: 17)
        let shaped = try FontBook.standard.shape([TestFonts.run(text, font)], direction: .natural)
        // One cluster, one glyph: sequences, flags and skin tones are the font's ligatures.
        #expect(shaped.clusters.count == 1)
        if isColored {
            let line = try FontBook.standard.line(shaped, clusters: 0..<1)
            #expect(line.pieces[0].glyphs.glyphs.filter { $0.id != 0 }.count == 1)
            #expect(abs(line.width - 17 * 2550 / 2048) < 1e-9)
        }
    }

    /// Every sample of the picture sheet has its glyphs: none is a box.
    @Test(.enabled(if: EmojiFont.isInstalled), arguments: ScriptSamples.all.map(\.name))
    func samplesAreComplete(name: String) throws {
        let sample = try #require(ScriptSamples.all.first { $0.name == name })
        let font = FontDescription(family: .system(.default), size: 17)
        let shaped = try FontBook.standard.shape(
            [TestFonts.run(sample.text, font)], direction: sample.isRightToLeft ? .rightToLeft : .leftToRight)
        let line = try FontBook.standard.line(shaped, clusters: shaped.clusters.indices)
        for piece in line.pieces {
            #expect(
                !piece.glyphs.glyphs.contains { $0.id == 0 },
                "\(piece.glyphs.text) in \(piece.glyphs.face.name)")
        }
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
