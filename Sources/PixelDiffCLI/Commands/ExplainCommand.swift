import Foundation
import PixelDiff

/// `pixeldiff explain PATH [NAMES]`: how previews are laid out, and what is wrong in them.
struct ExplainCommand: Command {
    static let name = "explain"
    static let overview = "Say how views are laid out, and what is wrong or surprising in them."
    static let discussion = """
        For each preview: the placed tree, and the findings with the view's path, the rule and the cure. With \
        --trace also every size that was proposed and answered, in order. Nothing is drawn. The path is a Swift \
        file, a folder of them (one module), or a package's target; names are as for 'render'.

        Exit codes: 0 nothing found, 1 something found, 2 could not run, 64 usage.
        """
    static let arguments: [Argument] =
        [
            .positional(
                "path", help: "A Swift file, a folder, or a package's target.",
                values: .files(suffix: ".swift")),
            .positional(
                "names", help: "Previews or view types; a trailing * stands for any ending.",
                isRequired: false,
                isRepeating: true),
            .option(
                "view", placeholder: "type", help: "A view type to explain; may be repeated.",
                isRepeating: true),
        ] + PreviewOptions.arguments + [
            .flag("trace", help: "Print every proposal and answer, in order."),
            .flag("json", help: "Print the result as JSON (schema pixeldiff.explain/1)."),
        ]

    let path: String
    let names: [String]
    let views: [String]
    let isTraced: Bool
    let isJSON: Bool
    let options: PreviewOptions

    init(_ arguments: ParsedArguments) throws {
        path = arguments.value("path") ?? ""
        names = arguments.values("names")
        views = arguments.values("view")
        isTraced = arguments.flag("trace")
        isJSON = arguments.flag("json")
        options = try PreviewOptions(arguments)
        for view in views where !ViewTypes.isName(view) {
            throw UsageError("The value '\(view)' is invalid for '--view': it takes the name of a type")
        }
    }

    /// 1. Names that no preview has and a type of the sources has are views to instantiate.
    /// 2. Compile, run, and tell in the order of the previews.
    func run(_ console: Console) async throws -> ExitCode {
        let sources = try SourceSet(paths: [path])
        // 1.
        let found = try ViewTypes.split(names, in: sources)
        let types = views + found.types
        let filters = found.others + (types.isEmpty ? [] : [GeneratedSource.namedViews])
        // 2.
        let job = options.job(for: sources, namedTypes: types)
        let runner = try job.runner(console)
        let outcome = try job.run(runner) { eventFile in
            options.request(
                sources, filters: filters, purpose: .explain(trace: isTraced), eventFile: eventFile)
        }
        let report = ExplainReport(outcome)
        for error in report.errors { console.error(error) }
        if isJSON {
            console.print(try report.json())
        } else {
            for line in report.lines(console) { console.print(line) }
        }
        if report.isEmpty {
            console.error(
                "\(path): no previews in it; add a #Preview, or name a view type: --view ProfileCard")
        }
        return report.exitCode
    }
}
