/// Searches within a confirmed cause for the parts that do it: the files of a group, the hunks of a file, the lines of
/// a hunk.
///
/// The same search as that over files, with other ends: good is what it was, bad is good with the confirmed cause. So
/// an answer has two confirmations again: good with the parts differs as with the whole cause, and the cause without
/// them is as good. Bad without exactly the parts is run afterwards (``CauseConfirmation``); members of a group are
/// only named if that is as without the group.
final class PartSearch {
    /// How units are divided, from coarse to fine.
    enum Level: String, CaseIterable {
        case members, hunks, lines
    }

    private let service: TrialService
    private let scratch: GitScratch
    private let trees: (good: String, bad: String)
    private let composer: FileComposer
    private let splitter: FileSplitter
    private let base: TreeOverrides
    private let confirmation: CauseConfirmation
    private let progress: (BisectProgress) -> Void

    /// The parts among which the search still looks; what is left when a limit stops it.
    private(set) var suspects: [String] = []

    /// - Parameter confirmation: Has the trees between which the causes were found.
    init(
        confirmation: CauseConfirmation, splitter: FileSplitter,
        progress: @escaping (BisectProgress) -> Void
    ) {
        self.confirmation = confirmation
        service = confirmation.service
        scratch = confirmation.scratch
        trees = confirmation.trees
        composer = confirmation.composer
        base = confirmation.base
        self.progress = progress
        self.splitter = splitter
    }

    /// Replaces each cause by its parts that matter. `causes` is right at any time, also if this throws.
    ///
    /// - Parameter hunks: Whether to go into files; groups of files are always looked into.
    /// - Throws: ``BisectError/limit(_:)``, with the causes searched so far replaced.
    func refine(_ causes: inout [FoundCause], hunks: Bool) throws {
        for level in hunks ? Level.allCases : [.members] {
            var index = 0
            while index < causes.count {
                var parts = try parts(of: causes[index], level)
                if level == .members { parts = try members(parts, of: causes[index]) }
                causes.replaceSubrange(index...index, with: parts)
                index += parts.count
            }
        }
    }

    /// The members of a group that matter, if bad without them shows what it shows without the whole group; else, or
    /// where a limit keeps that from being known, the group: not all that builds in good does so in bad.
    private func members(_ parts: [FoundCause], of found: FoundCause) throws -> [FoundCause] {
        guard parts.contains(where: { $0.changes.count < $0.units.count }) else { return parts }
        let changes = parts.flatMap(\.changes)
        suspects = found.changes.flatMap { $0.members.isEmpty ? [$0.name] : $0.members.map(\.name) }
        let within = try confirmation.bad(without: changes, dependents: found.dependents, triesAlone: true)
        let whole = try confirmation.bad(
            without: found.changes, dependents: found.dependents, triesAlone: found.isRefined)
        suspects = []
        guard case .drawn(let drawn, _) = within, case .drawn(let wanted, _) = whole else { return [found] }
        let names = found.oracle.pictures(of: found.cause)
        return names.allSatisfy { drawn.pictures[$0] == wanted.pictures[$0] } ? parts : [found]
    }

    private func split(_ unit: ChangedUnit, _ level: Level) throws -> [ChangedUnit] {
        switch level {
        case .members: unit.members.isEmpty ? [unit] : unit.members
        case .hunks: try splitter.hunks(of: unit)
        case .lines: splitter.lines(of: unit)
        }
    }

    /// 1. Divide the units of the cause. If there is only one part for each, all of them matter.
    /// 2. Search among the parts, for the pictures of the cause alone. Both ends are known.
    /// 3. Several answers are causes of their own.
    private func parts(of found: FoundCause, _ level: Level) throws -> [FoundCause] {
        let units = try found.changes.flatMap { try split($0, level) }  // 1
        if units == found.changes { return [found] }
        let diffs = try units.map { unit in
            try unit.part.map(UnitDiff.init(of:))
                ?? UnitDiff(of: unit, good: trees.good, bad: trees.bad, scratch: scratch)
        }
        let oracle = RepositoryOracle(
            mix: FileMix(units: units, diffs: diffs, base: base, composer: composer), service: service)
        let all = ChangeSet.all(units.count)
        if units.count == found.changes.count {
            var cause = found.cause
            (cause.changes, cause.appliedRun, cause.removedRun, cause.dependents) = (all, all, .empty, .empty)
            return [
                FoundCause(
                    cause: cause, units: units, oracle: oracle, dependents: found.dependents,
                    isRefined: found.isRefined)
            ]
        }
        progress(.parts(level: level.rawValue, names: units.map(\.name), of: found.changes.map(\.name)))
        let ends = KnownEnds(
            oracle: oracle, pictures: Set(found.cause.pictures),
            good: try found.oracle.marks(of: .empty),
            bad: try found.oracle.marks(of: found.cause.changes), all: all)
        let traits = zip(units, diffs).map(ChangeLikelihood().traits)
        let search = CauseSearch(oracle: ends, traits: traits)  // 2
        defer { suspects = search.suspects.indices.map { units[$0].name } }
        guard try search.run() == .explained, !search.causes.isEmpty else { return [found] }
        return JoinedCauses.of(search.causes, pictures: oracle.pictures).map { cause in  // 3
            var cause = cause
            if found.cause.role != .cause { cause.role = found.cause.role }
            return FoundCause(
                cause: cause, units: units, oracle: oracle,
                dependents: found.dependents + cause.dependents.indices.map { units[$0] }, isRefined: true)
        }
    }
}

/// An oracle of which the answers at both ends are known, and only some pictures count.
final class KnownEnds: BisectOracle {
    private let oracle: RepositoryOracle
    private let pictures: Set<String>
    private let ends: [ChangeSet: [String: String]]

    init(
        oracle: RepositoryOracle, pictures: Set<String>, good: [String: String], bad: [String: String],
        all: ChangeSet
    ) {
        self.oracle = oracle
        self.pictures = pictures
        ends = [.empty: good, all: bad]
    }

    var jobs: Int { oracle.jobs }

    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome {
        let outcome = try ends[subset].map { .pictures($0) } ?? oracle.outcome(of: subset, purpose: purpose)
        guard case .pictures(let shown) = outcome else { return outcome }
        return .pictures(shown.filter { pictures.contains($0.key) })
    }

    func prepare(_ subsets: [ChangeSet], purpose: TrialPurpose) throws {
        try oracle.prepare(subsets.filter { ends[$0] == nil }, purpose: purpose)
    }
}
