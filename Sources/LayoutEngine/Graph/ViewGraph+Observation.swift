import Drawing
@_spi(SwiftUI) import Observation
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

extension _ResolveInputs {
    /// Runs `body`, whose elements stand at this place; what it reads and is changed asks for another pass. In a tree
    /// that is kept only the elements of the view around are made again, and its body isn't run.
    @MainActor
    func observing<Result>(_ body: () -> Result) -> Result {
        guard let live = graph.live else { return graph.observing(body) }
        return live.observing(memo ?? live.root, .elements, body)
    }
}

extension ViewGraph {
    /// Runs `body`; a change of an `@Observable` property that it read asks for another pass.
    func observing<Result>(_ body: () -> Result) -> Result {
        let changes = changes
        return withObservationTracking(body) { changes.set() }
    }
}

extension LiveTree {
    /// Runs `body` and notes what it reads: a change, once it is made, has `reader` do again what `body` is for, unless that was
    /// done since.
    func observing<Result>(
        _ reader: Reader, _ purpose: ReadTracker.Purpose, _ body: () -> Result
    ) -> Result {
        let run = reader.run(of: purpose)
        let weak = WeakReader(reader: reader)
        let inbox = inbox
        return ReadTracker.run(reader, purpose) {
            withObservationTracking(body) { tracking in
                ObservedSetting.willSet(tracking, readBy: weak.reader?.memo)
            } didSet: { tracking in
                // Told once: who reads again is told again.
                tracking.cancel()
                let (name, isReal, isCollection) = ObservedSetting.didSet(tracking)
                let action = RunningAction.current
                inbox.add { live in
                    guard let reader = weak.reader, reader.run(of: purpose) == run else { return }
                    let source = ChangeSource(.observable, name)
                    live.note(source, in: action)
                    live.updateLog.set(source, isReal: isReal, isCollection: isCollection)
                    reader.invalidate(purpose, [.observed(name)], source, in: live)
                }
            }
        }
    }
}

/// A reader as a closure for any thread holds it: it is only used on the main actor.
private struct WeakReader: @unchecked Sendable {
    weak var reader: Reader?
}
