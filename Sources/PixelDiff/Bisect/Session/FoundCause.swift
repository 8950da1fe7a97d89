/// A cause with what is needed to tell of it.
struct FoundCause {
    /// Its changes are indices into `units`.
    var cause: BisectCause
    /// The units of the search that found it.
    var units: [ChangedUnit]
    /// Asks for trees with some of the units.
    var oracle: RepositoryOracle
    /// What has to be taken out of bad along with the cause.
    var dependents: [ChangedUnit]
    /// Whether it was found within a cause.
    var isRefined: Bool
    /// What was seen of it; nil until then.
    var confirmation: BisectReport.Confirmation?

    var changes: [ChangedUnit] { cause.changes.indices.map { units[$0] } }

    /// What the search applied when it took exactly the cause, and what does not build without it, out of all units;
    /// nil where others had to go as well.
    var runWithoutCause: ChangeSet? {
        let rest = ChangeSet.all(units.count).subtracting(cause.changes.union(cause.dependents))
        return cause.removedRun == rest ? rest : nil
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
            FoundCause(
                cause: cause, units: units, oracle: self,
                dependents: cause.dependents.indices.map { units[$0] }, isRefined: false)
        }
    }
}
