/// What one run showed.
public enum BisectOutcome: Hashable, Sendable, Codable {
    /// The command succeeded; the digest of the decoded pixels of each picture, by name.
    case pictures([String: String])
    /// The command failed, ran too long, or wrote no picture: it says nothing about the pictures.
    case unresolved(Unresolved)

    /// Why a run has no verdict.
    public struct Unresolved: Hashable, Sendable, Codable {
        /// One line for people.
        public let reason: String
        /// What the messages of the failed run say is missing.
        public let dependencies: [ChangeDependency]

        public init(reason: String, dependencies: [ChangeDependency] = []) {
            self.reason = reason
            self.dependencies = dependencies
        }
    }

    /// The pictures, or nil if the run is unresolved.
    public var pictures: [String: String]? {
        if case .pictures(let pictures) = self { return pictures }
        return nil
    }
}

/// A build dependency among changes, as read from the messages of a failed run.
public struct ChangeDependency: Hashable, Sendable, Codable {
    /// The applied change that does not build by itself, where the messages tell.
    public let dependent: Int?
    /// The change that is missing.
    public let needed: Int

    public init(dependent: Int?, needed: Int) {
        self.dependent = dependent
        self.needed = needed
    }
}
