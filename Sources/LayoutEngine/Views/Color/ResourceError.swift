import Drawing

/// Something that a view names and that isn't there, or can't be read.
public enum ResourceError: Error, Hashable, CustomStringConvertible {
    case colorNotFound(String, at: ViewPath?)
    case imageNotFound(String, searched: [String], at: ViewPath?)

    public var description: String {
        switch self {
        case .colorNotFound(let name, let path):
            "\(Self.prefix(path))Color(\"\(name)\") names a colour set, and no asset catalogue in the bundle or "
                + "the working directory has one. Write the colour in code: Color(red:green:blue:)."
        case .imageNotFound(let name, let searched, let path):
            "\(Self.prefix(path))there is no picture \"\(name)\": looked for "
                + "\(searched.joined(separator: ", ")). Put the PNG there, or load it with Image(contentsOfFile:)."
        }
    }

    private static func prefix(_ path: ViewPath?) -> String {
        path.map { "\($0): " } ?? ""
    }

    /// What is painted where a colour is missing: magenta, so that it is seen.
    static let placeholderColor = ResolvedColor(255, 0, 255)
}
