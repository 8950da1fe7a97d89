/// Finds a smallest subset of the changes for which a goal holds.
///
/// Two well-known searches, each used for what it is good at:
///
/// 1. A binary search for one change after the other: the shortest beginning of the list that is enough ends
///    with a change that matters (the idea behind QuickXplain, Junker 2004). One run for each halving, but it
///    takes an unresolved run for "not enough", so with changes that build only together its answer can be too
///    large.
/// 2. Therefore unresolved subsets are repaired first: what the messages say is missing is added, and
///    remembered for the next subsets.
/// 3. `ddmin` (Zeller and Hildebrandt 2002) on the smallest set seen so far. Starts from a set for which the
///    goal is known to hold and never leaves that, so the answer is right whatever steps 1 and 2 did, and
///    1-minimal: without any one of its changes the goal does not hold, or nothing builds.
struct SubsetReduction {
    /// How far a search has come.
    struct Narrowing {
        /// The smallest set for which the goal is known to hold.
        var suspects: ChangeSet
        /// Where the search looks: at least one of these matters, as far as subsets that build tell.
        var focus: ChangeSet
    }

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
    ///   - narrowed: Told how far the search has come.
    /// - Precondition: The goal is known to hold for `bound`, and known not to hold for the empty set.
    /// - Complexity: About log2(n) runs for each change, O(n^2) at worst.
    func reduce(dependencies: inout DependencyGraph, narrowed: (Narrowing) -> Void) throws -> ChangeSet {
        try search(dependencies: &dependencies, narrowed: narrowed)
        let best = smallestKnown
        narrowed(Narrowing(suspects: best, focus: best))
        return try minimize(best, narrowed: narrowed)
    }

    private var smallestKnown: ChangeSet { memory.smallest(within: bound, where: goal) ?? bound }

    // MARK: Binary search

    private func search(dependencies: inout DependencyGraph, narrowed: (Narrowing) -> Void) throws {
        // Do without all that rarely matters, if one run says that this is possible.
        let likely = ChangeSet(smallestKnown.indices.filter { !traits[$0].isUnlikely })
        if !likely.isEmpty, likely != smallestKnown { _ = try holds(likely, .narrow, &dependencies) }
        var suspects = smallestKnown
        narrowed(Narrowing(suspects: suspects, focus: suspects))
        guard suspects.count > 1 else { return }

        // The likeliest alone.
        let likeliest = outstanding(suspects)
        try prepare(likeliest.map { ChangeSet([$0]) }, .guess, dependencies)
        for index in likeliest {
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

        let found = try locate(ordered(suspects.subtracting(applied)), applied, &dependencies, narrowed)
        let enough = try holds(found, .minimize, &dependencies)
        if !enough, !applied.isEmpty {
            let needed = try locate(ordered(applied), found, &dependencies, narrowed)
            _ = try holds(found.union(needed), .minimize, &dependencies)
        }
    }

    /// The changes of `items` that matter when `applied` is applied, which is not enough by itself.
    ///
    /// The search for one change after the other by halving: all of `rest`, in a fixed order, is enough, its
    /// first `low` are not.
    ///
    /// 1. Try the first half of what is between, with what was found so far and what it needs to build.
    /// 2. What was tried comes first from now on, what is needed before what needs it. If it is enough, the
    ///    others do not matter; else they do.
    /// 3. Where nothing is between, the next one matters.
    /// 4. Go on with those before it, unless what was found is enough.
    private func locate(
        _ items: [Int], _ applied: ChangeSet, _ dependencies: inout DependencyGraph,
        _ narrowed: (Narrowing) -> Void
    ) throws -> ChangeSet {
        var found = ChangeSet.empty
        var rest = items
        repeat {
            var low = 0
            while rest.count - low > 1 {
                narrowed(Narrowing(suspects: smallestKnown, focus: ChangeSet(rest[low...])))
                let base = applied.union(found)
                let half = low + (rest.count - low) / 2
                try prepareHalves(of: rest, low, half, base, dependencies)
                let trial = try attempt(base.union(ChangeSet(rest[..<half])), .half, &dependencies)  // 1
                let tried = rest.filter(trial.applied.contains)
                if tried.count == rest.count {
                    low = half  // Nothing less can be built.
                } else {
                    let order = dependencies.sorted(tried, keeping: low)  // 2
                    if trial.isEnough {
                        rest = order
                    } else {
                        rest = order + rest.filter { !trial.applied.contains($0) }
                        low = tried.count
                    }
                }
            }
            found = found.union(ChangeSet(rest.suffix(1)))  // 3
            rest.removeLast()
        } while try !rest.isEmpty && !attempt(applied.union(found), .half, &dependencies).isEnough  // 4
        return found
    }

    /// The next half, and what is asked for after either answer.
    private func prepareHalves(
        of rest: [Int], _ low: Int, _ half: Int, _ base: ChangeSet, _ dependencies: DependencyGraph
    ) throws {
        let ends = [half, low + (half - low) / 2, half + (rest.count - half) / 2]
        let next = ends.filter { $0 > low && $0 < rest.count }.map { base.union(ChangeSet(rest[..<$0])) }
        try prepare(next, .half, dependencies)
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

    /// Tells the oracle of subsets that are asked for next, as they will be asked for.
    private func prepare(
        _ subsets: [ChangeSet], _ purpose: TrialPurpose, _ dependencies: DependencyGraph
    ) throws {
        try memory.prepare(
            subsets.map { dependencies.closure(of: $0, within: bound) }, purpose: purpose)
    }

    // MARK: Repair

    private struct Attempt {
        /// The subset with what it needs to build, as far as that is known.
        var applied: ChangeSet
        /// Whether the goal holds for it.
        var isEnough: Bool
    }

    private func holds(
        _ subset: ChangeSet, _ purpose: TrialPurpose, _ dependencies: inout DependencyGraph
    ) throws -> Bool {
        try attempt(subset, purpose, &dependencies).isEnough
    }

    /// Whether the goal holds for `subset` with what it needs to build.
    ///
    /// 1. What is known to be needed is added.
    /// 2. If the run is unresolved and its messages name changes that are missing, they are added, and the
    ///    subset is tried again.
    /// 3. If they name nothing, or the limit is reached, the goal does not hold.
    private func attempt(
        _ subset: ChangeSet, _ purpose: TrialPurpose, _ dependencies: inout DependencyGraph
    ) throws -> Attempt {
        var current = dependencies.closure(of: subset, within: bound)  // 1
        var purpose = purpose
        for _ in 0...Self.repairLimit {
            let outcome = try memory.outcome(of: current, purpose: purpose)
            guard case .unresolved(let unresolved) = outcome else {
                return Attempt(applied: current, isEnough: goal(outcome))
            }
            var repaired = current
            for dependency in unresolved.dependencies where bound.contains(dependency.needed) {  // 2
                repaired = repaired.union(ChangeSet([dependency.needed]))
                if let dependent = dependency.dependent {
                    dependencies.insert(dependent: dependent, needed: dependency.needed)
                }
            }
            repaired = dependencies.closure(of: repaired, within: bound)
            if repaired == current { break }  // 3
            current = repaired
            purpose = .repair
        }
        return Attempt(applied: current, isEnough: false)
    }

    // MARK: ddmin

    /// 1. Split the set into `parts` pieces. A piece for which the goal holds is the new set, in two pieces.
    /// 2. Else the set without one piece, in one piece less.
    /// 3. Else split finer, until each piece is one change.
    func minimize(_ set: ChangeSet, narrowed: (Narrowing) -> Void) throws -> ChangeSet {
        var current = set
        var parts = 2
        while current.count > 1 {
            let pieces = (0..<parts).map { part in
                ChangeSet(
                    current.indices[(part * current.count / parts)..<((part + 1) * current.count / parts)])
            }
            try memory.prepare(pieces, purpose: .minimize)
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
            narrowed(Narrowing(suspects: current, focus: current))
        }
        return current
    }
}
