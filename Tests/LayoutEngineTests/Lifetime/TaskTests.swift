import Foundation
import Testing

@testable import LayoutEngine

/// Tasks of views in a tree that lives.
@MainActor
@Suite("tasks") struct TaskTests {
    private struct Loading: View {
        var isShown = true
        var id = 1
        let log: LifetimeLog

        var body: some View {
            VStack {
                if isShown {
                    Color.red.task(id: id) {
                        log.note("start \(id)")
                        await waitForCancellation()
                        log.note("cancelled \(id)")
                    }
                }
            }
        }
    }

    @Test("another id cancels the task and starts one; the place's end cancels it") func ids() async {
        let log = LifetimeLog()
        let host = livingHost(Loading(log: log))
        let ledger = host.graph.lifetime.tasks
        host.update()
        #expect(log.take() == [])
        #expect(await ledger.settle().count == 1)
        #expect(log.take() == ["start 1"])
        host.update()
        host.content.id = 2
        host.update()
        #expect(await ledger.settle(until: { log.lines.count == 2 }).map(\.number) == [2])
        #expect(log.take().sorted() == ["cancelled 1", "start 2"])
        host.content.isShown = false
        host.update()
        #expect(await ledger.settle(limit: 5_000).isEmpty)
        #expect(log.take() == ["cancelled 2"])
        #expect(ledger.startedCount == 2)
        #expect(ledger.cancelledCount == 2)
        #expect(ledger.endedCount == 0)
    }

    private struct Fetching: View {
        @State private var text = "loading"
        let log: LifetimeLog

        var body: some View {
            log.note(text)
            return Color.red.task {
                let result = await Task.detached { "done" }.value
                text = result
            }
        }
    }

    @Test("a task sets the state of its view, which asks for another pass") func state() async {
        let log = LifetimeLog()
        let host = livingHost(Fetching(log: log))
        host.update()
        #expect(await host.graph.lifetime.tasks.settle().isEmpty)
        #expect(host.isStale)
        host.update()
        #expect(log.take() == ["loading", "done"])
        #expect(host.graph.lifetime.tasks.endedCount == 1)
        #expect(host.graph.lifetime.tasks.startedCount == 1)
    }

    @Test("in a picture no task starts") func picture() async {
        let log = LifetimeLog()
        let host = host(Fetching(log: log))
        host.update()
        await host.graph.lifetime.tasks.settle()
        host.update()
        #expect(log.take() == ["loading", "loading"])
        #expect(host.graph.lifetime.tasks.startedCount == 0)
    }

    @Test("each row has a task of its own, cancelled with it") func rows() async {
        struct Rows: View {
            var rows = [1, 2]
            let log: LifetimeLog
            var body: some View {
                VStack {
                    ForEach(rows, id: \.self) { row in
                        Color.red.task {
                            log.note("+\(row)")
                            await waitForCancellation()
                            log.note("-\(row)")
                        }
                    }
                }
            }
        }
        let log = LifetimeLog()
        let host = livingHost(Rows(log: log))
        host.update()
        await host.graph.lifetime.tasks.settle()
        #expect(log.take() == ["+1", "+2"])
        host.content.rows = [2, 3]
        host.update()
        await host.graph.lifetime.tasks.settle()
        #expect(log.take().sorted() == ["+3", "-1"])
    }

    @Test("what waits for ever is told, not waited for") func endless() async throws {
        struct Endless: View {
            var body: some View { Color.red.task(priority: .background) { await waitForCancellation() } }
        }
        let host = livingHost(Endless())
        host.update()
        let left = await host.graph.lifetime.tasks.settle(limit: 5)
        #expect(try #require(left.first).path.description == "Endless/task")
        host.graph.lifetime.tasks.cancelAll()
        #expect(await host.graph.lifetime.tasks.settle().isEmpty)
        #expect(host.graph.lifetime.tasks.isIdle)
    }

    @Test("the end of the host cancels its tasks") func hostGoes() async {
        let log = LifetimeLog()
        var host: LayoutHost<Loading>? = livingHost(Loading(log: log))
        host?.update()
        await host?.graph.lifetime.tasks.settle()
        weak let graph = host?.graph
        host = nil
        // Other tests may keep all threads busy for a while.
        for _ in 0..<5_000 where log.lines.count < 2 { await TaskLedger.turn() }
        #expect(graph == nil)
        #expect(log.take() == ["start 1", "cancelled 1"])
    }
}

/// Returns once the task around is cancelled.
func waitForCancellation() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    await withTaskCancellationHandler {
        for await _ in stream {}
    } onCancel: {
        continuation.finish()
    }
}
