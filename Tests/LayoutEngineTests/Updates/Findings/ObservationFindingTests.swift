import Drawing
import Foundation
import Observation
import Publishing
import Testing

@testable import LayoutEngine

/// A value without `==`.
struct PlainValue {
    var number = 0
    var text = "a"
}

/// The rules `equal-value` and `whole-collection`.
@MainActor
@Suite(.serialized) struct ObservationFindingTests {
    private func findings<V: View>(_ live: LiveHost<V>, _ rule: LayoutDiagnostic.Rule) -> [String] {
        live.host.diagnostics.filter { $0.rule == rule }.map { "\($0.path): \($0.message)" }
    }

    // MARK: equal-value

    final class Search: ObservableObject {
        @Published var query = ""
        @Published var count = 0
        @Published var action: () -> Void = {}
    }

    struct Field: View {
        @ObservedObject var search: Search
        var body: some View { Color.red.frame(width: CGFloat(search.query.count), height: 10) }
    }

    @Test func aPublishedPropertyThatStays() {
        let search = Search()
        let live = LiveHost(
            VStack {
                Field(search: search)
                Field(search: search)
            })
        search.query = "a"
        live.update()
        #expect(live.host.diagnostics.filter { $0.rule.isOfUpdates }.isEmpty)
        search.query = "a"
        live.update()
        #expect(
            findings(live, .equalValue) == [
                "VStack/VStack[0]/Field: Search.query was set to the value that it had, and 2 bodies ran again for it (Field x "
                    + "2). A @Published property says that it changes whatever it is set to: set it only where the value "
                    + "differs, or use an @Observable object."
            ])
    }

    @Test func whatElseHasTheBodyRun() {
        let search = Search()
        let live = LiveHost(Field(search: search))
        // Beside a change, a change and back, by hand, what can't be compared.
        search.query = ""
        search.count = 1
        live.update()
        search.query = "a"
        search.query = ""
        live.update()
        search.objectWillChange.send()
        live.update()
        search.action = search.action
        live.update()
        #expect(findings(live, .equalValue).isEmpty)
    }

    @Observable final class Model {
        var plain = PlainValue()
        var other = PlainValue()
        var count = 0
        var parts: [PlainValue] = []
        var object = NSObject()
    }

    private struct Reader: View {
        let model: Model
        var body: some View {
            Color.red.frame(
                width: CGFloat(model.plain.number), height: CGFloat(10 + model.count + model.parts.count))
        }
    }

    @Test func anObservablePropertyWithoutEquality() {
        let model = Model()
        let live = LiveHost(Reader(model: model))
        model.plain = PlainValue(number: 2)
        live.update()
        model.count = 0
        live.update()
        #expect(findings(live, .equalValue).isEmpty)
        model.plain = PlainValue(number: 2)
        live.update()
        #expect(
            findings(live, .equalValue) == [
                "Reader/Reader: Model.plain was set to the value that it had, and 1 body ran again for it (Reader). An "
                    + "@Observable property whose type isn't Equatable says that it changes whatever it is set to: set it only "
                    + "where the value differs, or make the type Equatable."
            ])
        live.host.forgetUpdateFindings()
        model.parts = [PlainValue()]
        live.update()
        model.parts[0].number = 5
        live.update()
        // Twice in one update, the second time to the same.
        model.plain = PlainValue(number: 7)
        model.plain = PlainValue(number: 7)
        live.update()
        #expect(findings(live, .equalValue).isEmpty)
        model.parts = model.parts
        live.update()
        #expect(findings(live, .equalValue).count == 1)
    }

    /// An object that isn't the one at hand, of the same class: nothing is known of its value.
    @Test func anObjectFromElsewhere() {
        struct Global: View {
            static let shared = Model()
            let model: Model
            var body: some View {
                Color.red.frame(
                    width: CGFloat(Global.shared.plain.number + model.plain.number), height: 10)
            }
        }
        let live = LiveHost(Global(model: Model()))
        Global.shared.plain = PlainValue(number: 3)
        live.update()
        #expect(findings(live, .equalValue).isEmpty)
    }

    @Test func aStateThatStays() {
        struct Stated: View {
            let handle: Handle<PlainValue>
            @State private var plain = PlainValue()
            var body: some View {
                let _ = handle.bind($plain)
                let _ = BodyLog.note("Stated")
                Color.red.frame(width: CGFloat(plain.number), height: 10)
            }
        }
        let handle = Handle<PlainValue>()
        let live = LiveHost(Stated(handle: handle))
        #expect(live.bodies { handle.set(PlainValue()) } == [])
        #expect(live.host.diagnostics.filter { $0.rule.isOfUpdates }.isEmpty)
    }

    // MARK: whole-collection

    struct Item: Identifiable, Equatable {
        let id: Int
        var width: CGFloat = 10
    }

    @Observable final class Library {
        var items = (0..<5).map { Item(id: $0) }
    }

    struct LibraryRow: View {
        let library: Library
        let index: Int
        var body: some View {
            HStack {
                Text(verbatim: "\(library.items[index].width)")
                if library.items[index].width > 20 { Color.red.frame(width: 5, height: 5) }
                Button("Delete") { library.items[index].width = 0 }
            }
        }
    }

    enum Container: CaseIterable {
        case stack, lazyStack, list
    }

    struct Rows<Row: View>: View {
        let container: Container
        let row: (Int) -> Row
        init(_ container: Container, _ row: @escaping (Int) -> Row) {
            (self.container, self.row) = (container, row)
        }
        var body: some View {
            switch container {
            case .stack: VStack { rows }
            case .lazyStack: ScrollView { LazyVStack { rows } }.frame(height: 300)
            case .list: List { rows }.frame(height: 300)
            }
        }
        private var rows: some View { ForEach(0..<5, id: \.self) { row($0) } }
    }

    @Test(arguments: Container.allCases) func rowsThatReadAll(_ container: Container) {
        let library = Library()
        let live = LiveHost(Rows(container) { LibraryRow(library: library, index: $0).padding(1) })
        #expect(live.host.diagnostics.filter { $0.rule.isOfUpdates }.isEmpty)
        library.items[1].width = 30
        live.update()
        #expect(
            findings(live, .wholeCollection) == [
                "Rows/Rows: each LibraryRow reads the whole of Library.items: when it was set, 5 bodies of LibraryRow ran, and "
                    + "one of them shows anything else than before. Give each row its element, or make the elements "
                    + "@Observable, so that a row reads its own."
            ])
    }

    @Test func rowsThatAllChange() {
        let library = Library()
        let live = LiveHost(Rows(.stack) { LibraryRow(library: library, index: $0) })
        for index in 0..<5 { library.items[index].width += 1 }
        live.update()
        for index in 0..<2 { library.items[index].width += 1 }
        live.update()
        #expect(findings(live, .wholeCollection).isEmpty)
    }

    @Test func rowsWithTheirElements() {
        struct Feed: View {
            let library: Library
            var body: some View {
                VStack { ForEach(library.items) { Color.red.frame(width: $0.width, height: 5) } }
            }
        }
        let library = Library()
        let live = LiveHost(Feed(library: library))
        library.items[1].width = 30
        live.update()
        #expect(findings(live, .wholeCollection).isEmpty)
    }

    @Observable final class Settings {
        var title = "a"
        var numbers = [1, 2]
    }

    /// One text that all rows show isn't a collection, and neither are two rows many.
    @Test func rowsThatShareAValue() {
        struct Row: View {
            let settings: Settings
            let index: Int
            var body: some View {
                Color.red.frame(width: settings.title.isEmpty ? 1 : 2, height: 10)
                if index < 2 { Color.red.frame(width: settings.numbers.isEmpty ? 1 : 2, height: 10) }
            }
        }
        let settings = Settings()
        let live = LiveHost(Rows(.stack) { Row(settings: settings, index: $0) })
        settings.title = "b"
        live.update()
        settings.numbers = [3]
        live.update()
        #expect(findings(live, .wholeCollection).isEmpty)
    }

    @Test func rowsWithABindingToAll() {
        struct Row: View {
            @Binding var items: [Item]
            let index: Int
            var body: some View { Color.red.frame(width: items[index].width, height: 10) }
        }
        struct Feed: View {
            let handle: Handle<[Item]>
            @State private var items = (0..<4).map { Item(id: $0) }
            var body: some View {
                let _ = handle.bind($items)
                VStack { ForEach(0..<4, id: \.self) { Row(items: $items, index: $0) } }
            }
        }
        let handle = Handle<[Item]>()
        let live = LiveHost(Feed(handle: handle))
        handle.set((0..<4).map { Item(id: $0, width: $0 == 2 ? 20 : 10) })
        live.update()
        #expect(findings(live, .wholeCollection).count == 1)
        #expect(
            findings(live, .wholeCollection).first?.hasPrefix(
                "Feed/Feed: each Row reads the whole of Feed._items") == true)
    }

    @Test func rowsThatObserveAnObject() {
        final class Store: ObservableObject {
            @Published var items = (0..<4).map { Item(id: $0) }
            @Published var title = ""
        }
        struct Row: View {
            @ObservedObject var store: Store
            let index: Int
            var body: some View { Color.red.frame(width: store.items[index].width, height: 10) }
        }
        let store = Store()
        let live = LiveHost(VStack { ForEach(0..<4, id: \.self) { Row(store: store, index: $0) } })
        store.title = "b"
        live.update()
        #expect(findings(live, .wholeCollection).isEmpty)
        store.items[2].width = 20
        live.update()
        #expect(findings(live, .wholeCollection).count == 1)
        #expect(findings(live, .wholeCollection).first?.contains("the whole of Store.items") == true)
    }
}
