import Drawing
import Foundation
import Publishing

// What a host of a living tree does with the services of its graph.
extension LayoutHost {
    /// Runs what a person or a test does to the tree: timers that begin in it go by the host's time.
    package func during<Result>(_ body: () -> Result) -> Result {
        graph.lifetime.during(body)
    }

    /// Seconds that the test has let pass since the host was made.
    package var time: TimeInterval { graph.lifetime.time.now }

    /// Lets time pass: timers fire and delayed values arrive, each at its own time. The tree isn't laid out.
    /// Spans below 0 and NaN count as 0.
    package func advanceTime(by seconds: TimeInterval) {
        during { graph.lifetime.time.advance(by: seconds) }
    }

    /// The tasks of views that still run, as `Card/task`, in the order in which they began.
    package var runningTasks: [String] { graph.lifetime.tasks.running.map { "\($0.path)" } }

    /// Has all tasks stop, as when the window closes, and tells of those that don't.
    package func endTasks() async {
        graph.lifetime.tasks.cancelAll()
        await graph.lifetime.tasks.settle()
        await RunningTask.inspect(graph)
    }

    /// What was set last before this update, or in it; for ``reportUnsettled(rounds:)``, which is told of it.
    package func reportUnsettled(rounds: Int) {
        let latest = graph.live?.updateLog.former ?? []
        NotSettling.report(graph, at: root?.path ?? ViewPath("View"), rounds: rounds, latest)
    }

    /// Whether something changed since the last pass.
    package var isStale: Bool {
        graph.isStale || graph.lifetime.time.hasDueWork
    }

    /// Moves the focus to a field, as a tap on it or typing into it does; nil takes it away.
    func focus(_ node: LayoutNode?) {
        during { graph.lifetime.focus.focus(node?.annotations) }
    }
}
