/// Finds a smallest subset of the changes for which a goal holds.
///
/// Two well-known searches, each used for what it is good at:
///
/// 1. A binary search that keeps the other half applied when neither half alone is enough (the method of
///    Go's `bisect` and of QuickXplain, Junker 2004). Few runs, but it takes an unresolved run for "not
///    enough", so with changes that build only together its answer can be too large.
/// 2. Therefore unresolved subsets are repaired first: what the messages say is missing is added, and
///    remembered for the next subsets.
/// 3. `ddmin` (Zeller and Hildebrandt 2002) on the smallest set seen so far. Starts from a set for which the
///    goal is known to hold and never leaves that, so the answer is right whatever steps 1 and 2 did, and
///    1-minimal: without any one of its changes the goal does not hold, or nothing builds.
struct SubsetReduction {
    /// How often one subset is repaired before it counts as unresolved.
    static let repairLimit = 5

    let memory: TrialMemory
    let traits: [ChangeTraits]
    /// How many likely changes are tried alone before the binary search.
    let guesses: Int
    /// Nothing outside is ever applied.
    let bound: ChangeSet
    let goal: (BisectOutcome) -> Bool

    /// A 1-minimal subset of `bound` for which `goal` holds.
    ///
    /// - Parameters:
    ///   - dependencies: What is known about build dependencies; extended by what is learned.
    ///   - narrowed: Told each smaller set for which the goal holds.
    /// - Precondition: The goal is known to hold for `bound`, and known not to hold for the empty set.
    /// - Complexity: About 2 log2(n) runs for one change, O(n^2) at worst.
    func reduce(dependencies: inout DependencyGraph, narrowed: (ChangeSet) -> Void) throws -> ChangeSet {
        try search(dependencies: &dependencies, narrowed: narrowed)
        let best = smallestKnown
        narrowed(best)
        return try minimize(best, narrowed: narrowed)
    }

    private var smallestKnown: ChangeSet { memory.smallest(within: bound, where: goal) ?? bound }

    // MARK: Binary search

    private func search(dependencies: inout DependencyGraph, narrowed: (ChangeSet) -> Void) throws {
        // Do without all that rarely matters, if one run says that this is possible.
        let likely = ChangeSet(smallestKnown.indices.filter { !traits[$0].isUnlikely })
        if !likely.isEmpty, likely != smallestKnown { _ = try holds(likely, .narrow, &dependencies) }
        var suspects = smallestKnown
        narrowed(suspects)
        guard suspects.count > 1 else { return }

        // The likeliest alone.
        for index in outstanding(suspects) {
            if try holds(ChangeSet([index]), .guess, &dependencies) { return }
        }

        // Added files stay applied, unless they are the cause or do not build by themselves.
        var applied = ChangeSet(suspects.indices.filter { traits[$0].isAddition })
        if applied.count == suspects.count { applied = .empty }
        if !applied.isEmpty {
            if try holds(applied, .additions, &dependencies) {
                suspects = smallestKnown
                applied = .empty
            } else if try memory.outcome(of: applied, purpose: .additions).pictures == nil {
                applied = .empty
            }
        }

        let found = try split(ordered(suspects.subtracting(applied)), applied, &dependencies)
        let enough = try holds(found, .minimize, &dependencies)
        if !enough, !applied.isEmpty {
            let needed = try split(ordered(applied), found, &dependencies)
            _ = try holds(found.union(needed), .minimize, &dependencies)
        }
    }

    /// The changes of `items` that matter when `applied` is applied.
    private func split(
        _ items: [Int], _ applied: ChangeSet, _ dependencies: inout DependencyGraph
    ) throws -> ChangeSet {
        guard items.count > 1 else { return ChangeSet(items) }
        let first = Array(items[..<(items.count / 2)])
        let second = Array(items[(items.count / 2)...])
        if try holds(applied.union(ChangeSet(first)), .half, &dependencies) {
            return try split(first, applied, &dependencies)
        }
        if try holds(applied.union(ChangeSet(second)), .half, &dependencies) {
            return try split(second, applied, &dependencies)
        }
        let fromFirst = try split(first, applied.union(ChangeSet(second)), &dependencies)
        let fromSecond = try split(second, applied.union(fromFirst), &dependencies)
        return fromFirst.union(fromSecond)
    }

    /// The likeliest changes, if they stand out: worth a run of their own each.
    private func outstanding(_ subset: ChangeSet) -> [Int] {
        guard subset.count > guesses + 1 else { return [] }
        let mean = subset.indices.reduce(0) { $0 + traits[$1].likelihood } / Double(subset.count)
        return ordered(subset).prefix(guesses).filter { traits[$0].likelihood > mean }
    }

    private func ordered(_ subset: ChangeSet) -> [Int] {
        subset.indices.sorted {
            (-traits[$0].likelihood, $0) < (-traits[$1].likelihood, $1)
        }
    }

    // MARK: Repair

    /// Whether the goal holds for `subset` with what it needs to build.
    ///
    /// 1. What is known to be needed is added.
    /// 2. If the run is unresolved and its messages name changes that are missing, they are added, and the
    ///    subset is tried again.
    /// 3. If they name nothing, or the limit is reached, the goal does not hold.
    private func holds(
        _ subset: ChangeSet, _ purpose: TrialPurpose, _ dependencies: inout DependencyGraph
    ) throws -> Bool {
        var current = dependencies.closure(of: subset, within: bound)  // 1
        var purpose = purpose
        for _ in 0...Self.repairLimit {
            let outcome = try memory.outcome(of: current, purpose: purpose)
            guard case .unresolved(let unresolved) = outcome else { return goal(outcome) }
            var repaired = current
            for dependency in unresolved.dependencies where bound.contains(dependency.needed) {  // 2
                repaired = repaired.union(ChangeSet([dependency.needed]))
                if let dependent = dependency.dependent {
                    dependencies.insert(dependent: dependent, needed: dependency.needed)
                }
            }
            repaired = dependencies.closure(of: repaired, within: bound)
            if repaired == current { return false }  // 3
            current = repaired
            purpose = .repair
        }
        return false
    }

    // MARK: ddmin

    /// 1. Split the set into `parts` pieces. A piece for which the goal holds is the new set, in two pieces.
    /// 2. Else the set without one piece, in one piece less.
    /// 3. Else split finer, until each piece is one change.
    func minimize(_ set: ChangeSet, narrowed: (ChangeSet) -> Void) throws -> ChangeSet {
        var current = set
        var parts = 2
        while current.count > 1 {
            let pieces = (0..<parts).map { part in
                ChangeSet(
                    current.indices[(part * current.count / parts)..<((part + 1) * current.count / parts)])
            }
            if let piece = try pieces.first(where: { try goal(memory.outcome(of: $0, purpose: .minimize)) }) {
                current = piece  // 1
                parts = 2
            } else if let piece = try pieces.first(where: {
                try goal(memory.outcome(of: current.subtracting($0), purpose: .minimize))
            }) {
                current = current.subtracting(piece)  // 2
                parts = max(parts - 1, 2)
            } else if parts < current.count {
                parts = min(current.count, 2 * parts)  // 3
            } else {
                break
            }
            narrowed(current)
        }
        return current
    }
}
