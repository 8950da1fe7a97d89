import Foundation
import PixelUI
import Testing

/// What `settle()` waits for.
@MainActor
@Suite struct HostTaskTests {
    @MainActor
    @Observable
    final class Loader {
        var items: [String] = []

        nonisolated func fetch() async -> [String] {
            await Task.yield()
            return ["a", "b"]
        }

        func load() async { items = await fetch() }
    }

    private struct Page: View {
        @State private var loader = Loader()
        @State private var steps = 0

        var body: some View {
            VStack {
                Button("Load") { Task { await loader.load() } }
                Text(verbatim: "\(loader.items.count) items, \(steps) steps")
            }
            .onAppear {
                Task {
                    for _ in 0..<3 {
                        await Task.yield()
                        steps += 1
                    }
                }
            }
        }
    }

    @Test func tasksThatActionsStart() async throws {
        let host = ViewHost(Page(), width: 300)
        await host.settle()
        #expect(host.shows("0 items, 3 steps"))
        try host.tap("Load")
        await host.settle()
        #expect(host.shows("2 items, 3 steps"))
    }

    private actor Worker {
        private(set) var order: [Int] = []

        func work(_ number: Int, milliseconds: UInt32) -> Int {
            usleep(milliseconds * 1_000)
            order.append(number)
            return number
        }
    }

    private struct Work: View {
        let worker = Worker()
        @State private var sum = 0
        @State private var order: [Int] = []

        var body: some View {
            VStack {
                Text(verbatim: "sum \(sum)")
                Text(verbatim: "order \(order)")
            }
            .task {
                sum += await worker.work(1, milliseconds: 100)
                sum += await worker.work(2, milliseconds: 100)
                let parts = await withTaskGroup(of: Int.self) { group in
                    for number in 3...8 { group.addTask { await worker.work(number, milliseconds: 1) } }
                    var sum = 0
                    for await part in group { sum += part }
                    return sum
                }
                sum += parts
                order = await worker.order
            }
        }
    }

    /// However long it takes, and in the same order each time.
    @Test func whatATaskComputesElsewhere() async {
        for _ in 0..<3 {
            let host = ViewHost(Work(), width: 300)
            await host.settle()
            #expect(host.shows("sum 36"))
            #expect(host.shows("order [1, 2, 3, 4, 5, 6, 7, 8]"))
        }
    }
}
