import Foundation

/// What is known of the last bisection in a repository, also of one that is under way or was killed.
public struct BisectHistory: Sendable, Codable {
    /// How it stands.
    public enum State: String, Sendable, Codable {
        /// Its process lives.
        case underWay = "under-way"
        /// It came to its end, whatever that was.
        case ended
        /// By Ctrl-C, or by something that kept it from going on, as a full disk.
        case interrupted
        /// Its process is gone without a word.
        case killed
    }

    /// A run that had begun and not ended.
    public struct Pending: Sendable, Codable {
        /// Its number in the session, from 1.
        public var id: Int
        /// Why the search asked for it.
        public var purpose: TrialPurpose
        /// Names of the changes that were applied to good.
        public var changes: [String]
        public var begun: Date
    }

    /// Its number in the repository, from 1.
    public var session: Int
    public var begun: Date
    /// How it stands now.
    public var state: State
    /// With the command, as it was begun.
    public var options: BisectOptions
    /// Both as they were when it began, whatever their names mean now.
    public var good: BisectReport.Side
    public var bad: BisectReport.Side
    /// Names of all changed units.
    public var changes: [String]
    /// The session that it went on with.
    public var resumed: Int?
    /// Those that ended, by number.
    public var runs: [BisectReport.Run]
    /// Those that had begun and not ended when this was read; of a killed session, when it was killed.
    public var pending: [Pending]
    /// Nil before the end, and where it was interrupted or killed.
    public var status: BisectReport.Status?
    /// The sentence of its end.
    public var message: String?
    /// Among these the search was looking when it stopped.
    public var suspects: [String]
    /// Seconds until its end.
    public var seconds: Double?
    /// Whether `--resume` can go on with it.
    public var isResumable: Bool

    /// The last bisection in the repository around `directory`; nil if there was none.
    ///
    /// - Throws: ``BisectError/notARepository(folder:_:)``.
    public static func last(around directory: String) throws -> BisectHistory? {
        let folder = BisectFolder(root: try GitRepository(around: directory).root)
        return SessionLog.files(in: folder.sessions).reversed().lazy.compactMap(SessionLog.read).first
            .map(BisectHistory.init)
    }

    /// Removes all that bisections have written in the repository around `directory`.
    ///
    /// - Returns: The bytes that were in use.
    /// - Throws: ``BisectError`` if there is no repository, or a bisection is at work.
    public static func clean(around directory: String) throws -> Int {
        try BisectFolder(root: GitRepository(around: directory).root).clean()
    }

    /// One clause for people.
    var ending: String {
        switch state {
        case .underWay: "the last one (number \(session)) is under way"
        case .killed, .interrupted: "the last one (number \(session)) was gone on with"
        case .ended: "the last one (number \(session)) came to its end"
        }
    }

    init(_ contents: SessionLog.Contents) {
        let (header, end) = (contents.header, contents.end)
        session = header.session
        begun = header.begun
        state =
            contents.isUnderWay
            ? .underWay : end == nil ? .killed : end?.status == nil ? .interrupted : .ended
        options = header.options
        good = header.good
        bad = header.bad
        changes = header.changes
        resumed = header.resumed
        runs = contents.runs
        let done = Set(contents.runs.map(\.id))
        pending = contents.starts.filter { !done.contains($0.run) }.map {
            Pending(id: $0.run, purpose: $0.purpose, changes: $0.changes, begun: $0.at)
        }
        status = end?.status
        message = end?.message
        suspects = end?.suspects ?? []
        seconds = end?.seconds
        isResumable = contents.isUnfinished
    }
}
