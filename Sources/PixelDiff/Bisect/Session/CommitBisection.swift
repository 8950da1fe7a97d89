import Foundation

/// History first, then files: finds the commits with which pictures change, and in each the files (and lines) that do it.
///
/// 1. Search over the commits (``CommitSearch``).
/// 2. For each step found: the search over the files between its parent and itself, for its pictures alone. Good is the
///    parent, bad the commit; what both show is known.
/// 3. The patch undoes the causes in bad, where the commits after them left these lines alone.
final class CommitBisection {
    private let history: CommitHistory
    private let good: String
    private let service: TrialService
    private let scratch: GitScratch
    private let composer: FileComposer
    private let collector: PictureCollector
    private let splitsHunks: Bool
    private let progress: (BisectProgress) -> Void
    /// Answers for the commits.
    let oracle: RepositoryOracle

    /// - Parameter good: The tree of good, from which `service` starts.
    init(
        history: CommitHistory, good: String, service: TrialService, scratch: GitScratch,
        collector: PictureCollector,
        splitsHunks: Bool, progress: @escaping (BisectProgress) -> Void
    ) {
        self.history = history
        self.good = good
        self.service = service
        self.scratch = scratch
        self.collector = collector
        self.splitsHunks = splitsHunks
        self.progress = progress
        composer = FileComposer(scratch: scratch)
        oracle = RepositoryOracle(
            mix: CommitMix(history: history, good: good, scratch: scratch), service: service)
    }

    private var commits: [BisectCommit] { history.steps.map(\.commit) }

    /// - Throws: ``BisectError``, but no limit: that is a status of the report.
    func run(_ report: inout BisectReport, patch path: String) throws {
        let search = CommitSearch(oracle: oracle, count: commits.count)
        var patches: [[UInt8]] = []
        do {
            try search.run()  // 1
            if search.steps.isEmpty {
                report.message = "good and bad give the same pictures"
                return
            }
            report.status = .explained
            for step in search.steps { patches.append(try explain(step, in: &report)) }  // 2
        } catch BisectError.limit(let limit) {
            report.status = .stopped
            report.message = limit.description
            if !search.remainingPictures.isEmpty {
                report.suspects = search.suspects.map { commits[$0].name }
                report.remainingPictures = search.remainingPictures
            }
        }
        if !patches.isEmpty { try writePatch(patches, bad: report.bad.tree, to: path, &report) }  // 3
    }

    // MARK: The files of a step

    /// Adds the causes within a step, and returns their patch. Names the step's commits alone where a limit stops the
    /// search for files.
    private func explain(_ step: CommitSearch.Step, in report: inout BisectReport) throws -> [UInt8] {
        let parent = step.commits.lowerBound == 0 ? good : history.steps[step.commits.lowerBound - 1].tree
        let tree = history.steps[step.commits.upperBound - 1].tree
        let units = try ChangeList.units(good: parent, bad: tree, scratch: scratch)
        let diffs = try units.map { try UnitDiff(of: $0, good: parent, bad: tree, scratch: scratch) }
        let base = try ChangeList.overrides(from: good, to: parent, scratch: scratch)
        let own = RepositoryOracle(
            mix: FileMix(units: units, diffs: diffs, base: base, composer: composer), service: service)
        let ends = KnownEnds(
            oracle: own, pictures: Set(step.pictures),
            good: try oracle.marks(of: .all(step.commits.lowerBound)),
            bad: try oracle.marks(of: .all(step.commits.upperBound)), all: .all(units.count))
        let names = step.commits.map { commits[$0].name }
        progress(.files(count: units.count, of: names))
        let likelihood = try ChangeLikelihood(
            pictures: step.pictures, units: units, tree: tree, scratch: scratch)
        let search = CauseSearch(oracle: ends, traits: zip(units, diffs).map(likelihood.traits))
        let description = CauseDescription(
            good: parent, bad: tree, scratch: scratch, composer: composer, collector: collector)
        let confirmation = CauseConfirmation(
            service: service, scratch: scratch, composer: composer, trees: (parent, tree), units: units,
            base: base, ends: .commits)
        let parts = PartSearch(
            confirmation: confirmation, splitter: FileSplitter(scratch: scratch), progress: progress)
        var causes: [FoundCause] = []
        defer { report.suspects = report.status == .stopped ? report.suspects : [] }
        do {
            let ending = try search.run()
            if let (status, message) = Self.openEnding(ending) {
                report.status = status
                report.message = "\(message), within \(names.joined(separator: ", "))"
            }
            causes = own.found(search.causes, units: units)
            try parts.refine(&causes, hunks: splitsHunks)
        } catch BisectError.limit(let limit) {
            report.status = .stopped
            report.message = "\(limit.description), within \(names.joined(separator: ", "))"
            if causes.isEmpty { causes = own.found(search.causes, units: units) }
            report.suspects =
                parts.suspects.isEmpty ? search.suspects.indices.map { units[$0].name } : parts.suspects
            report.remainingPictures = search.remainingPictures
        }
        try confirmation.confirm(&causes)
        let note = try CauseDescription.patchNote(of: causes, confirmation)
        report.patchNote = [report.patchNote, note].compactMap { $0 }.joined(separator: "; ")
        if report.patchNote == "" { report.patchNote = nil }
        report.causes += try description.causes(causes).map { cause in
            var cause = cause
            cause.commits = step.commits.map { commits[$0] }
            return cause
        }
        return try description.patch(of: causes)
    }

    /// What a search within a step that did not explain it makes of the report; nil if it did.
    static func openEnding(_ ending: CauseSearch.Ending) -> (BisectReport.Status, message: String)? {
        if ending == .explained { return nil }
        if case .goodUnresolved(let reason) = ending {
            return (.unresolved, "the commit before gives no pictures: \(reason)")
        }
        if case .badUnresolved(let reason) = ending {
            return (.unresolved, "the commit gives no pictures: \(reason)")
        }
        return (.unresolved, "the files of the step don't show what its commits show")
    }

    // MARK: The patch

    /// 1. Take the causes out of bad, the latest first; git merges where lines have moved.
    /// 2. Where that does not work, the patches are written as they are, and a note says to what they apply.
    private func writePatch(
        _ patches: [[UInt8]], bad: String, to path: String, _ report: inout BisectReport
    ) throws {
        var patch: [UInt8]
        do {
            let without = try scratch.tree(bad, undoing: patches.reversed())  // 1
            patch = try CauseDescription.diff(without, bad, forPatch: true, scratch: scratch).bytes
        } catch BisectError.git {
            patch = patches.flatMap { $0 }  // 2
            let note =
                "commits after the causes changed the same lines: the patch applies to the commits themselves"
            report.patchNote = [report.patchNote, note].compactMap { $0 }.joined(separator: "; ")
        }
        try CauseDescription.write(patch, to: path)
        report.patch = path
    }
}
