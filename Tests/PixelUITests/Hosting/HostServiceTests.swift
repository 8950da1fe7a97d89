import PixelUI
import Testing

/// What the system offers around views: search, actions, refreshing, outlines.
@MainActor
@Suite struct HostServiceTests {
    private let log = Log()

    @Test func searchFieldsSubmitSearches() throws {
        let host = ViewHost(
            Stateful("", log) { text in
                VStack {
                    Text(verbatim: "found \(text.wrappedValue)")
                    TextField("Name", text: .constant(""))
                }
                .searchable(text: text, prompt: "Find")
                .onSubmit(of: .search) { log("search") }
                .onSubmit { log("text") }
            }, width: 300)
        try host.type("ab", into: "Find")
        #expect(host.shows("found ab"))
        try host.submit("Find")
        try host.submit("Name")
        #expect(log.take() == ["a", "ab", "search", "text"])
    }

    @Test func accessibilityActions() throws {
        let host = ViewHost(
            VStack {
                Text(verbatim: "Row").accessibilityAction(named: "Archive") { log("archive") }
                Text(verbatim: "Rating").accessibilityAdjustableAction { log("\($0)") }
            }, width: 300)
        #expect(interactionError { try host.tap("Archive") } != nil)
        try host.tap("Archive", in: "Row")
        try host.increment("Rating")
        try host.decrement("Rating")
        #expect(log.take() == ["archive", "increment", "decrement"])
    }

    @Test func refreshingIsWaitedFor() async throws {
        struct Feed: View {
            @State private var count = 0
            var body: some View {
                List { Text(verbatim: "\(count) items") }
                    .refreshable {
                        await Task.yield()
                        await MainActor.run { count = 3 }
                    }
            }
        }
        let host = ViewHost(Feed(), width: 200, height: 200)
        try await host.refresh()
        #expect(host.shows("3 items"))
        let plain = ViewHost(Color.red, width: 10)
        var reason: InteractionError.Reason?
        do { try await plain.refresh() } catch { reason = error.reason }
        #expect(reason == .notFound(near: []))
    }

    private struct Folder: Identifiable {
        let id: String
        var children: [Folder]?
    }

    @Test func outlinesOpenLevelByLevel() throws {
        let tree = [
            Folder(
                id: "root",
                children: [Folder(id: "inner", children: [Folder(id: "leaf")]), Folder(id: "file")])
        ]
        let host = ViewHost(
            List { OutlineGroup(tree, children: \.children) { Text(verbatim: $0.id) } }, width: 200,
            height: 300)
        #expect(!host.shows("inner"))
        try host.tap("root")
        #expect(host.shows("inner") && host.shows("file") && !host.shows("leaf"))
        try host.tap("inner")
        #expect(host.shows("leaf"))
        try host.tap("root")
        #expect(!host.shows("inner"))
    }
}
