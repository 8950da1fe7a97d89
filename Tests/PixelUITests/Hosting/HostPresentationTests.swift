import PixelUI
import Testing

/// What is presented: found and used, not drawn.
@MainActor
@Suite struct HostPresentationTests {
    private let log = Log()

    @Test func anAlertIsInFrontUntilAButtonClosesIt() throws {
        let host = ViewHost(
            Stateful(false, log) { isShown in
                Button("Remove") { isShown.wrappedValue = true }
                    .alert("Remove it?", isPresented: isShown) {
                        Button("Really", role: .destructive) { log("removed") }
                        Button("Keep", role: .cancel) { log("kept") }
                    }
            }, width: 300)
        let picture = host.displayList
        #expect(host.presentations == [])
        #expect(interactionError { try host.tap("Really") } != nil)
        try host.tap("Remove")
        #expect(host.presentations == ["alert \"Remove it?\""])
        #expect(host.presentationDescription.contains("Button"))
        #expect(host.displayList == picture)
        #expect(interactionError { try host.tap("Remove") }?.reason == .behind("alert \"Remove it?\""))
        try host.tap("Really")
        #expect(log.take() == ["true", "removed", "false"])
        #expect(host.presentations == [])
    }

    @Test func buttonsThatThePlatformAdds() throws {
        let host = ViewHost(
            Stateful(true, log) { isShown in
                VStack {
                    Color.red.frame(width: 10, height: 10).alert("Done", isPresented: isShown) {}
                }
            }, width: 300)
        try host.tap("OK")
        #expect(log.take() == ["false"])
        let dialog = ViewHost(
            Stateful(true, log) { isShown in
                Color.red.frame(width: 10, height: 10).confirmationDialog("Sure?", isPresented: isShown) {
                    Button("Yes") { log("yes") }
                }
            }, width: 300)
        try dialog.tap("Cancel")
        #expect(log.take() == ["false"])
    }

    @Test func theOlderAlert() throws {
        let host = ViewHost(
            Stateful(true, log) { isShown in
                Color.red.frame(width: 10, height: 10).modifier(OlderAlert(isShown: isShown, log: log))
            }, width: 300)
        #expect(host.presentations == ["alert \"Old\""])
        try host.tap("Go")
        #expect(log.take() == ["go", "false"])
    }

    private struct OlderAlert: ViewModifier {
        let isShown: Binding<Bool>
        let log: Log

        @available(*, deprecated)
        func body(content: Content) -> some View {
            content.alert(isPresented: isShown) {
                Alert(
                    title: Text(verbatim: "Old"),
                    primaryButton: .default(Text(verbatim: "Go")) { log("go") },
                    secondaryButton: .cancel())
            }
        }
    }

    private struct Editor: View {
        let log: Log
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            VStack {
                Text(verbatim: "count \(count), presented \(isPresented)")
                Button("Count") {
                    count += 1
                    log("\(count)")
                }
                Button("Done") { dismiss() }
            }
            .onAppear { log("appears") }
            .onDisappear { log("disappears") }
        }
    }

    @Test func aSheetKeepsItsStateWhileItIsThere() throws {
        let host = ViewHost(
            Stateful(false, log) { isShown in
                Button("Edit") { isShown.wrappedValue = true }
                    .sheet(isPresented: isShown, onDismiss: { log("dismissed") }) { Editor(log: log) }
            }, width: 300)
        try host.tap("Edit")
        #expect(host.presentations == ["sheet"])
        #expect(host.presentationDescription.contains("count 0, presented true"))
        try host.tap("Count")
        try host.tap("Count")
        #expect(log.take() == ["true", "appears", "1", "2"])
        try host.tap("Done")
        #expect(log.take().sorted() == ["disappears", "dismissed", "false"])
        try host.tap("Edit")
        try host.tap("Count")
        #expect(log.take() == ["true", "appears", "1"])
        try host.dismiss()
        #expect(log.take().contains("false"))
        #expect(interactionError { try host.dismiss() }?.reason == .nothingPresented)
    }

    @Test func toolbars() throws {
        let host = ViewHost(
            Text(verbatim: "page").toolbar {
                ToolbarItem { Button("Save") { log("save") } }
                ToolbarItemGroup {
                    Button("Undo") { log("undo") }
                    Button("Redo") { log("redo") }
                }
            }, width: 300)
        try host.tap("Save")
        try host.tap("Redo")
        #expect(log.take() == ["save", "redo"])
        #expect(!host.layoutDescription.contains("Save"))
    }

    @Test func linksPushOntoThePath() throws {
        let host = ViewHost(
            Stateful([1], log) { path in
                NavigationStack(path: path) {
                    List {
                        NavigationLink("Two", value: 2)
                        NavigationLink("Nowhere", value: nil as Int?)
                    }
                    .navigationDestination(for: Int.self) { value in
                        VStack {
                            Text(verbatim: "page \(value)")
                            NavigationLink("Next", value: value + 10)
                        }
                    }
                }
            }, width: 300, height: 300)
        #expect(host.presentations == ["page"])
        try host.tap("Next")
        #expect(host.presentationDescription.contains("page 11"))
        try host.tap("Back")
        try host.tap("Back")
        #expect(log.take() == ["[1, 11]", "[1]", "[]"])
        try host.tap("Two")
        #expect(log.take() == ["[2]"])
        try host.dismiss()
        #expect(interactionError { try host.tap("Nowhere") }?.reason == .disabled)
    }

    @Test func linksThatNameTheirPage() throws {
        let host = ViewHost(
            NavigationStack {
                NavigationLink("Details") { Editor(log: log) }
            }, width: 300, height: 300)
        try host.tap("Details")
        try host.tap("Count")
        try host.tap("Count")
        #expect(log.take() == ["appears", "1", "2"])
        try host.tap("Done")
        #expect(host.presentations == [])
    }
}
