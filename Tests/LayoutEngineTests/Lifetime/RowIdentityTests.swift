import Foundation
import Testing

@testable import LayoutEngine

/// Rows keep their state by id: measured on SwiftUI for insert, change, reverse and remove
/// (iamcgn/swiftui-web, Fixtures/Goldens/foreach/identity).
@MainActor
@Suite("identity of rows") struct RowIdentityTests {
    private struct Item: Identifiable {
        let id: Int
        var name = "r"
    }

    private struct Rows: View {
        var items: [Item]
        let log: LifetimeLog

        var body: some View {
            VStack {
                ForEach(items) { item in Seeded("\(item.name)\(item.id):", log) }
            }
        }
    }

    @Test("insert, move, change, reverse, remove") func edits() {
        let log = LifetimeLog()
        let host = host(Rows(items: [1, 2, 3].map { Item(id: $0) }, log: log))
        func update(_ change: (inout [Item]) -> Void) -> [String] {
            change(&host.content.items)
            host.update()
            return log.take()
        }
        #expect(update { _ in } == ["r1:1", "r2:2", "r3:3"])
        #expect(update { $0.insert(Item(id: 4), at: 0) } == ["r4:4", "r1:1", "r2:2", "r3:3"])
        #expect(update { $0.swapAt(0, 2) } == ["r2:2", "r1:1", "r4:4", "r3:3"])
        #expect(update { $0[1].name = "x" } == ["r2:2", "x1:1", "r4:4", "r3:3"])
        #expect(update { $0.reverse() } == ["r3:3", "r4:4", "x1:1", "r2:2"])
        #expect(update { $0.removeFirst() } == ["r4:4", "x1:1", "r2:2"])
        // Back again: its state is gone.
        #expect(update { $0.append(Item(id: 3)) } == ["r4:4", "x1:1", "r2:2", "r3:5"])
    }

    @Test("offsets as ids give the state of a removed row to the next one") func offsets() {
        struct Offsets: View {
            var names: [String]
            let log: LifetimeLog

            var body: some View {
                VStack {
                    ForEach(names.indices, id: \.self) { Seeded(names[$0], log) }
                }
            }
        }
        let log = LifetimeLog()
        let host = host(Offsets(names: ["a", "b", "c"], log: log))
        host.update()
        #expect(log.take() == ["a1", "b2", "c3"])
        host.content.names.removeFirst()
        host.update()
        #expect(log.take() == ["b1", "c2"])
    }

    @Test("an id around a row of a ForEach counts with the row's own") func idsInRows() {
        struct Marked: View {
            var mark = 0
            let log: LifetimeLog

            var body: some View {
                VStack {
                    ForEach(0..<2, id: \.self) { Seeded("r\($0):", log).id(mark) }
                }
            }
        }
        let log = LifetimeLog()
        let host = host(Marked(log: log))
        host.update()
        host.update()
        #expect(log.take() == ["r0:1", "r1:2", "r0:1", "r1:2"])
        host.content.mark = 1
        host.update()
        #expect(log.take() == ["r0:3", "r1:4"])
    }
}
