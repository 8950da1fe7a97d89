import GoldenTesting
import PixelUI
import Testing

private struct Editor: View {
    @State private var text = "draft"

    var body: some View { TextField("Text", text: $text) }
}

private struct Note: View {
    let title: String
    @State private var isOpen = false

    var body: some View {
        Button("Open \(title)") { isOpen.toggle() }.accessibilityIdentifier("note-\(title)")
    }
}

private struct Desk: View {
    @State private var isWide = false
    @State private var titles = ["a", "b", "c"]
    var usesLayout = false

    var body: some View {
        VStack {
            Button("Wide") { isWide.toggle() }
            Button("Delete b") { titles.removeAll { $0 == "b" } }
            if usesLayout {
                (isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { Editor() }
            } else if isWide {
                HStack { Editor() }
            } else {
                VStack { Editor() }
            }
            ForEach(titles, id: \.self) { Note(title: $0) }
        }
    }
}

@MainActor @Suite struct SurvivorTests {
    @Test func alayoutThatChangesKeepsAll() {
        let host = ViewHost(Desk(usesLayout: true), width: 300)
        expectSurvivors(keepIdentity: .all) { try host.tap("Wide") }
        expectSurvivors(keepIdentity: .view(Editor.self), .accessibilityIdentifier("note-a")) {
            try host.tap("Wide")
        }
    }

    @Test func aBranchLosesTheEditor() {
        let host = ViewHost(Desk(), width: 300)
        for selector in [IdentitySelector.all, .view(Editor.self)] {
            let found = issues { expectSurvivors(keepIdentity: selector) { try host.tap("Wide") } }
            #expect(found.count == 1)
            #expect(found.first?.contains("identities were lost") == true)
            #expect(found.first?.contains("_text = \"draft\"") == true)
            #expect(found.first?.contains("`if` or `switch` in Desk") == true)
        }
    }

    @Test func rowsThatStayLast() {
        let host = ViewHost(Desk(), width: 300)
        expectSurvivors(keepIdentity: .all) { try host.tap("Delete b") }
    }

    @Test func arowThatGoesCanBeSpared() {
        let host = ViewHost(Desk(), width: 300)
        expectSurvivors(keepIdentity: .view(Note.self), except: .id("b")) { try host.tap("Delete b") }
        let other = ViewHost(Desk(), width: 300)
        let found = issues {
            expectSurvivors(keepIdentity: .view(Note.self), in: other) { try other.tap("Delete b") }
        }
        #expect(found.first?.contains("(id \"b\")") == true)
    }

    @Test func aselectorThatMeansNothingIsAnIssue() {
        let host = ViewHost(Desk(), width: 300)
        let found = issues { expectSurvivors(keepIdentity: .id("z"), in: host) {} }
        #expect(found.first?.contains("nothing in the tree is meant by id \"z\"") == true)
    }

    @Test func anErrorIsAnIssue() {
        let host = ViewHost(Desk(), width: 300)
        #expect(issues { expectSurvivors(keepIdentity: .all) { try host.tap("Nowhere") } }.count == 1)
    }
}
