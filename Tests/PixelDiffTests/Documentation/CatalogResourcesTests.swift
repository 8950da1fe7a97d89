import Foundation
import Imaging
import PixelDiff
import Testing

@Suite struct CatalogResourcesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func picture(_ color: RGBA8, width: Int = 4, note: String = "Golden Profile") throws -> [UInt8] {
        let pixel = [color.red, color.green, color.blue, color.alpha]
        let bitmap = Bitmap(
            width: width, height: 3, pixels: (0..<(width * 3)).flatMap { _ in pixel })
        return Array(try PNGEncoder().encode(bitmap, text: [TextChunk(keyword: note, text: "x")]))
    }

    private func names() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test func filesAreMadeKeptReplacedAndRemoved() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let resources = CatalogResources(folder: folder.path)
        let red = CatalogResources.Rendered(
            name: "a.png", bytes: try picture(RGBA8(red: 255, green: 0, blue: 0)))
        let blue = CatalogResources.Rendered(
            name: "b@2x.png", bytes: try picture(RGBA8(red: 0, green: 0, blue: 255)))

        var changes = try resources.changes([red, blue])
        #expect(changes == [.init(kind: .missing, file: "a.png"), .init(kind: .missing, file: "b@2x.png")])
        #expect(names() == [], "asking changes nothing")
        try resources.apply(changes, rendered: [red, blue])
        #expect(names() == ["a.png", "b@2x.png"])

        // The same pixels in other bytes are up to date, and the file is not written again.
        let path = folder.appendingPathComponent("a.png").path
        let old = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(
            try PNGDecoder().decode(Array(old), name: "").text.map(\.keyword) == ["Documentation Picture"])
        let again = CatalogResources.Rendered(
            name: "a.png", bytes: try picture(RGBA8(red: 255, green: 0, blue: 0), note: "Other"))
        #expect(try resources.changes([again, blue]) == [])

        // Others are replaced; a picture that is asked for no more goes; files of the user stay.
        try Data(try picture(RGBA8(red: 9, green: 9, blue: 9))).write(
            to: folder.appendingPathComponent("mine.png"))
        try Data("no picture".utf8).write(to: folder.appendingPathComponent("broken.png"))
        let green = CatalogResources.Rendered(
            name: "a.png", bytes: try picture(RGBA8(red: 0, green: 255, blue: 0)))
        changes = try resources.changes([green])
        #expect(
            changes == [
                .init(kind: .stale, file: "a.png", detail: "12 px differ in 4x3 at (0, 0)"),
                .init(kind: .leftover, file: "b@2x.png"),
            ])
        try resources.apply(changes, rendered: [green])
        #expect(names() == ["a.png", "broken.png", "mine.png"])
        #expect(try resources.changes([green]) == [])

        let wide = CatalogResources.Rendered(
            name: "a.png", bytes: try picture(RGBA8(red: 0, green: 255, blue: 0), width: 6))
        #expect(try resources.changes([wide]).map(\.detail) == ["4x3 -> 6x3"])
        let broken = CatalogResources.Rendered(name: "broken.png", bytes: green.bytes)
        #expect(try resources.changes([green, broken]).map(\.kind) == [.stale])
    }

    @Test func theSamePictureIsTheSameFile() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var files: [Data] = []
        for note in ["One", "Two"] {
            try? FileManager.default.removeItem(at: folder)
            let file = CatalogResources.Rendered(
                name: "a.png", bytes: try picture(RGBA8(red: 1, green: 2, blue: 3), note: note))
            let resources = CatalogResources(folder: folder.path)
            try resources.apply(try resources.changes([file]), rendered: [file])
            files.append(try Data(contentsOf: folder.appendingPathComponent("a.png")))
        }
        #expect(files[0] == files[1])
    }
}
