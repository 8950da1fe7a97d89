/// Has trees run, keeps what came out, and counts: one for all the searches of a session.
final class TrialService {
    /// What a run is made for, as the report tells it.
    struct Label {
        var purpose: TrialPurpose
        /// Names of the changes that are applied to good, and how many there are.
        var changes: [String]
        var total: Int
    }

    private let mixed: MixedTree
    private let runner: TrialRunner
    private var cache: TrialCache
    private let options: BisectOptions
    private let isInterrupted: () -> Bool
    private let progress: (BisectProgress) -> Void
    private let start = ContinuousClock.now

    private(set) var runs: [BisectReport.Run] = []
    /// Runs of the command; remembered ones are not counted.
    private var runCount = 0
    /// The trees run in this session; records of others come from an earlier one.
    private var seen: Set<String> = []
    private var good: [String: String]?
    private var bad: [String: String]?

    init(
        mixed: MixedTree, runner: TrialRunner, cache: TrialCache, options: BisectOptions,
        isInterrupted: @escaping () -> Bool, progress: @escaping (BisectProgress) -> Void
    ) {
        self.mixed = mixed
        self.runner = runner
        self.cache = cache
        self.options = options
        self.isInterrupted = isInterrupted
        self.progress = progress
    }

    /// The tree of good with `overrides`.
    func tree(with overrides: TreeOverrides) throws -> String { try mixed.tree(with: overrides) }

    /// What is known of a tree.
    func known(_ tree: String) -> TrialRecord? { cache[tree] }

    /// What the command gives in good with `overrides`: remembered, or run now.
    ///
    /// - Throws: ``BisectError/limit(_:)``, ``BisectError/interrupted``, and system errors.
    func record(with overrides: TreeOverrides, _ label: Label) throws -> TrialRecord {
        let tree = try mixed.tree(with: overrides)
        if let record = cache[tree], mayReuse(record, tree: tree, label) {
            note(record, tree: tree, label, isRemembered: true)
            return record
        }
        let record = try run(tree: tree, label)
        try cache.insert(record, tree: tree)
        note(record, tree: tree, label, isRemembered: false)
        return record
    }

    /// Runs a tree a second time, unless this was done before, and compares.
    ///
    /// - Returns: The names of the pictures that differ between the two runs, ascending.
    func unstablePictures(with overrides: TreeOverrides, _ label: Label) throws -> [String] {
        let tree = try mixed.tree(with: overrides)
        guard var first = cache[tree], !first.isStable, let pictures = first.pictures else { return [] }
        let second = try run(tree: tree, label)
        note(second, tree: tree, label, isRemembered: false)
        let again = second.pictures ?? [:]
        let names = Set(pictures.keys).union(again.keys).filter(isWanted)
        let unstable = names.filter { pictures[$0] != again[$0] }.sorted()
        first.isStable = unstable.isEmpty
        first.isAccident = !unstable.isEmpty
        try cache.insert(first, tree: tree)
        return unstable
    }

    func isWanted(_ picture: String) -> Bool { options.filter.map(picture.contains) ?? true }

    /// Failures of good and bad from an earlier session are not believed: the user may have mended the cause.
    private func mayReuse(_ record: TrialRecord, tree: String, _ label: Label) -> Bool {
        if seen.contains(tree) { return true }
        if !options.usesCache { return false }
        return record.pictures != nil || ![.good, .bad].contains(label.purpose)
    }

    private func run(tree: String, _ label: Label) throws -> TrialRecord {
        try checkLimits()
        runCount += 1
        progress(
            .started(
                run: runs.count + 1, purpose: label.purpose, changes: label.changes, of: label.total))
        try mixed.checkOut()
        let record = try runner.run()
        seen.insert(tree)
        return record
    }

    private func checkLimits() throws {
        if isInterrupted() { throw BisectError.interrupted }
        if let maximum = options.maximumRuns, runCount >= maximum {
            throw BisectError.limit(.runs(runCount))
        }
        if let maximum = options.maximumTime, ContinuousClock.now - start >= .seconds(maximum) {
            throw BisectError.limit(.seconds(maximum))
        }
    }

    private func note(_ record: TrialRecord, tree: String, _ label: Label, isRemembered: Bool) {
        seen.insert(tree)
        let pictures = record.pictures?.filter { isWanted($0.key) }
        if label.purpose == .good, good == nil { good = pictures }
        if label.purpose == .bad, bad == nil { bad = pictures }
        let verdict: BisectReport.Run.Verdict =
            pictures == nil ? .unresolved : pictures == good ? .good : pictures == bad ? .bad : .other
        let run = BisectReport.Run(
            id: runs.count + 1, purpose: label.purpose, changes: label.changes, tree: tree, verdict: verdict,
            failure: record.failure, pictures: pictures ?? [:], seconds: record.seconds,
            isRemembered: isRemembered)
        runs.append(run)
        progress(.finished(run))
    }
}
