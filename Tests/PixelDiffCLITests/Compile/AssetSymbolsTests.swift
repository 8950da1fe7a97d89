import Foundation
import Testing

@testable import PixelDiffCLI

@Suite final class AssetSymbolsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID())")

    init() throws {
        for set in [
            "icon-home.imageset", "BackgroundImage.imageset", "Brand Color.colorset", "Space/In.imageset",
        ] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: "Sources/Assets.xcassets/\(set)"),
                withIntermediateDirectories: true)
        }
        try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
            to: folder.appending(path: "Sources/Assets.xcassets/Space/Contents.json"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func text(_ sources: String...) -> String? {
        AssetSymbols(folders: [folder.path]).source(for: sources, importing: "SwiftUI")?.text
    }

    @Test func namesAsXcodeWritesThem() {
        #expect(AssetSymbols.identifier("icon-home 2", dropping: "Image") == "iconHome2")
        #expect(AssetSymbols.identifier("AccentColor", dropping: "Color") == "accent")
        #expect(AssetSymbols.identifier("Color", dropping: "Color") == "color")
        #expect(AssetSymbols.identifier("URLBar", dropping: "Image") == "urlBar")
        #expect(AssetSymbols.identifier("2x", dropping: "Image") == "_2x")
    }

    @Test func generatedWhereTheyAreUsed() throws {
        #expect(text("Text(\"a\")") == nil)
        let made = try #require(self.text("Image(.iconHome)"))
        #expect(made.contains("static let `iconHome` = ImageResource(name: \"icon-home\", bundle: .main)"))
        #expect(made.contains("static let `background` = ImageResource(name: \"BackgroundImage\""))
        #expect(made.contains("extension ImageResource { enum Space {} }"))
        #expect(
            made.contains(
                "extension ImageResource.Space { static let `in` = ImageResource(name: \"Space/In\""))
        #expect(made.contains("static let `brand` = ColorResource(name: \"Brand Color\""))
        #expect(!made.contains("SwiftUI.Color"))
    }

    @Test func coloursByTheirNames() {
        #expect(text("view.tint(.brand)")?.contains("extension SwiftUI.Color { static var brand") == true)
        #expect(text("extension Color { static let brand = Color(\"Brand Color\") }", "tint(.brand)") == nil)
        #expect(text("view.tint(.brandNew)") == nil)
    }
}
