extension LayoutHost {
    /// Whether what happens from here on is recorded for ``history``; setting it again doesn't forget.
    ///
    /// Only a host that keeps its tree (`isLive`) has something to tell: others stay off. Recording costs time and
    /// memory in the order of the work that is recorded.
    public var recordsHistory: Bool {
        get { graph.live?.record != nil }
        set {
            guard newValue != recordsHistory else { return }
            graph.live?.record = newValue ? UpdateRecord() : nil
        }
    }

    /// What happened since recording began; empty while nothing is recorded.
    public var history: UpdateHistory {
        graph.live?.record?.history ?? UpdateHistory(updates: [], places: [], elements: [])
    }

    /// What happened after ``UpdateHistory/mark`` was taken of a history of this host.
    public func history(since mark: UpdateHistory.Mark) -> UpdateHistory { history.since(mark) }
}
