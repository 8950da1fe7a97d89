/// Answers what the pictures look like with some of the changes applied.
///
/// The search knows nothing else about the world, so it can be tested without a compiler.
public protocol BisectOracle: AnyObject {
    /// What good with exactly the changes of `subset` applied shows.
    ///
    /// Asked at most once for each subset by one search.
    /// - Throws: Whatever ends the search: a limit, an interruption, a full disk.
    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome
}

/// Why the search asks for a run; for progress lines.
public enum TrialPurpose: String, Sendable, Codable {
    case good, bad
    /// The list without what rarely matters: documentation, deletions, goldens.
    case narrow
    /// Only the added files.
    case additions
    /// A likely change alone.
    case guess
    /// One part of the suspects.
    case half
    /// A set that failed to build, with what it needs.
    case repair
    /// Whether the found set can be smaller.
    case minimize
    /// One change of a cause of several.
    case part
    /// Bad with the cause taken out.
    case confirmRemoved = "confirm-removed"
}

/// What the search may know about a change before the first run.
public struct ChangeTraits: Hashable, Sendable {
    /// Larger is tried earlier; only the order matters.
    public let likelihood: Double
    /// Adds files only: rarely breaks a build, so it stays applied until the end.
    public let isAddition: Bool
    /// Rarely matters (documentation, a deletion, a golden): one run tries to do without all of these.
    public let isUnlikely: Bool

    public init(likelihood: Double = 0, isAddition: Bool = false, isUnlikely: Bool = false) {
        self.likelihood = likelihood
        self.isAddition = isAddition
        self.isUnlikely = isUnlikely
    }
}
