import Foundation
import PixelUI
import Testing

/// The example of Docs/ViewHost.md, without the file that it writes.
private struct Cart: View {
    @State private var count = 1
    @State private var note = ""
    @State private var asks = false

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "\(count) in the cart")
            Stepper("Number", value: $count, in: 0...9)
            TextField("Note", text: $note)
            Button("Empty") { asks = true }.disabled(count == 0)
        }
        .alert("Empty the cart?", isPresented: $asks) {
            Button("Empty", role: .destructive) { count = 0 }
            Button("Keep", role: .cancel) {}
        }
    }
}

@MainActor
@Suite struct WorkedExampleTests {
    @Test func emptyingAsksFirst() throws {
        let host = ViewHost(Cart(), width: 320)
        try host.increment("Number")
        try host.type("for Anna", into: "Note")
        #expect(host.layoutDescription.contains("2 in the cart"))
        #expect(host.layoutDescription.contains("for Anna"))

        try host.tap("Empty")
        #expect(host.presentations == ["alert \"Empty the cart?\""])
        try host.tap("Empty")
        #expect(host.presentations == [])
        #expect(host.layoutDescription.contains("0 in the cart"))

        #expect(throws: InteractionError.self) { try host.tap("Empty") }
        #expect(try host.pngData().isEmpty == false)
    }
}
