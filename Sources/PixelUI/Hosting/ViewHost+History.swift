import LayoutEngine

extension ViewHost {
    /// Whether what happens from here on is recorded for ``history``: changes, the bodies that they led to, and what
    /// layout asked. Off at first. Recording costs time and memory in the order of the work that is recorded.
    public var recordsHistory: Bool {
        get { host.recordsHistory }
        set { host.recordsHistory = newValue }
    }

    /// What happened since recording began; empty while nothing is recorded.
    public var history: UpdateHistory { host.history }

    /// What happened after ``UpdateHistory/mark`` was taken of a history of this host.
    public func history(since mark: UpdateHistory.Mark) -> UpdateHistory { host.history(since: mark) }
}
