import Foundation
import PixelDiff

/// Starts `pixeldiff-replay`, the program that draws what a repro file holds.
enum ReplayRun {
    static let program = "pixeldiff-replay"

    /// Draws a file's recording as a PNG.
    ///
    /// - Throws: ``ReplayError``; ``Interrupted``.
    static func draw(_ file: String, to picture: String, seconds: Int, _ console: Console) throws {
        let run = try ToolRun.run(
            try tool(console), [file, picture, "\(seconds)"], environment: ["SWIFT_BACKTRACE": "enable=no"])
        if run.signal == SIGXCPU || run.signal == SIGKILL {
            throw ReplayError.tooSlow(file: file, seconds: seconds)
        }
        if let signal = run.signal { throw ReplayError.ended(file: file, signal: signal) }
        guard run.status == 0 else {
            throw ReplayError.refused(
                run.errors.split(separator: "\n").first.map(String.init) ?? "\(file) can't be drawn")
        }
    }

    /// The program beside the running command: in its build folder, or installed with it. What a build folder lacks is
    /// built first.
    static func tool(_ console: Console) throws -> String {
        let executable = URL(filePath: Engine.executable)
        if let found = beside(executable) { return found }
        try Engine.build(product: program, besides: executable, console, saying: "building \(program) (once)")
        guard let built = beside(executable) else {
            throw CompileError.engineMissing(folder: executable.deletingLastPathComponent().path)
        }
        return built
    }

    private static func beside(_ executable: URL) -> String? {
        let folder = executable.deletingLastPathComponent()
        let installed = folder.deletingLastPathComponent().appending(path: "lib/pixeldiff")
        return [folder, installed].map { $0.appending(path: program).path }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

/// Why a repro file wasn't drawn. Says what to do.
enum ReplayError: Error, Equatable, CustomStringConvertible {
    /// What the program said.
    case refused(String)
    case tooSlow(file: String, seconds: Int)
    case ended(file: String, signal: Int32)

    var description: String {
        switch self {
        case .refused(let sentence): sentence
        case .tooSlow(let file, let seconds):
            "\(file) can't be replayed: drawing it takes more than \(seconds) s of processor time, the limit; raise it with "
                + "--limit if you trust the file"
        case .ended(let file, let signal):
            "\(file) can't be replayed: drawing it ended the program that draws (signal \(signal)), by its depth or its size"
        }
    }
}
