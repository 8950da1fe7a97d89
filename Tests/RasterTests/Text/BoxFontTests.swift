import Drawing
import Foundation
import Raster
import Testing

/// The box font keeps its promises: the numbers that layout tests compute with.
struct BoxFontTests {
    private let book = FontBook.boxOnly

    private func width(_ text: String) throws -> CGFloat {
        try book.shape([TestFonts.run(text, TestFonts.box(1000))], direction: .leftToRight).width
    }

    @Test func metrics() throws {
        let metrics = try book.metrics(of: TestFonts.box(1000))
        #expect(metrics.ascent == 800)
        #expect(metrics.descent == 200)
        #expect(metrics.leading == 0)
        #expect(metrics.capHeight == 700)
        #expect(metrics.xHeight == 500)
        #expect(metrics.underlineOffset == 125)
        #expect(metrics.underlineThickness == 50)
    }

    @Test(
        arguments: [
            (" \u{a0}\u{2009}\u{202f}il.,'|!", 300), ("mwMW…", 900),
            ("abcdefghjknopqrstuvxyzABCDEFGHIJKLNOPQRSTUVXYZ0123456789\"#$%&()*+-/:;<=>?@[\\]^_`{}~", 600),
            ("éÄßΩλЖя☃", 600), ("אבתמ", 600),
        ] as [(String, CGFloat)])
    func advances(characters: String, expected: CGFloat) throws {
        for character in characters {
            #expect(try width(String(character)) == expected, "\(character)")
        }
    }

    @Test func theScriptStillMakesIt() throws {
        let script = Process()
        script.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        script.arguments = [
            "python3", TestFonts.root.appendingPathComponent("Scripts/make-box-font").path, "--check",
        ]
        try script.run()
        script.waitUntilExit()
        #expect(script.terminationStatus == 0)
    }

    @Test func nothingKernsOrJoins() throws {
        #expect(try width("AVAToffice") == 10 * 600 - 300)
        #expect(try width("e\u{301}e") == 1200)
        #expect(try width("b\u{308}") == 600)
    }

    @Test func everyDesignIsTheBoxFont() throws {
        for design in [FontDescription.Design.default, .serif, .rounded, .monospaced] {
            let font = FontDescription(family: .system(design), size: 10)
            #expect(try book.face(for: font).name == "PixelDiffBox-Regular")
        }
    }

    @Test(
        arguments: [
            ("x", 50, 0, 550, 500), ("H", 50, 0, 550, 700), ("g", 50, -200, 550, 500), ("i", 50, 0, 250, 700),
            ("W", 50, 0, 850, 700), ("d", 50, 0, 550, 700),
        ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
    func outlines(text: String, left: CGFloat, bottom: CGFloat, right: CGFloat, top: CGFloat) throws {
        let shaped = try book.shape([TestFonts.run(text, TestFonts.box(1))], direction: .leftToRight)
        let run = try #require(book.line(shaped, clusters: 0..<1).pieces.first?.glyphs)
        let outline = try book.outline(run.glyphs[0].id, face: run.face)
        #expect(outline.unitsPerEm == 1000)
        #expect(
            outline.path.elements == [
                .move(to: CGPoint(x: left, y: bottom)), .line(to: CGPoint(x: left, y: top)),
                .line(to: CGPoint(x: right, y: top)), .line(to: CGPoint(x: right, y: bottom)),
                .line(to: CGPoint(x: left, y: bottom)), .closeSubpath,
            ])
    }

    @Test func spaceIsEmptyAndMissingIsAFrame() throws {
        let shaped = try book.shape([TestFonts.run(" \u{10FFFD}", TestFonts.box(1))], direction: .leftToRight)
        let run = try #require(book.line(shaped, clusters: 0..<2).pieces.last?.glyphs)
        #expect(run.glyphs.last?.id == 0)
        #expect(try book.outline(0, face: run.face).path.elements.filter { $0 == .closeSubpath }.count == 2)
        let space = try book.line(shaped, clusters: 0..<1).pieces[0].glyphs.glyphs[0].id
        #expect(try book.outline(space, face: run.face).path.isEmpty)
    }
}
