import Dispatch
import Foundation

/// Runs what a tree's tasks do off the main actor: functions that aren't isolated, actors, child tasks.
///
/// One thing after the other, in the order in which they come, so that a run is as the one before; and it is known whether
/// anything is left. What sleeps, or waits for something from outside, isn't under way. `Task { }` and `Task.detached { }`, which
/// belong to nobody, run elsewhere.
final class TaskWorkers: TaskExecutor, @unchecked Sendable {
    private let queue = DispatchQueue(label: "tasks of a view tree")
    private let lock = NSLock()
    private var underWay = 0
    private var waiting: [Wait] = []

    /// Someone who waits, until nothing is left or it took too long, whichever is first.
    private final class Wait: @unchecked Sendable {
        private let lock = NSLock()
        private var continuation: CheckedContinuation<Bool, Never>?

        init(_ continuation: CheckedContinuation<Bool, Never>) {
            self.continuation = continuation
        }

        /// - Parameter isIdle: Whether nothing was left at that moment.
        func end(isIdle: Bool) {
            let known = lock.withLock {
                defer { continuation = nil }
                return continuation
            }
            known?.resume(returning: isIdle)
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        lock.withLock { underWay += 1 }
        queue.async { [self] in
            job.runSynchronously(on: asUnownedTaskExecutor())
            done()
        }
    }

    private func done() {
        let ended = lock.withLock { () -> [Wait] in
            underWay -= 1
            guard underWay == 0 else { return [] }
            defer { waiting = [] }
            return waiting
        }
        for wait in ended { wait.end(isIdle: true) }
    }

    /// Comes back when nothing is under way, or after a time that only what never ends takes.
    ///
    /// - Returns: Whether there was a moment with nothing under way.
    func settle(within seconds: Double = 10) async -> Bool {
        await withCheckedContinuation { continuation in
            let wait = Wait(continuation)
            let isWaiting = lock.withLock {
                if underWay > 0 { waiting.append(wait) }
                return underWay > 0
            }
            guard isWaiting else { return wait.end(isIdle: true) }
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { wait.end(isIdle: false) }
        }
    }
}
