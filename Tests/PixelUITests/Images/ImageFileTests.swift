import Foundation
import PixelUI
import Testing

/// Files of each format, through views to pixels.
@MainActor struct ImageFileTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "ImageFormatsTests/Fixtures").path

    @Test(arguments: ["444.jpg", "lossless.webp", "alpha.png"])
    func drawnInTheirSize(name: String) throws {
        let path = "\(Self.folder)/\(name)"
        let bitmap = try ImageRenderer(content: Image(contentsOfFile: path)).bitmap()
        #expect(bitmap.width == 23 && bitmap.height == 17)
        let decoded = try ImageDecoder().decode(contentsOf: path)
        #expect(bitmap.pixels == decoded.pixels)
        let data = try Data(contentsOf: URL(filePath: path))
        #expect(UIImage(data: data)?.size == CGSize(width: 23, height: 17))
        #expect(UIImage(data: data.prefix(6)) == nil)
    }

    @Test func turnedFiles() throws {
        let path = "\(Self.folder)/turned-6.jpg"
        let bitmap = try ImageRenderer(content: Image(contentsOfFile: path)).bitmap()
        #expect(bitmap.width == 6 && bitmap.height == 11)
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 6, height: 11))
    }

    @Test func damagedFilesFailByName() throws {
        let data = try Data(contentsOf: URL(filePath: "\(Self.folder)/444.jpg"))
        let view = Image(data: data.prefix(data.count / 2))
        do {
            _ = try ImageRenderer(content: view).bitmap()
            Issue.record("drawn")
        } catch {
            #expect("\(error)".contains("the JPEG ends early"))
        }
    }
}
