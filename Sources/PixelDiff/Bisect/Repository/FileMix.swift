/// Good, or what `base` makes of it, with some of the changed files as they are in bad.
///
/// Where units are parts of files, these files are composed of good's lines and the applied edits.
struct FileMix: TreeMix {
    let units: [ChangedUnit]
    private let messages: FailureMessages
    /// What differs from good with none of the units applied.
    private let base: TreeOverrides
    private let composer: FileComposer?

    /// - Parameters:
    ///   - diffs: One for each unit; without them, nothing is read from messages but names of files.
    ///   - composer: Needed if a unit is a part of a file.
    init(
        units: [ChangedUnit], diffs: [UnitDiff]? = nil, base: TreeOverrides = [:],
        composer: FileComposer? = nil
    ) {
        let diffs = diffs ?? units.map { _ in UnitDiff(added: [], removed: []) }
        self.units = units
        self.base = base
        self.composer = composer
        // The name of a file in a message does not tell which of its parts is meant.
        let named = units.map { unit in
            var unit = unit
            if unit.part != nil { unit.paths = [] }
            return unit
        }
        messages = FailureMessages(units: named, diffs: diffs)
    }

    var names: [String] { units.map(\.name) }

    func overrides(applying subset: ChangeSet) throws -> TreeOverrides {
        var overrides = base
        var parts: [FilePart] = []
        for index in subset.indices {
            if let part = units[index].part {
                parts.append(part)
            } else {
                for path in units[index].paths { overrides[TreePath(path.path)] = .some(path.bad) }
            }
        }
        if let composer, !parts.isEmpty {
            for (path, entry) in try composer.entries(with: parts) { overrides[path] = .some(entry) }
        }
        return overrides
    }

    func dependencies(in messages: String, applied: ChangeSet) -> [ChangeDependency] {
        self.messages.dependencies(in: messages, applied: applied)
    }
}
