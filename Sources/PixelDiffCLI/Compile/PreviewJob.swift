import Foundation
import PixelDiff

/// The road that `render` and `test` share: find the sources, compile a runner, run it, read what it says.
struct PreviewJob {
    var sources: SourceSet
    var conditions: [String] = []
    var languageMode = "5"
    /// Views to show that have no preview.
    var namedTypes: [String] = []
    /// Layouts as code, for trees that are reduced.
    var layouts: [String] = []

    /// The folder for what is kept between runs.
    var artifacts: URL { sources.root.appending(path: ".build/pixeldiff") }

    /// What a run left: its events, and how the program ended.
    struct Outcome {
        var events: [RenderEvent]
        /// The cases that were being rendered when the program ended before its time; none for a whole run.
        var crashes: [Crash] = []
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
        compiler.layouts = layouts
        compiler.colorsMessages = console.terminal.errorIsTerminal && console.terminal.allowsColor
        return try compiler.runner(for: sources)
    }

    /// How often a program that crashes is started again.
    static let crashLimit = 50

    /// Runs the runner to its end. What the views print goes to standard error.
    ///
    /// A case that ends the program doesn't take the others with it:
    ///
    /// 1. Where other cases were being drawn too, it runs again, one case at a time, to tell whose crash it is.
    /// 2. Otherwise it runs again without the case that was started last.
    ///
    /// - Throws: When the request can't be written or the runner can't be started.
    func run(_ runner: URL, _ request: (_ eventFile: String) -> RenderRequest) throws -> Outcome {
        var outcome = Outcome(events: [])
        var isSerial = false
        var crashed: [String] = []
        while true {
            let seen = Progress(outcome.events)
            let (events, crash) = try runOnce(runner) { eventFile in
                var request = request(eventFile)
                if isSerial { (request.isSerial, request.finished) = (true, seen.finished + crashed) }
                return request
            }
            outcome.events += events
            guard let crash else { return outcome }
            let open = Progress(events).open
            if open.count > 1, !isSerial {  // 1
                isSerial = true
                continue
            }
            outcome.crashes.append(crash)  // 2
            guard let title = crash.title, open.contains(title), outcome.crashes.count < Self.crashLimit
            else {
                return outcome
            }
            crashed.append(title)
            isSerial = true
        }
    }

    /// What the events tell about each case.
    private struct Progress {
        /// Titles of cases that came to an end.
        var finished: [String] = []
        /// Titles of those that were started and didn't.
        var open: [String] = []

        init(_ events: [RenderEvent]) {
            for event in events {
                switch event {
                case .started(let title): open.append(title)
                case .rendered(let title, _, _), .failed(let title, _, _): finished.append(title)
                case .checked(let record): finished.append(record.title)
                case .explained(let explanation): finished.append(explanation.title)
                case .described(let title, _): finished.append(title)
                case .listed, .reduced, .noted, .unmatched, .finished: break
                }
            }
            let ended = Set(finished)
            open.removeAll { ended.contains($0) }
        }
    }

    private func runOnce(
        _ runner: URL, _ request: (_ eventFile: String) -> RenderRequest
    ) throws -> (events: [RenderEvent], crash: Crash?) {
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
        guard events.last != .finished else { return (events, nil) }
        var title: String?
        for case .started(let started) in events { title = started }
        let cause = run.signal.map { "signal \($0)" } ?? "exit code \(run.status)"
        let message = CrashText.message(of: errors, signal: run.signal)
        return (events, Crash(title: title, cause: cause, message: message))
    }
}

extension CaseRecord {
    /// `Suite/case.dark`, as events name it.
    var title: String { (["\(suite)/\(testCase)"] + variant).joined(separator: ".") }
}

extension PreviewJob.Crash: CustomStringConvertible {
    var description: String {
        let place =
            title.map { "the preview \($0) ended the program" } ?? "the program with the previews ended early"
        return "\(place) (\(cause))" + (message.isEmpty ? "" : ": \(message)")
    }
}
