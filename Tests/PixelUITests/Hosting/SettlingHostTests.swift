import LayoutEngine
import Testing

@testable import PixelUI

/// `settle()` and the first update of a host.
@MainActor
@Suite struct SettlingHostTests {
    /// A task that sets a state and never waits for anything but its turn.
    private struct Spinner: View {
        let limit: Int
        @State private var turns = 0
        var body: some View {
            VStack {
                Color.red.frame(width: CGFloat(10 + turns), height: 10)
                    .task(id: turns) { if turns < limit { turns += 1 } }
            }
        }
    }

    @Test func whatNeverSettlesIsNamed() async {
        let host = ViewHost(Spinner(limit: .max))
        await host.settle()
        let finding = host.diagnostics.first { $0.rule == .notSettling }
        #expect(
            finding?.message
                == "the view didn't settle after 16 rounds of tasks and updates: task at Spinner/Spinner/VStack[0] "
                + "sets Spinner._turns of Spinner/Spinner in every round. Tasks still run at Spinner/Spinner/VStack[0]. A task "
                + "that goes on as long as its view lives has to wait for something: a value, or a time that the test lets pass."
        )
        // It is about the last settling.
        host.update()
        #expect(!host.diagnostics.contains { $0.rule == .notSettling })
    }

    @Test func whatSettles() async {
        let host = ViewHost(Spinner(limit: 9))
        await host.settle()
        #expect(host.size.width == 19)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func theFirstUpdateIsRecorded() {
        let host = ViewHost(Spinner(limit: 0), width: 100, recordsHistory: true)
        #expect(host.recordsHistory)
        #expect(host.history.updates.count == 1)
        #expect(host.history.bodyCount(of: Spinner.self) == 1)
        #expect(host.history.updates.first?.bodies.first?.isNew == true)
        #expect(!ViewHost(Spinner(limit: 0)).recordsHistory)
    }

    /// A tree too deep for the thread's own stack, laid out from a task that an action started.
    @Test func aTaskThatIsStartedInAnAction() async throws {
        struct Deep: View {
            let depth: Int
            var body: some View {
                (0..<depth).reduce(AnyView(Color.red)) { view, _ in AnyView(view.padding(0)) }
            }
        }
        struct Root: View {
            let start: @MainActor () -> Void
            var body: some View { Color.red.frame(width: 1, height: 1).onAppear { start() } }
        }
        var task: Task<Double, Never>?
        let host = ViewHost(
            Root {
                task = Task { @MainActor in ViewHost(Deep(depth: 20_000), width: 30, height: 20).size.width }
            })
        #expect(host.size.width == 1)
        #expect(await task?.value == 30)
    }
}
