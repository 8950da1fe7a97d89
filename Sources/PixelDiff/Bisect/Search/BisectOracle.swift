/// Answers what the pictures look like with some of the changes applied.
///
/// The search knows nothing else about the world, so it can be tested without a compiler.
public protocol BisectOracle: AnyObject {
    /// What good with exactly the changes of `subset` applied shows.
    ///
    /// Asked at most once for each subset by one search.
    /// - Throws: Whatever ends the search: a limit, an interruption, a full disk.
    func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome

    /// How many runs go on at a time; 1 unless the oracle says otherwise.
    var jobs: Int { get }

    /// Gets ready to answer several subsets that do not depend on each other's answers, in parallel where
    /// possible. What is asked for later never depends on it: an oracle with one job does nothing here, so
    /// that no run is made which the answer to another one would have spared.
    ///
    /// - Parameter subsets: The likeliest to be needed first; the rest may be left out.
    /// - Throws: What ``outcome(of:purpose:)`` throws, but for limits: those are thrown once an answer is
    ///   asked for that cannot be had.
    func prepare(_ subsets: [ChangeSet], purpose: TrialPurpose) throws
}

extension BisectOracle {
    public var jobs: Int { 1 }
    public func prepare(_ subsets: [ChangeSet], purpose: TrialPurpose) throws {}
}

/// Why the search asks for a run; for progress lines.
public enum TrialPurpose: String, Sendable, Codable {
    case good, bad
    /// The list without what rarely matters: documentation, deletions, goldens.
    case narrow
    /// The tree of a commit.
    case commit
    /// A cause on an earlier commit than its own.
    case earlier
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
