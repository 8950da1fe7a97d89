import Foundation
import PixelUI
import Testing

@MainActor final class SymbolFolderTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID())")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// The left half of a square, in the foreground colour: 24 pt of font make 28.8, to half a point 29.
    @Test func drawnFromAFile() throws {
        try write("left.half.svg", "<svg viewBox=\"0 0 10 10\"><path d=\"M0 0H5V10H0z\"/></svg>")
        let symbols = try SVGSymbols(folder: folder.path)
        let renderer = ImageRenderer(
            content: Image(systemName: "left.half").font(.system(size: 20)).foregroundStyle(
                Color(red: 1, green: 0, blue: 0)
            ).environment(\.symbolProvider, symbols))
        let bitmap = try renderer.bitmap()
        #expect(bitmap.width == 24 && bitmap.height == 24)
        #expect(bitmap[11, 12] == RGBA8(red: 255, green: 0, blue: 0, alpha: 255))
        #expect(bitmap[12, 12].alpha == 0 && bitmap[0, 0].alpha == 255)
        #expect(renderer.diagnostics.isEmpty)
    }

    @Test func brokenDrawingsFailByName() throws {
        try write("bad.svg", "<svg viewBox=\"0 0 1 1\">\n<text/></svg>")
        let view = Image(systemName: "bad").environment(
            \.symbolProvider, try SVGSymbols(folder: folder.path))
        do {
            _ = try ImageRenderer(content: view).bitmap()
            Issue.record("drawn")
        } catch {
            #expect("\(error)".hasSuffix("bad.svg:2: <text> isn't drawn; convert it to paths, or remove it"))
        }
        #expect(throws: ImageError.self) { try SVGSymbols(folder: "/no/such/folder") }
    }

    @Test func tablesOfIconFonts() throws {
        try write("icons.codepoints", "box 41\n\nround")
        try write("icons.ttf", "no font")
        let table = folder.appending(path: "icons.codepoints").path
        do throws(FontError) {
            _ = try FontSymbols(file: folder.appending(path: "icons.ttf").path, table: table)
            Issue.record("read")
        } catch {
            #expect("\(error)".contains("line 3"))
        }
        #expect(throws: (any Error).self) { try SymbolFolder.register(self.folder.path) }
    }

    @Test func namesAreNoPaths() throws {
        try write("a.svg", "<svg viewBox=\"0 0 1 1\"/>")
        let symbols = try SVGSymbols(folder: folder.path + "/")
        #expect(try symbols.symbol(SymbolRequest(name: "a")) != nil)
        #expect(try symbols.symbol(SymbolRequest(name: "../\(folder.lastPathComponent)/a")) == nil)
    }
}
