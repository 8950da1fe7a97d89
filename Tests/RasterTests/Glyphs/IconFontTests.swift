import Drawing
import Foundation
import Testing

@testable import Raster

struct IconFontTests {
    /// The box font's `A`: from 50 to 550, from the base line to 700; ascent 800, descent 200, an em of 1000.
    @Test func iconsOfTheBoxFont() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "icons-\(UUID()).ttf")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(try #require(BoxFont.data).bytes).write(to: file)
        let font = try IconFont(file: file.path)
        let icon = try #require(try font.icon("A"))
        #expect(icon.viewBox == CGRect(x: 0, y: -800, width: 600, height: 1000))
        guard case .shape(let shape)? = icon.elements.first else { return #expect(Bool(false), "a shape") }
        #expect(shape.path.boundingRect == CGRect(x: 50, y: -700, width: 500, height: 700))
        #expect(try font.icon("\u{F0000}") == nil && font.icon(" ") == nil)
    }

    @Test func brokenFontsAreErrors() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "icons-\(UUID()).ttf")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: FontError.self) { try IconFont(file: file.path) }
        try Data("no font".utf8).write(to: file)
        #expect(throws: FontError.self) { try IconFont(file: file.path) }
    }
}
