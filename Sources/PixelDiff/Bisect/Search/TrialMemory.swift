/// Remembers every answer of an oracle, so that no subset is asked for twice.
final class TrialMemory {
    private let oracle: any BisectOracle
    private var outcomes: [ChangeSet: BisectOutcome] = [:]
    /// The subsets in the order they were asked for.
    private(set) var asked: [ChangeSet] = []

    init(oracle: any BisectOracle) {
        self.oracle = oracle
    }

    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome {
        if let known = outcomes[subset] { return known }
        let outcome = try oracle.outcome(of: subset, purpose: purpose)
        outcomes[subset] = outcome
        asked.append(subset)
        return outcome
    }

    /// Tells the oracle what is likely to be asked for next; what is known already is left out.
    func prepare(_ subsets: [ChangeSet], purpose: TrialPurpose) throws {
        let unknown = subsets.filter { outcomes[$0] == nil }
        if unknown.count > 1 { try oracle.prepare(unknown, purpose: purpose) }
    }

    /// The outcome, if it was asked for before.
    func known(_ subset: ChangeSet) -> BisectOutcome? { outcomes[subset] }

    /// The smallest known subset of `bound` for which `goal` holds, the earliest among equals.
    ///
    /// Complexity: O(runs x changes).
    func smallest(within bound: ChangeSet, where goal: (BisectOutcome) -> Bool) -> ChangeSet? {
        var best: ChangeSet?
        for subset in asked {
            guard let outcome = outcomes[subset], goal(outcome), subset.isSubset(of: bound) else { continue }
            if best.map({ subset.count < $0.count }) ?? true { best = subset }
        }
        return best
    }
}
