import Foundation
import Imaging

/// A temporary git repository with one golden, set up as `pixeldiff gitattributes` says.
final class GoldensRepository {
    let root: String
    static let path = "Goldens/Cards/profile.png"

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "goldens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Goldens/Cards"), withIntermediateDirectories: true)
        root = folder.resolvingSymlinksInPath().path
        try git("init", "--quiet", "--initial-branch=main")
        try git("config", "user.name", "Jo")
        try git("config", "user.email", "jo@example.com")
        try git("config", "core.pager", "cat")
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// Writes what `pixeldiff gitattributes` prints, and runs the commands that it names.
    func followAttributes() throws {
        let run = try ToolRun(
            [ToolRun.pixeldiff, "gitattributes", "--program", ToolRun.pixeldiff], directory: root)
        let lines = try run.wait().output
        try Data(lines.utf8).write(to: URL(fileURLWithPath: "\(root)/.gitattributes"))
        for line in lines.split(separator: "\n") where line.hasPrefix("#   ") {
            _ = try ToolRun(["/bin/sh", "-c", String(line.dropFirst(4))], directory: root).wait()
        }
    }

    /// A card of 120 x 60 with marks like a text at `x`, below `extra` rows.
    func writeGolden(x: Int, extra: Int = 0, layout: Bool = true, revision: String = "1") throws {
        let height = 60 + extra
        var bitmap = Bitmap(width: 120, height: height)
        for y in 0..<height {
            for column in 0..<120 {
                let isInserted = y < extra && (column * 7 + y * 13) % 5 == 0
                let isText = (x..<x + 40).contains(column) && (extra + 10..<extra + 20).contains(y)
                let isMark = isText && ((column - x) * (y - extra)) % 7 < 3
                let isEdge = (100..<118).contains(column) && y >= extra + 4 && (column + y - extra) % 3 == 0
                let value: UInt8 =
                    isInserted || isMark || isEdge ? UInt8((isMark ? column - x : column) & 63) : 255
                bitmap[column, y] = RGBA8(red: value, green: value, blue: value)
            }
        }
        let text = [TextChunk(keyword: "Golden Rendering", text: revision)]
        try PNGEncoder().encode(bitmap, text: text).write(to: URL(fileURLWithPath: "\(root)/\(Self.path)"))
        let file = URL(fileURLWithPath: "\(root)/Goldens/Cards/profile.layout.txt")
        try? FileManager.default.removeItem(at: file)
        guard layout else { return }
        let lines = """
            # pixeldiff layout 1
            # scale: 1
            VStack (0, 0, 120, \(height))
              Text "Total" (\(x), \(extra + 10), 40, 10)

            """
        try Data(lines.utf8).write(to: file)
    }

    func commit(_ message: String) throws {
        try git("add", "-A")
        try git("commit", "--quiet", "-m", message)
    }

    struct Failure: Error {
        var arguments: [String]
        var errors: String
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let run = try ToolRun(
            ["git"] + arguments, directory: root,
            environment: [
                "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
                "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
            ])
        let result = try run.wait()
        if result.code != 0 { throw Failure(arguments: arguments, errors: result.errors) }
        return result.output
    }
}
