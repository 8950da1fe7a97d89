/// Explains what pictures show of two trees by the files that differ between them.
///
/// 1. Search, the likeliest first, at first without what hardly matters (``PictureSearch``, ``SetAside``).
/// 2. Go on within what was found: members of groups, edits, lines (``PartSearch``).
/// 3. See what each cause does, in good and in bad (``CauseConfirmation``).
///
/// A limit ends the first two steps; what was found by then is confirmed as far as runs are remembered.
final class FileExplanation {
    /// Between which trees, and what is known of them.
    struct Scope {
        var good: String
        var bad: String
        /// What the former has that differs from good of the session.
        var base: TreeOverrides = [:]
        var ends = BisectReport.Confirmation.Ends.revisions
        /// The pictures that are to be explained; nil for all that differ.
        var pictures: Set<String>?
    }

    /// How it ended.
    struct Ending {
        var status = BisectReport.Status.explained
        var message: String?
        /// Among these the search was looking when it stopped.
        var suspects: [String] = []
        var remainingPictures: [String] = []
        var droppedChanges: [BisectReport.Dropped] = []
    }

    let units: [ChangedUnit]
    /// Answers for the files.
    let oracle: RepositoryOracle
    let confirmation: CauseConfirmation
    let description: CauseDescription
    private(set) var causes: [FoundCause] = []

    private let scope: Scope
    private let diffs: [UnitDiff]
    private let service: TrialService
    private let scratch: GitScratch
    private let collector: PictureCollector
    private let splitter: FileSplitter
    private let progress: (BisectProgress) -> Void
    private var ending = Ending()

    init(
        of units: [ChangedUnit], _ scope: Scope, service: TrialService, scratch: GitScratch,
        collector: PictureCollector, splitter: FileSplitter, progress: @escaping (BisectProgress) -> Void
    ) throws {
        self.units = units
        self.scope = scope
        self.service = service
        self.scratch = scratch
        self.collector = collector
        self.splitter = splitter
        self.progress = progress
        diffs = try units.map { try UnitDiff(of: $0, good: scope.good, bad: scope.bad, scratch: scratch) }
        let composer = FileComposer(scratch: scratch)
        oracle = RepositoryOracle(
            mix: FileMix(units: units, diffs: diffs, base: scope.base, composer: composer), service: service)
        confirmation = CauseConfirmation(
            service: service, scratch: scratch, composer: composer, trees: (scope.good, scope.bad),
            units: units, base: scope.base, ends: scope.ends)
        description = CauseDescription(
            good: scope.good, bad: scope.bad, scratch: scratch, composer: composer, collector: collector)
    }

    /// - Precondition: Both trees were run, and have pictures.
    /// - Parameter hunks: Whether to go into files.
    /// - Throws: ``BisectError``, but no limit: that is a status.
    func run(hunks: Bool) throws -> Ending {
        try oracle.recall(.empty)
        try oracle.recall(.all(units.count))
        try search()
        service.suspects = { nil }
        try refine(hunks: hunks)
        try confirmation.confirm(&causes)
        return ending
    }

    /// Step 1.
    private func search() throws {
        let pictures = try oracle.differingPictures().filter { scope.pictures?.contains($0) ?? true }
        let likelihood = try ChangeLikelihood(
            pictures: pictures, units: units, tree: scope.bad, scratch: scratch)
        let traits = zip(units, diffs).map(likelihood.traits)
        let search = PictureSearch(
            oracle: oracle, service: service, collector: collector, pictures: scope.pictures
        ) { [oracle] in
            CauseSearch(oracle: oracle, traits: traits)
        }
        let aside = SetAside(units, diffs: diffs, likelihood: likelihood)
        if !aside.dropped.isEmpty { progress(.setAside(aside.dropped)) }
        do {
            try search.look()
            service.suspects = { search.suspects.count }
            (ending.status, ending.message) = Self.standing(try search.run())
            if ending.status == .explained { ending.droppedChanges = try aside.confirmed(by: oracle) }
        } catch BisectError.limit(let limit) {
            (ending.status, ending.message) = (.stopped, limit.description)
            ending.suspects = search.suspects.indices.map { units[$0].name }
            ending.remainingPictures = search.remainingPictures
        }
        causes = oracle.found(search.causes, units: units)
    }

    private static func standing(_ ending: CauseSearch.Ending) -> (BisectReport.Status, String?) {
        switch ending {
        case .explained: (.explained, nil)
        case .nothingToExplain: (.nothingToExplain, "good and bad give the same pictures")
        case .goodUnresolved(let reason), .badUnresolved(let reason): (.unresolved, reason)
        }
    }

    /// Step 2, unless a limit stopped the search before or stops it now.
    private func refine(hunks: Bool) throws {
        guard ending.status == .explained else { return }
        let parts = PartSearch(confirmation: confirmation, splitter: splitter, progress: progress)
        do {
            try parts.refine(&causes, hunks: hunks)
        } catch BisectError.limit(let limit) {
            ending.status = .stopped
            ending.message = "\(limit.description), within confirmed causes"
            ending.suspects = parts.suspects
        }
    }
}
