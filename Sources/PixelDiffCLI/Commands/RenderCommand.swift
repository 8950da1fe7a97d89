import Foundation
import PixelDiff

/// `pixeldiff render PATH [NAMES]`: pictures of previews, or of views named on the command line.
struct RenderCommand: Command {
    static let name = "render"
    static let overview = "Render the previews of Swift files to PNG files."
    static let discussion = """
        The path is a Swift file, a folder of them (one module), or a package's target. Without names, every
        #Preview and every PreviewProvider is rendered; with names, the previews of that name, or the views of
        that type that need no arguments. Files may import SwiftUI: PixelUI stands in for it.

        Exit codes: 0 rendered, 2 the files don't compile or a picture couldn't be made, 64 usage.
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
                "view", placeholder: "type", help: "A view type to render; may be repeated.",
                isRepeating: true),
            .option(
                "out", short: "o", placeholder: "folder", help: "Where the pictures go.", defaultValue: "."),
        ] + PreviewOptions.arguments + [
            .option(
                "describe", placeholder: "folder",
                help: "Write the view trees there as files for 'pixeldiff reduce', instead of pictures."),
            .flag("list", help: "Print the previews' names, render nothing."),
            .flag("json", help: "Print the result as JSON (schema pixeldiff.render/1)."),
        ]

    let path: String
    let names: [String]
    let views: [String]
    let out: String
    /// Where trees go instead of pictures.
    let describe: String?
    let isList: Bool
    let isJSON: Bool
    let options: PreviewOptions

    init(_ arguments: ParsedArguments) throws {
        path = arguments.value("path") ?? ""
        names = arguments.values("names")
        views = arguments.values("view")
        out = arguments.value("out") ?? "."
        describe = arguments.value("describe")
        isList = arguments.flag("list")
        isJSON = arguments.flag("json")
        options = try PreviewOptions(arguments)
        for view in views where !ViewTypes.isName(view) {
            throw UsageError("The value '\(view)' is invalid for '--view': it takes the name of a type")
        }
    }

    /// 1. Names that no preview has and a type of the sources has are views to instantiate.
    /// 2. Compile, run, and report in the order of rendering.
    func run(_ console: Console) async throws -> ExitCode {
        let started = ContinuousClock.now
        let sources = try SourceSet(paths: [path])
        // 1.
        let found = try ViewTypes.split(names, in: sources)
        let types = views + found.types
        let filters = found.others + (types.isEmpty ? [] : [GeneratedSource.namedViews])
        // 2.
        let job = options.job(for: sources, namedTypes: types)
        let runner = try job.runner(console)
        let place = describe ?? out
        if !isList { try Folder(place).create() }
        let purpose: RenderRequest.Purpose =
            isList ? .list : describe == nil ? .render(folder: out) : .describe(folder: place)
        let outcome = try job.run(runner) { eventFile in
            options.request(
                sources, filters: filters, purpose: purpose, eventFile: eventFile)
        }
        let report = RenderReport(outcome, folder: place)
        for note in report.notes { console.note(note) }
        for error in report.errors { console.error(error) }
        if isJSON {
            console.print(try report.json())
        } else {
            for line in report.lines { console.print(line) }
        }
        if report.isEmpty {
            console.error(
                "\(path): no previews in it; add a #Preview, or name a view type: --view ProfileCard")
        }
        if !isList, !report.pictures.isEmpty {
            let seconds = PreviewReport.seconds(since: started)
            let count = report.pictures.count == 1 ? "1 picture" : "\(report.pictures.count) pictures"
            console.note("\(count), \(options.description), in \(seconds)")
            if let hint = PreviewReport.buildHint(since: started) { console.note(hint) }
        }
        return report.errors.isEmpty && !report.isEmpty ? .success : .couldNotRun
    }
}
