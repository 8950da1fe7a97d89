/// Remembers every answer of an oracle, so that no subset is asked for twice.
final class TrialMemory {
    private let oracle: any BisectOracle
    private var outcomes: [ChangeSet: BisectOutcome] = [:]
    /// The subsets in the order they were asked for.
    private(set) var asked: [ChangeSet] = []

    init(oracle: any BisectOracle) {
        self.oracle = oracle
    }

    /// What `memory` knows, and the same oracle, for a picture that good and bad both have: a run without it says
    /// nothing about it.
    convenience init(_ memory: TrialMemory, present picture: String) {
        self.init(oracle: PresentPicture(memory: memory, picture: picture))
        asked = memory.asked
        outcomes = memory.outcomes.mapValues { $0.resolved(for: picture) }
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

/// Answers for one picture.
private final class PresentPicture: BisectOracle {
    private let memory: TrialMemory
    private let picture: String

    init(memory: TrialMemory, picture: String) {
        self.memory = memory
        self.picture = picture
    }

    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome {
        try memory.outcome(of: subset, purpose: purpose).resolved(for: picture)
    }

    func prepare(_ subsets: [ChangeSet], purpose: TrialPurpose) throws {
        try memory.prepare(subsets, purpose: purpose)
    }
}

extension BisectOutcome {
    /// The outcome; unresolved if it lacks the picture.
    fileprivate func resolved(for picture: String) -> BisectOutcome {
        guard let pictures, pictures[picture] == nil else { return self }
        return .unresolved(.init(reason: "it has no \(picture)"))
    }
}
