import PixelUI
import Testing

/// Bindings to elements of a collection, once their element is gone.
@MainActor
@Suite struct HostRowBindingTests {
    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    /// A row whose actions use its binding when it is deleted.
    private struct Row: View {
        @Binding var item: Item
        let log: Log

        var body: some View {
            TextField("Name \(item.id)", text: $item.name)
                .onDisappear {
                    log("gone: \(item.name)")
                    item.name = "nobody's"
                }
                .task {
                    try? await Task.sleep(for: .seconds(1_000))
                    log("cancelled: \(item.name)")
                }
        }
    }

    private struct Page: View {
        enum Kind { case elements, indices, closure }

        let kind: Kind
        let log: Log
        @State private var items = (0..<3).map { Item(id: $0, name: "item \($0)") }

        var body: some View {
            VStack {
                switch kind {
                case .elements: ForEach($items) { $item in Row(item: $item, log: log) }
                case .indices: ForEach(items.indices, id: \.self) { Row(item: $items[$0], log: log) }
                case .closure:
                    ForEach($items) { $item in Text(item.name).onDisappear { log("gone: \(item.name)") } }
                }
                Button("Delete last") { items.removeLast() }
                Button("Delete all") { items = [] }
                Text("Names: " + items.map(\.name).joined(separator: ", "))
            }
        }
    }

    @Test(arguments: [true, false]) func actionsOfADeletedRowReadWhatItWas(_ isOfElements: Bool) async throws
    {
        let log = Log()
        let host = ViewHost(Page(kind: isOfElements ? .elements : .indices, log: log), width: 300)
        await host.settle()
        try host.type("!", into: "Name 2")
        try host.tap("Delete last")
        await host.settle()
        // The task has the binding of the first body, which read it last before anything was typed.
        #expect(log.take() == ["gone: item 2!", "cancelled: item 2"])
        try host.tap("Delete all")
        await host.settle()
        #expect(
            log.take().sorted() == ["cancelled: item 0", "cancelled: item 1", "gone: item 0", "gone: item 1"])
        #expect(host.shows("Names: "))
    }

    /// A binding that nobody had read before.
    @Test func aBindingThatWasNotRead() throws {
        let log = Log()
        let host = ViewHost(Page(kind: .closure, log: log), width: 300)
        try host.tap("Delete last")
        #expect(log.take() == ["gone: item 2"])
    }
}
