import Foundation

/// What a session tells while it works.
public enum BisectProgress: Sendable {
    /// The list of changes is known.
    case changes(count: Int, names: [String])
    /// The search tries to do without these changes first; they come back if bad differs without them.
    case setAside([BisectReport.Dropped])
    /// The search goes over these commits.
    case commits(names: [String])
    /// The search goes on to the files of the commits `of`.
    case files(names: [String], of: [String])
    /// The search goes on within a confirmed cause, of the changes `of`: `level` is `members` (of a group of files),
    /// `hunks` or `lines`.
    case parts(level: String, names: [String], of: [String])
    /// Good and bad are drawn: how bad's pictures differ, before any search.
    case differences([BisectReport.Picture])
    /// A run of the command starts. `of` is the number of changed units.
    case started(run: Int, purpose: TrialPurpose, changes: [String], of: Int)
    case finished(BisectReport.Run)
    /// Told after each start and end of a run.
    case standing(BisectStanding)
    /// The session goes on with an earlier one. `changedSince` are the revisions that name other files by now.
    case resumed(
        session: Int, begun: Date, good: BisectReport.Side, bad: BisectReport.Side, changedSince: [String])
    /// Something the user should know about the result.
    case remark(String)
}
