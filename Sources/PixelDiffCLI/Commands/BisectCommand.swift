import Foundation
import PixelDiff

/// `pixeldiff bisect`: which changed file moved the pixels.
struct BisectCommand: Command {
    static let name = "bisect"
    static let overview = "Find which changed files change the pictures."
    static let discussion = """
        Takes the files that differ between two revisions, applies some of them at a time to the good one, runs
        a command that draws, and names the smallest set that makes the pictures differ. Each cause is confirmed
        twice: good with it differs as bad does, bad without it is as good. Files that only build together are
        tried together; a failed build never counts as a difference.

        Works in trees of its own below .build/pixeldiff/bisect. Your working tree, index, branches, stash and
        hooks are not touched. Files that git ignores are not in these trees, unless --with copies them. The
        command finds the folder for its pictures also in PIXELDIFF_OUT, and the number of its tree in
        PIXELDIFF_JOB. Runs are remembered; --resume goes on with a bisection that was interrupted, killed, or
        stopped at a limit, with the files as they were.

        Without a command after --, it draws what the last 'pixeldiff test' drew; else the golden tests of the
        package, by 'swift test' with PIXELDIFF_RENDER_ONLY; else the package's previews.

        Exit codes: 0 causes found and confirmed, 1 nothing to explain, 2 could not run, 3 good or bad does not
        build or run, 4 two runs of the same files differ, 5 stopped at a limit, 64 usage, 130 interrupted.
        """
    static let arguments: [Argument] = [
        .option(
            "good", placeholder: "revision",
            help: "Where the pictures were right; . is the working tree with its uncommitted edits.",
            defaultValue: "where the branch left the default branch", values: .printed(.revisions)),
        .option(
            "bad", placeholder: "revision", help: "Where they differ.", defaultValue: ".",
            values: .printed(.revisions)),
        .option("filter", placeholder: "text", help: "Look only at pictures whose name contains the text."),
        .flag("hunks", help: "Go on within the files of each cause: which of their edits did it."),
        .flag(
            "commits", help: "Search the commits between good and bad first, then the files of the one found."
        ),
        .option(
            "jobs", placeholder: "count",
            help: "Runs at a time, each in a tree of its own; a Swift build uses all cores by itself.",
            defaultValue: "1"),
        .option("max-runs", placeholder: "count", help: "Stop after this many runs of the command."),
        .option("max-time", placeholder: "time", help: "Stop after this time, as in 90s, 20m or 2h."),
        .option(
            "timeout", placeholder: "time",
            help: "End a run that takes longer, as in 90s or 20m; it then says nothing.",
            defaultValue: "20m"),
        .flag(
            "keep-worktrees",
            help: "Keep the trees and their builds, so that the next bisection starts faster."),
        .option(
            "with", placeholder: "path",
            help: "Copy this file or folder, which git ignores, into each tree; may be given several times.",
            isRepeating: true, values: .files(suffix: nil)),
        .flag(
            "resume",
            help: "Go on with the last bisection that was interrupted, killed, or stopped at a limit."),
        .flag(
            "log", help: "Print each run of the last bisection, also of one under way, and what was learned."),
        .flag("clean", help: "Remove the trees, pictures and records of all bisections in this repository."),
        .flag("no-cache", help: "Do not count runs of earlier bisections."),
        .flag("json", help: "Print the result as JSON (schema pixeldiff.bisect/1)."),
        .flag("quiet", short: "q", help: "Print no progress."),
        .remainder(
            "command",
            help: "Draws PNG files into the folder that {out} stands for; runs in each tree, without a shell."
        ),
    ]

    private enum Task {
        case search(TrialCommand?)
        case resume, log, clean
    }

    private let task: Task
    private let arguments: ParsedArguments
    private let limits: Limits
    private let isJSON: Bool
    private let isQuiet: Bool

    /// What may be said anew when a bisection goes on.
    private struct Limits {
        var jobs: Int?
        var maximumRuns: Int?
        var maximumTime: Double?
        var timeout: Double?
        var keepsTrees: Bool

        func apply(to options: inout BisectOptions) {
            if let jobs { options.jobs = jobs }
            if let maximumRuns { options.maximumRuns = maximumRuns }
            if let maximumTime { options.maximumTime = maximumTime }
            if let timeout { options.timeout = timeout }
            if keepsTrees { options.keepsTrees = true }
        }
    }

    init(_ arguments: ParsedArguments) throws {
        self.arguments = arguments
        limits = Limits(
            jobs: try arguments.integer("jobs", in: 1...16),
            maximumRuns: try arguments.integer("max-runs", in: 1...Int.max),
            maximumTime: try arguments.duration("max-time"), timeout: try arguments.duration("timeout"),
            keepsTrees: arguments.flag("keep-worktrees"))
        isJSON = arguments.flag("json")
        isQuiet = arguments.flag("quiet")
        task = try Self.task(arguments)
    }

    private static func task(_ arguments: ParsedArguments) throws -> Task {
        let others = ["resume", "log", "clean"].filter(arguments.flag)
        let words = arguments.values("command")
        guard let other = others.first else {
            let command = TrialCommand(words)
            if !words.isEmpty, command == nil {
                throw UsageError(
                    "The command after -- does not say where its pictures go: write {out} where it takes the folder"
                )
            }
            return .search(command)
        }
        let given =
            ["good", "bad", "filter", "with"].filter { arguments.value($0) != nil }
            + ["hunks", "commits", "no-cache"].filter(arguments.flag)
        if let extra = given.first ?? others.dropFirst().first {
            throw UsageError("--\(other) and --\(extra) don't go together")
        }
        if !words.isEmpty { throw UsageError("--\(other) takes no command: the bisection has its own") }
        return other == "resume" ? .resume : other == "log" ? .log : .clean
    }

    func run(_ console: Console) async throws -> ExitCode {
        let directory = FileManager.default.currentDirectoryPath
        switch task {
        case .clean:
            let bytes = try BisectHistory.clean(around: directory)
            console.print(bytes == 0 ? "nothing to remove" : "removed \((bytes + 1_048_575) / 1_048_576) MB")
            return .success
        case .log:
            guard let history = try BisectHistory.last(around: directory) else {
                console.note("there was no bisection in this repository")
                return .different
            }
            console.print(try isJSON ? RecordCoding.text(history) : BisectLog(history).text)
            return .success
        case .resume:
            return try run(console, directory) { narrator in
                try BisectSession(
                    resumingIn: directory, adjust: limits.apply, isInterrupted: { Interruption.isRequested },
                    progress: narrator.tell)
            }
        case .search(let command):
            var (chosen, folder) = (command, directory)
            if chosen == nil {
                let found = try DefaultCommand.find(from: directory)
                (chosen, folder) = (found.command, found.folder)
                if !isQuiet { console.note("bisect: \(found.note)") }
            }
            guard let command = chosen else { return .usage }
            return try run(console, directory) { narrator in
                try BisectSession(
                    options: options(command), directory: folder, isInterrupted: { Interruption.isRequested },
                    progress: narrator.tell)
            }
        }
    }

    private func options(_ command: TrialCommand) -> BisectOptions {
        var options = BisectOptions(command: command)
        options.good = arguments.value("good")
        options.bad = arguments.value("bad") ?? "."
        options.filter = arguments.value("filter")
        options.splitsHunks = arguments.flag("hunks")
        options.searchesCommits = arguments.flag("commits")
        options.extraPaths = arguments.values("with")
        options.usesCache = !arguments.flag("no-cache")
        options.timeout = 1200
        limits.apply(to: &options)
        return options
    }

    private func run(
        _ console: Console, _ directory: String, _ session: (BisectNarrator) throws -> BisectSession
    ) throws -> ExitCode {
        let narrator = BisectNarrator(console: console, isQuiet: isQuiet)
        defer { narrator.finish() }
        do {
            let report = try session(narrator).run()
            narrator.finish()
            let code = Self.exitCode(report.status)
            let result = isJSON ? try BisectDocument(report, code).json() : report.text(directory: directory)
            console.print(result)
            if report.status == .stopped { console.note("go on with: pixeldiff bisect --resume") }
            return code
        } catch BisectError.interrupted {
            narrator.finish()
            console.note("interrupted; go on with: pixeldiff bisect --resume")
            return .interrupted
        }
    }

    static func exitCode(_ status: BisectReport.Status) -> ExitCode {
        switch status {
        case .explained: .success
        case .nothingToExplain: .different
        case .unresolved: ExitCode(3)
        case .flaky: ExitCode(4)
        case .stopped: ExitCode(5)
        }
    }
}
