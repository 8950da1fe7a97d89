import PixelUI
import Testing

/// Hosts that are used by what they host.
@MainActor
@Suite struct ReentrantHostTests {
    /// Where a view uses its host.
    enum Moment { case body, layout, appear, change, action }

    @MainActor
    final class Door {
        var use: (Moment) -> Void = { _ in }
    }

    private struct Page: View {
        let door: Door
        @State private var count = 0
        @State private var isOpen = false

        var body: some View {
            let _ = door.use(.body)
            VStack {
                Text(verbatim: "count \(count)")
                Button("Count") {
                    count += 1
                    door.use(.action)
                }
                Button("Open") { isOpen = true }
                if isOpen { Text("open").onAppear { door.use(.appear) } }
            }
            .onChange(of: count) { door.use(.change) }
            .background(
                GeometryReader { _ in
                    let _ = door.use(.layout)
                    Color.clear
                })
        }
    }

    @Test(arguments: [Moment.body, .layout, .appear, .change, .action]) func updates(_ moment: Moment) throws
    {
        let door = Door()
        let host = ViewHost(Page(door: door), width: 300)
        door.use = { [unowned host] in if $0 == moment { host.update() } }
        try host.tap("Open")
        try host.tap("Count")
        try host.tap("Count")
        #expect(host.shows("count 2") && host.shows("open"))
        #expect(host.diagnostics.isEmpty)
    }

    @Test func anInteractionInAnAction() throws {
        let door = Door()
        let host = ViewHost(Page(door: door), width: 300)
        door.use = { [unowned host] in if $0 == .appear { try? host.tap("Count") } }
        try host.tap("Open")
        #expect(host.shows("count 1") && host.shows("open"))
    }

    /// It ends, and is told, instead of filling the stack.
    @Test func anActionThatNeverComesToRest() throws {
        let door = Door()
        let host = ViewHost(Page(door: door), width: 300)
        door.use = { [unowned host] in if $0 == .change { try? host.tap("Count") } }
        try host.tap("Count")
        #expect(host.diagnostics.map(\.rule) == [.notSettling])
        door.use = { _ in }
        host.update()
        #expect(host.diagnostics.isEmpty)
    }

    @Test func anotherSizeInAnAction() throws {
        let door = Door()
        let host = ViewHost(Page(door: door), width: 300)
        door.use = { [unowned host] in
            if $0 == .appear { host.proposal = ProposedViewSize(width: 80, height: 70) }
        }
        try host.tap("Open")
        let same = ViewHost(Page(door: Door()), width: 80, height: 70)
        try same.tap("Open")
        #expect(host.layoutDescription == same.layoutDescription)
        #expect(host.size == same.size)
    }
}
