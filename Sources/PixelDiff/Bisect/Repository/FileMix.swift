/// Good with some of the changed files as they are in bad.
struct FileMix: TreeMix {
    let units: [ChangedUnit]
    private let messages: FailureMessages

    /// - Parameter diffs: One for each unit; without them, nothing is read from messages but names of files.
    init(units: [ChangedUnit], diffs: [UnitDiff]? = nil) {
        let diffs = diffs ?? units.map { _ in UnitDiff(added: [], removed: []) }
        self.units = units
        messages = FailureMessages(units: units, diffs: diffs)
    }

    var names: [String] { units.map(\.name) }

    func overrides(applying subset: ChangeSet) -> TreeOverrides {
        var overrides: TreeOverrides = [:]
        for index in subset.indices {
            for path in units[index].paths { overrides[path.path] = .some(path.bad) }
        }
        return overrides
    }

    func dependencies(in messages: String, applied: ChangeSet) -> [ChangeDependency] {
        self.messages.dependencies(in: messages, applied: applied)
    }
}
