/// Searches within a confirmed cause for the parts that do it: the files of a group, the hunks of a file, the lines of
/// a hunk.
///
/// The same search as that over files, with other ends: good is what it was, bad is good with the confirmed cause. So
/// an answer has two confirmations again: good with the parts differs as with the whole cause, and the cause without
/// them is as good. In the end bad without exactly the parts is run, too.
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
    private let progress: (BisectProgress) -> Void

    /// The parts among which the search still looks; what is left when a limit stops it.
    private(set) var suspects: [String] = []

    /// - Parameters:
    ///   - trees: Between these the causes were found.
    ///   - base: What the former of them has that differs from good of the session.
    init(
        service: TrialService, splitter: FileSplitter, scratch: GitScratch,
        trees: (good: String, bad: String), composer: FileComposer, base: TreeOverrides = [:],
        progress: @escaping (BisectProgress) -> Void
    ) {
        self.service = service
        self.scratch = scratch
        self.trees = trees
        self.composer = composer
        self.base = base
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
                let parts = try parts(of: causes[index], level)
                causes.replaceSubrange(index...index, with: parts)
                index += parts.count
            }
        }
        do {
            for index in causes.indices where !causes[index].isConfirmedInBad {
                causes[index].isConfirmedInBad = try isSeenInBad(causes[index])
            }
        } catch BisectError.limit {
            // The answers stand without it; the report says what they were seen to do.
        }
    }

    /// Whether bad without exactly the parts shows what it shows without the whole cause.
    private func isSeenInBad(_ found: FoundCause) throws -> Bool {
        guard let removal = found.removal else { return false }
        var overrides = base
        overrides.merge(try ChangeList.overrides(from: trees.good, to: trees.bad, scratch: scratch)) { $1 }
        overrides.merge(try composer.entries(without: found.changes)) { $1 }
        let label = TrialService.Label(
            purpose: .confirmRemoved, changes: removal.names, total: removal.names.count + found.changes.count
        )
        guard let drawn = try service.record(with: overrides, label).drawn else { return false }
        let shown = service.marks(of: drawn)
        return found.cause.pictures.allSatisfy { shown[$0] == removal.marks[$0] }
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
                    cause: cause, units: units, oracle: oracle, dependents: found.allDependents,
                    removal: found.removal, isConfirmedInBad: found.isConfirmedInBad)
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
                cause: cause, units: units, oracle: oracle, dependents: found.allDependents,
                removal: found.removal, isConfirmedInBad: false)
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
