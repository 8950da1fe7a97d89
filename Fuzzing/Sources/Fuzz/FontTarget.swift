import Drawing
import Foundation
import Raster

/// Font files: shaped, measured and drawn.
struct FontTarget: Target {
    static let name = "font"

    var seeds: [[UInt8]] {
        ["dejavu", "noto"].flatMap { folder in
            Self.files(
                "/usr/share/fonts/truetype/\(folder)", ["DejaVuSansMono.ttf", "NotoSansThai-Regular.ttf"])
        } + Self.files("/usr/share/fonts/opentype/inter", ["Inter-Regular.otf"])
            + Self.files("/usr/share/fonts/truetype/noto", ["NotoColorEmoji.ttf"]).filter {
                $0.count < 1 << 21
            }
            + [Self.box].compactMap { $0 }
    }

    /// The box font as it is in the source.
    private static var box: [UInt8]? {
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/Raster/Text/BoxFontData.swift")
        guard let text = try? String(contentsOf: source, encoding: .utf8),
            let start = text.range(of: "\"\"\"\n")?.upperBound,
            let end = text.range(of: "\"\"\"", options: .backwards)?.lowerBound, start < end
        else { return nil }
        let letters = text[start..<end].filter { !$0.isWhitespace && $0 != "\\" }
        return Data(base64Encoded: String(letters)).map { [UInt8]($0) }
    }

    func use(_ input: [UInt8]) {
        let book = FontBook(explicitFolders: [], systemFolders: [], fallbackFamilies: [])
        guard (try? book.register(data: input, name: "fuzz.ttf")) != nil else { return }
        for family in ["DejaVu Sans Mono", "Noto Sans Thai", "Inter", "PixelDiff Box", "Noto Color Emoji"] {
            for (size, text) in [(13, "Affix 12 กำ้ é 😀\u{301}"), (400, "gW")] {
                let items = try? SceneCatalog.text(
                    text, CGFloat(size), at: CGPoint(x: 1, y: 24), family: .named(family), book: book)
                let list = DisplayList(size: CGSize(width: 90, height: 40), scale: 2, items: items ?? [])
                _ = try? Rasterizer(fonts: book).bitmap(of: list)
                let font = FontDescription(family: .named(family), size: CGFloat(size), weight: 700)
                _ = try? book.metrics(of: font)
            }
        }
    }
}
