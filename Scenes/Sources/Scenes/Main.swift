import Foundation
import Imaging

/// `Scenes digests`: a line for each portable scene, as in Tests/RasterTests/Digests/digests.txt; with `--scripts`
/// those with installed fonts, as in script-digests.txt.
/// `Scenes sheet FOLDER`: a PNG for each group.
/// `Scenes check FOLDER`: the groups whose PNG there shows other pixels; exit status 1 when there are any.
@main
enum Main {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch (arguments.first, arguments.count) {
        case ("digests", 1):
            for scene in SceneCatalog.portable { print(try SceneDigest.line(scene)) }
        case ("digests", 2) where arguments[1] == "--scripts":
            for scene in SceneCatalog.scripts {
                print("\(try SceneDigest.line(scene))  \(try SceneDigest.fonts(scene))")
            }
        case ("sheet", 2):
            let folder = URL(fileURLWithPath: arguments[1])
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for page in try PictureSheet.pages() {
                let png = try PNGEncoder().encode(page.bitmap)
                try png.write(to: folder.appendingPathComponent(page.name), options: .atomic)
            }
        case ("check", 2): exit(try check(arguments[1]) ? 0 : 1)
        default:
            FileHandle.standardError.write(
                Data("usage: Scenes digests [--scripts] | sheet FOLDER | check FOLDER\n".utf8))
            exit(64)
        }
    }

    private static func check(_ folder: String) throws -> Bool {
        var isTrue = true
        for page in try PictureSheet.pages() {
            let kept = try? PNGDecoder().decode(contentsOf: "\(folder)/\(page.name)").bitmap()
            if kept != page.bitmap {
                print(
                    "\(page.name): \(kept == nil ? "isn't there" : "shows other pixels than are drawn now")")
                isTrue = false
            }
        }
        return isTrue
    }
}
