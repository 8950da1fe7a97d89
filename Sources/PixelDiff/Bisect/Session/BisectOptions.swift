/// What to compare, with what, and within which limits.
public struct BisectOptions: Hashable, Sendable, Codable {
    /// A revision, `.` for the working tree, nil for where the branch left the default branch.
    public var good: String?
    /// A revision, or `.` for the working tree.
    public var bad = "."
    public var command: TrialCommand
    /// Only pictures whose name contains this count; nil for all.
    public var filter: String?
    /// Whether the search goes on within the files of a cause.
    public var splitsHunks = false
    /// Whether the search goes over the commits between good and bad first.
    public var searchesCommits = false
    /// Runs at a time, each in a tree of its own; at least 1.
    public var jobs = 1
    /// Runs of the command, remembered ones not counted; nil for no limit.
    public var maximumRuns: Int?
    /// Seconds for one run of the command; one that takes longer says nothing. Nil for no limit.
    public var timeout: Double?
    /// Seconds for the whole session; nil for no limit.
    public var maximumTime: Double?
    /// Files and folders that git does not have but the command needs, relative to the caller's folder; copied into
    /// each tree.
    public var extraPaths: [String] = []
    /// Whether the trees with their builds are kept for the next bisection.
    public var keepsTrees = false
    /// Whether runs of earlier sessions count.
    public var usesCache = true

    public init(command: TrialCommand) {
        self.command = command
    }
}
