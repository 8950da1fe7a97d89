import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: hstack and layout-priority, rules") struct StackRuleTests {
    /// Half as wide as it is offered.
    struct Half: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews[0].sizeThatFits(
                ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height))
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    // measured-by-real-SwiftUI; https://oleb.net/2023/swiftui-relative-size-in-stacks/
    // equally flexible children are served in view order: the first is offered 200 and takes 100, the others
    // share 500
    @Test("hstack-024") func hstack_024() {
        let view = TruthCase(width: 620, height: 100, space: .local) {
            HStack(spacing: 10) {
                Half { Color.red }
                Color.green
                Color.blue
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 100]],
            "green": [[110, 0, 250, 100]],
            "blue": [[370, 0, 250, 100]],
        ])
    }

    // measured-by-real-SwiftUI; https://oleb.net/2023/swiftui-relative-size-in-stacks/
    @Test("hstack-025") func hstack_025() {
        let view = TruthCase(width: 620, height: 100, space: .local) {
            HStack(spacing: 10) {
                Color.green
                Half { Color.red }
                Color.blue
            }
        }
        view.expect(frames: [
            "green": [[0, 0, 200, 100]],
            "red": [[210, 0, 100, 100]],
            "blue": [[320, 0, 300, 100]],
        ])
    }

    // blog-claim; naykutguven/SwiftUIChronicles SwiftUIChronicles/ThinkingInSwiftUI/3. Layout/3. Container Views/1-HStackVStack.swift @26ee2d3f
    // the text is a box of the book's two sizes: one line where it fits, else two; what it leaves of its 90
    // goes to the colours
    @Test("hstack-026") func hstack_026() {
        let log = Box.Log()
        let view = TruthCase(width: 270, height: nil, space: .local) {
            HStack(spacing: 0) {
                Color.cyan
                probe(log) { proposal in
                    (proposal.width ?? .infinity) >= 97.33
                        ? CGSize(width: 97.33, height: 20.33) : CGSize(width: 49.66, height: 42.33)
                }
                Color.teal
            }
            .frame(width: 270)
        }
        #expect(log.proposals.contains(ProposedViewSize(width: 90, height: nil)))
        view.expect(frames: [
            "cyan": [[0, 0, 110.17, 42.33]],
            "teal": [[159.83, 0, 110.17, 42.33]],
        ])
    }

    private struct Prior: View, Equatable {
        var body: some View { Color.red.layoutPriority(1) }
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUI/View/EquatableView.swift @069dd80b
    // as if red had no layoutPriority
    @Test("layout-priority-015") func layout_priority_015() {
        let view = TruthCase(width: 100, height: 10, space: .local) {
            HStack(spacing: 0) {
                Prior().equatable()
                Color.green
            }
        }
        view.expect(frames: ["red": [[0, 0, 50, 10]], "green": [[50, 0, 50, 10]]])
    }

    // stated-by-Apple; ASCIIwwdc/wwdc-session-transcripts en/2019/237.vtt @ba4f7516
    // minimum widths of lower priority are set aside first; a text's is that of a truncated glyph
    @Test("layout-priority-016") func layout_priority_016() throws {
        let low = String(repeating: "b", count: 40)
        let minimum = TextHost(Text(verbatim: low).lineLimit(1), width: 0).size.width
        #expect(minimum <= 9)
        let host = TextHost(
            HStack {
                Text(verbatim: low).lineLimit(1)
                Text(verbatim: String(repeating: "a", count: 40)).lineLimit(1).layoutPriority(1)
            }, width: 200)
        let high = try #require(host.texts.last)
        #expect(high.placementProposal.width == 200 - 8 - minimum)
        // What the high one's whole letters leave over goes to the low one.
        #expect(host.texts.first?.placementProposal.width == 200 - 8 - high.frame.width)
    }
}
