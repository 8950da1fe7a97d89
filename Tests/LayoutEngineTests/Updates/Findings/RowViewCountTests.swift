import Foundation
import Testing

@testable import LayoutEngine

/// The rule `row-view-count`.
@MainActor
@Suite struct RowViewCountTests {
    struct Item: Identifiable {
        let id: Int
        var isShown = true
        var parts: [Int] = [1, 2]
    }

    private static let items = [Item(id: 1), Item(id: 2, isShown: false)]
    private var items: [Item] { Self.items }

    private func found(_ view: some View) -> [String] { LiveHost(view, 300, 300).found(.rowViewCount) }

    private func message(_ reason: String, _ cure: String) -> String {
        "List/List[0]/ForEach: \(reason), so the container around has to make the views of all Items to know its rows, "
            + "instead of those in view. \(cure)"
    }

    @Test func hiddenTypes() {
        #expect(
            found(List(items) { _ in AnyView(Color.red) }) == [
                message(
                    "AnyView (or an if #available) hides how many views an element gives",
                    "Write the views in an if or switch with as many in each branch, or put a stack around the AnyView."
                )
            ])
        #expect(!found(List(items) { _ in AnyView(Color.red).padding() }).isEmpty)
    }

    @Test func anIfWithoutElse() {
        #expect(
            found(List { ForEach(items) { item in if item.isShown { Color.red } } }) == [
                message(
                    "an if without else gives a view for some elements and none for others",
                    "Filter the data before they are given to ForEach, or put a stack around the if.")
            ])
        struct Row: View {
            let item: Item
            var body: some View { if item.isShown { Color.red } }
        }
        #expect(!found(List(items) { Row(item: $0) }).isEmpty)
    }

    @Test func branchesOfDifferentCounts() {
        #expect(
            found(
                List(items) { item in
                    if item.isShown {
                        Color.red
                    } else {
                        Color.red
                        Color.blue
                    }
                }) == [
                    message(
                        "branches of an if or switch give different numbers of views",
                        "Give each branch as many views, or put a stack around them.")
                ])
        #expect(!found(List(items) { item in if item.isShown { Color.red } else { EmptyView() } }).isEmpty)
    }

    @Test func aForEachInside() {
        #expect(
            found(List(items) { item in Group { ForEach(item.parts, id: \.self) { _ in Color.red } } }) == [
                message(
                    "a ForEach inside gives as many views as its data have elements",
                    "Put the inner ForEach into a Section or a stack, or make one collection of the data.")
            ])
    }

    @Test func lazyContainersToo() {
        let rows = ForEach(items) { item in if item.isShown { Color.red } }
        #expect(found(ScrollView { LazyVStack { rows } }).count == 1)
        #expect(found(ScrollView { LazyVGrid(columns: [GridItem()]) { Section { rows } } }).count == 1)
    }

    @Test func stacksDoNotCountTheirViews() {
        let rows = ForEach(items) { item in if item.isShown { Color.red } }
        #expect(found(VStack { rows }) == [])
        #expect(found(ScrollView { VStack { rows } }) == [])
        // Inside of one row.
        #expect(found(List { VStack { rows } }) == [])
        #expect(found(Form { Section { rows } }) == [])
        // Nobody scrolls a picture.
        #expect(foundAtOnce(.rowViewCount, in: List { rows }) == [])
    }

    @Test func constantCountsAreNoFinding() {
        struct Card: View {
            let item: Item
            var body: some View {
                VStack { if item.isShown { Color.red } }
            }
        }
        struct Framed: ViewModifier {
            func body(content: Content) -> some View { HStack { content } }
        }
        let view = List {
            ForEach(items) { Card(item: $0).padding().listRowBackground(Color.red) }
            ForEach(items) { _ in
                Color.red
                Color.blue
            }
            ForEach(items) { item in if item.isShown { Color.red } else { Text("b") } }
            ForEach(items) { item in
                switch item.id {
                case 0: Color.red
                case 1: Text("b").id(3)
                default: Group { Card(item: item) }
                }
            }
            ForEach(items) { item in HStack { AnyView(Color.red) } }
            ForEach(items) { _ in AnyView(Color.red).modifier(Framed()) }
            ForEach(items) { item in
                Section { ForEach(item.parts, id: \.self) { _ in Color.red } }
            }
            ForEach(items.prefix(1)) { _ in AnyView(Color.red) }
            if items.count > 1 { Color.green }
        }
        #expect(found(view) == [])
    }
}
