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
        hooks are not touched. Files that git ignores are not in these trees. Runs are remembered, so a stopped
        bisection goes on where it was.

        Without a command after --, it draws what the last 'pixeldiff test' drew.

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
        .flag("no-cache", help: "Do not count runs of earlier bisections."),
        .flag("json", help: "Print the result as JSON (schema pixeldiff.bisect/1)."),
        .flag("quiet", short: "q", help: "Print no progress."),
        .remainder(
            "command",
            help: "Draws PNG files into the folder that {out} stands for; runs in each tree, without a shell."
        ),
    ]

    private let command: TrialCommand?
    private let good: String?
    private let bad: String
    private let filter: String?
    private let splitsHunks: Bool
    private let searchesCommits: Bool
    private let jobs: Int
    private let maximumRuns: Int?
    private let maximumTime: Double?
    private let timeout: Double
    private let keepsTrees: Bool
    private let usesCache: Bool
    private let isJSON: Bool
    private let isQuiet: Bool

    init(_ arguments: ParsedArguments) throws {
        let words = arguments.values("command")
        command = TrialCommand(words)
        if !words.isEmpty, command == nil {
            throw UsageError(
                "The command after -- does not say where its pictures go: write {out} where it takes the folder"
            )
        }
        good = arguments.value("good")
        bad = arguments.value("bad") ?? "."
        filter = arguments.value("filter")
        maximumRuns = try arguments.integer("max-runs", in: 1...Int.max)
        splitsHunks = arguments.flag("hunks")
        searchesCommits = arguments.flag("commits")
        jobs = try arguments.integer("jobs", in: 1...16) ?? 1
        maximumTime = try arguments.duration("max-time")
        timeout = try arguments.duration("timeout") ?? 1200
        keepsTrees = arguments.flag("keep-worktrees")
        usesCache = !arguments.flag("no-cache")
        isJSON = arguments.flag("json")
        isQuiet = arguments.flag("quiet")
    }

    func run(_ console: Console) async throws -> ExitCode {
        let directory = FileManager.default.currentDirectoryPath
        let (command, folder) = try command.map { ($0, directory) } ?? LastTestRun.command(from: directory)
        var options = BisectOptions(command: command)
        options.good = good
        options.bad = bad
        options.filter = filter
        options.splitsHunks = splitsHunks
        options.searchesCommits = searchesCommits
        options.jobs = jobs
        options.maximumRuns = maximumRuns
        options.maximumTime = maximumTime
        options.timeout = timeout
        options.keepsTrees = keepsTrees
        options.usesCache = usesCache

        let narrator = BisectNarrator(console: console, isQuiet: isQuiet)
        defer { narrator.finish() }
        do {
            let session = try BisectSession(
                options: options, directory: folder, isInterrupted: { Interruption.isRequested },
                progress: narrator.tell)
            let report = try session.run()
            narrator.finish()
            let code = Self.exitCode(report.status)
            let result = isJSON ? try BisectDocument(report, code).json() : report.text(directory: directory)
            console.print(result)
            return code
        } catch BisectError.interrupted {
            narrator.finish()
            console.note("interrupted; the runs so far are kept, the same command goes on from here")
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
