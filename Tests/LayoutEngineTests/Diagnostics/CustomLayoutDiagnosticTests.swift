import Foundation
import Testing

@testable import LayoutEngine

/// What custom layouts do wrong, each with a layout that does it and one that doesn't.
@MainActor
@Suite struct CustomLayoutDiagnosticTests {
    /// A view of the picture's size around a layout that stands below a header.
    private func below(_ layout: ClosureLayout, boxes: Int = 1) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Box(40, 30).view("Header")
            layout { ForEach(0..<boxes) { _ in Box(10, 10).view() } }
        }
    }

    private let honest = ClosureLayout { bounds, _, subviews in
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + 20 * CGFloat(index)
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        }
    }

    @Test func anHonestLayoutIsSilent() {
        #expect(ExplainedView(below(honest, boxes: 2)).lines.isEmpty)
    }

    // MARK: ignores-bounds-origin

    @Test func placingFromZero() {
        let layout = ClosureLayout { _, _, subviews in subviews[0].place(at: .zero, proposal: .unspecified) }
        #expect(
            ExplainedView(below(layout).padding(.leading, 5)).lines == [
                "error: View/VStack[0]/ClosureLayout[1]: places its subviews from 0 instead of bounds.minX and bounds.minY: "
                    + "its bounds start at (5, 30), so they are drawn elsewhere. Add bounds.origin to each place in "
                    + "placeSubviews. [ignores-bounds-origin]"
            ])
    }

    @Test func placingFromZeroOnOneAxisWhereItDoesNotShow() {
        let layout = ClosureLayout { bounds, _, subviews in
            subviews[0].place(at: CGPoint(x: 0, y: bounds.midY), anchor: .leading, proposal: .unspecified)
        }
        #expect(
            ExplainedView(below(layout)).lines == [
                "warning: VStack/VStack[0]/ClosureLayout[1]: places its subviews from 0 instead of bounds.minX: this shows as "
                    + "soon as it stands elsewhere. Add bounds.origin to each place in placeSubviews. "
                    + "[ignores-bounds-origin]"
            ])
    }

    // MARK: children-outside-size

    @Test func aChildOutsideTheSize() {
        let layout = ClosureLayout { bounds, _, subviews in
            let place = CGPoint(x: bounds.minX + 34, y: bounds.minY)
            subviews[0].place(at: place, proposal: .unspecified)
        }
        let found = ExplainedView(below(layout))
        #expect(
            found.lines == [
                "warning: VStack/VStack[0]/ClosureLayout[1]: answered 40 x 20, but placed its subview 0 "
                    + "(VStack/VStack[0]/ClosureLayout[1]/Box[0]) 4 points beyond its right edge: they lie on its neighbours. "
                    + "Answer a size that holds all subviews, and place them from bounds.origin. "
                    + "[children-outside-size]"
            ])
    }

    @Test func halfAPixelIsNotOutsideAndStacksMayOverflow() {
        let layout = ClosureLayout { bounds, _, subviews in
            let place = CGPoint(x: bounds.minX + 30.2, y: bounds.minY)
            subviews[0].place(at: place, proposal: .unspecified)
        }
        #expect(ExplainedView(below(layout)).lines.isEmpty)
        let stack = HStack(spacing: 0) {
            Box(80, 10).view()
            Box(80, 10).view()
        }
        #expect(ExplainedView(stack.frame(width: 50)).lines.isEmpty)
        #expect(ExplainedView(AnyLayout(HStackLayout())({ stack }).frame(width: 50)).lines.isEmpty)
    }

    // MARK: subview-not-placed, subview-placed-twice

    @Test func aSubviewNeverPlacedAndOnePlacedTwice() {
        let layout = ClosureLayout { bounds, _, subviews in
            subviews[1].place(at: .zero, proposal: .unspecified)
            subviews[1].place(at: bounds.origin, proposal: .unspecified)
        }
        #expect(
            ExplainedView(below(layout, boxes: 2)).lines == [
                "warning: VStack/VStack[0]/ClosureLayout[1]: never placed its subview 0 (VStack/VStack[0]/ClosureLayout[1]/Box[0]); it is "
                    + "centred. Call place(at:) on every subview in placeSubviews. [subview-not-placed]",
                "warning: VStack/VStack[0]/ClosureLayout[1]: placed its subview 1 (VStack/VStack[0]/ClosureLayout[1]/Box[1]) more than "
                    + "once; the last place counts. Call place(at:) once on each subview in placeSubviews. "
                    + "[subview-placed-twice]",
            ])
    }

    // MARK: unstable-layout

    private final class Counter {
        var count = 0
    }

    @Test func anotherSizeForTheSameProposal() {
        let counter = Counter()
        var layout = honest
        layout.size = { _, _ in
            counter.count += 1
            return CGSize(width: 40, height: counter.count > 1 ? 60 : 20)
        }
        let host = host(layout { Box(10, 10).view() })
        host.explains = true
        host.layout(ProposedViewSize(width: 200, height: nil))
        #expect(
            host.diagnostics.map { "\($0)" } == [
                "warning: _LayoutContainer/ClosureLayout[0]: answered 40 x 20 to the proposal 200 x nil, and 40 x 60 when asked again "
                    + "after placing. The same proposal must get the same size: compute it from the proposal and the "
                    + "subviews alone. [unstable-layout]"
            ])
        #expect(host.layoutDescription.hasPrefix("ClosureLayout (0, 0, 40, 20)\n"))
    }

    @Test func anotherPlaceForTheSameBounds() {
        let counter = Counter()
        let layout = ClosureLayout { bounds, _, subviews in
            counter.count += 1
            let x = bounds.minX + CGFloat(counter.count)
            subviews[0].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        }
        let host = host(layout { Box(10, 10).view() })
        host.explains = true
        host.layout(.unspecified)
        #expect(host.diagnostics.map(\.rule) == [.unstableLayout])
        #expect(host.diagnostics[0].message.hasPrefix("placed its subview 0 elsewhere when asked again"))
    }

    /// Keeps the width of the last question for its places.
    struct Forgetful: Layout {
        let keepsProposal: Bool

        struct Kept {
            var width: CGFloat?
            var proposal: ProposedViewSize?
        }

        func makeCache(subviews: Subviews) -> Kept { Kept() }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) -> CGSize {
            cache = Kept(width: proposal.replacingUnspecifiedDimensions().width, proposal: proposal)
            return CGSize(width: cache.width ?? 0, height: 20)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept
        ) {
            let width = keepsProposal && cache.proposal != proposal ? bounds.width : cache.width ?? 0
            subviews[0].place(
                at: CGPoint(x: bounds.minX + width, y: bounds.minY), anchor: .topTrailing,
                proposal: .unspecified)
        }
    }

    @Test func aCacheOfAnotherProposal() {
        let found = ExplainedView(Forgetful(keepsProposal: false) { Box(10, 10).view() })
        #expect(
            found.lines == [
                "warning: _LayoutContainer/Forgetful[0]: placed its subview 0 elsewhere after it was asked for the size of another "
                    + "proposal: its cache keeps what belongs to one proposal. Keep the proposal beside it, and compute "
                    + "it anew in placeSubviews where it is another. [unstable-layout]"
            ])
        #expect(ExplainedView(Forgetful(keepsProposal: true) { Box(10, 10).view() }).lines.isEmpty)
    }

    // MARK: invalid-size, invalid-placement, invalid-proposal

    @Test func anInfiniteAnswerIsToldOfTheInnermost() {
        let endless = Box { _ in CGSize(width: CGFloat.infinity, height: 10) }
        let found = ExplainedView(VStack { endless.view("Endless").padding(3) }.frame(width: 50))
        #expect(
            found.lines == [
                "error: View/VStack[0]/Endless[0]: answered an infinite width to the proposal 44 x 94. A size may be infinite "
                    + "only where infinity is proposed: check the layout's sizeThatFits, or give the view a frame. "
                    + "[invalid-size]"
            ])
    }

    @Test func infinityInAnswerToInfinityIsFine() {
        let found = ExplainedView(
            HStack {
                Color.red
                Color.blue.aspectRatio(2, contentMode: .fill)
            })
        #expect(found.lines.isEmpty)
    }

    @Test(arguments: [(CGFloat.nan, "NaN"), (-4, "-4")])
    func anAnswerThatIsNoLength(_ width: CGFloat, _ text: String) {
        let found = ExplainedView(Box { _ in CGSize(width: width, height: 10) }.view().frame(width: 20))
        #expect(
            found.lines == [
                "error: View/Box[0]: answered a horizontal size of \(text) to the proposal 20 x 100; 0 is used. A size must "
                    + "be 0 or more: check the layout's sizeThatFits. [invalid-size]"
            ])
    }

    @Test func aPlaceThatIsNoPoint() {
        let layout = ClosureLayout { bounds, _, subviews in
            subviews[0].place(at: CGPoint(x: bounds.minX, y: .infinity), proposal: .unspecified)
        }
        #expect(ExplainedView(below(layout)).rules.first == .invalidPlacement)
    }

    @Test func aProposalOfNaN() {
        let layout = ClosureLayout { bounds, _, subviews in
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: .nan, height: 5))
        }
        #expect(ExplainedView(below(layout)).rules.first == .invalidProposal)
    }
}
