/// Answers the search by running the command in trees of the repository.
final class RepositoryOracle: BisectOracle {
    let units: [ChangedUnit]
    private let mixed: MixedTree
    private let runner: TrialRunner
    private let messages: FailureMessages
    private var cache: TrialCache
    private let options: BisectOptions
    private let isInterrupted: () -> Bool
    private let progress: (BisectProgress) -> Void

    private(set) var runs: [BisectReport.Run] = []
    /// Runs of the command; remembered ones are not counted.
    private var runCount = 0
    /// The trees run in this session; records of others come from an earlier one.
    private var seen: Set<String> = []
    private var answers: [ChangeSet: BisectOutcome] = [:]
    private var good: [String: String]?
    private var bad: [String: String]?

    init(
        units: [ChangedUnit], diffs: [UnitDiff], mixed: MixedTree, runner: TrialRunner, cache: TrialCache,
        options: BisectOptions, isInterrupted: @escaping () -> Bool,
        progress: @escaping (BisectProgress) -> Void
    ) {
        self.units = units
        self.mixed = mixed
        self.runner = runner
        self.messages = FailureMessages(units: units, diffs: diffs)
        self.cache = cache
        self.options = options
        self.isInterrupted = isInterrupted
        self.progress = progress
    }

    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome {
        if let answer = answers[subset] { return answer }
        let tree = try mixed.tree(applying: subset)
        let answer: BisectOutcome
        if let record = cache[tree], mayReuse(record, tree: tree, subset: subset) {
            answer = note(record, subset, purpose, tree: tree, isRemembered: true)
        } else {
            let record = try run(subset, purpose, tree: tree)
            try cache.insert(record, tree: tree)
            answer = note(record, subset, purpose, tree: tree, isRemembered: false)
        }
        answers[subset] = answer
        return answer
    }

    /// Runs a subset a second time, unless this was done before, and compares.
    ///
    /// - Returns: The names of the pictures that differ between the two runs, ascending.
    func unstablePictures(of subset: ChangeSet, purpose: TrialPurpose) throws -> [String] {
        let tree = try mixed.tree(applying: subset)
        guard var first = cache[tree], !first.isStable, let pictures = first.pictures else { return [] }
        let second = try run(subset, purpose, tree: tree)
        _ = note(second, subset, purpose, tree: tree, isRemembered: false)
        let again = second.pictures ?? [:]
        let names = Set(pictures.keys).union(again.keys).filter(isWanted)
        let unstable = names.filter { pictures[$0] != again[$0] }.sorted()
        first.isStable = unstable.isEmpty
        first.isAccident = !unstable.isEmpty
        try cache.insert(first, tree: tree)
        return unstable
    }

    /// The end of what the command printed when it failed for this subset.
    func failureMessages(of subset: ChangeSet) throws -> String? {
        cache[try mixed.tree(applying: subset)]?.messages
    }

    /// The pictures of a subset that was run.
    func pictures(of subset: ChangeSet) throws -> [String: String] {
        try cache[tree(of: subset)]?.pictures ?? [:]
    }

    func tree(of subset: ChangeSet) throws -> String { try mixed.tree(applying: subset) }

    /// Failures of good and bad from an earlier session are not believed: the user may have mended the cause.
    private func mayReuse(_ record: TrialRecord, tree: String, subset: ChangeSet) -> Bool {
        if seen.contains(tree) { return true }
        if !options.usesCache { return false }
        return record.pictures != nil || !(subset.isEmpty || subset.count == units.count)
    }

    private func run(_ subset: ChangeSet, _ purpose: TrialPurpose, tree: String) throws -> TrialRecord {
        if isInterrupted() { throw BisectError.interrupted }
        if let maximum = options.maximumRuns, runCount >= maximum { throw BisectError.limit(runs: runCount) }
        runCount += 1
        progress(
            .started(run: runs.count + 1, purpose: purpose, changes: names(of: subset), of: units.count))
        try mixed.checkOut()
        let record = try runner.run()
        seen.insert(tree)
        return record
    }

    private func note(
        _ record: TrialRecord, _ subset: ChangeSet, _ purpose: TrialPurpose, tree: String, isRemembered: Bool
    ) -> BisectOutcome {
        seen.insert(tree)
        let pictures = record.pictures?.filter { isWanted($0.key) }
        if purpose == .good, good == nil { good = pictures }
        if purpose == .bad, bad == nil { bad = pictures }
        let verdict: BisectReport.Run.Verdict =
            pictures == nil ? .unresolved : pictures == good ? .good : pictures == bad ? .bad : .other
        let run = BisectReport.Run(
            id: runs.count + 1, purpose: purpose, changes: names(of: subset), tree: tree, verdict: verdict,
            failure: record.failure, pictures: pictures ?? [:], seconds: record.seconds,
            isRemembered: isRemembered)
        runs.append(run)
        progress(.finished(run))
        if let pictures { return .pictures(pictures) }
        return .unresolved(
            .init(
                reason: record.failure ?? "no verdict",
                dependencies: messages.dependencies(in: record.messages ?? "", applied: subset)))
    }

    private func isWanted(_ picture: String) -> Bool { options.filter.map(picture.contains) ?? true }

    private func names(of subset: ChangeSet) -> [String] { subset.indices.map { units[$0].name } }
}
