import Foundation
import PixelDiff

/// `pixeldiff reduce`: the smallest views between which a view still differs.
struct ReduceCommand: Command {
    static let name = "reduce"
    static let overview = "Shrink a view to the smallest one that still shows a difference in layout."
    static let discussion = """
        Takes two view trees, removes views, modifiers and parameters as long as the view that moved still moves \
        by as much, and prints what is left as SwiftUI code with a test. Where the trees come from:

          reduce FILE.swift#Preview --traits default --traits rtl,ax3,width=320
          reduce FILE.swift#Preview --layout HStack=MyRow()
          reduce FILE.swift#Preview --good main
          reduce Suite/case --good main
          reduce good.json bad.json
          reduce good.pixeldiff bad.pixeldiff

        The first three take a preview in two sets of traits, with another layout in the place of containers of a \
        name (or of one, VStack/HStack[2]), or as it was in a revision. The fourth takes the preview behind a \
        golden of the last 'pixeldiff test'. The last take files that 'pixeldiff render --describe' or 'pixeldiff \
        repro' wrote, in any mixture.

        Exit codes: 0 reduced, 1 no view differs, 2 could not run, 64 usage.
        """
    static let arguments: [Argument] =
        [
            .positional(
                "input", help: "A Swift file, folder or target with #Preview, a golden, or two tree files.",
                isRepeating: true, values: .files(suffix: ".swift")),
            .option(
                "traits", placeholder: "list",
                help:
                    "The traits of a side, as in dark,rtl,ax3,width=320; given once, the other side has none.",
                isRepeating: true),
            .option(
                "layout", placeholder: "container=layout",
                help: "A layout in the place of containers, as in HStack=VStack or Grid=MyGrid(columns: 2).",
                isRepeating: true),
            .option(
                "good", placeholder: "revision", help: "The revision where the view is right.",
                values: .printed(.revisions)),
            .option(
                "bad", placeholder: "revision", help: "The one where it isn't; . is the working tree.",
                defaultValue: ".", values: .printed(.revisions)),
            .option(
                "view", placeholder: "name",
                help: "The view that is to keep its difference, by its name in layout dumps or a part of it."),
            .flag("loose", help: "Let the view differ by any amount in the same direction."),
            .option(
                "max-steps", placeholder: "count", help: "Stop after laying out so many pairs of trees.",
                defaultValue: "20000"),
            .flag("previews", help: "Print previews of both sides instead of a test."),
            .flag("json", help: "Print the result as JSON (schema pixeldiff.reduce/1)."),
        ] + PreviewOptions.arguments.filter { $0.name != "variants" }

    let input: ReduceInput
    let options: PreviewOptions
    let request: ReductionRequest
    let hasPreviews: Bool
    let isJSON: Bool

    init(_ arguments: ParsedArguments) throws {
        options = try PreviewOptions(arguments)
        var request = ReductionRequest()
        for text in arguments.values("layout") {
            let replacement = try ReduceInput.layout(text)
            request.layoutPlaces.append(replacement.place)
            request.layoutCode.append(replacement.code)
        }
        request.view = arguments.value("view")
        request.isLoose = arguments.flag("loose")
        request.maximumSteps = try arguments.integer("max-steps", in: 1...10_000_000) ?? 20_000
        self.request = request
        hasPreviews = arguments.flag("previews")
        isJSON = arguments.flag("json")
        input = try ReduceInput(
            arguments.values("input"), traits: arguments.values("traits"),
            hasLayouts: !request.layoutPlaces.isEmpty, good: arguments.value("good"),
            bad: arguments.value("bad") ?? ".")
    }

    func run(_ console: Console) async throws -> ExitCode {
        let outcome = try ReduceJob(options: options, request: request).run(input, console)
        let report = ReduceReport(outcome)
        if isJSON {
            console.print(try report.json())
        } else if let record = report.record {
            console.print(report.code(record, hasPreviews: hasPreviews))
            console.note(report.summary(record))
        }
        for error in report.errors {
            if report.exitCode == .different { console.note(error) } else { console.error(error) }
        }
        return report.exitCode
    }
}
