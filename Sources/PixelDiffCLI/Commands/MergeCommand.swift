import Foundation
import PixelDiff

/// `pixeldiff merge FOLDER_OR_ZIP ...`: the results of shards as those of one run.
struct MergeCommand: Command {
    static let name = "merge"
    static let overview = "Put the results of several machines together: the shards of a run."
    static let discussion = """
        Each place is a download of a machine's .build/pixeldiff, a folder that holds several, or a ZIP file of either.
        The merged results, manifests and report replace those of this package, so that report, review, approve and prune
        go on from there; manifests of runs of this machine stay.

        Exit codes: 0 all passed, 1 something differs or is new, 2 shards are missing or a place can't be read, 64 usage.
        """
    static let arguments: [Argument] = [
        .positional(
            "places", help: "Folders or ZIP files.", isRepeating: true, values: .files(suffix: ".zip")),
        .option(
            "output", short: "o", placeholder: "folder", help: "Where the merged results go.",
            defaultValue: ".build/pixeldiff"),
        .flag("json", help: "Print the merged results as JSON (version \(RunRecord.currentVersion))."),
    ]

    let places: [String]
    let output: String?
    let isJSON: Bool

    init(_ arguments: ParsedArguments) throws {
        places = arguments.values("places")
        output = arguments.value("output")
        isJSON = arguments.flag("json")
    }

    func run(_ console: Console) async throws -> ExitCode {
        let place = try ResultPlace(from: nil)
        let folder = output.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? place.results.folder
        let target = ResultStore(folder: folder)
        let sources = try places.map { try ResultSource($0) }
        let stores = sources.flatMap(\.stores)
        for store in stores where store.folder == folder || store.folder.hasPrefix(folder + "/") {
            throw UsageError(
                "The place '\(store.folder)' lies where the merged results go: choose another with --output")
        }
        if output != nil, Self.holdsOtherFiles(folder) {
            throw UsageError(
                "The folder '\(folder)' holds a folder 'cases' or 'failures', which merging replaces, and is none of "
                    + "results: choose another with --output")
        }
        let run = try withExtendedLifetime(sources) { try ResultMerge(into: target).merge(stores) }
        let html = HTMLReport(run: run, results: target, package: place.package).html()
        try AtomicFile.write(Array(html.utf8), to: target.reportFile, isDurable: false)
        if isJSON {
            console.print(String(decoding: try run.json().dropLast(), as: UTF8.self))
        } else {
            for record in run.cases where record.verdict != .passed {
                console.print("✗ \(record.id)  \(record.summary)")
            }
            let sum = [run.summary] + (run.shards.map { ["\($0)"] } ?? [])
            console.print(sum.joined(separator: "; "))
            console.print("report: \(place.package.relative(target.reportFile))")
        }
        if let shards = run.shards, !shards.isComplete {
            console.error(
                "\(shards), missing \(shards.missingText): nothing is known of those; run them and merge again"
            )
            return .couldNotRun
        }
        return run.passed ? .success : .different
    }

    /// Folders of the names that results have, without what every run leaves beside them.
    private static func holdsOtherFiles(_ folder: String) -> Bool {
        let holds = { (name: String) in FileManager.default.fileExists(atPath: "\(folder)/\(name)") }
        return (holds("cases") || holds("failures")) && !holds("manifests") && !holds("run.json")
    }
}
