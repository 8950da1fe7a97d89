import Foundation
import Testing

@testable import LayoutEngine

/// The rule `running-task`.
@MainActor
@Suite struct RunningTaskTests {
    /// Lets a task go on that waits for it.
    final class Gate: @unchecked Sendable {
        @MainActor private var waiting: [CheckedContinuation<Void, Never>] = []

        @MainActor
        func pass() async {
            await withCheckedContinuation { waiting.append($0) }
        }

        @MainActor
        func open() {
            let all = waiting
            waiting = []
            for continuation in all { continuation.resume() }
        }
    }

    private let message =
        "was cancelled, since its view is gone or its id has changed, and still runs: what it does from here on is for "
        + "nobody, and may set what a newer task has set. Return when Task.isCancelled, let errors of Task.sleep end the loop "
        + "(not try?), and give what waits for something else a cancellation handler."

    private func settle(_ live: LiveHost<some View>) async {
        repeat { live.update() } while await live.host.runTasks()
        live.update()
    }

    struct Waiting: View {
        var isShown = true
        var id = 0
        let run: @MainActor @Sendable () async -> Void
        var body: some View {
            VStack {
                if isShown { Color.red.task(id: id) { await run() } }
            }
        }
    }

    @Test func aTaskWhoseViewIsGone() async {
        let gate = Gate()
        let live = LiveHost(Waiting { await gate.pass() })
        await settle(live)
        #expect(live.found(.runningTask) == [])
        live.update(Waiting(isShown: false) { await gate.pass() })
        await settle(live)
        #expect(live.found(.runningTask) == ["Waiting/Waiting/VStack[0]/task: \(message)"])
        live.host.forgetUpdateFindings()
        await settle(live)
        #expect(live.found(.runningTask) == [])
        gate.open()
    }

    @Test func aTaskWhoseIDChanged() async {
        let gate = Gate()
        let live = LiveHost(Waiting { await gate.pass() })
        await settle(live)
        live.update(Waiting(id: 1) { await gate.pass() })
        await settle(live)
        #expect(live.found(.runningTask).count == 1)
        gate.open()
    }

    @Test func aLoopThatDropsTheError() async {
        let flag = Gate()
        let stop = Stop()
        let live = LiveHost(
            Waiting {
                while !stop.isSet {
                    try? await Task.sleep(for: .seconds(60))
                    await Task.yield()
                }
            })
        await settle(live)
        live.update(Waiting(isShown: false) { await flag.pass() })
        await settle(live)
        stop.isSet = true
        #expect(live.found(.runningTask).count == 1)
    }

    @MainActor final class Stop { var isSet = false }

    @Test func theWindowCloses() async {
        let gate = Gate()
        let live = LiveHost(Waiting { await gate.pass() })
        await settle(live)
        await live.host.endTasks()
        #expect(live.found(.runningTask).count == 1)
        gate.open()
    }

    // MARK: None

    @Test func aTaskThatSleepsWhileItsViewIsThere() async {
        let live = LiveHost(Waiting { try? await Task.sleep(for: .seconds(60)) })
        await settle(live)
        #expect(live.found(.runningTask) == [])
    }

    @Test func tasksThatStop() async {
        let live = LiveHost(Waiting { try? await Task.sleep(for: .seconds(60)) })
        await settle(live)
        live.update(Waiting(id: 1) { while !Task.isCancelled { await Task.yield() } })
        await settle(live)
        live.update(Waiting(isShown: false) {})
        await settle(live)
        await live.host.endTasks()
        #expect(live.found(.runningTask) == [])
    }

    /// What was begun on another thread is done a moment later.
    @Test func whatComputesElsewhereIsGivenAMoment() async {
        let live = LiveHost(
            Waiting {
                await Task.detached {
                    try? await Task.sleep(for: .milliseconds(10))
                }.value
            })
        await settle(live)
        live.update(Waiting(isShown: false) {})
        await settle(live)
        #expect(live.found(.runningTask) == [])
    }
}
