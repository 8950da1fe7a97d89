import Testing

@testable import PixelUI

private struct Row: View {
    let item: Int
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 0) {
            Button("Add") { taps += 1 }.frame(height: 10)
            Color.red.frame(height: CGFloat(10 * (item + taps)))
        }
    }
}

@MainActor @Suite struct CellHostTests {
    @Test func aCellSizesItselfAtItsWidth() throws {
        let cell = CellHost(width: 200, item: 3) { Row(item: $0) }
        #expect(cell.size == CGSize(width: 200, height: 40))
        cell.reuse(for: 5)
        #expect(cell.size == CGSize(width: 200, height: 60))
        #expect(cell.fresh(for: 1).size == CGSize(width: 200, height: 20))
        #expect(cell.reuses == 1)
    }

    @Test func stateGoesOnWithTheNextItem() throws {
        let cell = CellHost(width: 200, item: 1) { Row(item: $0) }
        try cell.host.tap("Add")
        cell.reuse(for: 2)
        #expect(cell.size.height == 40)
        #expect(cell.fresh().size.height == 30)
        let owned = CellHost(width: 200, item: 1) { Row(item: $0).id($0) }
        try owned.host.tap("Add")
        owned.reuse(for: 2)
        #expect(owned.size.height == 30)
    }

    @Test func aPoolHandsOutTheLastCellFirst() {
        let pool = CellPool(width: 200) { Row(item: $0) }
        let (first, second) = (pool.dequeue(for: 1), pool.dequeue(for: 2))
        #expect(pool.made == 2 && first !== second)
        pool.enqueue(first)
        pool.enqueue(second)
        pool.enqueue(first)
        #expect(pool.dequeue(for: 3) === second)
        #expect(pool.dequeue(for: 4) === first)
        #expect(first.item == 4 && first.reuses == 1)
        #expect(pool.dequeue(for: 5) !== first)
        #expect(pool.made == 3)
    }
}

@MainActor @Suite struct HostSizingTests {
    private struct Growing: View {
        @State private var width: CGFloat = 20
        @State private var isRed = false

        var body: some View {
            VStack(spacing: 0) {
                Button("Grow") { width += 10 }.frame(width: 10, height: 10)
                Button("Colour") { isRed.toggle() }.frame(width: 10, height: 10)
                (isRed ? Color.red : .blue).frame(minWidth: width, maxWidth: 100, maxHeight: 30)
            }
        }
    }

    @Test func sizesAreThoseAskedFor() {
        let host = ViewHost(Growing(), width: 320)
        #expect(host.sizes == HostingSizes())
        host.sizingOptions = [.intrinsicContentSize, .minSize]
        #expect(host.sizes.intrinsicContentSize == host.sizeThatFits(.unspecified))
        #expect(host.sizes.minSize == CGSize(width: 20, height: 20))
        #expect(host.sizes.preferredContentSize == nil && host.sizes.maxSize == nil)
        host.sizingOptions = [.preferredContentSize, .maxSize]
        #expect(host.sizes.maxSize == CGSize(width: 100, height: 50))
        #expect(host.sizes.preferredContentSize == CGSize(width: 20, height: 30))
        #expect(host.sizes.intrinsicContentSize == nil)
    }

    @Test func itIsSaidOnceWhenASizeChanges() throws {
        let host = ViewHost(Growing(), width: 320)
        var told: [HostingSizes] = []
        host.onSizeInvalidation = { told.append($0) }
        try host.tap("Grow")
        #expect(told.isEmpty)
        host.sizingOptions = .intrinsicContentSize
        #expect(told.isEmpty)
        try host.tap("Colour")
        host.update()
        #expect(told.isEmpty)
        try host.tap("Grow")
        #expect(told.map(\.intrinsicContentSize) == [CGSize(width: 40, height: 30)])
        host.proposal = ProposedViewSize(width: 50, height: nil)
        #expect(told.count == 1)
    }
}
