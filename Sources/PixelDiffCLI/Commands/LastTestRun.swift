import Foundation
import PixelDiff

/// The command line of the last `pixeldiff test`, which bisect repeats when it is given no command.
enum LastTestRun {
    static let file = ".build/pixeldiff/last-run.json"

    private struct Record: Decodable {
        /// Without the program's name and `test`.
        var arguments: [String]
    }

    /// The same test, only drawing, and the package's folder: its paths are relative to that.
    ///
    /// - Parameter directory: The record is looked for here and in the folders above.
    /// - Returns: Nil if there is no record.
    static func command(from directory: String) -> (command: TrialCommand, folder: String)? {
        var folder = URL(fileURLWithPath: directory)
        while true {
            if let data = try? Data(contentsOf: folder.appendingPathComponent(file)),
                let record = try? JSONDecoder().decode(Record.self, from: data),
                let command = TrialCommand(
                    [program, "test"] + record.arguments + ["--render-only", "{out}"])
            {
                return (command, folder.path)
            }
            if folder.path == "/" { break }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// This executable.
    static var program: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            ?? CommandLine.arguments[0]
    }
}
