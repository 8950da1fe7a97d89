import Imaging

/// Why a recording can't be opened or drawn. Says what and where.
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A part that it must have.
    case missing(String)
    /// Text that isn't what the format says, at a byte of a file.
    case malformed(file: String, byte: Int, what: String)
    /// A later form of the format than this build reads.
    case newer(file: String, schema: String)
    /// What there is too much of, and how much is allowed.
    case tooMany(String, limit: Int)
    /// A picture that can't be read.
    case image(file: String, reason: String)
    /// Drawing met something that isn't there, or a size that is none.
    case undrawable(String)

    /// One sentence, and what to do where something helps.
    public var description: String {
        switch self {
        case .missing(let file):
            "it holds no \(file), so there is nothing to draw"
        case .malformed(let file, let byte, let what):
            "its \(file) is damaged: \(what) at byte \(byte)"
        case .newer(let file, let schema):
            "its \(file) is written as '\(schema)', which this build doesn't read: use a newer pixeldiff"
        case .tooMany(let what, let limit):
            "it has more than \(limit) \(what), the limit for what others send"
        case .image(let file, let reason):
            "its picture \(file) can't be used: \(reason)"
        case .undrawable(let reason):
            "it can't be drawn: \(reason)"
        }
    }
}
