import Foundation
import PixelDiff

/// `pixeldiff git-diff`: the program that git diff calls with both sides of a golden.
struct GitDiffCommand: Command {
    static let name = "git-diff"
    static let overview = "Print what changed in a golden: git's external diff program."
    static let discussion = """
        git calls it as diff.pixeldiff.command, with the path and for each side a file, an object name and a mode; see
        pixeldiff gitattributes.

        Exit codes: 0 printed, whatever the pictures are: git ends at any other one; 64 usage.
        """
    static let arguments: [Argument] = [
        .positional("path", help: "The golden's path in the repository.", values: .files(suffix: ".png")),
        .positional(
            "sides",
            help:
                "Old file, object and mode, new file, object and mode; after a rename the new path. None for a conflict.",
            isRequired: false, isRepeating: true),
    ]

    let path: String
    let sides: [String]

    init(_ arguments: ParsedArguments) throws {
        path = arguments.value("path") ?? ""
        sides = arguments.values("sides")
        if !sides.isEmpty && sides.count < 6 {
            throw UsageError("git gives two files with their objects and modes after the path")
        }
    }

    func run(_ console: Console) async throws -> ExitCode {
        guard sides.count >= 6 else {
            console.print("\(path): unmerged")
            return .success
        }
        let newPath = sides.count > 6 ? sides[6] : path
        let diff = GoldenRevisionDiff(
            old: .init(path: path, file: sides[0], blob: sides[1]),
            new: .init(path: newPath, file: sides[3], blob: sides[4]),
            in: FileManager.default.currentDirectoryPath)
        var lines = diff.lines()
        let (oldMode, newMode) = (sides[2], sides[5])
        if oldMode != newMode, oldMode != ".", newMode != "." {
            lines.append("  mode \(oldMode) -> \(newMode)")
        }
        console.print(lines.joined(separator: "\n"))
        return .success
    }
}
