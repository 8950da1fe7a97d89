/// Why there is no repro file, or why one can't be used. Says what to do.
public enum ReproError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Nothing in the results fails.
    case nothingFails
    /// The name of no case; those that fail, and what was probably meant.
    case unknownName(String, near: String?, failing: [String])
    /// The name of cases that pass.
    case passes(String, failing: [String])
    case ambiguousName(String, [String])
    /// No failing variant of what is named has those suffixes.
    case unknownVariant(String, of: String, variants: [String])
    /// A result without what is drawn: of an older build, of other renderers, or cleared away.
    case noRecording(String)
    /// A file of the failure that a person or a machine has broken.
    case brokenFailure(String, reason: String)
    /// A file that is no repro file, or is too much.
    case unusable(file: String, reason: String)
    /// A later form than this build reads.
    case newer(file: String, schema: String)

    /// One sentence, and what to do.
    public var description: String {
        switch self {
        case .nothingFails:
            "no case fails in the last results: run the tests ('swift test', or 'pixeldiff test PATHS') first"
        case .unknownName(let name, let near, let failing):
            "'\(name)' is no case that fails" + (near.map { "; did you mean '\($0)'?" } ?? ".")
                + " These fail: \(Self.list(failing))"
        case .passes(let name, let failing):
            "'\(name)' passes: there is nothing to reproduce"
                + (failing.isEmpty ? "" : ". These fail: \(Self.list(failing))")
        case .ambiguousName(let name, let ids):
            "'\(name)' may be any of \(Self.list(ids)); give one of them in full"
        case .unknownVariant(let variant, let name, let variants):
            "'\(name)' doesn't fail as '\(variant)'; it fails as \(Self.list(variants))"
        case .noRecording(let id):
            "the failure of \(id) has no recording of what was drawn: run its test again with this pixeldiff"
                + " ('swift test', or 'pixeldiff test PATHS')"
        case .brokenFailure(let id, let reason):
            "the failure of \(id) can't be packed: \(reason); run its test again"
        case .unusable(let file, let reason):
            "\(file) can't be replayed: \(reason)"
        case .newer(let file, let schema):
            "\(file) is written as '\(schema)', which this build doesn't read: use a newer pixeldiff"
        }
    }

    /// The first dozen.
    private static func list(_ names: [String]) -> String {
        let rest = names.count > 12 ? ", and \(names.count - 12) more" : ""
        return names.prefix(12).joined(separator: ", ") + rest
    }
}
