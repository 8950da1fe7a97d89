import Foundation
import PixelDiff

/// `pixeldiff test PATHS`: golden tests without test code.
struct TestCommand: Command {
    static let name = "test"
    static let overview = "Render the previews of Swift files and compare each picture with its golden."
    static let discussion = """
        The paths are Swift files, folders or a package's targets; together they are compiled as one module, in which
        PixelUI stands in for SwiftUI. Goldens lie in Goldens/<Suite>/<case>.png of the nearest package. A golden
        that is missing is recorded, which fails the run once (never where CI is set).

        Exit codes: 0 all the same, 1 something differs or is new, 2 could not run, 64 usage. With --bisect-run,
        as 'git bisect run' wants them: 0 same, 1 differs, 125 doesn't compile, has no golden or can't be drawn, 128
        where every commit would fail alike (a full disk, no compiler, a mistake in the command line).
        """
    static let arguments: [Argument] =
        [
            .positional(
                "paths", help: "Swift files, folders, or a package's targets.", isRepeating: true,
                values: .files(suffix: ".swift"))
        ]
        + PreviewOptions.arguments + [
            .option(
                "suite", placeholder: "name",
                help: "The goldens' folder; the sources' folder or target if not given.",
                values: .printed(.suites)),
            .option(
                "goldens", placeholder: "folder", help: "Where the suites' folders lie.",
                defaultValue: "Goldens"),
            .option(
                "record", placeholder: "mode", help: "Which goldens to write: never, missing, failed or all.",
                defaultValue: "missing; never where CI is set",
                values: .words(RecordMode.allCases.map(\.rawValue))),
            .option(
                "filter", placeholder: "name",
                help: "Only previews of that name; a trailing * stands for any ending.",
                isRepeating: true),
            .option(
                "shard", placeholder: "i/n",
                help:
                    "Only a part of the cases, the second of three as 2/3; PIXELDIFF_SHARD and Bazel's variables do too."
            ),
            .option(
                "render-only", placeholder: "folder",
                help: "Write the pictures and their layouts there and compare nothing."),
            .option(
                "report", placeholder: "file", help: "Where the HTML report goes.",
                defaultValue: ".build/pixeldiff/report.html"),
        ] + ReportFormats.arguments + ToleranceOptions.arguments + [
            .flag(
                BisectRunCode.flag,
                help: "Exit with 0, 1, 125 or 128, for 'git bisect run'; records no golden."),
            .flag("json", help: "Print the result as JSON (schema pixeldiff.test/1)."),
            .flag("quiet", short: "q", help: "Print only what didn't pass."),
        ]

    let paths: [String]
    let options: PreviewOptions
    let suite: String?
    let goldens: String?
    let record: RecordMode?
    let filters: [String]
    let shard: Shard?
    let renderOnly: String?
    let reportFile: String?
    let formats: ReportFormats
    let tolerance: Tolerance
    let isBisectRun: Bool
    let isJSON: Bool
    let isQuiet: Bool

    init(_ arguments: ParsedArguments) throws {
        paths = arguments.values("paths")
        options = try PreviewOptions(arguments)
        suite = arguments.value("suite")
        goldens = arguments.value("goldens")
        record = try arguments.value("record").map { word in
            if let mode = RecordMode(rawValue: word) { return mode }
            throw UsageError("The value '\(word)' is invalid for '--record': never, missing, failed or all")
        }
        filters = arguments.values("filter")
        renderOnly = arguments.value("render-only")
        shard = try arguments.value("shard").map { text in
            if let shard = Shard(text) { return shard }
            throw UsageError("The value of '--shard' is invalid: \(ShardError.invalid(text))")
        }
        reportFile = arguments.value("report")
        formats = try ReportFormats(arguments)
        tolerance = try ToleranceOptions.tolerance(arguments)
        isBisectRun = arguments.flag("bisect-run")
        isJSON = arguments.flag("json")
        isQuiet = arguments.flag("quiet")
    }

    func run(_ console: Console) async throws -> ExitCode {
        guard isBisectRun else { return try execute(console) }
        do {
            return try execute(console)
        } catch {
            console.error(ErrorSentence.of(error))
            return BisectRunCode.code(of: error)
        }
    }

    /// 1. Compile and run.
    /// 2. Keep the command line, for bisect.
    /// 3. Write the record and the report, and tell.
    private func execute(_ console: Console) throws -> ExitCode {
        let started = ContinuousClock.now
        let run = try plan()
        let outcome = try draw(run, console)  // 1
        if renderOnly == nil {  // 2
            try LastRunFile(arguments: words(run.package)).write(to: run.results.folder)
        }
        let report = TestReport(outcome)  // 3
        for note in report.notes { console.note(note) }
        for error in report.errors { console.error(error) }
        if renderOnly == nil { try writeFormats(of: report, run, console) }
        if report.isEmpty { return nothing(run.shard, console) }
        if renderOnly != nil {
            for file in report.files { console.print(file) }
            return report.errors.isEmpty ? .success : .couldNotRun
        }
        try tell(report, page: write(run.results, run.package), shard: run.shard, started, console)
        if let hint = PreviewReport.buildHint(since: started) { console.note(hint) }
        return isBisectRun ? BisectRunCode.code(of: report) : report.exitCode
    }

    /// What is to be drawn, and where the results go.
    private struct Plan {
        var sources: SourceSet
        var package: PackageFolder
        var results: ResultStore
        var shard: Shard?
        /// The manifest; nil where nothing is compared.
        var log: RunLog?
        var purpose: RenderRequest.Purpose
    }

    private func plan() throws -> Plan {
        let environment = ProcessInfo.processInfo.environment
        let sources = try SourceSet(paths: paths)
        let package = PackageFolder(path: sources.root.path)
        let results = ResultStore(folder: package.artifacts(environment: environment))
        let shard = try shard ?? Shard.ofCommand(environment)
        let log = try renderOnly == nil ? begin(shard, results, package, environment) : nil
        return Plan(
            sources: sources, package: package, results: results, shard: shard, log: log,
            purpose: try purpose(package, results, log))
    }

    private func draw(_ plan: Plan, _ console: Console) throws -> PreviewJob.Outcome {
        let job = options.job(for: plan.sources)
        let runner = try job.runner(console)
        if filters.isEmpty, renderOnly == nil, plan.shard == nil {
            plan.results.clear(suite: suite ?? plan.sources.suite)
        }
        let outcome = try job.run(runner) { eventFile in
            var request = options.request(
                plan.sources, suite: suite, filters: filters, purpose: plan.purpose, eventFile: eventFile)
            request.shard = plan.shard
            request.keepsLayouts = renderOnly != nil
            return request
        }
        // A picture that couldn't be made has its golden noted; a crash may have left out others.
        plan.log?.end(status: outcome.crashes.isEmpty ? 0 : 2, knowsSkips: true)
        return outcome
    }

    private func writeFormats(of report: TestReport, _ plan: Plan, _ console: Console) throws {
        let coverage = plan.shard.map { ShardCoverage(present: [$0.index], total: $0.total) }
        try formats.write(
            RunRecord(cases: report.cases, shards: coverage), errors: report.errors, package: plan.package,
            console)
    }

    /// A shard may have no case; all together must have one.
    private func nothing(_ shard: Shard?, _ console: Console) -> ExitCode {
        if let shard {
            console.print("shard \(shard) has no case")
            return .success
        }
        console.error(
            "\(paths.joined(separator: " ")): no previews in them; add a #Preview to each view's file")
        return isBisectRun ? .untestable : .couldNotRun
    }

    private func tell(
        _ report: TestReport, page: String, shard: Shard?, _ started: ContinuousClock.Instant,
        _ console: Console
    ) throws {
        if isJSON {
            console.print(try report.json(page: page))
            return
        }
        for line in report.lines(console, onlyFailures: isQuiet) { console.print(line) }
        if isQuiet, report.exitCode == .success { return }
        let seconds = PreviewReport.seconds(since: started)
        let part = shard.map { ", shard \($0)" } ?? ""
        console.print("\(report.summary) (\(options.description)\(part), \(seconds))")
        console.print("report: \(page)")
    }

    /// Begins the manifest: the command line without what only narrows it is the program.
    private func begin(
        _ shard: Shard?, _ results: ResultStore, _ package: PackageFolder, _ environment: [String: String]
    ) throws -> RunLog {
        let program = (["pixeldiff test"] + words(package, withFilters: false)).joined(separator: " ")
        var header = RunManifest.Header(
            kind: .previews, producer: program, started: Date().timeIntervalSince1970)
        header.filters = filters.map { "--filter \($0)" }
        header.shard = shard
        header.variants = options.variants.map { variant in
            var variant = variant
            variant.scale = variant.scale ?? options.scale
            return variant.suffixes.joined(separator: ".")
        }
        header.describeSurroundings(package, environment: environment)
        return try RunLog(header, in: results)
    }

    private func purpose(
        _ package: PackageFolder, _ results: ResultStore, _ run: RunLog?
    ) throws -> RenderRequest.Purpose {
        if let renderOnly {
            try Folder(renderOnly).create()
            return .render(folder: renderOnly)
        }
        // A golden recorded on the way would keep git from going to the next commit.
        let mode =
            try isBisectRun
            ? .never
            : RecordMode.resolve(option: record, environment: ProcessInfo.processInfo.environment)
        let folder = goldens.map { URL(filePath: $0).absoluteURL.standardizedFileURL.path } ?? package.goldens
        var check = RenderRequest.Check(
            package: package.path, goldens: folder, artifacts: results.folder, mode: mode,
            tolerance: tolerance)
        check.run = run?.id
        return .check(check)
    }

    /// Writes run.json and the report; returns the report's path.
    private func write(_ results: ResultStore, _ package: PackageFolder) throws -> String {
        let run = try results.load()
        try results.write(run)
        let file = reportFile ?? results.reportFile
        let html = HTMLReport(run: run, results: results, package: package, page: file).html()
        let folder = URL(filePath: file).absoluteURL.deletingLastPathComponent()
        try Folder(folder.path).create()
        try AtomicFile.write(Array(html.utf8), to: file, isDurable: false)
        return package.relative(file)
    }

    /// The command line, with paths relative to the package: bisect runs it in other trees.
    private func words(_ package: PackageFolder, withFilters: Bool = true) -> [String] {
        let places = paths.map { path in
            FileManager.default.fileExists(atPath: path)
                ? package.relative(URL(filePath: path).absoluteURL.standardizedFileURL.path) : path
        }
        let suiteWords = suite.map { ["--suite", $0] } ?? []
        let filterWords = withFilters ? filters.flatMap { ["--filter", $0] } : []
        return places + options.words + suiteWords + filterWords
    }
}

/// The command line of the last run: bisect draws with it when it gets no command.
private struct LastRunFile: Encodable {
    /// Without the program's name and `test`.
    var arguments: [String]

    func write(to folder: String) throws {
        try Folder(folder).create()
        try AtomicFile.write(
            try RecordCoding.encode(self), to: "\(folder)/last-run.json", isDurable: false)
    }
}
