import Foundation
import PixelDiff

/// The forms of results for other programs, which `report` and `test` write when asked.
struct ReportFormats {
    static let arguments: [Argument] = [
        .option("junit", placeholder: "file", help: "Also write the results as JUnit XML."),
        .option(
            "markdown", placeholder: "file",
            help: "Also write a summary of less than \(MarkdownSummary.limit) characters as Markdown."),
        .flag(
            "github",
            help:
                "Also print what failed as annotations of GitHub Actions, at most 10 of a type as GitHub shows."
        ),
    ]

    let junit: String?
    let markdown: String?
    let isGitHub: Bool

    /// - Throws: ``UsageError`` for annotations inside JSON.
    init(_ arguments: ParsedArguments) throws {
        junit = arguments.value("junit")
        markdown = arguments.value("markdown")
        isGitHub = arguments.flag("github")
        if isGitHub, arguments.flag("json") {
            throw UsageError("'--github' and '--json' both print to the standard output: choose one")
        }
    }

    /// Writes the files, and prints the annotations.
    ///
    /// - Parameter errors: Sentences about what could not be rendered.
    /// - Throws: ``GoldenError``.
    func write(
        _ run: RunRecord, errors: [String] = [], package: PackageFolder, _ console: Console,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        if let junit { try write(JUnitReport(run: run, errors: errors).xml(), to: junit) }
        if let markdown { try write(MarkdownSummary(run: run, errors: errors).markdown(), to: markdown) }
        guard isGitHub else { return }
        let repository = RepositoryPath(package: package, environment: environment)
        let annotations = GitHubAnnotations(run: run, errors: errors, repository: repository)
        for line in annotations.lines() { console.print(line) }
    }

    /// Makes the folder too: reports go where nothing is yet.
    private func write(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: file)
        try Folder(url.deletingLastPathComponent().path).create()
        try AtomicFile.write(Array(text.utf8), to: url.path, isDurable: false)
    }
}
