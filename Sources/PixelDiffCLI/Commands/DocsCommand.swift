import Foundation
import PixelDiff

/// `pixeldiff docs [CATALOG ...]`: the pictures of documentation, rendered from previews.
struct DocsCommand: Command {
    static let name = "docs"
    static let overview = "Render the pictures of DocC catalogs and READMEs from previews."
    static let discussion = """
        A catalog's pixeldiff-docs.json names its pictures:

            {"sources": ["../Views"], "width": 320, "pictures": [
                {"name": "card", "preview": "Card", "alt": "A card with a picture and two lines of text"},
                {"name": "list", "preview": "List", "width": 375, "variants": ["dark", "ax3"], "alt": "A long list"}]}

        Each becomes card.png, card@2x.png, card~dark.png and card~dark@2x.png in the catalog's Resources, the files that
        DocC looks for. sources are files and folders beside the catalog, the folder that it lies in if not given; a
        preview is one's name or a view type's, the picture's own name if not given; variants are those of 'pixeldiff
        test', dark if not given. A file is written only when its pixels changed; files made here that no picture has
        any more are removed, all others are left alone. The lines for an article and for a README are printed.

        Exit codes: 0 made, or all up to date, 1 (with --check) something is out of date, 2 could not run, 64 usage.
        """
    static let arguments: [Argument] =
        [
            .positional(
                "catalogs", help: "Catalogs, or folders of them; without, all in this folder and below.",
                isRequired: false,
                isRepeating: true, values: .files(suffix: ".docc")),
            .flag("check", help: "Change nothing; say what is out of date."),
        ] + PreviewOptions.arguments.filter { ["symbols", "define", "swift-version"].contains($0.name) } + [
            .flag("json", help: "Print the result as JSON (schema pixeldiff.docs/1)."),
            .flag("quiet", short: "q", help: "Print no lines for articles."),
        ]

    let catalogs: [String]
    let isCheck: Bool
    let isJSON: Bool
    let isQuiet: Bool
    let options: PreviewOptions

    init(_ arguments: ParsedArguments) throws {
        catalogs = arguments.values("catalogs")
        isCheck = arguments.flag("check")
        isJSON = arguments.flag("json")
        isQuiet = arguments.flag("quiet")
        options = try PreviewOptions(arguments)
    }

    /// 1. Read all catalogs, so that a mistake in one leaves the pictures of all as they are.
    /// 2. Render each, compare, and replace what differs.
    func run(_ console: Console) async throws -> ExitCode {
        // 1.
        let places = (catalogs.isEmpty ? ["."] : catalogs).flatMap { place in
            let found = SourceSet.isFolder(place) ? DocumentationCatalog.find(below: place) : []
            return found.isEmpty && !catalogs.isEmpty ? [place] : found
        }
        if places.isEmpty {
            throw UsageError(
                "There is no \(DocumentationCatalog.fileName) in this folder or below; put one into a DocC catalog"
            )
        }
        let loaded = try places.map { try DocumentationCatalog(at: $0) }
        // 2.
        var report = DocsReport()
        for catalog in loaded {
            let rendering = CatalogRendering(catalog: catalog, options: options)
            let outcome = try rendering.run(console)
            for error in outcome.errors { console.error(error) }
            if !outcome.errors.isEmpty { return .couldNotRun }
            let resources = CatalogResources(folder: catalog.resources)
            let changes = try resources.changes(outcome.files)
            if let error = try unstable(changes, outcome, rendering, console) {
                console.error(error)
                return .couldNotRun
            }
            if !isCheck { try resources.apply(changes, rendered: outcome.files) }
            report.add(catalog, outcome, changes)
        }
        for warning in report.warnings { console.note(warning) }
        if isJSON {
            console.print(try report.json())
        } else {
            for line in report.lines(isCheck: isCheck, hasSnippets: !isQuiet) { console.print(line) }
        }
        console.note(report.sum(isCheck: isCheck))
        return isCheck && report.isStale ? .different : .success
    }

    /// What is to be written is rendered once more: a view that draws differently each time (a date, a random
    /// number) would be out of date for ever.
    private func unstable(
        _ changes: [CatalogResources.Change], _ outcome: CatalogRendering.Outcome,
        _ rendering: CatalogRendering,
        _ console: Console
    ) throws -> String? {
        guard changes.contains(where: { $0.kind != .leftover }) else { return nil }
        let again = try rendering.run(console).files
        for (first, second) in zip(outcome.files, again) where first.bytes != second.bytes {
            return
                "\(rendering.catalog.folder): \(first.name) is drawn differently each time: give the view fixed "
                + "dates, numbers and identifiers; nothing was written"
        }
        return nil
    }
}
