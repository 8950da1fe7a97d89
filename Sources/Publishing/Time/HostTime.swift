import Foundation

/// Time as a value: it passes only when its host says so.
///
/// What is waiting runs in the order of its time, then in the order in which it was asked for.
package final class HostTime: @unchecked Sendable {
    private struct Entry {
        let order: UInt
        var time: TimeInterval
        let interval: TimeInterval?
        let action: () -> Void
    }

    private struct State {
        var now: TimeInterval = 0
        var lastOrder: UInt = 0
        var entries: [Entry] = []
    }

    /// The time of the host whose views are made or updated just now; nil outside of any.
    @TaskLocal package static var current: HostTime?

    /// The date at 0.
    package let start: Date
    private let state = Locked(State())

    package init(start: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.start = start
    }

    /// Seconds since the start.
    package var now: TimeInterval { state.withLock { $0.now } }

    package var date: Date { start.addingTimeInterval(now) }

    /// Whether something is to run without time passing.
    package var hasDueWork: Bool {
        state.withLock { state in state.entries.contains { $0.time <= state.now } }
    }

    /// Runs `action` after so many seconds, and then every `interval` if there is one, until the result is
    /// cancelled or dropped. Intervals below a millisecond count as one; delays below 0 and NaN as 0.
    package func schedule(
        after delay: TimeInterval, every interval: TimeInterval? = nil, _ action: @escaping () -> Void
    ) -> AnyCancellable {
        let order = state.withLock { state in
            state.lastOrder += 1
            let time = state.now + (delay > 0 ? delay : 0)
            let interval = interval.map { $0 > 0.001 ? $0 : 0.001 }
            state.entries.append(
                Entry(order: state.lastOrder, time: time, interval: interval, action: action))
            return state.lastOrder
        }
        return AnyCancellable { [weak self] in
            self?.state.withLock { state in state.entries.removeAll { $0.order == order } }
        }
    }

    /// Runs `action` at the host's next turn.
    package func enqueue(_ action: @escaping () -> Void) {
        state.withLock { state in
            state.lastOrder += 1
            state.entries.append(
                Entry(order: state.lastOrder, time: state.now, interval: nil, action: action))
        }
    }

    /// Runs what is due now, but not what that leaves for now: it may go on for ever.
    package func runDueWork() {
        let (limit, now) = state.withLock { ($0.lastOrder, $0.now) }
        while let entry = take(until: now, upTo: limit) { entry.action() }
    }

    /// Lets time pass; all that is due on the way runs at its own time. Negative spans and NaN count as 0.
    package func advance(by seconds: TimeInterval) {
        let end = state.withLock { $0.now + (seconds > 0 ? seconds : 0) }
        while let entry = take(until: end, upTo: nil) { entry.action() }
        state.withLock { $0.now = end }
    }

    /// The time of the next entry that is not due yet; nil where nothing waits.
    package var nextTime: TimeInterval? {
        state.withLock { state in state.entries.map(\.time).min() }
    }

    private func take(until end: TimeInterval, upTo limit: UInt?) -> Entry? {
        state.withLock { state in
            let due = state.entries.indices.filter {
                state.entries[$0].time <= end && state.entries[$0].order <= limit ?? .max
            }
            let next = due.min {
                let (left, right) = (state.entries[$0], state.entries[$1])
                return (left.time, left.order) < (right.time, right.order)
            }
            guard let next else { return nil }
            let entry = state.entries[next]
            state.now = max(state.now, entry.time)
            if let interval = entry.interval {
                state.entries[next].time += interval
            } else {
                state.entries.remove(at: next)
            }
            return entry
        }
    }
}
