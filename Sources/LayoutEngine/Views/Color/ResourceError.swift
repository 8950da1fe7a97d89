import Drawing

/// Something that a view names and that isn't there, or can't be read.
public enum ResourceError: Error, Hashable, CustomStringConvertible {
    case colorNotFound(String, at: ViewPath?)
    case imageNotFound(String, searched: [String], at: ViewPath?)
    /// A file of an asset catalogue that can't be used.
    case brokenCatalog(String, reason: String)
    /// A set of an asset catalogue, by its folder, without an entry that suits; "picture" or "colour".
    case emptySet(String, kind: String)

    public var description: String {
        switch self {
        case .colorNotFound(let name, let path):
            "\(Self.prefix(path))Color(\"\(name)\") names a colour set, and no asset catalogue in the bundle or "
                + "the working directory has one. Write the colour in code: Color(red:green:blue:)."
        case .imageNotFound(let name, let searched, let path):
            "\(Self.prefix(path))there is no picture \"\(name)\": looked for "
                + "\(searched.joined(separator: ", ")), JPEG and WebP alike, and for an image set of that name in "
                + "the asset catalogues there. Put the file there, or load it with Image(contentsOfFile:)."
        case .brokenCatalog(let file, let reason):
            "\(file): \(reason). Repair the asset catalogue, in Xcode or by hand."
        case .emptySet(let folder, let kind):
            "\(folder): the set has no \(kind) for this platform and appearance. Add one for any appearance "
                + "and the universal idiom."
        }
    }

    private static func prefix(_ path: ViewPath?) -> String {
        path.map { "\($0): " } ?? ""
    }

    /// What is painted where a colour is missing: magenta, so that it is seen.
    static let placeholderColor = ResolvedColor(255, 0, 255)
}
