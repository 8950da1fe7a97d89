/// Why a font can't be used: what, where, and what to do.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No file or family of that name; `searched` lists where.
    case missing(family: String, searched: [String])
    /// A file that is no font, or a broken one.
    case unreadable(file: String, reason: String)

    /// One sentence: what is wrong with which font, and what to do.
    public var description: String {
        switch self {
        case .missing(let family, let searched):
            "font '\(family)' not found in \(searched.isEmpty ? "any font folder" : searched.joined(separator: ", "))."
                + " Install it, register its file, or add its folder to PIXELDIFF_FONT_PATH."
        case .unreadable(let file, let reason):
            "font file \(file) can't be read: \(reason). Replace the file or take it off the font path."
        }
    }
}
