import Foundation

/// Has trees run, keeps what came out, and counts: one for all the searches of a session.
///
/// Runs go on in as many trees as the session has jobs. All else, the progress told and the limits included,
/// happens on the thread that asks.
final class TrialService {
    /// What a run is made for, as the report tells it.
    struct Label {
        var purpose: TrialPurpose
        /// Names of the changes that are applied to good, and how many there are.
        var changes: [String]
        var total: Int
    }

    /// A run that is asked for.
    struct Request {
        var overrides: TreeOverrides
        var label: Label
    }

    private let listing: TreeListing
    private let collector: PictureCollector
    private let pool: TrialPool
    private var cache: TrialCache
    private let options: BisectOptions
    private let deadline: BisectDeadline?
    private let log: SessionLog
    private let isInterrupted: @Sendable () -> Bool
    private let progress: (BisectProgress) -> Void
    private let start = ContinuousClock.now

    private(set) var runs: [BisectReport.Run] = []
    /// Runs of the command; remembered ones are not counted.
    private var runCount = 0
    private var lastID = 0
    /// The trees run in this session; records of others come from an earlier one.
    private var seen: Set<String> = []
    /// Second runs of trees, until they are compared with the first.
    private var repeats: [String: TrialRecord] = [:]
    private var good: DrawnPictures?
    private var bad: DrawnPictures?
    /// Once they are there, outcomes are marks of pictures in place of pictures.
    var facets: PictureFacets?
    /// The changes among which the search looks; nil before it knows.
    var suspects: () -> Int? = { nil } {
        didSet { toldSuspects = nil }
    }
    /// The number of suspects that was told last.
    private var toldSuspects: Int?

    init(
        listing: TreeListing, collector: PictureCollector, pool: TrialPool, cache: TrialCache,
        options: BisectOptions,
        deadline: BisectDeadline?, log: SessionLog, isInterrupted: @escaping @Sendable () -> Bool,
        progress: @escaping (BisectProgress) -> Void
    ) {
        self.listing = listing
        self.collector = collector
        self.pool = pool
        self.cache = cache
        self.options = options
        self.deadline = deadline
        self.log = log
        self.isInterrupted = isInterrupted
        self.progress = progress
    }

    /// Runs at a time.
    var jobs: Int { pool.limit }

    /// Names the tree of good with `overrides`, by its files.
    func tree(with overrides: TreeOverrides) -> String { listing.digest(with: overrides) }

    /// What came of a tree in this session, run or remembered.
    func ran(_ tree: String) -> TrialRecord? { seen.contains(tree) ? cache[tree] : nil }

    /// What is known of a tree.
    func known(_ tree: String) -> TrialRecord? { cache[tree] }

    // MARK: Answers

    /// What the command gives in good with `overrides`: remembered, or run now.
    ///
    /// - Throws: ``BisectError/limit(_:)``, ``BisectError/interrupted``, and system errors.
    func record(with overrides: TreeOverrides, _ label: Label) throws -> TrialRecord {
        let tree = tree(with: overrides)
        if let record = reusable(tree, label) {
            lastID += 1
            try note(record, id: lastID, tree: tree, label, job: nil)
            return record
        }
        try checkLimits()
        let request = Request(overrides: overrides, label: label)
        guard let record = try run([(tree, request, isRepeat: false)])[tree] else {
            throw BisectError.interrupted
        }
        return record
    }

    /// Runs those of the trees that are not known, as many as the limits allow, several at a time.
    ///
    /// - Returns: What came of the requests that were run, by tree.
    /// - Throws: ``BisectError/interrupted``, and system errors.
    func prepare(_ requests: [Request]) throws -> [String: TrialRecord] {
        var wanted: [(String, Request, isRepeat: Bool)] = []
        for request in requests {
            let tree = tree(with: request.overrides)
            if reusable(tree, request.label) == nil, !wanted.contains(where: { $0.0 == tree }) {
                wanted.append((tree, request, false))
            }
        }
        return try runWithinLimits(wanted)
    }

    /// Runs good and bad, each a second time as well unless this was done before, all at once.
    ///
    /// - Returns: As for ``prepare(_:)``, of the first runs.
    func prepareSides(_ requests: [Request]) throws -> [String: TrialRecord] {
        var wanted: [(String, Request, isRepeat: Bool)] = []
        for isRepeat in [false, true] {
            for request in requests {
                let tree = tree(with: request.overrides)
                let known = reusable(tree, request.label)
                let isComparable = known.map { !$0.isStable && $0.pictures != nil } ?? true
                if isRepeat ? isComparable : known == nil { wanted.append((tree, request, isRepeat)) }
            }
        }
        return try runWithinLimits(wanted)
    }

    /// Runs a tree a second time, unless this was done before, and compares.
    ///
    /// - Returns: What both runs drew, if pictures differ between them.
    func unstablePictures(with overrides: TreeOverrides, _ label: Label) throws -> UnstablePictures? {
        let tree = tree(with: overrides)
        guard var first = cache[tree], !first.isStable, let drawn = first.drawn else { return nil }
        if repeats[tree] == nil {
            try checkLimits()
            _ = try run([(tree, Request(overrides: overrides, label: label), isRepeat: true)])
        }
        guard let second = repeats.removeValue(forKey: tree) else { throw BisectError.interrupted }
        // What is kept must hold for another filter, too.
        let again = second.drawn ?? DrawnPictures()
        first.isStable = UnstablePictures(first: drawn, second: again).names.isEmpty
        first.isAccident = !first.isStable
        try cache.insert(first, tree: tree)
        let unstable = UnstablePictures(
            first: drawn.filtered(isWanted), second: again.filtered(isWanted))
        return unstable.names.isEmpty ? nil : unstable
    }

    /// What the search compares: marks once both sides are known, digests of pictures before.
    func marks(of drawn: DrawnPictures) -> [String: String] {
        let drawn = drawn.filtered(isWanted)
        return facets?.marks(of: drawn) ?? drawn.pictures
    }

    func isWanted(_ picture: String) -> Bool { options.filter.map(picture.contains) ?? true }

    /// Failures of good and bad from an earlier session are not believed: the user may have mended the cause.
    private func reusable(_ tree: String, _ label: Label) -> TrialRecord? {
        guard let record = cache[tree] else { return nil }
        if seen.contains(tree) { return record }
        if !options.usesCache { return nil }
        return record.pictures != nil || ![.good, .bad].contains(label.purpose) ? record : nil
    }

    // MARK: Runs

    /// A limit that ends a run on the way is kept for whoever asks for the answer.
    private func runWithinLimits(
        _ wanted: [(String, Request, isRepeat: Bool)]
    ) throws -> [String: TrialRecord] {
        if isInterrupted() { throw BisectError.interrupted }
        let left = options.maximumRuns.map { max($0 - runCount, 0) } ?? wanted.count
        let allowed = deadline?.isOver ?? false ? [] : wanted.prefix(left)
        do {
            return try run(Array(allowed))
        } catch BisectError.limit {
            return [:]
        }
    }

    private func run(
        _ wanted: [(tree: String, request: Request, isRepeat: Bool)]
    ) throws -> [String: TrialRecord] {
        tellLearned()
        let first = lastID + 1
        lastID += wanted.count
        runCount += wanted.count
        let jobs = zip(first..., wanted).map {
            TrialJob(id: $0, tree: $1.tree, overrides: $1.request.overrides)
        }
        var records: [String: TrialRecord] = [:]
        try pool.run(jobs) { event in
            switch event {
            case .started(let job, let worker):
                let label = wanted[job.id - first].request.label
                try log.add(
                    .init(
                        run: job.id, purpose: label.purpose, changes: label.changes, job: worker, at: Date()))
                progress(
                    .started(
                        run: job.id, purpose: label.purpose, changes: label.changes, of: label.total))
                progress(.standing(standing))
            case .finished(let job, let worker, let record):
                let item = wanted[job.id - first]
                if item.isRepeat {
                    repeats[job.tree] = record
                } else {
                    records[job.tree] = record
                    try cache.insert(record, tree: job.tree)
                }
                try note(record, id: job.id, tree: job.tree, item.request.label, job: worker)
            }
        }
        return records
    }

    private func checkLimits() throws {
        if isInterrupted() { throw BisectError.interrupted }
        if let maximum = options.maximumRuns, runCount >= maximum {
            throw BisectError.limit(.runs(runCount))
        }
        if let deadline, deadline.isOver { throw BisectError.limit(.seconds(deadline.seconds)) }
    }

    // MARK: Telling

    /// - Parameter job: Nil for what is remembered.
    private func note(_ record: TrialRecord, id: Int, tree: String, _ label: Label, job: Int?) throws {
        tellLearned()
        seen.insert(tree)
        let drawn = record.drawn?.filtered(isWanted)
        let pictures = drawn?.pictures
        if label.purpose == .good, good == nil { good = drawn }
        if label.purpose == .bad, bad == nil { bad = drawn }
        let missing = missingPictures(in: pictures)
        var run = BisectReport.Run(
            id: id, purpose: label.purpose, changes: label.changes, tree: tree,
            verdict: verdict(pictures, missing), failure: record.failure, pictures: pictures ?? [:],
            seconds: record.seconds, isRemembered: job == nil)
        run.missing = missing
        if run.verdict == .other, let drawn, let good, let bad {
            run.difference = RunDifference(good: good, bad: bad, collector: collector).words(drawn)
        }
        run.job = job
        run.end = (ContinuousClock.now - start) / .seconds(1)
        runs.append(run)
        try log.add(run)
        progress(.finished(run))
        progress(.standing(standing))
    }

    private func verdict(_ pictures: [String: String]?, _ missing: [String]) -> BisectReport.Run.Verdict {
        guard let pictures else { return .unresolved }
        if pictures == good?.pictures { return .good }
        if pictures == bad?.pictures { return .bad }
        return missing.isEmpty ? .other : .missing
    }

    /// Pictures that both good and bad have.
    private func missingPictures(in pictures: [String: String]?) -> [String] {
        guard let pictures, let good, let bad else { return [] }
        return good.pictures.keys.filter { bad.pictures[$0] != nil && pictures[$0] == nil }.sorted()
    }

    /// What the last run taught the search, which it knows only when it asks for the next one.
    private func tellLearned() {
        guard let count = suspects(), count != toldSuspects, let last = runs.indices.last else { return }
        if toldSuspects != nil { learn("\(count) \(count == 1 ? "suspect" : "suspects") left", at: last) }
        toldSuspects = count
    }

    /// Adds to what the last run of a tree taught.
    func learn(_ text: String, from tree: String) {
        if let index = runs.lastIndex(where: { $0.tree == tree }) { learn(text, at: index) }
    }

    private func learn(_ text: String, at index: Int) {
        runs[index].learned = [runs[index].learned, text].compactMap { $0 }.joined(separator: "; ")
        // The record is complete without it.
        try? log.add(runs[index])
    }

    // MARK: How far it is

    /// What is left, as far as one can tell.
    var standing: BisectStanding {
        let fresh = runs.filter { !$0.isRemembered }
        let seconds = fresh.reduce(0) { $0 + $1.seconds }
        let mean = fresh.isEmpty ? nil : seconds / Double(fresh.count)
        return BisectStanding(runs: fresh.count, suspects: suspects(), meanSeconds: mean, jobs: pool.limit)
    }
}
