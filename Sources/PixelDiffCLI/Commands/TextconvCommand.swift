import Foundation
import PixelDiff

/// `pixeldiff textconv FILE`: a picture as text, for git.
struct TextconvCommand: Command {
    static let name = "textconv"
    static let overview = "Print a golden as text, line by line comparable: git's textconv."
    static let discussion = """
        The size, what the file declares, and the views of its layout text with their frames and a fingerprint of their
        pixels. git log -p and git show call it once for each side, where pixeldiff gitattributes has been followed; of
        an old picture it finds the layout text in the repository.

        Exit codes: 0 printed, also for a file that is no picture, 2 no such file, 64 usage.
        """
    static let arguments: [Argument] = [
        .positional("file", help: "The picture.", values: .files(suffix: ".png"))
    ]

    let file: String

    init(_ arguments: ParsedArguments) throws {
        file = arguments.value("file") ?? ""
    }

    func run(_ console: Console) async throws -> ExitCode {
        let folder = FileManager.default.currentDirectoryPath
        let path = URL(fileURLWithPath: file).path
        console.print(String(try GoldenText.text(of: path, in: folder).dropLast()))
        return .success
    }
}
