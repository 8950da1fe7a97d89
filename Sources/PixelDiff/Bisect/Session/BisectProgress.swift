/// What a session tells while it works.
public enum BisectProgress: Sendable {
    /// The list of changes is known.
    case changes(count: Int, names: [String])
    /// A run of the command starts. `of` is the number of changed units.
    case started(run: Int, purpose: TrialPurpose, changes: [String], of: Int)
    case finished(BisectReport.Run)
}
