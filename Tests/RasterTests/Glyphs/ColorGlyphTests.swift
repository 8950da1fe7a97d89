import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

/// Colour glyphs on the box font, whose "A" is a box from (50, 0) to (550, 700) of 1000 units, "i" one from 50 to
/// 250. At 100 pixels an em a pixel is 10 units; the baseline is at row 80, the pen at column 10.
struct ColorGlyphTests {
    private static let entries = [
        (255, 0, 0, 255), (0, 0, 255, 255), (0, 255, 0, 128), (255, 255, 255, 255),
    ]
    private let box = glyph("A")
    private let narrow = glyph("i")

    private static func glyph(_ letter: String) -> Int {
        let shaped = try? FontBook.boxOnly.shape(
            [TestFonts.run(letter, TestFonts.box(10))], direction: .natural)
        let line = shaped.flatMap { try? FontBook.boxOnly.line($0, clusters: 0..<1) }
        return Int(line?.pieces.first?.glyphs.glyphs.first?.id ?? 0)
    }

    /// "A" drawn with a COLR table.
    private func draw(
        _ table: [UInt8], paint: Paint = .solid(.black), size: CGFloat = 100, x: CGFloat = 10,
        y: CGFloat = 80,
        effects: [Effect] = [], text: String = "A"
    ) throws -> Bitmap {
        let book = FontBook(explicitFolders: [], systemFolders: [], fallbackFamilies: [])
        let font = FontAssembly.box(adding: ["COLR": table, "CPAL": ColorTables.palette(Self.entries)])
        try book.register(data: font, name: "colors.ttf")
        let named = FontDescription(family: .named(FontBook.boxFamily), size: size)
        let shaped = try book.shape([TestFonts.run(text, named)], direction: .leftToRight)
        let run = try #require(try book.line(shaped, clusters: shaped.clusters.indices).pieces.first?.glyphs)
        let item = DisplayItem.Content.glyphs(run, origin: CGPoint(x: x, y: y), paint)
        let list = DisplayList(
            size: CGSize(width: 80, height: 100), scale: 1, items: items(.group(effects, items(item))))
        let bitmap = try Rasterizer(fonts: book).bitmap(of: list)
        #expect(try DrawingRecording(of: list, glyphs: book).reopened().bitmap() == bitmap)
        return bitmap
    }

    private func near(_ pixel: RGBA8, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Int, within: Int = 1)
        -> Bool
    {
        abs(Int(pixel.red) - red) <= within && abs(Int(pixel.green) - green) <= within
            && abs(Int(pixel.blue) - blue) <= within && abs(Int(pixel.alpha) - alpha) <= within
    }

    private func version1(_ paint: ColorTables.Paint, layers: [ColorTables.Paint] = []) -> [UInt8] {
        ColorTables.version1([(box, paint)], layers: layers)
    }

    @Test func layersOfVersion0() throws {
        let bitmap = try draw(ColorTables.version0(box, [(box, 0), (narrow, 1)]))
        #expect(near(bitmap[20, 40], 0, 0, 255, 255))
        #expect(near(bitmap[50, 40], 255, 0, 0, 255))
        #expect(bitmap[12, 40].alpha == 0 && bitmap[66, 40].alpha == 0 && bitmap[20, 81].alpha == 0)
        // From column 15 to 65, from row 10 to 80.
        #expect((0..<80).filter { bitmap[$0, 40].alpha == 255 } == Array(15..<65))
        #expect((0..<100).filter { bitmap[50, $0].alpha == 255 } == Array(10..<80))
    }

    /// 0xFFFF is the text's colour; the opacity of the text's colour is that of all.
    @Test func theTextsOwnColor() throws {
        let green = Paint.solid(ResolvedColor(red: 0, green: 1, blue: 0, opacity: 0.5))
        let bitmap = try draw(ColorTables.version0(box, [(box, 0), (narrow, 0xFFFF)]), paint: green)
        #expect(near(bitmap[20, 40], 0, 128, 0, 128))
        #expect(near(bitmap[50, 40], 128, 0, 0, 128))
    }

    @Test func groupsDrawItAsOne() throws {
        let bitmap = try draw(ColorTables.version0(box, [(box, 0), (narrow, 1)]), effects: [.opacity(0.5)])
        #expect(near(bitmap[20, 40], 0, 0, 128, 128))
        #expect(near(bitmap[50, 40], 128, 0, 0, 128))
    }

    @Test func glyphsWithoutColorsAreOutlines() throws {
        let table = ColorTables.version0(narrow, [(narrow, 0)])
        let bitmap = try draw(table, paint: .solid(ResolvedColor(0, 0, 255)))
        #expect(near(bitmap[50, 40], 0, 0, 255, 255))
    }

    @Test func solidAndTransforms() throws {
        // The narrow box, turned by 90 degrees about (150, 350): from -200 to 500 sideways, from 250 to 450 up.
        let turned = ColorTables.Paint.rotate(.glyph(narrow, .solid(0, 0.5)), 90, x: 150, y: 350)
        let bitmap = try draw(version1(.translate(turned, 150, 100)))
        #expect((0..<80).filter { bitmap[$0, 40].alpha > 0 } == Array(5..<75))
        #expect((0..<100).filter { bitmap[40, $0].alpha > 0 } == Array(25..<45))
        #expect(near(bitmap[40, 40], 128, 0, 0, 128))
        let scaled = try draw(version1(.scale(.glyph(narrow, .solid(1, 1)), 1, 0.5)))
        #expect((0..<80).filter { scaled[$0, 60].alpha == 255 } == Array(15..<35))
        #expect((0..<100).filter { scaled[30, $0].alpha == 255 } == Array(45..<80))
        let moved = ColorTables.Paint.transform(.glyph(narrow, .solid(1, 1)), [1, 0, 0, 1, 100, -100])
        #expect(try (0..<80).filter { try draw(version1(moved))[$0, 60].alpha == 255 } == Array(25..<45))
        // 45 degrees in x: to the left by as much as a point is high.
        let skewed = try draw(version1(.skew(.glyph(narrow, .solid(1, 1)), -45, 0)))
        #expect(near(skewed[10 + 5 + 20 + 2, 59], 0, 0, 255, 255))
        #expect(skewed[16, 59].alpha == 0)
    }

    @Test(arguments: [0, 1, 2])
    func linearGradient(extend: Int) throws {
        let line = ColorTables.Line(extend: extend, stops: [(0, 0, 1), (1, 1, 1)])
        // From 150 to 250 across.
        let bitmap = try draw(
            version1(.glyph(box, .linear(line, [150, 0, 250, 0, 150, 100]))))
        for column in 15..<65 {
            let location = (Double(column - 10) * 10 + 5 - 150) / 100
            let place =
                switch extend {
                case 0: min(max(location, 0), 1)
                case 1: location - location.rounded(.down)
                default: 1 - abs(location - 2 * (location / 2).rounded(.down) - 1)
                }
            let red = Int((255 * (1 - place)).rounded())
            #expect(near(bitmap[column, 40], red, 0, 255 - red, 255), "column \(column)")
        }
    }

    /// p2 turns the lines of one colour: here they run along the diagonal.
    @Test func rotatedLinearGradient() throws {
        let line = ColorTables.Line(stops: [(0, 0, 1), (1, 1, 1)])
        let bitmap = try draw(version1(.glyph(box, .linear(line, [100, 0, 500, 0, 300, 200]))))
        // (x - 100 - y) / 400.
        for (column, row) in [(30, 75), (40, 70), (60, 60), (64, 50)] {
            let (x, y) = (Double(column - 10) * 10 + 5, Double(80 - row) * 10 - 5)
            let red = Int((255 * (1 - min(max((x - 100 - y) / 400, 0), 1))).rounded())
            #expect(near(bitmap[column, row], red, 0, 255 - red, 255), "\(column), \(row)")
        }
    }

    /// Against the definition: the last of many circles that has the pixel inside, painted in order.
    @Test func radialGradientBetweenTwoCircles() throws {
        let line = ColorTables.Line(stops: [(0, 0, 1), (1, 1, 1)])
        let bitmap = try draw(version1(.glyph(box, .radial(line, [250, 350, 50, 300, 400, 200]))))
        for (column, row) in [(35, 45), (42, 38), (50, 40), (36, 30), (60, 12), (20, 70), (34, 46)] {
            let (x, y) = (Double(column - 10) * 10 + 5, Double(80 - row) * 10 - 5)
            var found: Double?
            for step in stride(from: -400, through: 8000, by: 1) {
                let t = Double(step) / 2000
                let (cx, cy, radius) = (250 + 50 * t, 350 + 50 * t, 50 + 150 * t)
                let distance = ((x - cx) * (x - cx) + (y - cy) * (y - cy)).squareRoot()
                if radius >= 0, distance >= radius - 0.1, distance <= radius + 0.1 { found = t }
            }
            let red = Int((255 * (1 - min(max(found ?? 0, 0), 1))).rounded())
            #expect(near(bitmap[column, row], red, 0, 255 - red, 255, within: 3), "\(column), \(row)")
        }
    }

    @Test func sweepGradient() throws {
        let line = ColorTables.Line(stops: [(0, 0, 1), (1, 1, 1)])
        let bitmap = try draw(
            version1(.glyph(box, .sweep(line, x: 300, y: 350, from: 0, to: 360 - 1.0 / 64))))
        // The centre is at column 40, row 45; counterclockwise from the right.
        for (column, row, turn) in [(60, 44, 0.004), (40, 20, 0.247), (20, 45, 0.504), (40, 70, 0.753)] {
            let red = Int((255 * (1 - turn)).rounded())
            #expect(near(bitmap[column, row], red, 0, 255 - red, 255, within: 3), "\(column), \(row)")
        }
    }

    /// Source: W3C Compositing and Blending; source in, out, atop, xor, plus.
    @Test(arguments: [
        (0, 0, 0, 0, 0), (5, 0, 0, 255, 255), (6, 255, 0, 0, 255), (7, 0, 0, 0, 0), (8, 0, 0, 0, 0),
        (9, 0, 0, 255, 255), (10, 255, 0, 0, 255), (11, 0, 0, 0, 0), (12, 255, 0, 255, 255),
        (23, 0, 0, 0, 255), (13, 255, 0, 255, 255),
    ])
    func compositionWhereBothAre(mode: Int, red: Int, green: Int, blue: Int, alpha: Int) throws {
        let both = ColorTables.Paint.composite(
            .glyph(narrow, .solid(1, 1)), mode, .glyph(box, .solid(0, 1)))
        let bitmap = try draw(version1(both))
        #expect(near(bitmap[20, 40], red, green, blue, alpha))
    }

    @Test func aClipBoundsAComposition() throws {
        let inner = ColorTables.Paint.composite(.solid(1, 0.5), 3, .solid(0, 1))
        let bitmap = try draw(version1(.glyph(narrow, inner)))
        #expect(near(bitmap[20, 40], 127, 0, 128, 255))
        #expect(bitmap[50, 40].alpha == 0)
    }

    @Test func layersAndGlyphsOfGlyphs() throws {
        let bitmap = try draw(
            ColorTables.version1(
                [(box, .layers(first: 0, count: 2)), (narrow, .glyph(narrow, .solid(1, 1)))].sorted {
                    $0.0 < $1.0
                }, layers: [.glyph(box, .solid(0, 1)), .colorGlyph(narrow)]))
        #expect(near(bitmap[20, 40], 0, 0, 255, 255))
        #expect(near(bitmap[50, 40], 255, 0, 0, 255))
    }

    /// Trees that contain themselves, or grow without end, are no colours at all: the outline is drawn.
    @Test func endlessPaints() throws {
        let cycle = try draw(ColorTables.version1([(box, .colorGlyph(box))]))
        #expect(near(cycle[50, 40], 0, 0, 0, 255))
        let wide = try draw(
            version1(
                .layers(first: 0, count: 200),
                layers: Array(repeating: .layers(first: 0, count: 200), count: 200)))
        #expect(near(wide[50, 40], 0, 0, 0, 255))
    }

    /// Upright glyphs are kept; what is kept is what is drawn anew.
    @Test func phasesAndTurns() throws {
        let table = ColorTables.version0(box, [(box, 0), (narrow, 1)])
        let quarter = try draw(table, x: 10.25)
        #expect(near(quarter[15, 40], 48, 0, 191, 239))
        #expect(near(quarter[65, 40], 64, 0, 0, 64))
        #expect(try draw(table, x: 10.27) == quarter)
        let turn = Effect.transform(CGAffineTransform(translationX: 10, y: 80).rotated(by: .pi / 2))
        let turned = try draw(table, x: 0, y: 0, effects: [turn])
        #expect(near(turned[30, 82], 0, 0, 0, 0))
        #expect(near(turned[30, 90], 0, 0, 255, 255))
        let mirrored = try draw(
            table, x: 0, y: 0,
            effects: [.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 70, ty: 80))])
        #expect(near(mirrored[60, 40], 0, 0, 255, 255) && near(mirrored[20, 40], 255, 0, 0, 255))
    }

    /// At its own size a picture's pixels are copied.
    @Test(.enabled(if: EmojiFont.isInstalled))
    func pictures() throws {
        let font = FontDescription(family: .named("Noto Color Emoji"), size: 109)
        let shaped = try FontBook.standard.shape([TestFonts.run("😀", font)], direction: .natural)
        let run = try #require(try FontBook.standard.line(shaped, clusters: 0..<1).pieces.first?.glyphs)
        let face = try #require(try FontBook.standard.colors(of: run.face))
        guard case .picture(let image, let rect)? = try face.colorGlyph(run.glyphs[0].id) else {
            Issue.record("no picture")
            return
        }
        #expect(image.width == 136 && image.height == 128)
        let unit = 2048.0 / 109
        let (left, top) = (Int((rect.minX / unit).rounded()), Int((rect.maxY / unit).rounded()))
        let list = DisplayList(
            size: CGSize(width: 160, height: 160), scale: 1,
            items: items(.glyphs(run, origin: CGPoint(x: 4, y: 130), .solid(.black))))
        let bitmap = try Rasterizer(fonts: .standard).bitmap(of: list)
        var worst = 0
        for y in 0..<128 {
            for x in 0..<136 {
                let pixel = bitmap[4 + left + x, 130 - top + y]
                let expected = image.pixels[(y * 136 + x) * 4..<(y * 136 + x) * 4 + 4]
                let drawn = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
                worst = max(worst, zip(drawn, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0)
            }
        }
        #expect(worst <= 1)
        #expect(image.pixels.contains { $0 == 255 })
    }
}

/// Debian's fonts-noto-color-emoji.
enum EmojiFont {
    static let isInstalled = FileManager.default.fileExists(
        atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
}
