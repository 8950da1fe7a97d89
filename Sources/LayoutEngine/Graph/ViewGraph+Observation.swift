import Observation
import Synchronization

/// Set from anywhere when something that a body read has changed.
final class ChangeFlag: Sendable {
    private let isSet = Mutex(false)

    func set() {
        isSet.withLock { $0 = true }
    }

    /// Whether it is set.
    var isRaised: Bool { isSet.withLock { $0 } }

    /// Whether it was set, and clears it.
    func take() -> Bool {
        isSet.withLock { flag in
            defer { flag = false }
            return flag
        }
    }
}

extension ViewGraph {
    /// Runs `body`; a change of an `@Observable` property that it read asks for another pass.
    @MainActor
    func observing<Result>(_ body: () -> Result) -> Result {
        let changes = changes
        return withObservationTracking(body) { changes.set() }
    }
}
