import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Scrolling by steps, with rows of 20 points.
/// Source of the numbers: iamcgn/swiftui-web, Docs/elements/ScrollView.md @72fe0c9 and
/// Fixtures/Goldens/scroll/*, as measured on SwiftUI.
@MainActor
@Suite("scroll offsets") struct ScrollOffsetTests {
    private struct Rows: View {
        var count = 20

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 120, height: 20) }
            }
        }
    }

    /// Lays out in 120 x `height` and tells how far the content is scrolled.
    private func offset<V: View>(_ host: LayoutHost<V>, height: CGFloat = 200) -> CGFloat {
        host.layout(ProposedViewSize(width: 120, height: height))
        return -(host.frames(of: "Rows").first?[1] ?? .nan)
    }

    private struct Reader: View {
        let id: Int
        let anchor: UnitPoint?

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView { Rows() }.onAppear { proxy.scrollTo(id, anchor: anchor) }
            }
        }
    }

    @Test(
        "scrollTo moves no further than it must, or makes anchors meet",
        arguments: [
            (15, nil, 120), (3, UnitPoint.top, 60), (10, .center, 110), (0, nil, 0), (99, nil, 0),
            (19, .top, 200),
        ] as [(Int, UnitPoint?, CGFloat)])
    func scrollTo(id: Int, anchor: UnitPoint?, expected: CGFloat) {
        #expect(offset(host(Reader(id: id, anchor: anchor))) == expected)
    }

    @Test("default anchors: the end at first, and short content by alignment") func defaultAnchor() {
        #expect(offset(host(ScrollView { Rows() }.defaultScrollAnchor(.bottom))) == 200)
        let short = ScrollView { Rows(count: 3) }
        #expect(offset(host(short)) == 0)
        #expect(offset(host(short.defaultScrollAnchor(.bottom, for: .alignment))) == -140)
        #expect(offset(host(short.defaultScrollAnchor(.center, for: .alignment))) == -70)
        #expect(offset(host(short.defaultScrollAnchor(.bottom, for: .initialOffset))) == 0)
    }

    private struct Growing: View {
        let role: ScrollAnchorRole
        let start: Int?
        @State private var count = 20
        @State private var step = 0

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView { Rows(count: count) }
                    .defaultScrollAnchor(.bottom, for: role)
                    .onAppear {
                        if let start { proxy.scrollTo(start) }
                        step = 1
                    }
                    .onChange(of: step) { count = 25 }
            }
        }
    }

    @Test("at the end it stays at the end when rows are added; elsewhere it stays put") func sizeChanges() {
        #expect(offset(host(Growing(role: .sizeChanges, start: 19))) == 300)
        #expect(offset(host(Growing(role: .sizeChanges, start: 15))) == 120)
        #expect(offset(host(Growing(role: .alignment, start: 19))) == 200)
    }

    private struct Bound: View {
        let first: Int?
        let later: Int?
        @State private var id: Int?

        init(first: Int?, later: Int?) {
            self.first = first
            self.later = later
            _id = State(initialValue: first)
        }

        var body: some View {
            ScrollView { Rows() }
                .scrollPosition(id: $id)
                .onAppear { if let later { id = later } }
        }
    }

    @Test("a bound id doesn't scroll at first; set later it scrolls as little as it must") func boundID() {
        #expect(offset(host(Bound(first: 15, later: nil))) == 0)
        #expect(offset(host(Bound(first: 3, later: 15))) == 120)
        #expect(offset(host(Bound(first: 15, later: 3))) == 0)
    }

    private struct Positioned: View {
        @State var position: ScrollPosition
        var change: (inout ScrollPosition) -> Void = { _ in }

        var body: some View {
            ScrollView { Rows() }
                .scrollPosition($position)
                .onAppear { change(&position) }
        }
    }

    @Test("a position is an edge, a point or an id") func position() {
        #expect(offset(host(Positioned(position: ScrollPosition(edge: .bottom)))) == 200)
        #expect(offset(host(Positioned(position: ScrollPosition(y: 33)))) == 33)
        #expect(offset(host(Positioned(position: ScrollPosition(y: 999)))) == 200)
        #expect(
            offset(
                host(
                    Positioned(position: ScrollPosition(edge: .top)) { $0.scrollTo(id: 10, anchor: .center) })
            )
                == 110)
        #expect(
            offset(host(Positioned(position: ScrollPosition(edge: .bottom)) { $0.scrollTo(edge: .top) })) == 0
        )
    }

    @Test("a place once reached is kept when the view is laid out again") func kept() {
        let host = host(Reader(id: 10, anchor: .top))
        #expect(offset(host) == 200)
        #expect(offset(host) == 200)
        // In a taller room the content ends earlier.
        #expect(offset(host, height: 300) == 100)
        #expect(offset(host, height: 500) == 0)
    }

    @Test("right-to-left starts at the right") func rightToLeft() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let rows = HStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 50, height: 20) }
        }
        func x(_ view: some View) -> CGFloat? {
            let host = host(view, environment: environment)
            host.layout(ProposedViewSize(width: 180, height: 20))
            return host.frames(of: "HStack").first?[0]
        }
        #expect(x(ScrollView(.horizontal) { rows }) == -320)
        #expect(
            x(ScrollView(.horizontal) { rows }.scrollPosition(.constant(ScrollPosition(edge: .trailing))))
                == 0)
        // A point is counted from the left.
        #expect(x(ScrollView(.horizontal) { rows }.scrollPosition(.constant(ScrollPosition(x: 30)))) == -30)
    }
}
