import PixelUI
import Testing

/// The focus of fields that a test types into.
@MainActor
@Suite struct HostFocusTests {
    private enum Field: Hashable { case name, mail }

    /// A field that knows of the form's focus by a binding.
    private struct Entry: View {
        let title: String
        let field: Field
        @FocusState.Binding var focus: Field?
        @State private var text = ""

        var body: some View {
            HStack {
                TextField(title, text: $text).focused($focus, equals: field)
                Text(focus == field ? "\(title) is edited" : "\(title) rests")
            }
        }
    }

    private struct Form: View {
        @FocusState private var focus: Field?

        var body: some View {
            VStack {
                Entry(title: "Name", field: .name, focus: $focus)
                Entry(title: "Mail", field: .mail, focus: $focus)
                Button("Done") { focus = nil }
            }
        }
    }

    @Test func aViewThatReadsTheFocusThroughABindingIsUpdated() throws {
        let host = ViewHost(Form(), width: 300, recordsHistory: true)
        let mark = host.history.mark
        try host.type("A", into: "Name")
        #expect(host.shows("Name is edited") && host.shows("Mail rests"))
        try host.type("B", into: "Mail")
        #expect(host.shows("Name rests") && host.shows("Mail is edited"))
        try host.tap("Done")
        #expect(host.shows("Name rests") && host.shows("Mail rests"))
        // The form itself reads nothing of it.
        #expect(host.history(since: mark).bodyCount(of: Form.self) == 0)
    }

    private struct Chain: View {
        let log: Log
        @State private var name = ""
        @State private var mail = ""
        @State private var count = 1
        @FocusState private var focus: Field?
        @FocusState private var isCounting: Bool

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .mail }
                TextField("Mail", text: $mail).focused($focus, equals: .mail)
                TextField("Count", value: $count, format: .number).focused($isCounting)
                Button("Done") { isCounting = false }
                Text(verbatim: "count \(count)")
            }
            .onChange(of: focus) { log("\(focus.map { "\($0)" } ?? "none")") }
        }
    }

    @Test func theFocusThatOnSubmitMovesOnStays() throws {
        let log = Log()
        let host = ViewHost(Chain(log: log), width: 300)
        try host.type("A", into: "Name")
        try host.submit("Name")
        #expect(log.take() == ["name", "mail"])
        try host.type("B", into: "Mail")
        #expect(log.take() == [])
        try host.submit("Mail")
        #expect(log.take() == ["none"])
    }

    @Test func theFocusGoesFromFieldToFieldAtOnce() throws {
        let log = Log()
        let host = ViewHost(Chain(log: log), width: 300)
        try host.type("A", into: "Name")
        try host.type("B", into: "Mail")
        #expect(log.take() == ["name", "mail"])
        host.endEditing()
        #expect(log.take() == ["none"])
    }

    @Test func codeThatTakesTheFocusEndsTyping() throws {
        let host = ViewHost(Chain(log: Log()), width: 300)
        try host.type("2", into: "Count")
        #expect(host.shows("count 1"))
        try host.tap("Done")
        #expect(host.shows("count 12"))
    }
}
