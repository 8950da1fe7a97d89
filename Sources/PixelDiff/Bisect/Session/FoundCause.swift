/// A confirmed cause with what is needed to tell of it.
struct FoundCause {
    /// Its changes are indices into `units`.
    var cause: BisectCause
    /// The units of the search that found it.
    var units: [ChangedUnit]
    /// Asks for trees with some of the units.
    var oracle: RepositoryOracle
    /// Names of units of an earlier search that had to go together with this cause.
    var dependents: [String] = []
    /// What was seen when the whole cause was taken out of bad; nil where other causes had to go as well.
    var removal: Removal?
    /// Whether bad without exactly these changes was seen to be as good, not only the cause's files without them.
    var isConfirmedInBad = true

    struct Removal {
        var marks: [String: String]
        /// Names of what was still applied.
        var names: [String]
    }

    var changes: [ChangedUnit] { cause.changes.indices.map { units[$0] } }

    /// Names of everything that had to be taken out along with the cause.
    var allDependents: [String] {
        let own = cause.dependents.indices.map { units[$0].name }
        return dependents + own.filter { !dependents.contains($0) }
    }
}

extension RepositoryOracle {
    /// The pictures in which good and bad differ, by name; both have been run.
    func differingPictures() throws -> [String] {
        let good = try outcome(of: .empty, purpose: .good).pictures ?? [:]
        let bad = try outcome(of: .all(mix.names.count), purpose: .bad).pictures ?? [:]
        return Set(good.keys).union(bad.keys).filter { good[$0] != bad[$0] }.sorted()
    }

    /// The causes that a search with this oracle found.
    func found(_ causes: [BisectCause], units: [ChangedUnit]) -> [FoundCause] {
        causes.map { cause in
            let removed = cause.changes.union(cause.dependents)
            var found = FoundCause(cause: cause, units: units, oracle: self)
            if cause.removedRun == .all(units.count).subtracting(removed),
                let shown = try? marks(of: cause.removedRun)
            {
                found.removal = .init(marks: shown, names: cause.removedRun.indices.map { units[$0].name })
            }
            return found
        }
    }
}
