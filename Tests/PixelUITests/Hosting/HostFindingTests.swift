import Foundation
import PixelUI
import Testing

/// What a host finds wrong in how its view is updated.
@MainActor
@Suite struct HostFindingTests {
    struct Item: Identifiable, Equatable {
        var id = UUID()
        var name: String
    }

    struct Editor: View {
        let item: Item
        @State private var draft: String

        init(item: Item) {
            self.item = item
            _draft = State(initialValue: item.name)
        }

        var body: some View { TextField("Name", text: $draft) }
    }

    /// Shows one of two items in the same editor; its rows are made anew in each body.
    struct Page: View {
        let items: [Item]
        @State private var shown = 0
        @State private var isMarked = false

        var body: some View {
            VStack {
                Button("Next") { shown += 1 }
                Toggle("Mark", isOn: $isMarked)
                Editor(item: items[shown])
                Badge().marked(isMarked)
                ForEach(items.map { Item(name: $0.name) }) { Text($0.name) }
            }
        }
    }

    struct Badge: View {
        @State private var count = 0
        var body: some View { Text("\(count)") }
    }

    private func rules(_ host: ViewHost<some View>) -> [String] { host.diagnostics.map(\.rule.rawValue) }

    @Test func interactionsShowThem() throws {
        let host = ViewHost(Page(items: [Item(name: "a"), Item(name: "b")]), width: 300)
        #expect(rules(host) == [])
        try host.tap("Next")
        #expect(rules(host).sorted() == ["changing-id", "stale-initial-value"])
        host.forgetUpdateFindings()
        #expect(rules(host) == [])
        try host.set("Mark", to: true)
        #expect(rules(host).sorted() == ["changing-id", "split-identity"])
        host.update()
        #expect(rules(host).count == 2)
    }

    struct Needy: View {
        final class Model: ObservableObject {}
        @EnvironmentObject private var model: Model
        var body: some View { Text("\(model === model)") }
    }

    @Test func aMissingObjectIsAnError() throws {
        let view = VStack {
            Text("beside")
            Needy()
        }
        let host = ViewHost(view, width: 300)
        #expect(host.shows("beside"))
        #expect(rules(host) == ["missing-object"])
        #expect(host.diagnostics.first?.severity == .error)
        #expect(ImageRenderer(content: view).diagnostics.map(\.rule.rawValue) == ["missing-object"])
        _ = try host.render()
    }

    struct Sleeper: View {
        let isShown: Bool
        let stop: Stop
        var body: some View {
            if isShown {
                Text("a").task { while !stop.isSet { try? await Task.sleep(for: .seconds(60)) } }
            } else {
                Text("b")
            }
        }
    }

    @MainActor final class Stop { var isSet = false }

    @Test func settlingShowsTasksThatGoOn() async {
        let stop = Stop()
        let host = ViewHost(Sleeper(isShown: true, stop: stop), width: 300)
        await host.settle()
        #expect(rules(host) == [])
        host.update(Sleeper(isShown: false, stop: stop))
        await host.settle()
        #expect(rules(host) == ["running-task"])
        stop.isSet = true
    }

    struct Row: View, Equatable {
        let title: String
        var body: some View { Text(title).layoutPriority(1) }
    }

    struct Rows: View {
        @State private var count = 1
        var body: some View {
            HStack {
                Row(title: "a").equatable()
                Button("More") { count += 1 }
            }
            ForEach(0..<count) { Text("\($0)") }
        }
    }

    /// What costs more to find is asked for.
    @Test func anAudit() throws {
        let host = ViewHost(Rows(), width: 300)
        let mark = { host.history.mark }
        #expect(rules(host) == [])
        host.recordsHistory = true
        let start = mark()
        #expect(host.audit().map(\.rule.rawValue) == ["hidden-priority"])
        #expect(host.history(since: start).bodyCount(of: Rows.self) == 0)
        #expect(!host.explains)
        #expect(rules(host) == [])
        // A range that changed before it was asked.
        try host.tap("More")
        let layout = host.layoutDescription
        #expect(host.audit().map(\.rule.rawValue).sorted() == ["hidden-priority", "offset-id"])
        #expect(host.explanation().trace.contains("HStack"))
        #expect(host.layoutDescription == layout)
        host.explains = true
        #expect(rules(host).contains("hidden-priority"))
        host.explains = false
        #expect(rules(host) == [])
    }
}

extension View {
    @ViewBuilder
    fileprivate func marked(_ isOn: Bool) -> some View {
        if isOn { padding() } else { self }
    }
}
