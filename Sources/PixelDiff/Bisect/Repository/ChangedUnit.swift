/// What git knows of one file in one revision.
struct GitEntry: Hashable, Sendable {
    /// Six octal digits: `100644`, `100755`, `120000`...
    let mode: String
    let object: String

    /// Whether it is a file with bytes of its own, not a link, a submodule or a folder.
    var isFile: Bool { mode.hasPrefix("100") }

    /// Whether it is another repository's commit.
    var isSubmodule: Bool { mode == "160000" }
}

/// A path that differs between good and bad.
struct ChangedPath: Hashable, Comparable, Sendable {
    private let place: TreePath
    /// Nil where the file does not exist.
    let good: GitEntry?
    let bad: GitEntry?

    init(path: String, good: GitEntry?, bad: GitEntry?) {
        place = TreePath(path)
        (self.good, self.bad) = (good, bad)
    }

    var path: String { place.text }

    static func < (first: Self, second: Self) -> Bool { first.place < second.place }
}

/// Changes that are applied together or not at all: one file in most cases, both names of a renamed one,
/// a manifest with its resolved versions, or only a part of what happens to a file.
struct ChangedUnit: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable, Codable {
        case modified, added, deleted, renamed
        /// Several files that belong together.
        case joined
        /// Some lines of a file, or its name, or its mode.
        case part
    }

    var kind: Kind
    /// How people call it: `Sources/Card.swift`, `Old.swift -> New.swift`, `Sources/Card.swift:41-43`.
    var name: String
    /// Ascending by path.
    var paths: [ChangedPath]
    /// What a joined unit was joined of, if its parts may be tried alone.
    var members: [ChangedUnit] = []
    /// Set if the unit is only a part of what happens to its file.
    var part: FilePart?

    /// The paths of files that exist in bad, or of those that bad deletes if there are none.
    var badPaths: [String] {
        let present = paths.filter { $0.bad != nil }
        return (present.isEmpty ? paths : present).map(\.path)
    }
}
