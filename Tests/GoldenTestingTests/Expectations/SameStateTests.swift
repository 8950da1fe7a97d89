import GoldenTesting
import PixelUI
import Testing

private struct Mail: Identifiable {
    let id: String
}

private struct MailRow: View {
    let mail: Mail
    @State private var isExpanded = false

    var body: some View {
        VStack {
            Button("Expand") { isExpanded.toggle() }
            Color.red.frame(width: 10, height: isExpanded ? 50 : 10)
        }
    }
}

@MainActor @Suite struct SameStateTests {
    @Test func stateOfTheItemBeforeIsFound() throws {
        let cell = CellHost(width: 320, item: Mail(id: "a")) { MailRow(mail: $0) }
        let height = cell.size.height
        try cell.host.tap("Expand")
        #expect(cell.size.height == height + 40)
        let found = issues { expectSameState(afterReuse: cell, for: Mail(id: "b")) }
        #expect(found.count == 1)
        #expect(found.first?.contains("_isExpanded is true, not false") == true)
        #expect(found.first?.contains("layout: ") == true)
        #expect(found.first?.contains(".id(item.id)") == true)
        #expect(cell.size.height == height + 40)
        #expect(cell.item.id == "b" && cell.reuses == 1)
    }

    @Test func theItemsIdentityMakesStateNew() throws {
        let cell = CellHost(width: 320, item: Mail(id: "a")) { MailRow(mail: $0).id($0.id) }
        let height = cell.size.height
        try cell.host.tap("Expand")
        expectSameState(afterReuse: cell, for: Mail(id: "b"))
        #expect(cell.size.height == height)
    }

    @Test func anUntouchedCellIsAsNew() {
        let cell = CellHost(width: 320, item: Mail(id: "a")) { MailRow(mail: $0) }
        expectSameState(afterReuse: cell, for: Mail(id: "b"))
    }
}
