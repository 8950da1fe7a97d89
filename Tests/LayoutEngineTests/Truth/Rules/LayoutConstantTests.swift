import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Constants and single rules of layout.
/// Source: iamcgn/swiftui-web, Docs/elements/Layout.md and Fixtures/Goldens/layout/*, as measured on SwiftUI.
@MainActor
@Suite("truth: constants of layout") struct LayoutConstantTests {
    private func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
        PlacedView(width: width, height: height, isCentered: false) { view }.size
    }

    private func red(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test("padding 16, spacing 8, a spacer's minimum 8 without a gap, a colour's ideal 10") func constants() {
        #expect(size(red(10, 10).padding()) == CGSize(width: 42, height: 42))
        #expect(
            size(
                HStack {
                    red(10, 10)
                    red(10, 10)
                }) == CGSize(width: 28, height: 10))
        #expect(
            size(
                HStack {
                    red(10, 10)
                    Spacer()
                    red(10, 10)
                }) == CGSize(width: 28, height: 10))
        #expect(
            size(
                VStack {
                    Spacer()
                    red(10, 10)
                }, 50, nil) == CGSize(width: 10, height: 18))
        #expect(size(Color.red) == CGSize(width: 10, height: 10))
    }

    @Test("maximum, minimum and ideal widths of a frame in 300") func frames() {
        func width(_ view: some View) -> CGFloat { size(view, 300, 100).width }
        #expect(width(red(40, 10).frame(maxWidth: 200)) == 200)
        #expect(width(red(250, 10).frame(maxWidth: 200)) == 200)
        #expect(width(red(40, 10).frame(minWidth: 100)) == 100)
        #expect(width(red(40, 10).frame(minWidth: 50, maxWidth: .infinity)) == 300)
        #expect(width(Color.red.frame(idealWidth: 150).fixedSize()) == 150)
    }

    // Fixtures/Goldens/layout/nested: an infinite child makes a stack's cross extent infinite, never NaN
    @Test("a row of colours gives 130 to one without a height, beside one of 60") func infiniteAcross() {
        let view = PlacedView(width: 300, height: 200) {
            VStack(spacing: 10) {
                HStack {
                    Color.red
                    Color.blue.frame(width: 80)
                }
                .padding(10)
                .background { Color.gray }
                HStack {
                    Color.green
                    Color.blue.frame(width: 80)
                }
                .frame(height: 60)
            }
        }
        #expect(view.frames("gray") == [[0, 0, 300, 130]])
        #expect(view.frames("green") == [[0, 140, 212, 60]])
    }

    // Fixtures/Goldens/layout/view-that-fits @26.6: an axis that isn't constrained is ignored
    @Test("ViewThatFits in the horizontal takes a view of 16 in 8") func viewThatFits() {
        let view = PlacedView(width: 100, height: 8) {
            ViewThatFits(in: .horizontal) {
                Color.blue.frame(width: 120, height: 16)
                Color.red.frame(width: 90, height: 16)
                Color.green.frame(width: 20, height: 4)
            }
        }
        #expect(view.frames("red") == [[5, -4, 90, 16]])
        #expect(view.frames("green").isEmpty)
        // Without a proposal anything fits; without a fit the last one is shown.
        #expect(size(ViewThatFits { red(120, 16) }, nil, nil) == CGSize(width: 120, height: 16))
        let last = PlacedView(width: 10, height: 8) {
            ViewThatFits {
                Color.blue.frame(width: 120, height: 16)
                Color.red.frame(width: 90, height: 16)
            }
        }
        #expect(last.frames("red") == [[-40, -4, 90, 16]])
    }

    // Docs/elements/Position.md
    @Test("position takes the proposal, and its child's size where there is none") func position() {
        #expect(size(red(20, 10).position(x: 5, y: 5), 100, 60) == CGSize(width: 100, height: 60))
        #expect(size(red(20, 10).position(x: 5, y: 5)) == CGSize(width: 20, height: 10))
        #expect(size(red(20, 10).position(x: 5, y: 5), 100) == CGSize(width: 100, height: 10))
        let view = PlacedView(width: 100, height: 60) { red(20, 10).position(x: 5, y: 50) }
        #expect(view.frames("red") == [[-5, 45, 20, 10]])
    }

    // Fixtures/Goldens/image/intrinsic, image/swap: views of no size keep their gap
    @Test("a view of 0 x 0 keeps its gap, an absent one has none") func emptyViews() {
        #expect(
            size(
                HStack {
                    Color.red.frame(width: 0, height: 0)
                    red(10, 10)
                }
            ).width == 18)
        #expect(
            size(
                HStack(spacing: 4) {
                    red(10, 10)
                    Color.red.frame(width: 0, height: 0)
                    red(10, 10)
                }
            ).width == 28)
        #expect(
            size(
                HStack {
                    ForEach(0..<0, id: \.self) { _ in Color.red }
                    red(10, 10)
                    if size(Color.red).width == 0 { Color.red }
                }
            ).width == 10)
    }

    // Docs/elements/ForEach.md, Fixtures/Goldens/section
    @Test("a modifier on a section is one on its header, each row and its footer") func sections() {
        let view = PlacedView(width: 100, height: nil, isCentered: false) {
            VStack(spacing: 0) {
                Section {
                    Color.red.frame(height: 20)
                    Color.red.frame(height: 20)
                } header: {
                    Color.blue.frame(height: 10)
                } footer: {
                    Color.green.frame(height: 5)
                }
                .padding(.bottom, 3)
            }
        }
        #expect(view.size.height == 67)
        #expect(view.frames("red") == [[0, 13, 100, 20], [0, 36, 100, 20]])
        #expect(view.frames("green") == [[0, 59, 100, 5]])
    }

    // Fixtures/Goldens/customlayout/values
    @Test("distances between texts and views as a layout is told them") func subviewSpacing() {
        var distances: [CGFloat] = []
        struct Column: Layout {
            let tell: (CGFloat) -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                for (a, b) in zip(subviews, subviews.dropFirst()) {
                    tell(a.spacing.distance(to: b.spacing, along: .vertical))
                }
                return CGSize(width: 10, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
            }
        }
        let text = Text(verbatim: "a").font(.system(size: 13))
        let column = Column { distances.append($0) }
        _ = TextHost(
            column {
                text
                text
                Color.red.frame(width: 10, height: 10)
                text
            })
        let thousandths: [CGFloat] = distances.prefix(3).map { ($0 * 1000).rounded() }
        #expect(thousandths == [0, 8151, 4742])
    }
}
