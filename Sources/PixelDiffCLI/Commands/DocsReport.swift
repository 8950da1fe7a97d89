import Foundation
import Imaging
import PixelDiff

/// What `pixeldiff docs` tells of all catalogs.
struct DocsReport {
    struct Catalog: Codable {
        var folder: String
        /// Files that are up to date are not among them.
        var changes: [CatalogResources.Change]
        var snippets: [PictureSnippet]
    }

    private(set) var catalogs: [Catalog] = []
    private(set) var warnings: [String] = []
    private var files = 0

    var isStale: Bool { catalogs.contains { !$0.changes.isEmpty } }

    mutating func add(
        _ catalog: DocumentationCatalog, _ outcome: CatalogRendering.Outcome,
        _ changes: [CatalogResources.Change]
    ) {
        files += outcome.files.count
        let root = Self.root(above: catalog.folder)
        let texts = Self.texts(catalog, root: root)
        let articles = ArticlePictures(folder: catalog.folder, made: outcome.files.map(\.name))
        for unknown in articles.unknown() {
            let near = unknown.suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
            warnings.append(
                "\(unknown.article) shows \"\(unknown.name)\", which is no picture of the catalog\(near)")
        }
        var snippets: [PictureSnippet] = []
        for picture in catalog.pictures {
            if picture.alt == nil {
                warnings.append(
                    "\(catalog.folder): picture \"\(picture.name)\" has no alt text; say in \"alt\" what it shows"
                )
            }
            for name in picture.articleNames {
                if !texts.contains(where: { Self.mentions(name, in: $0) }) {
                    warnings.append("\(catalog.folder): no article and no README shows \"\(name)\" yet")
                }
                snippets.append(
                    PictureSnippet(
                        name: name, alt: picture.alt,
                        hasDark: picture.files.contains { $0.name == "\(name)~dark@2x.png" },
                        folder: Self.path(of: catalog.resources, below: root),
                        width: Self.width(of: "\(name)@2x.png", outcome)))
            }
        }
        catalogs.append(Catalog(folder: catalog.folder, changes: changes, snippets: snippets))
    }

    /// A line for each change, then the lines for articles and READMEs.
    func lines(isCheck: Bool, hasSnippets: Bool) -> [String] {
        var lines: [String] = []
        for catalog in catalogs {
            lines += catalog.changes.map { change in
                "\(catalog.folder)/Resources/\(change.file): \(Self.words(change, isCheck: isCheck))"
            }
            guard hasSnippets, !isCheck else { continue }
            for snippet in catalog.snippets {
                lines += ["", "\(snippet.name) in an article:", "    \(snippet.docC)", "in a README:"]
                lines += snippet.readme.split(separator: "\n").map { "    \($0)" }
            }
        }
        return lines.first == "" ? Array(lines.dropFirst()) : lines
    }

    /// The last line: how many, and what to type next.
    func sum(isCheck: Bool) -> String {
        let changes = catalogs.flatMap(\.changes)
        let total = files == 1 ? "1 file" : "\(files) files"
        if changes.isEmpty { return "\(total), all up to date" }
        let counts = [
            (CatalogResources.Change.Kind.missing, isCheck ? "missing" : "new"),
            (.stale, isCheck ? "out of date" : "updated"), (.leftover, isCheck ? "left over" : "removed"),
        ].compactMap { kind, word in
            let count = changes.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(word)"
        }
        let stale = catalogs.filter { !$0.changes.isEmpty }.map { ShellText.quoted($0.folder) }
        let hint = isCheck ? "; bring them up to date: pixeldiff docs \(stale.joined(separator: " "))" : ""
        return "\(total): \(counts.joined(separator: ", "))\(hint)"
    }

    func json() throws -> String {
        struct Document: Encodable {
            var schema = "pixeldiff.docs/1"
            var catalogs: [Catalog]
            var warnings: [String]
        }
        return try RecordCoding.text(Document(catalogs: catalogs, warnings: warnings))
    }

    private static func words(_ change: CatalogResources.Change, isCheck: Bool) -> String {
        let detail = change.detail.map { " (\($0))" } ?? ""
        switch change.kind {
        case .missing: return isCheck ? "missing" : "new"
        case .stale: return (isCheck ? "out of date" : "updated") + detail
        case .leftover: return isCheck ? "no picture of the catalog has this name any more" : "removed"
        }
    }

    // MARK: Where the pictures are shown

    /// The package's folder, absolute; else the git repository's, else the working folder.
    private static func root(above folder: String) -> String {
        let file = URL(filePath: folder).appending(path: DocumentationCatalog.fileName)
        return (SourceSet.packageRoot(above: file) ?? SourceSet.repositoryRoot(above: file))?.path
            ?? FileManager.default.currentDirectoryPath
    }

    private static func path(of folder: String, below root: String) -> String {
        let path = URL(filePath: folder).absoluteURL.standardizedFileURL.path
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    /// The catalog's articles, the package's READMEs and its folder `Docs`.
    private static func texts(_ catalog: DocumentationCatalog, root: String) -> [String] {
        let manager = FileManager.default
        func below(_ folder: String) -> [String] {
            (manager.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
        }
        let top = ((try? manager.contentsOfDirectory(atPath: root)) ?? []).map { "\(root)/\($0)" }
        let paths = below(catalog.folder) + top + below("\(root)/Docs")
        return paths.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }.compactMap {
            try? String(contentsOfFile: $0, encoding: .utf8)
        }
    }

    /// Whether the text has the picture's name, not as part of a longer one.
    private static func mentions(_ name: String, in text: String) -> Bool {
        text.ranges(of: name).contains { range in
            let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
            let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
            return ![before, after].contains { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        }
    }

    /// Points; of two pixels a point.
    private static func width(of file: String, _ outcome: CatalogRendering.Outcome) -> Int {
        let bytes = outcome.files.first { $0.name == file }?.bytes ?? []
        let pixels = (try? PNGDecoder().decode(bytes, name: file))?.width ?? 0
        return (pixels + 1) / 2
    }
}
