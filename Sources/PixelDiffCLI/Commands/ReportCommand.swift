import Foundation
import PixelDiff

/// `pixeldiff report`: the results of the last checks as one HTML file.
struct ReportCommand: Command {
    static let name = "report"
    static let overview = "Write the results of the last checks as one HTML file, and print where it is."
    static let discussion = """
        The page holds every picture that it shows and opens from disk. Results are those of the package around the
        working directory: the last one of each case, whichever run it is from. Annotations are printed only when
        asked for, also on GitHub: a script may read this command's output.

        Exit codes: 0 written, 2 no results, or the file can't be written, 64 usage.
        """
    static let arguments: [Argument] =
        [
            .option(
                "output", short: "o", placeholder: "file", help: "The page.", defaultValue: ResultPlace.report
            ),
            ResultPlace.argument,
            .flag(
                "json",
                help: "Print the results as JSON (version \(RunRecord.currentVersion)) instead of a page."
            ),
        ] + ReportFormats.arguments

    let output: String?
    let from: String?
    let isJSON: Bool
    let formats: ReportFormats

    init(_ arguments: ParsedArguments) throws {
        output = arguments.value("output")
        from = arguments.value("from")
        isJSON = arguments.flag("json")
        formats = try ReportFormats(arguments)
    }

    func run(_ console: Console) async throws -> ExitCode {
        let place = try ResultPlace(from: from)
        let run = try place.results.load()
        try formats.write(run, package: place.package, console)
        if isJSON {
            console.print(String(decoding: try run.json().dropLast(), as: UTF8.self))
            return .success
        }
        // What --from names may be unpacked, and is gone when the command ends; it isn't ours to write to either.
        let own = ResultStore(
            folder: place.package.artifacts(environment: ProcessInfo.processInfo.environment))
        let file = URL(fileURLWithPath: output ?? own.reportFile).path
        if output == nil { try Folder(own.folder).create() }
        let html = HTMLReport(run: run, results: place.results, package: place.package, page: file).html()
        try AtomicFile.write(Array(html.utf8), to: file)
        if from == nil { try place.results.write(run) }
        console.note(run.summary)
        console.print(file)
        return .success
    }
}
