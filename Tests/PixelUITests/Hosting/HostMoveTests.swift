import Foundation
import PixelUI
import Testing

/// Rows that are moved by name.
@MainActor
@Suite struct HostMoveTests {
    struct Shopping: View {
        @State private var items = ["Milk", "Bread", "Tea", "Salt"]

        var body: some View {
            List {
                ForEach(items, id: \.self) { item in
                    HStack {
                        Text(verbatim: item)
                        Text(verbatim: "to buy")
                    }
                    .moveDisabled(item == "Salt").deleteDisabled(item == "Salt")
                }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                .onDelete { items.remove(atOffsets: $0) }
                Text(verbatim: items.joined(separator: " "))
            }
        }
    }

    private func host() -> ViewHost<Shopping> { ViewHost(Shopping(), width: 300, height: 500) }

    @Test(arguments: [
        ("Milk", 0, "Milk Bread Tea Salt"), ("Milk", 1, "Bread Milk Tea Salt"),
        ("Milk", 3, "Bread Tea Salt Milk"), ("Tea", 0, "Tea Milk Bread Salt"),
        ("Tea", 1, "Milk Tea Bread Salt"), ("Bread, to buy", 2, "Milk Tea Bread Salt"),
    ])
    func aRowStandsWhereItWasMoved(_ name: String, _ position: Int, _ items: String) throws {
        let host = host()
        try host.move(name, to: position)
        #expect(host.layoutDescription.contains(items))
    }

    @Test func rowsOfOneTextAreToldApartByTheirIndex() throws {
        let host = host()
        try host.move("to buy", to: 0, at: 2)
        #expect(host.layoutDescription.contains("Tea Milk Bread Salt"))
    }

    private func reason(_ interact: (ViewHost<Shopping>) throws -> Void) -> InteractionError.Reason? {
        let host = host()
        let error = #expect(throws: InteractionError.self) { try interact(host) }
        #expect(host.layoutDescription.contains("Milk Bread Tea Salt"))
        return error?.reason
    }

    @Test func whatCantBeMovedIsAnError() {
        #expect(reason { try $0.move("Milk", to: 4) } == .wrongValue(expected: "a position from 0 to 3"))
        #expect(reason { try $0.move("Milk", to: -1) } == .wrongValue(expected: "a position from 0 to 3"))
        #expect(reason { try $0.move("Salt", to: 0) } == .disabled)
        #expect(
            reason { try $0.move("Coffee", to: 0) }
                == .notFound(near: ["Tea, to buy", "Milk, to buy", "Salt, to buy", "Bread, to buy"]))
    }

    @Test func aRowThatCantBeDeletedIsDisabled() throws {
        #expect(reason { try $0.tap("Delete", in: "Salt") } == .disabled)
        let host = host()
        try host.tap("Delete", in: "Tea")
        #expect(host.layoutDescription.contains("Milk Bread Salt"))
    }
}
