import Foundation

/// Finds which changed files of a git repository change its pictures.
///
/// Works in trees of its own below `.build/pixeldiff/bisect` of the repository. The user's working tree, index,
/// refs, stash and hooks are read at most. Every run is kept as soon as it is done, so an interrupted session
/// goes on where it stopped.
///
/// 1. Find the repository, the two trees, and the list of changes between them.
/// 2. Run good twice and bad twice; the same files must give the same pictures.
/// 3. Search (``CauseSearch``).
/// 4. Describe the causes: diff, pictures with their regions, patch.
public final class BisectSession {
    private let options: BisectOptions
    private let repository: GitRepository
    /// `.build/pixeldiff/bisect`, absolute.
    private let folder: String
    private let slot: TrialSlot
    private let scratch: GitScratch
    private var collector: PictureCollector { PictureCollector(store: "\(folder)/pictures") }
    private let isInterrupted: () -> Bool
    private let progress: (BisectProgress) -> Void

    /// - Parameters:
    ///   - directory: Any folder of the repository; the command runs in the same one of each tree.
    ///   - isInterrupted: Looked at often; once true, the command is ended and the session throws
    ///     ``BisectError/interrupted``.
    ///   - progress: Told what happens, on the same thread.
    /// - Throws: ``BisectError`` if this is no repository, or its `.build` cannot be written.
    public init(
        options: BisectOptions, directory: String, isInterrupted: @escaping () -> Bool = { false },
        progress: @escaping (BisectProgress) -> Void
    ) throws {
        self.options = options
        self.isInterrupted = isInterrupted
        self.progress = progress
        repository = try GitRepository(around: directory)
        folder = "\(repository.root)/.build/pixeldiff/bisect"
        slot = try TrialSlot(below: folder)
        scratch = GitScratch(repository: repository, index: slot.index, objects: "\(folder)/objects")
        // Otherwise `git status` shows the folder where `.build` is not ignored.
        let ignore = "\(folder)/.gitignore"
        if !FileManager.default.fileExists(atPath: ignore) {
            try? "*\n".write(toFile: ignore, atomically: true, encoding: .utf8)
        }
        try? FileManager.default.createDirectory(atPath: scratch.objects, withIntermediateDirectories: true)
    }

    /// Runs the bisection to its end.
    ///
    /// - Throws: ``BisectError`` if it cannot run, or is interrupted. A limit is a status of the report.
    public func run() throws -> BisectReport {
        defer { if !options.keepsTrees, !isInterrupted() { slot.clear() } }
        // 1.
        let goodRevision = try options.good ?? repository.mergeBaseWithDefaultBranch()
        let good = BisectReport.Side(
            revision: goodRevision, tree: try repository.tree(of: goodRevision, scratch: scratch))
        let bad = BisectReport.Side(
            revision: options.bad, tree: try repository.tree(of: options.bad, scratch: scratch))
        let units = try ChangeList.units(good: good.tree, bad: bad.tree, scratch: scratch)
        let names = units.map(\.name)
        progress(.changes(count: units.count, names: names))
        var report = BisectReport(
            status: .nothingToExplain, good: good, bad: bad, changes: names, root: repository.root)
        if units.isEmpty {
            report.message = "no file differs between \(good.label) and \(bad.label)"
            return report
        }
        if options.searchesCommits {
            try explainCommits(&report)
            return report
        }
        let diffs = try units.map { try UnitDiff(of: $0, good: good.tree, bad: bad.tree, scratch: scratch) }
        let service = try makeService(good: good.tree)
        let oracle = RepositoryOracle(mix: FileMix(units: units, diffs: diffs), service: service)
        let search = CauseSearch(
            oracle: oracle, traits: zip(units, diffs).map(ChangeLikelihood.traits))
        // 2. to 4.
        do {
            try explain(&report, oracle: oracle, search: search)
        } catch BisectError.limit(let limit) {
            report.status = .stopped
            report.message = limit.description
            report.suspects = search.suspects.indices.map { names[$0] }
            report.remainingPictures = search.remainingPictures
        }
        let composer = FileComposer(scratch: scratch)
        let splitter = FileSplitter(scratch: scratch)
        var causes = oracle.found(search.causes, units: units)
        let parts = PartSearch(
            service: service, splitter: splitter, scratch: scratch, trees: (good.tree, bad.tree),
            composer: composer, progress: progress)
        try limited(&report, parts) { try parts.refine(&causes, hunks: options.splitsHunks) }
        if !causes.isEmpty {
            let description = CauseDescription(
                good: good.tree, bad: bad.tree, scratch: scratch, composer: composer, collector: collector)
            report.causes = try description.causes(causes)
            if let authors = try Authorship(good: good, bad: bad, scratch: scratch, splitter: splitter) {
                for (index, cause) in causes.enumerated() {
                    report.causes[index].commits = try authors.commits(of: cause.changes)
                }
            }
            report.patch = "\(folder)/causes.patch"
            try CauseDescription.write(description.patch(of: causes), to: "\(folder)/causes.patch")
        }
        report.runs = service.runs
        return report
    }

    private func explainCommits(_ report: inout BisectReport) throws {
        let history = try CommitHistory(good: report.good.revision, bad: report.bad, repository: repository)
        report.commits = history.steps.map(\.commit)
        progress(.commits(names: report.commits.map(\.name)))
        let service = try makeService(good: report.good.tree)
        let bisection = CommitBisection(
            history: history, good: report.good.tree, service: service, scratch: scratch,
            collector: collector,
            splitsHunks: options.splitsHunks, progress: progress)
        do {
            if try hasStableSides(&report, oracle: bisection.oracle) {
                try bisection.run(&report, patch: "\(folder)/causes.patch")
            }
        } catch BisectError.limit(let limit) {
            report.status = .stopped
            report.message = limit.description
        }
        report.runs = service.runs
    }

    /// Searches on within confirmed causes, unless a limit stopped the session before or stops it now.
    private func limited(
        _ report: inout BisectReport, _ parts: PartSearch, _ refine: () throws -> Void
    ) throws {
        guard report.status == .explained else { return }
        do {
            try refine()
        } catch BisectError.limit(let limit) {
            report.status = .stopped
            report.message = "\(limit.description), within confirmed causes"
            report.suspects = parts.suspects
        }
    }

    private func makeService(good: String) throws -> TrialService {
        let runner = TrialRunner(
            command: options.command, tree: slot.tree, prefix: repository.prefix, scratch: slot.folder,
            collector: collector, timeout: options.timeout, isInterrupted: isInterrupted,
            lock: slot.lock)
        let cache = TrialCache(
            file: "\(folder)/cache.json", command: options.command.fingerprint(prefix: repository.prefix))
        return TrialService(
            mixed: try MixedTree(scratch: scratch, good: good, folder: slot.tree), runner: runner,
            cache: cache, options: options, isInterrupted: isInterrupted, progress: progress)
    }

    private func explain(
        _ report: inout BisectReport, oracle: RepositoryOracle, search: CauseSearch
    ) throws {
        guard try hasStableSides(&report, oracle: oracle) else { return }
        switch try search.run() {  // 3
        case .explained: report.status = .explained
        case .nothingToExplain:
            report.message = "good and bad give the same pictures"
        case .goodUnresolved(let reason), .badUnresolved(let reason):
            report.status = .unresolved
            report.message = reason
        }
    }

    /// Whether both good and bad have pictures, the same ones twice; if not, the report says so.
    private func hasStableSides(_ report: inout BisectReport, oracle: RepositoryOracle) throws -> Bool {
        let sides: [(ChangeSet, TrialPurpose, BisectReport.Side)] = [
            (.empty, .good, report.good), (.all(oracle.mix.names.count), .bad, report.bad),
        ]
        for (subset, purpose, side) in sides {  // 2
            let outcome = try oracle.outcome(of: subset, purpose: purpose)
            if case .unresolved(let unresolved) = outcome {
                report.status = .unresolved
                report.message =
                    "\(purpose.rawValue) (\(side.label)) gives no pictures: \(unresolved.reason)"
                report.messages = try oracle.failureMessages(of: subset)
                return false
            }
            if let filter = options.filter, outcome.pictures?.isEmpty ?? true {
                report.status = .unresolved
                report.message = "\(purpose.rawValue) (\(side.label)) has no picture named *\(filter)*"
                return false
            }
            let unstable = try oracle.unstablePictures(of: subset, purpose: purpose)
            if !unstable.isEmpty {
                report.status = .flaky
                report.message =
                    "two runs of \(purpose.rawValue) (\(side.label)) differ: \(unstable.joined(separator: ", "))"
                report.remainingPictures = unstable
                return false
            }
        }
        return true
    }
}
