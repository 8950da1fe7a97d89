import Drawing
import Foundation
import Observation
import Testing

@testable import LayoutEngine

/// What a change costs: in bodies, questions and placements, whatever the number of rows.
@MainActor
@Suite struct UpdateCostTests {
    @Observable final class Item: Identifiable {
        let id: Int
        var width: CGFloat = 10
        var color = Color.red

        init(_ id: Int) { self.id = id }
    }

    /// Counts the questions that reach it.
    struct CountedLayout: Layout {
        final class Count {
            var questions = 0
            var placements = 0
        }

        let count: Count
        let width: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            count.questions += 1
            return CGSize(width: width, height: 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            count.placements += 1
        }
    }

    struct Row: View {
        let item: Item
        let count: CountedLayout.Count

        var body: some View {
            let _ = BodyCount.add()
            CountedLayout(count: count, width: item.width) { item.color }
        }
    }

    @MainActor enum BodyCount {
        static var rows = 0

        static func add() { rows += 1 }
    }

    enum Container: CaseIterable {
        case stack, lazyStack, list
    }

    struct Rows: View {
        let items: [Item]
        let container: Container
        let count: CountedLayout.Count

        var body: some View {
            switch container {
            case .stack: VStack { rows }
            case .lazyStack: ScrollView { LazyVStack { rows } }.frame(height: 200)
            case .list: List { rows }.frame(height: 200)
            }
        }

        private var rows: some View {
            ForEach(items) { Row(item: $0, count: count) }
        }
    }

    @Test(arguments: Container.allCases) func oneRowOfMany(_ container: Container) {
        let items = (0..<1_000).map { Item($0) }
        let count = CountedLayout.Count()
        let live = LiveHost(Rows(items: items, container: container, count: count))
        (BodyCount.rows, count.questions, count.placements) = (0, 0, 0)
        // Of the same size.
        items[0].color = .blue
        live.update()
        #expect(BodyCount.rows == 1)
        // The row that was made is asked what the former one was; no other is.
        #expect((1...4).contains(count.questions))
        #expect((1...2).contains(count.placements))
        expectFresh(live)
        // Of another size: others are placed, and none is measured.
        BodyCount.rows = 0
        (count.questions, count.placements) = (0, 0)
        items[0].width = 20
        live.update()
        #expect(BodyCount.rows == 1)
        #expect((1...4).contains(count.questions))
        expectFresh(live)
    }

    private func expectFresh(_ live: LiveHost<Rows>) {
        let fresh = LayoutHost(live.host.content, shaper: BoxShaper(), images: NoImages())
        fresh.layout(live.proposal)
        #expect(live.host.layoutDescription == fresh.layoutDescription)
        #expect(live.host.displayList(scale: 1) == fresh.displayList(scale: 1))
    }
}
