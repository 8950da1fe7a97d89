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
