import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("scroll transitions and spaces") struct ScrollTransitionTests {
    private struct Rows: View {
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<10, id: \.self) { _ in
                    Color.red.frame(width: 20, height: 20)
                        .scrollTransition { effect, phase in effect.offset(x: 100 * phase.value) }
                }
            }
        }
    }

    private func xs(_ view: some View) -> [CGFloat] {
        PlacedView(width: 100, height: 50, isCentered: false) { view }.frames("red").map { $0[0] }
    }

    @Test("what is in view, if only a point of it, is in the identity phase") func phases() {
        #expect(xs(ScrollView { Rows() }) == [0, 0, 0] + Array(repeating: 100, count: 7))
        // Scrolled by 150: rows 0 to 6 are above, row 7 is cut.
        #expect(
            xs(ScrollView { Rows() }.defaultScrollAnchor(.bottom)) == Array(repeating: -100, count: 7) + [
                0, 0, 0,
            ])
        #expect(xs(Rows()) == Array(repeating: 0, count: 10))
    }

    @Test("a configuration of identity leaves its side out") func configurations() {
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { _ in
                    Color.red.frame(width: 20, height: 30)
                        .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) {
                            $0.offset(x: 100 * $1.value)
                        }
                }
            }
        }
        #expect(xs(view) == [0, 0, 0])
        #expect(xs(view.defaultScrollAnchor(.bottom)) == [-100, 0, 0])
    }

    private final class Found {
        var rect: CGRect?
        var outer: CGRect?
        var bounds: CGRect?
    }

    @Test("the scroll view's space starts at its frame, and its bounds are known inside") func spaces() {
        let found = Found()
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.blue.frame(width: 50, height: 70)
                ScrollView(.horizontal) {
                    ProxyProbe { proxy in
                        found.rect = proxy.frame(in: .scrollView)
                        found.outer = proxy.frame(in: .scrollView(axis: .vertical))
                        found.bounds = proxy.bounds(of: .scrollView(axis: .vertical))
                    }
                    .frame(width: 50, height: 30)
                }
            }
        }
        .defaultScrollAnchor(.bottom)
        .padding(10)
        _ = PlacedView(width: 100, height: 100, isCentered: false) { view }
        // Content of 100 in 80, at its end: 20 are hidden at the top.
        #expect(found.rect == CGRect(x: 0, y: 0, width: 50, height: 30))
        #expect(found.outer == CGRect(x: 0, y: 50, width: 50, height: 30))
        #expect(found.bounds == CGRect(x: 0, y: -50, width: 80, height: 80))
    }

    @Test("without a scroll view its bounds are nil") func noScrollView() {
        let found = Found()
        found.bounds = .zero
        _ = PlacedView(width: 100, height: 100) {
            ProxyProbe { found.bounds = $0.bounds(of: .scrollView) }
        }
        #expect(found.bounds == nil)
    }
}
