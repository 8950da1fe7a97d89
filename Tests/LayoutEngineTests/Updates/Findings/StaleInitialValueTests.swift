import Foundation
import Observation
import Testing

@testable import LayoutEngine

/// The rule `stale-initial-value`.
@MainActor
@Suite struct StaleInitialValueTests {
    struct Item: Identifiable, Equatable {
        var id = 0
        var name = "a"
        var note: String?
        var count = 0
    }

    /// The stale draft.
    struct Editor: View {
        let item: Item
        @State private var draft: String
        let handle: Handle<String>

        init(item: Item, handle: Handle<String> = Handle()) {
            self.item = item
            self.handle = handle
            _draft = State(initialValue: item.name)
        }

        var body: some View {
            let _ = handle.bind($draft)
            Text(draft)
        }
    }

    private let message =
        "Editor/Editor: seeds its state Editor.draft from item.name, which has changed: a state is seeded once for each "
        + "identity, so that this one still shows the first value. Give the view an identity of its own for each, "
        + ".id(item.id), where it is used; or pass a Binding; or set the state in onChange(of: item.name)."

    @Test func aDraftOfAnotherItem() {
        let live = LiveHost(Editor(item: Item()))
        #expect(live.found(.staleInitialValue) == [])
        live.update(Editor(item: Item(id: 1, name: "b")))
        #expect(live.found(.staleInitialValue) == [message])
        live.update(Editor(item: Item(id: 2, name: "c")))
        #expect(live.found(.staleInitialValue).count == 1)
    }

    /// Seeds states of several types.
    struct Seeds: View {
        var item = Item()
        var count = 0
        @State private var whole: Item
        @State private var note: String?
        @State private var number: Int

        init(item: Item, count: Int) {
            (self.item, self.count) = (item, count)
            _whole = State(initialValue: item)
            _note = State(initialValue: item.note)
            _number = State(initialValue: count)
        }

        var body: some View { Text("\(whole.name) \(note ?? "") \(number)") }
    }

    @Test func fieldsWholeValuesAndOptionals() {
        func found(_ old: Item, _ new: Item, _ counts: (Int, Int) = (0, 0)) -> Set<String> {
            let live = LiveHost(VStack { Seeds(item: old, count: counts.0) })
            live.update(VStack { Seeds(item: new, count: counts.1) })
            return Set(live.found(.staleInitialValue))
        }
        func states(_ found: Set<String>) -> Bool { !found.isEmpty }
        #expect(found(Item(), Item(), (1, 2)).first?.contains("state Seeds.number from count") == true)
        #expect(found(Item(count: 1), Item(count: 2)).first?.contains("state Seeds.whole from item,") == true)
        #expect(states(found(Item(note: "x"), Item(note: "y"))))
        #expect(found(Item(), Item()) == [])
    }

    @Test func objectsOfWhichAPartIsTheSeed() {
        final class Model {
            let title: String
            init(_ title: String) { self.title = title }
        }
        struct Page: View {
            let model: Model
            @State private var title: String
            init(_ model: Model) {
                self.model = model
                _title = State(initialValue: model.title)
            }
            var body: some View { Text(title) }
        }
        let live = LiveHost(Page(Model("a")))
        live.update(Page(Model("b")))
        #expect(live.found(.staleInitialValue).first?.contains("state Page.title from model.title") == true)
    }

    // MARK: None

    @Test func anIdentityOfItsOwn() {
        let live = LiveHost(Editor(item: Item()).id(0))
        live.update(Editor(item: Item(id: 1, name: "b")).id(1))
        #expect(live.found(.staleInitialValue) == [])
    }

    @Test func aDraftThatWasEdited() {
        let handle = Handle<String>()
        let live = LiveHost(Editor(item: Item(), handle: handle))
        handle.set("typed")
        live.update()
        live.update(Editor(item: Item(name: "b"), handle: handle))
        #expect(live.found(.staleInitialValue) == [])
    }

    struct Followed: View {
        let item: Item
        @State private var draft: String

        init(item: Item) {
            self.item = item
            _draft = State(initialValue: item.name)
        }

        var body: some View { Text(draft).onChange(of: item.name) { draft = item.name } }
    }

    @Test func aStateThatOnChangeFollowsWith() {
        let live = LiveHost(Followed(item: Item()))
        live.update(Followed(item: Item(name: "b")))
        #expect(live.host.layoutDescription.contains("Text \"b\""))
        #expect(live.found(.staleInitialValue) == [])
    }

    struct Loaded: View {
        let item: Item
        @State private var draft: String

        init(item: Item) {
            self.item = item
            _draft = State(initialValue: item.name)
        }

        var body: some View { Text(draft).task(id: item.name) { draft = item.name } }
    }

    @Test func aStateThatATaskFollowsWith() async {
        let live = LiveHost(Loaded(item: Item()))
        live.update(Loaded(item: Item(name: "b")))
        #expect(live.found(.staleInitialValue).count == 1)
        _ = await live.host.runTasks()
        live.update()
        #expect(live.host.layoutDescription.contains("Text \"b\""))
        #expect(live.found(.staleInitialValue) == [])
    }

    /// Seeds that have nothing to do with the item.
    struct Others: View {
        let item: Item
        var initialCount = 0
        @State private var id = UUID()
        @State private var date = Date()
        @State private var isOn = false
        @State private var name = "a"
        @State private var number = Counter.next()
        @State private var count: Int
        @State private var length: Int

        init(item: Item, initialCount: Int) {
            self.item = item
            self.initialCount = initialCount
            _count = State(initialValue: initialCount)
            // Not the input, but what is worked out from it.
            _length = State(initialValue: item.name.count)
        }

        var body: some View { Text("\(item.name) \(number) \(count) \(length)") }
    }

    @MainActor enum Counter {
        static var last = 0
        static func next() -> Int {
            last += 1
            return last
        }
    }

    @Test func constantsDatesIDsAndCounters() {
        let live = LiveHost(Others(item: Item(), initialCount: 0))
        // The id is what the count is seeded with, too, but the field that is named a seed is the likelier source.
        for step in 1...3 {
            live.update(Others(item: Item(id: step, name: "name \(step)", count: step), initialCount: step))
        }
        #expect(live.found(.staleInitialValue) == [])
    }
}
