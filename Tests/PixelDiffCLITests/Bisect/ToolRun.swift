import Foundation

/// A program run as a process of its own, its output in files.
final class ToolRun {
    struct Result {
        var code: Int32
        var output: String
        var errors: String
    }

    /// The built command, beside the running test bundle.
    static let pixeldiff: String = {
        let test = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent("pixeldiff").path
    }()

    private let process = Process()
    private let files: [URL]

    init(_ arguments: [String], directory: String, environment: [String: String] = [:]) throws {
        let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        files = [URL(fileURLWithPath: base + ".out"), URL(fileURLWithPath: base + ".err")]
        for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        process.executableURL = URL(fileURLWithPath: arguments[0])
        process.arguments = Array(arguments.dropFirst())
        process.currentDirectoryURL = URL(fileURLWithPath: directory)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
    }

    deinit {
        for file in files { try? FileManager.default.removeItem(at: file) }
    }

    var identifier: pid_t { process.processIdentifier }

    func wait() throws -> Result {
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        // A process that died of a signal has the number that shells give it.
        let code = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
        return Result(code: code, output: texts[0], errors: texts[1])
    }
}
