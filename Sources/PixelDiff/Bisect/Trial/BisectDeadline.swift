/// When the time of a session is over.
struct BisectDeadline: Sendable {
    /// What the session may take.
    let seconds: Double
    private let end: ContinuousClock.Instant

    /// From now on.
    init(seconds: Double) {
        self.seconds = seconds
        end = .now + .seconds(seconds)
    }

    var isOver: Bool { ContinuousClock.now >= end }
}
