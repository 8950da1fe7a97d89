import Foundation

/// History first, then files: finds the commits with which pictures change, and in each the files (and lines) that do it.
///
/// 1. Search over the commits (``CommitSearch``).
/// 2. For each step found: the search over the files between its parent and itself, for its pictures alone
///    (``FileExplanation``). Good is the parent, bad the commit; what both show is known.
/// 3. A cause may need what an earlier commit brought: the commit is named (``EarlierCommit``).
/// 4. The patch undoes the causes in bad, where the commits after them left these lines alone.
final class CommitBisection {
    private let history: CommitHistory
    private let good: String
    private let service: TrialService
    private let scratch: GitScratch
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
        oracle = RepositoryOracle(
            mix: CommitMix(history: history, good: good, scratch: scratch), service: service)
    }

    private var commits: [BisectCommit] { history.steps.map(\.commit) }

    /// - Throws: ``BisectError``, but no limit: that is a status of the report.
    func run(_ report: inout BisectReport, patch path: String) throws {
        let search = CommitSearch(oracle: oracle, count: commits.count)
        var patches: [[UInt8]] = []
        service.suspects = { search.suspects.count }
        do {
            try search.run()  // 1
            service.suspects = { nil }
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
        if !patches.isEmpty { try writePatch(patches, bad: report.bad.tree, to: path, &report) }  // 4
    }

    // MARK: The files of a step

    /// Adds the causes within a step, and returns their patch. Names the step's commits alone where a limit stops the
    /// search for files.
    private func explain(_ step: CommitSearch.Step, in report: inout BisectReport) throws -> [UInt8] {
        let names = step.commits.map { commits[$0].name }
        let explanation = try explanation(of: step)
        progress(.files(names: explanation.units.map(\.name), of: names))
        let ending = try explanation.run(hunks: splitsHunks)
        defer { service.facets = nil }
        if ending.status != .explained {
            report.status = ending.status
            if report.message == nil {
                report.message = "\(ending.message ?? ""), within \(names.joined(separator: ", "))"
            }
            report.suspects += ending.suspects
            let open = Set(report.remainingPictures).union(ending.remainingPictures)
            report.remainingPictures = open.sorted()
        }
        for dropped in ending.droppedChanges where !report.droppedChanges.contains(dropped) {
            report.droppedChanges.append(dropped)
        }
        let note = try CauseDescription.patchNote(of: explanation.causes, explanation.confirmation)
        if let note { Self.add(note, to: &report) }
        report.causes += try causes(explanation, of: step)
        return try explanation.description.patch(of: explanation.causes)
    }

    private func explanation(of step: CommitSearch.Step) throws -> FileExplanation {
        let (lower, upper) = (step.commits.lowerBound, step.commits.upperBound)
        let parent = lower == 0 ? good : history.steps[lower - 1].tree
        let tree = history.steps[upper - 1].tree
        return try FileExplanation(
            of: ChangeList.units(good: parent, bad: tree, scratch: scratch),
            .init(
                good: parent, bad: tree,
                base: try ChangeList.overrides(from: good, to: parent, scratch: scratch), ends: .commits,
                pictures: Set(step.pictures)),
            service: service, scratch: scratch, collector: collector,
            splitter: FileSplitter(scratch: scratch), progress: progress)
    }

    private func causes(
        _ explanation: FileExplanation, of step: CommitSearch.Step
    ) throws -> [BisectReport.Cause] {
        let earlier = EarlierCommit(history: history, good: good, service: service, scratch: scratch)
        let described = try explanation.description.causes(explanation.causes)
        return try zip(described, explanation.causes).map { cause, found in
            var cause = cause
            cause.commits = step.commits.map { commits[$0] }
            let patch = try explanation.description.patch(of: [found])
            cause.confirmation.needs = try earlier.need(
                of: found, patch: patch, after: step.commits.lowerBound)
            return cause
        }
    }

    private static func add(_ note: String, to report: inout BisectReport) {
        report.patchNote = [report.patchNote, note].compactMap { $0 }.joined(separator: "; ")
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
            Self.add(note, to: &report)
        }
        try CauseDescription.write(patch, to: path)
        report.patch = path
    }
}
