import Foundation

/// One tree to run the command in, and what belongs to it. Used by one thread at a time.
final class TrialWorker: @unchecked Sendable {
    /// From 1; the command finds it in PIXELDIFF_JOB.
    let number: Int
    let slot: TrialSlot
    private let tree: TrialTree
    private let runner: TrialRunner

    init(number: Int, slot: TrialSlot, tree: TrialTree, runner: TrialRunner) {
        self.number = number
        self.slot = slot
        self.tree = tree
        self.runner = runner
    }

    /// How many files differ from those of the last run.
    func distance(to job: TrialJob) -> Int { tree.distance(to: job.overrides) }

    /// Runs the command in good with the overrides of `job`.
    ///
    /// - Throws: ``BisectError/interrupted``, ``BisectError/limit(_:)`` once the session's time is over, and system
    ///   errors.
    func run(_ job: TrialJob) throws -> TrialRecord {
        try tree.bring(to: job.overrides)
        return try runner.run()
    }
}

/// A run that is to be made.
struct TrialJob: Sendable {
    /// The number of the run in the report.
    let id: Int
    /// The digest of the tree.
    let tree: String
    let overrides: TreeOverrides
}
