import Foundation
import PixelDiff

/// The road that `render` and `test` share: find the sources, compile a runner, run it, read what it says.
struct PreviewJob {
    var sources: SourceSet
    var conditions: [String] = []
    var languageMode = "5"
    /// Views to show that have no preview.
    var namedTypes: [String] = []

    /// The folder for what is kept between runs.
    var artifacts: URL { sources.root.appending(path: ".build/pixeldiff") }

    /// What a run left: its events, and how the program ended.
    struct Outcome {
        var events: [RenderEvent]
        /// The case that was being rendered when the program ended before its time; nil for a whole run.
        var crash: Crash?
    }

    struct Crash {
        var title: String?
        var cause: String
        /// What the program printed at last.
        var message: String
    }

    /// Compiles, unless a kept runner serves.
    ///
    /// - Throws: CompileError.
    func runner(_ console: Console) throws -> URL {
        var compiler = RunnerCompiler(
            engine: try Engine.current(console), cache: artifacts.appending(path: "runners"))
        compiler.conditions = conditions
        compiler.languageMode = languageMode
        compiler.namedTypes = namedTypes
        compiler.colorsMessages = console.terminal.errorIsTerminal && console.terminal.allowsColor
        return try compiler.runner(for: sources)
    }

    /// Runs the runner to its end. What the views print goes to standard error.
    ///
    /// - Throws: When the request can't be written or the runner can't be started.
    func run(_ runner: URL, _ request: (_ eventFile: String) -> RenderRequest) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "pixeldiff-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (requestFile, eventFile) = (folder.appending(path: "request"), folder.appending(path: "events"))
        try JSONEncoder().encode(request(eventFile.path)).write(to: requestFile)
        let run = try ToolRun.run(
            runner.path, [requestFile.path], environment: ["SWIFT_BACKTRACE": "enable=no"])
        let errors = CrashText.withoutStackTrace(run.errors)
        let printed = run.output + errors
        if !printed.isEmpty { FileHandle.standardError.write(Data(printed.utf8)) }
        let events = RenderEvent.read((try? Data(contentsOf: eventFile)) ?? Data())
        guard events.last != .finished else { return Outcome(events: events) }
        var title: String?
        for case .started(let started) in events { title = started }
        let cause = run.signal.map { "signal \($0)" } ?? "exit code \(run.status)"
        let message = CrashText.message(of: errors, signal: run.signal)
        return Outcome(events: events, crash: Crash(title: title, cause: cause, message: message))
    }
}

extension PreviewJob.Crash: CustomStringConvertible {
    var description: String {
        let place =
            title.map { "the preview \($0) ended the program" } ?? "the program with the previews ended early"
        return "\(place) (\(cause))" + (message.isEmpty ? "" : ": \(message)")
    }
}
