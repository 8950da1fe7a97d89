import Foundation

/// A DocC catalog whose pictures are rendered from previews: its folder, and what its `pixeldiff-docs.json` asks for.
public struct DocumentationCatalog: Hashable, Sendable {
    /// The file that says which pictures there are.
    public static let fileName = "pixeldiff-docs.json"

    /// The catalog's folder, as it was given.
    public var folder: String
    /// In the order of the file.
    public var pictures: [CatalogPicture]

    /// Where the pictures go.
    public var resources: String { "\(folder)/Resources" }

    /// Reads a catalog.
    ///
    /// - Parameter path: The catalog's folder, or the file in it.
    /// - Throws: ``DocumentationError`` that says what is wrong with the file; ``GoldenError`` when it can't be read.
    public init(at path: String) throws {
        let isFile = path.hasSuffix(".json")
        let file = isFile ? path : "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(Self.fileName)"
        folder = String(file.dropLast(file.split(separator: "/").last?.count ?? 0).dropLast())
        if folder.isEmpty { folder = file.hasPrefix("/") ? "/" : "." }
        guard let bytes = try Folder.read(file) else { throw DocumentationError.noFile(file) }
        pictures = try CatalogFile.pictures(bytes, file: file)
    }

    /// The catalogs in `folder` and below, in the order of their paths; hidden folders are passed over.
    public static func find(below folder: String) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        while let name = names.nextObject() as? String {
            var parts = name.split(separator: "/")
            let last = parts.removeLast()
            if last.hasPrefix(".") {
                names.skipDescendants()
            } else if last == fileName {
                let path = (folder == "." ? [] : [folder[...]]) + parts
                found.append(path.isEmpty ? "." : path.joined(separator: "/"))
            }
        }
        return found.sorted()
    }

    /// A path that the file names relative to the catalog, as the caller's folder sees it: `Kit.docc/../Views` is
    /// `Views`.
    public func path(_ relative: String) -> String {
        if relative.hasPrefix("/") { return relative }
        var parts: [Substring] = []
        for part in "\(folder)/\(relative)".split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        let path = parts.joined(separator: "/")
        return folder.hasPrefix("/") ? "/" + path : path.isEmpty ? "." : path
    }
}

/// Why a catalog's pictures can't be made. Says what, where, and what to do.
public enum DocumentationError: Error, Hashable, Sendable, CustomStringConvertible {
    case noFile(String)
    /// The file, and what is wrong with it.
    case invalid(String, String)
    /// A source that lies outside of the catalog's package or repository.
    case outside(catalog: String, picture: String, source: String, root: String)

    public var description: String {
        switch self {
        case .noFile(let path):
            "there is no \(path); make one that names the pictures, as in "
                + #"{"pictures": [{"name": "card", "preview": "Card", "alt": "A card"}]}"#
        case .invalid(let path, let reason): "\(path): \(reason)"
        case .outside(let catalog, let picture, let source, let root):
            "\(catalog): picture \"\(picture)\": the source \"\(source)\" lies outside of \(root); name files and folders "
                + "in it, relative to the catalog"
        }
    }
}
