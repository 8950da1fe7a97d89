import Foundation
import Testing

@testable import LayoutEngine

/// The contract of Docs/Layout.md, and the sentence for each breach.
@MainActor
@Suite struct LayoutContractTests {
    /// Places its children where a closure says.
    struct Placing: Layout {
        let size: CGSize
        let place: (CGRect, LayoutSubviews) -> Void

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            size
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            place(bounds, subviews)
        }
    }

    @Test func boundsStartWhereTheLayoutStands() {
        var seen = CGRect.zero
        let layout = Placing(size: CGSize(width: 20, height: 10)) { bounds, subviews in
            seen = bounds
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
        }
        let text = dump(layout { Box(5, 5).view() }.padding(.leading, 50), 200, 100)
        #expect(seen == CGRect(x: 50, y: 0, width: 20, height: 10))
        #expect(text.contains("Box (50, 0, 5, 5)"))
    }

    /// As on a device: the view lands in the picture's corner, over the header.
    @Test func placingFromZeroDrawsAtThePicturesCorner() {
        let layout = Placing(size: CGSize(width: 20, height: 10)) { _, subviews in
            subviews[0].place(at: .zero, proposal: .unspecified)
        }
        let text = dump(
            VStack(alignment: .leading, spacing: 0) {
                Box(40, 30).view("Header")
                layout { Box(5, 5).view() }
            }, 200, 100)
        #expect(text.contains("Header (0, 0, 40, 30)"))
        #expect(text.contains("Placing (0, 30, 20, 10)"))
        #expect(text.contains("Box (0, 0, 5, 5)"))
    }

    @Test func aSubviewThatIsNeverPlacedIsCentredAndReported() throws {
        let layout = Placing(size: CGSize(width: 20, height: 10)) { _, _ in }
        let host = host(layout { Box(4, 2).view() }.padding(10))
        host.layout(.unspecified)
        #expect(host.layoutDescription.contains("Box (18, 14, 4, 2)"))
        let found = try #require(host.diagnostics.first)
        #expect(found.message.contains("never placed its subview 0"))
        #expect("\(found.path)".contains("Placing"))
    }

    @Test(arguments: [CGFloat.nan, -1])
    func aBadSizeIsReportedAndTakenAsZero(_ width: CGFloat) throws {
        let host = host(HStack(spacing: 0) { Box { _ in CGSize(width: width, height: 10) }.view() })
        host.layout(ProposedViewSize(width: 100, height: 100))
        #expect(host.layoutDescription.contains("Box (0, 0, 0, 10)"))
        let found = try #require(host.diagnostics.first)
        #expect(found.severity == .error)
        #expect(found.message.contains(width.isNaN ? "NaN" : "-1"))
        #expect(found.message.contains("sizeThatFits"))
    }

    @Test func aPlaceThatIsNotANumberIsReported() throws {
        let layout = Placing(size: CGSize(width: 20, height: 10)) { _, subviews in
            subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
        }
        let host = host(layout { Box(4, 2).view() }.padding(10))
        host.layout(.unspecified)
        #expect(host.layoutDescription.contains("Box (10, 0, 4, 2)"))
        #expect(try #require(host.diagnostics.first).message.contains("placeSubviews"))
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func paddingThatIsNoLengthIsReported(_ length: CGFloat) throws {
        let host = host(Box(20, 10).view().padding(.leading, length).padding(1))
        #expect(host.layout(.unspecified) == CGSize(width: 22, height: 12))
        #expect(try #require(host.diagnostics.first).message.hasPrefix("padding got"))
    }

    @Test func anInfiniteRootIsReported() throws {
        let host = host(Spacer())
        host.layout(.infinity)
        #expect(host.diagnostics.contains { $0.rule == .infiniteSize })
        host.layout(ProposedViewSize(width: 10, height: 10))
        #expect(host.diagnostics.isEmpty)
    }

    @Test func anEmptyRootIsReported() {
        let host = host(EmptyView())
        #expect(host.layout(.unspecified) == .zero)
        #expect(host.diagnostics.contains { $0.message.contains("nothing to draw") })
    }

    /// Measuring is cached by proposal: the same question reaches a view once a pass.
    @Test func aViewHearsEachProposalOnce() {
        let log = Box.Log()
        let leaf = Box(log: log) { $0.replacingUnspecifiedDimensions() }
        let view = HStack {
            VStack {
                leaf.view()
                Spacer()
            }.padding(4).frame(maxWidth: .infinity)
            Spacer()
        }
        host(view).layout(ProposedViewSize(width: 300, height: 200))
        for (index, proposal) in log.proposals.enumerated() {
            #expect(!log.proposals[..<index].contains(proposal), "asked twice: \(proposal)")
        }
    }

    /// The number of questions grows with the depth, not with its power.
    @Test func nestedStacksAskLinearly() {
        func questions(_ depth: Int) -> Int {
            let log = Box.Log()
            var view = AnyView(Box(log: log) { $0.replacingUnspecifiedDimensions() }.view())
            for level in 0..<depth {
                view =
                    level % 2 == 0
                    ? AnyView(
                        HStack {
                            view
                            Spacer()
                        })
                    : AnyView(
                        VStack {
                            view
                            Spacer()
                        })
            }
            host(view).layout(ProposedViewSize(width: 1000, height: 1000))
            return log.proposals.count
        }
        #expect(questions(40) <= 2 * questions(20) + 8)
    }

    @Test func tenThousandModifiersThroughAnyView() {
        var view = AnyView(Box(20, 20).view())
        for _ in 0..<10_000 { view = AnyView(view.offset(x: 1)) }
        let host = host(view)
        #expect(host.layout(.unspecified) == CGSize(width: 20, height: 20))
        #expect(host.layoutDescription == "Box (10000, 0, 20, 20)\n")
    }
}
