import PixelUI
import Testing

/// Columns of split views, which are used beside the sidebar.
@MainActor
@Suite struct HostSplitViewTests {
    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    private struct Editor: View {
        @Binding var item: Item
        @State private var isStarred = false
        let delete: @MainActor () -> Void

        var body: some View {
            TextField("Name", text: $item.name)
            Toggle("Star", isOn: $isStarred)
            Text(isStarred ? "starred" : "plain")
            Button("Delete", role: .destructive, action: delete)
        }
    }

    private struct Page: View {
        @State private var items = (0..<3).map { Item(id: $0, name: "Item \($0)") }
        @State private var selection: Int?
        @State private var asks = false

        var body: some View {
            NavigationSplitView {
                List(items, selection: $selection) { Text($0.name) }
            } detail: {
                if let index = items.firstIndex(where: { $0.id == selection }) {
                    Editor(item: $items[index]) { asks = true }.id(items[index].id)
                } else {
                    Text("Nothing selected")
                }
            }
            .alert("Delete?", isPresented: $asks) {
                Button("Yes") { items.removeAll { $0.id == selection } }
            }
        }
    }

    @Test func theDetailOfTheSelection() throws {
        let host = ViewHost(Page(), width: 300, height: 400)
        #expect(host.presentations.isEmpty)
        #expect(host.presentationDescription.contains("Text \"Nothing selected\""))
        try host.tap("Item 1")
        try host.type("!", into: "Name")
        #expect(host.shows("Item 1!"))
        try host.set("Star", to: true)
        #expect(host.presentationDescription.contains("Text \"starred\""))
        // Another item is another identity.
        try host.tap("Item 2")
        #expect(host.presentationDescription.contains("Text \"plain\""))
        try host.tap("Delete")
        #expect(host.presentations == ["alert \"Delete?\""])
        #expect(interactionError { try host.type("?", into: "Name") } != nil)
        try host.tap("Yes")
        #expect(host.shows("Item 1!") && !host.shows("Item 2"))
        #expect(host.presentationDescription.contains("Text \"Nothing selected\""))
        #expect(throws: InteractionError.self) { try host.dismiss() }
        #expect(host.diagnostics.isEmpty)
    }
}
