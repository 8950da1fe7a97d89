import Foundation
import Observation
import Testing

@testable import LayoutEngine

/// The rule `changing-id`.
@MainActor
@Suite struct ChangingIDTests {
    struct Item: Identifiable {
        var id = UUID()
        var name: String
    }

    /// Makes its elements in its body.
    struct Feed: View {
        let names: [String]
        var isLarge = false

        var body: some View {
            VStack { ForEach(names.map { Item(name: $0) }) { Text($0.name) } }.padding(isLarge ? 20 : 0)
        }
    }

    private func message(_ what: String) -> String {
        "\(what) other ids than before, though they are otherwise equal: SwiftUI takes the rows for new ones, so that their "
            + "state, focus and animations are lost. Make such elements once, in a state or a model, or give them ids that "
            + "come from the data."
    }

    @Test func elementsMadeInABody() {
        let live = LiveHost(Feed(names: ["a", "b"]))
        #expect(live.found(.changingID) == [])
        live.update(Feed(names: ["a", "b"], isLarge: true))
        #expect(live.found(.changingID) == ["Feed/Feed/VStack[0]/ForEach: " + message("all 2 Items have")])
        live.update(Feed(names: ["a", "b"]))
        #expect(live.found(.changingID).count == 1)
    }

    @Test func aStateThatHasNothingToDoWithThem() {
        struct Counted: View {
            @State private var count = 0
            let handle: Handle<Int>
            var body: some View {
                let _ = handle.bind($count)
                LazyVStack {
                    Text("\(count)")
                    ForEach([Item(name: "only")]) { Text($0.name) }
                }
            }
        }
        let handle = Handle<Int>()
        let live = LiveHost(Counted(handle: handle))
        handle.set(1)
        live.update()
        #expect(
            live.found(.changingID) == ["Counted/Counted/LazyVStack[0]/ForEach: " + message("its Item has")])
    }

    final class Model: Identifiable {
        let name: String
        init(_ name: String) { self.name = name }
    }

    @Test func objectsMadeInABody() {
        struct Objects: View {
            var width: CGFloat
            var body: some View {
                VStack { ForEach(["a", "b"].map { Model($0) }) { Text($0.name) } }.frame(width: width)
            }
        }
        let live = LiveHost(Objects(width: 100))
        live.update(Objects(width: 120))
        #expect(
            live.found(.changingID) == ["Objects/Objects/VStack[0]/ForEach: " + message("all 2 Models have")])
    }

    @Test func idsAsTextAndInAStructure() {
        struct Raw: Hashable { let raw = UUID() }
        struct Tagged: Identifiable {
            let id = Raw()
            var name = "x"
        }
        struct Lettered: Identifiable {
            let id = UUID().uuidString
            // Of another type than the id, so that it counts.
            var number = 1
        }
        struct Both: View {
            var width: CGFloat
            var body: some View {
                VStack { ForEach([Tagged()]) { Text($0.name) } }.frame(width: width)
                HStack { ForEach([Lettered()]) { Text("\($0.number)") } }.frame(width: width)
            }
        }
        let live = LiveHost(Both(width: 100))
        live.update(Both(width: 120))
        #expect(live.found(.changingID).count == 2)
    }

    /// Shows what it is given.
    struct Given: View {
        let items: [Item]
        var width: CGFloat = 100
        var body: some View {
            VStack { ForEach(items) { Text($0.name) } }.frame(width: width)
        }
    }

    @Test func editsOfTheDataAreNone() {
        var items = ["a", "b", "c"].map { Item(name: $0) }
        let live = LiveHost(Given(items: items))
        func edit(_ change: (inout [Item]) -> Void) {
            change(&items)
            live.update(Given(items: items))
            change(&items)
            live.update(Given(items: items))
        }
        edit { $0.insert(Item(name: "a"), at: 0) }
        edit { $0.reverse() }
        edit { $0.removeFirst() }
        edit { $0[0].name += "!" }
        edit { $0 = [Item(name: "x\($0.count)")] + $0 }
        edit { items in items = items.map { Item(name: $0.name + "?") } }
        edit { $0 = [] }
        edit { $0 = [Item(name: "a\($0.count)")] }
        #expect(live.found(.changingID) == [])
    }

    @Test func dataThatAreSetAnewOnceAreNone() {
        let live = LiveHost(Given(items: ["a", "b"].map { Item(name: $0) }))
        let again = ["a", "b"].map { Item(name: $0) }
        live.update(Given(items: again))
        live.update(Given(items: again, width: 120))
        live.update(Given(items: ["a", "b"].map { Item(name: $0) }, width: 120))
        #expect(live.found(.changingID) == [])
        // With every update, they are.
        live.update(Given(items: ["a", "b"].map { Item(name: $0) }, width: 120))
        #expect(live.found(.changingID).count == 1)
    }

    @Test func idsThatWereChosenAreNone() {
        struct Page: Identifiable {
            let id: String
            var number = 1
        }
        struct Tile: Identifiable { let id = UUID() }
        struct Pages: View {
            var generation: Int
            var body: some View {
                VStack { ForEach((0..<3).map { Page(id: "\(generation)-\($0)") }) { Text($0.id) } }
                // Nothing but an id.
                VStack { ForEach([Tile(), Tile()]) { _ in Color.red } }
                VStack { ForEach([UUID(), UUID()], id: \.self) { _ in Color.red } }
            }
        }
        let live = LiveHost(Pages(generation: 0))
        for generation in 1...4 { live.update(Pages(generation: generation)) }
        #expect(live.found(.changingID) == [])
    }
}
