import PixelUI
import Testing

/// A view that counts.
private struct Counter: View {
    @State private var count = 0
    @State private var isDoubled = false
    var title = "Count"

    var body: some View {
        VStack {
            Text(verbatim: "\(title): \(count)")
            Button("Add") { count += isDoubled ? 2 : 1 }
            Toggle("Twice", isOn: $isDoubled)
        }
    }
}

@MainActor
@Suite struct ViewHostTests {
    @Test func stateLivesFromTapToTap() throws {
        let host = ViewHost(Counter(), width: 200)
        #expect(host.layoutDescription.contains("Text \"Count: 0\""))
        try host.tap("Add")
        #expect(host.layoutDescription.contains("Text \"Count: 1\""))
        try host.tap("Twice")
        try host.tap("Add", count: 2)
        #expect(host.layoutDescription.contains("Text \"Count: 5\""))
        try host.set("Twice", to: false)
        try host.tap("Add")
        #expect(host.layoutDescription.contains("Text \"Count: 6\""))
    }

    @Test func anotherValueOfTheViewKeepsItsState() throws {
        let host = ViewHost(Counter(), width: 200)
        try host.tap("Add")
        host.update(Counter(title: "Sum"))
        #expect(host.layoutDescription.contains("Text \"Sum: 1\""))
        #expect(host.root.title == "Sum")
    }
}
