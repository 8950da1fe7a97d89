import Drawing
import Foundation
import Raster

/// Fonts that tests measure with.
enum TestFonts {
    /// The box font alone: numbers to compute by hand.
    static func box(_ size: CGFloat, weight: Int = 400) -> FontDescription {
        FontDescription(family: .named(FontBook.boxFamily), size: size, weight: weight)
    }

    /// Abel-Regular 1.003.
    static let abelFile = fetched("Abel-Regular.ttf")
    /// Comfortaa 3.105, a variable font: weights 300 to 700.
    static let comfortaaFile = fetched("Comfortaa[wght].ttf")

    /// A font in a folder of `PIXELDIFF_FONT_PATH` or where Scripts/fetch-test-fonts puts it.
    private static func fetched(_ name: String) -> String? {
        let environment = ProcessInfo.processInfo.environment
        let cache = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache"
        let folders = FontBook.environmentFolders + [cache + "/pixeldiff/fonts"]
        let file = folders.map { $0 + "/" + name }.first { FileManager.default.fileExists(atPath: $0) }
        if file == nil {
            print("\(name) is not installed: its tests are skipped. Scripts/fetch-test-fonts gets it.")
        }
        return file
    }

    /// The repository.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func run(_ text: String, _ font: FontDescription, tracking: CGFloat = 0, kerning: CGFloat = 0)
        -> TextRun
    {
        TextRun(text: text, font: font, tracking: tracking, kerning: kerning)
    }
}

extension ShapedText {
    /// The sum of all advances, in points.
    var width: CGFloat { clusters.reduce(0) { $0 + $1.advance } }

    /// The text of each cluster, "|" after those that a line may end after, "||" after those it must.
    var marked: String {
        let units = Array(runs.map(\.text).joined().utf16)
        return clusters.map { cluster in
            String(decoding: units[cluster.utf16Range], as: UTF16.self)
                + (cluster.breakAfter == .mandatory ? "||" : cluster.breakAfter == .allowed ? "|" : "")
        }.joined()
    }
}
