import Drawing
import Foundation
import Raster
import Testing

/// Broken fonts give an error or work after a fashion, and never end the process.
struct HostileFontTests {
    /// A generator of its own, so that every run breaks the same bytes.
    private struct Noise {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }

    /// Files with the number of variants to make of each: fewer of the large ones.
    private static let files: [(file: String, variants: Int)] =
        (TestFonts.abelFile.map { [($0, 50)] } ?? []) + [
            ("/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf", 10),
            ("/usr/share/fonts/opentype/inter/Inter-Regular.otf", 10),
        ]

    @Test(arguments: files)
    func truncated(file: String, variants: Int) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        for part in 0..<variants {
            try use(Array(bytes.prefix(bytes.count * part / variants)), name: "truncated \(part)")
        }
    }

    @Test(arguments: files)
    func flipped(file: String, variants: Int) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        var noise = Noise(state: 7)
        for variant in 0..<variants {
            var broken = bytes
            // Half of the flips hit the directory and the tables at the front, where they hurt most.
            for flip in 0..<40 {
                broken[noise.next(below: flip % 2 == 0 ? min(4096, broken.count) : broken.count)] ^=
                    UInt8(1 << noise.next(below: 8))
            }
            try use(broken, name: "flipped \(variant)")
        }
    }

    @Test func brokenBoxFont() throws {
        let box = try boxFont()
        var noise = Noise(state: 11)
        for variant in 0..<100 {
            var broken = box
            if variant % 2 == 0 {
                broken.removeLast(noise.next(below: broken.count))
            } else {
                for _ in 0..<8 { broken[noise.next(below: broken.count)] ^= UInt8(1 << noise.next(below: 8)) }
            }
            try use(broken, name: "box \(variant)")
        }
    }

    /// Paints of every kind with bits flipped and ends cut off: drawn in colours, as outlines, or an error.
    @Test func brokenColors() throws {
        let line = ColorTables.Line(extend: 2, stops: [(0, 0, 1), (0.5, 1, 0.5), (1, 0xFFFF, 1)])
        let paints: [ColorTables.Paint] = [
            .layers(first: 0, count: 3),
            .composite(
                .glyph(40, .linear(line, [0, 0, 500, 0, 0, 500])), 9,
                .rotate(.glyph(50, .solid(1, 1)), 30, x: 300, y: 300)),
            .skew(.scale(.glyph(60, .sweep(line, x: 300, y: 300, from: 10, to: 200)), 0.5, 1.5), 10, 5),
            .transform(
                .translate(.glyph(34, .radial(line, [300, 300, 10, 350, 300, 200])), 20, -20),
                [1, 0.2, 0, 1, 5, 5]),
        ]
        let table = ColorTables.version1(
            zip(33...36, paints).map { (glyph: $0, paint: $1) },
            layers: [.glyph(34, .solid(0, 1)), .colorGlyph(34), .layers(first: 0, count: 2)])
        let palette = ColorTables.palette([(255, 0, 0, 255), (0, 0, 255, 128)])
        var noise = Noise(state: 23)
        for variant in 0..<200 {
            var broken = table
            if variant % 4 == 0 {
                broken.removeLast(noise.next(below: broken.count))
            } else {
                for _ in 0..<4 { broken[noise.next(below: broken.count)] ^= UInt8(1 << noise.next(below: 8)) }
            }
            let font = FontAssembly.box(adding: ["COLR": broken, "CPAL": palette])
            try draw(font, name: "colors \(variant)", text: "@ABCD", family: FontBook.boxFamily)
        }
    }

    /// Pictures: the file's index and its PNGs with bits flipped.
    @Test(.enabled(if: EmojiFont.isInstalled))
    func brokenPictures() throws {
        let file = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        let tables = FontAssembly.tables(bytes)
        let pictures = try #require(tables["CBDT"])
        let index = try #require(tables["CBLC"])
        var noise = Noise(state: 29)
        for variant in 0..<4 {
            var (brokenPictures, brokenIndex) = (pictures, index)
            for _ in 0..<2000 {
                brokenPictures[noise.next(below: brokenPictures.count)] ^= UInt8(1 << noise.next(below: 8))
            }
            for _ in 0..<(variant * 10) {
                brokenIndex[noise.next(below: min(4096, brokenIndex.count))] ^= UInt8(
                    1 << noise.next(below: 8))
            }
            let font = FontAssembly.file(
                tables.merging(["CBDT": brokenPictures, "CBLC": brokenIndex]) { $1 })
            try draw(font, name: "pictures \(variant)", text: "😀👍🇩🇪❤\u{fe0f}🎉🍎🚗", family: "Noto Color Emoji")
        }
    }

    /// An em of no units, of the most, and of more than allowed.
    @Test(arguments: [0, 1, 15, 16, 16384, 16385, 65535])
    func oddUnits(units: Int) throws {
        var tables = FontAssembly.tables(FontAssembly.box)
        var head = try #require(tables["head"])
        head[18] = UInt8(units >> 8)
        head[19] = UInt8(units & 255)
        tables["head"] = head
        try draw(FontAssembly.file(tables), name: "units \(units)", text: "Abc", family: FontBook.boxFamily)
    }

    /// Shapes and draws a text with a font, if it can be had.
    private func draw(_ bytes: [UInt8], name: String, text: String, family: String) throws {
        let book = FontBook(explicitFolders: [], systemFolders: [], fallbackFamilies: [])
        do throws(FontError) {
            try book.register(data: bytes, name: name)
            let font = FontDescription(family: .named(family), size: 20)
            let shaped = try book.shape([TestFonts.run(text, font)], direction: .natural)
            #expect(shaped.clusters.allSatisfy { $0.advance.isFinite })
            let line = try book.line(shaped, clusters: shaped.clusters.indices)
            let drawn = line.pieces.map {
                DisplayItem.Content.glyphs($0.glyphs, origin: CGPoint(x: $0.x, y: 30), .solid(.black))
            }
            let list = DisplayList(
                size: CGSize(width: 60, height: 40), scale: 1,
                items: drawn.map { DisplayItem(view: ViewPath("test"), content: $0) })
            _ = try? Rasterizer(fonts: book).bitmap(of: list)
        } catch {
            #expect(!error.description.isEmpty)
        }
    }

    /// Registers the bytes, shapes with every face that still bears the family's name and draws its glyphs.
    private func use(_ bytes: [UInt8], name: String) throws {
        let book = FontBook(explicitFolders: [], systemFolders: [], fallbackFamilies: [])
        do {
            try book.register(data: bytes, name: name)
        } catch {
            #expect(error.description.contains(name))
            return
        }
        for family in ["Abel", "Inter", "DejaVu Sans Mono", FontBook.boxFamily] {
            do throws(FontError) {
                let font = FontDescription(family: .named(family), size: 20, weight: 700)
                _ = try book.metrics(of: font)
                let shaped = try book.shape(
                    [TestFonts.run("Office AV fi שלום\n123", font)], direction: .natural)
                let line = try book.line(shaped, clusters: shaped.clusters.indices)
                for piece in line.pieces {
                    for glyph in piece.glyphs.glyphs {
                        _ = try? book.outline(glyph.id, face: piece.glyphs.face)
                    }
                }
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    private func boxFont() throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "box-\(UUID().uuidString).ttf")
        defer { try? FileManager.default.removeItem(at: file) }
        let script = Process()
        script.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        script.arguments = [
            "python3", TestFonts.root.appendingPathComponent("Scripts/make-box-font").path, "--ttf",
            file.path,
        ]
        try script.run()
        script.waitUntilExit()
        return [UInt8](try Data(contentsOf: file))
    }
}
