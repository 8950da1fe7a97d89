/// Finds which changes explain the difference between good and bad, picture by picture.
///
/// Good is the empty set of changes, bad the set of all. For each picture that differs:
///
/// 1. `top` is the set of all changes.
/// 2. While `top` shows another picture than good: find a 1-minimal set of changes that, applied to good,
///    shows what `top` shows (``SubsetReduction``). That run is the first confirmation.
/// 3. Take the set out of `top`. If that does not build, take out what depends on it, too.
/// 4. If `top` now shows good's picture, this is the second confirmation of all sets found for the picture.
///    Else another set is at work: an alternative one (the picture is still the same) or a hidden one
///    (it is a third picture); go on with step 2.
/// 5. A set whose parts each change the picture by themselves is no interaction: each part is a cause of its
///    own (``BisectCause/Role/contribution``).
///
/// A run that fails is never taken for a difference, nor is one that lacks a picture which good and bad both have. All runs are remembered, so that a second picture with
/// the same cause costs no run.
public final class CauseSearch {
    private let allRuns: TrialMemory
    private let traits: [ChangeTraits]
    private let guesses: Int
    private var dependencies = DependencyGraph()

    /// The causes found and confirmed so far.
    public private(set) var causes: [BisectCause] = []
    /// The pictures that differ and are not explained yet, by name.
    public private(set) var remainingPictures: [String] = []
    /// The changes among which the current search still looks; what is left when a limit stops it.
    public private(set) var suspects: ChangeSet
    /// Where the search looks now: at least one of these matters, as far as subsets that build tell. For progress.
    public private(set) var focus: ChangeSet

    /// - Parameters:
    ///   - traits: One for each change.
    ///   - guesses: How many likely changes are tried alone before the binary search.
    public init(oracle: any BisectOracle, traits: [ChangeTraits], guesses: Int = 3) {
        allRuns = TrialMemory(oracle: oracle)
        self.traits = traits
        self.guesses = guesses
        suspects = .all(traits.count)
        focus = suspects
    }

    /// How the search ended.
    public enum Ending: Equatable, Sendable {
        /// Every picture that differs is explained by ``causes``.
        case explained
        /// Good and bad show the same pictures.
        case nothingToExplain
        /// Good does not build.
        case goodUnresolved(String)
        /// Bad does not build.
        case badUnresolved(String)
    }

    /// Runs the search to its end.
    ///
    /// - Throws: What the oracle throws; ``causes``, ``suspects`` and ``remainingPictures`` then say how far it
    ///   came.
    public func run() throws -> Ending {
        let all = ChangeSet.all(traits.count)
        try allRuns.prepare([.empty, all], purpose: .good)
        let goodOutcome = try allRuns.outcome(of: .empty, purpose: .good)
        guard case .pictures(let good) = goodOutcome else { return .goodUnresolved(goodOutcome.reason) }
        let badOutcome = try allRuns.outcome(of: all, purpose: .bad)
        guard case .pictures(let bad) = badOutcome else { return .badUnresolved(badOutcome.reason) }

        remainingPictures = Set(good.keys).union(bad.keys).filter { good[$0] != bad[$0] }.sorted()
        if remainingPictures.isEmpty { return .nothingToExplain }
        for picture in remainingPictures {
            (suspects, focus) = (all, all)
            try explain(picture, good: good[picture], all: all)
            remainingPictures.removeAll { $0 == picture }
        }
        (suspects, focus) = (.empty, .empty)
        return .explained
    }

    private func explain(_ picture: String, good: String?, all: ChangeSet) throws {
        var top = all  // 1
        var found: [BisectCause] = []
        let bad = try allRuns.outcome(of: all, purpose: .bad).pictures?[picture]
        let memory =
            good == nil || bad == nil ? allRuns : TrialMemory(allRuns, present: picture)
        var target = bad
        while target != good {  // 2
            let wanted = target
            let reduction = SubsetReduction(
                memory: memory, traits: traits, guesses: guesses, bound: top,
                goal: { outcome in outcome.pictures.map { $0[picture] == wanted } ?? false })
            let minimal = try reduction.reduce(dependencies: &dependencies) {
                (suspects, focus) = ($0.suspects, $0.focus)
            }
            let (next, outcome) = try remove(minimal, from: top, memory)  // 3
            let role: BisectCause.Role = found.isEmpty ? .cause : wanted == bad ? .alternative : .hidden
            let shares = try independentParts(of: minimal, picture: picture, good: good, memory)  // 5
            found += shares.map {
                BisectCause(
                    changes: $0, pictures: [picture],
                    role: shares.count > 1 && role == .cause ? .contribution : role,
                    dependents: top.subtracting(next).subtracting(minimal), appliedRun: $0, removedRun: next)
            }
            top = next
            target = outcome[picture]  // 4
        }
        record(found)
    }

    /// The parts of a minimal set that change the picture by themselves; the set itself if it has none.
    ///
    /// 1. A smallest part of what is left that alone shows another picture than good. Once more, until nothing
    ///    that is left does.
    /// 2. What is left over acts only together with others: it joins the first part whose picture it changes.
    ///    If there is none, the whole set is one cause.
    private func independentParts(
        of minimal: ChangeSet, picture: String, good: String?, _ memory: TrialMemory
    ) throws -> [ChangeSet] {
        guard minimal.count > 1 else { return [minimal] }
        try memory.prepare(minimal.indices.map { ChangeSet([$0]) }, purpose: .part)
        var parts: [ChangeSet] = []
        var rest = minimal
        while try !rest.isEmpty && changes(picture, from: good, applying: rest, memory) {  // 1
            let reduction = SubsetReduction(
                memory: memory, traits: traits, guesses: 0, bound: rest,
                goal: { outcome in outcome.pictures.map { $0[picture] != good } ?? false })
            let part = try reduction.minimize(rest) { _ in }
            parts.append(part)
            rest = rest.subtracting(part)
        }
        if rest.isEmpty { return parts }
        for (index, part) in parts.enumerated() {  // 2
            let alone = try memory.outcome(of: part, purpose: .part).pictures?[picture]
            if try changes(picture, from: alone, applying: part.union(rest), memory) {
                parts[index] = part.union(rest)
                return parts
            }
        }
        return [minimal]
    }

    private func changes(
        _ picture: String, from good: String?, applying subset: ChangeSet, _ memory: TrialMemory
    ) throws -> Bool {
        try memory.outcome(of: subset, purpose: .part).pictures.map { $0[picture] != good } ?? false
    }

    /// Adds the causes of one picture; one that is known from an earlier picture gets the name added.
    ///
    /// A contribution to one picture that is known as the cause of another stays that.
    private func record(_ found: [BisectCause]) {
        for cause in found {
            let known = causes.firstIndex {
                $0.changes == cause.changes
                    && ($0.role == cause.role || [$0.role, cause.role].contains(.contribution))
            }
            if let known {
                causes[known].pictures = (causes[known].pictures + cause.pictures).sorted()
                if causes[known].role == .contribution { causes[known].role = cause.role }
            } else {
                causes.append(cause)
            }
        }
    }

    // MARK: Taking a cause out

    /// A largest subset of `top` without `cause` that builds, and its pictures.
    ///
    /// 1. `top` without the cause and what is known to depend on it.
    /// 2. If that is unresolved, also without the changes whose messages name a missing one.
    /// 3. If the messages do not help: start from the largest subset known to build, and put back what can be
    ///    put back (ddmin on the removed changes). The empty set builds, so this ends.
    private func remove(
        _ cause: ChangeSet, from top: ChangeSet, _ memory: TrialMemory
    ) throws -> (ChangeSet, pictures: [String: String]) {
        var removed = dependencies.dependents(of: cause, within: top)  // 1
        for _ in 0...SubsetReduction.repairLimit {
            let rest = top.subtracting(removed)
            let outcome = try memory.outcome(of: rest, purpose: .confirmRemoved)
            guard case .unresolved(let unresolved) = outcome else { return (rest, outcome.pictures ?? [:]) }
            for dependency in unresolved.dependencies where removed.contains(dependency.needed) {  // 2
                guard let dependent = dependency.dependent else { continue }
                dependencies.insert(dependent: dependent, needed: dependency.needed)
            }
            let wider = dependencies.dependents(of: removed, within: top)
            if wider == removed { break }
            removed = wider
        }
        return try removeByTrial(cause, from: top, memory)  // 3
    }

    private func removeByTrial(
        _ cause: ChangeSet, from top: ChangeSet, _ memory: TrialMemory
    ) throws -> (ChangeSet, pictures: [String: String]) {
        let candidates = top.subtracting(cause)
        let start =
            memory.asked.filter {
                $0.isSubset(of: candidates) && memory.known($0)?.pictures != nil
            }.max { $0.count < $1.count } ?? .empty
        // What is minimized is the removed set, so this memory speaks of complements.
        let complement = TrialMemory(oracle: ComplementOracle(memory: memory, top: candidates))
        let reduction = SubsetReduction(
            memory: complement, traits: traits, guesses: 0, bound: candidates,
            goal: { $0.pictures != nil })
        let extra = try reduction.minimize(candidates.subtracting(start)) { _ in }
        let rest = candidates.subtracting(extra)
        return (rest, try memory.outcome(of: rest, purpose: .confirmRemoved).pictures ?? [:])
    }
}

/// Asks for what is left when a subset is taken out of `top`.
private final class ComplementOracle: BisectOracle {
    private let memory: TrialMemory
    private let top: ChangeSet

    init(memory: TrialMemory, top: ChangeSet) {
        self.memory = memory
        self.top = top
    }

    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome {
        try memory.outcome(of: top.subtracting(subset), purpose: .confirmRemoved)
    }
}

extension BisectOutcome {
    /// Why the run is unresolved; empty if it is not.
    var reason: String {
        if case .unresolved(let unresolved) = self { return unresolved.reason }
        return ""
    }
}
