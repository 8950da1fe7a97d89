import Foundation
import Testing

@testable import LayoutEngine

/// Lazy rows in less usual places.
@MainActor
@Suite("laziness, corner cases") struct LazyCornerTests {
    private struct Row: View {
        let id: Int
        let log: LazinessTests.Log

        var body: some View {
            log.made.insert(id)
            return Color.red.frame(width: 20, height: 20)
        }
    }

    private struct NamedRows: View {
        let target: String
        let log: LazinessTests.Log

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000, id: \.self) { Row(id: $0, log: log).id("row \($0)").opacity(0.5) }
                    }
                }
                .onAppear { proxy.scrollTo(target, anchor: .top) }
            }
        }
    }

    private func laidOut<V: View>(_ view: V, _ environment: EnvironmentValues = EnvironmentValues())
        -> LayoutHost<V>
    {
        let host = host(view, environment: environment)
        host.layout(ProposedViewSize(width: 100, height: 200))
        return host
    }

    @Test("scrollTo finds the written id of a row that was never made, and makes no other for it")
    func writtenIDs() {
        let log = LazinessTests.Log()
        let host = laidOut(NamedRows(target: "row 500", log: log))
        #expect(log.made == Set(0..<10).union(500..<510))
        #expect(host.frames(of: "Row/Color").first?[1] == 0)
        let unknown = LazinessTests.Log()
        _ = laidOut(NamedRows(target: "none", log: unknown))
        #expect(unknown.made == Set(0..<10))
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View {
            content.padding(.bottom, 5)
        }
    }

    private struct InStack: ViewModifier {
        func body(content: Content) -> some View {
            ScrollView { LazyVStack(spacing: 0) { content } }
        }
    }

    @Test("rows that a modifier's body shows are lazy") func modifierBodies() {
        let log = LazinessTests.Log()
        let rows = ForEach(0..<1000, id: \.self) { Row(id: $0, log: log) }
        _ = laidOut(ScrollView { LazyVStack(spacing: 0) { rows.modifier(Framed()) } })
        #expect(log.made == Set(0..<8))
        log.made = []
        _ = laidOut(rows.modifier(InStack()))
        #expect(log.made == Set(0..<10))
    }

    @Test("pinned headers stay below what covers the safe area") func pinnedBelowBars() {
        struct Pinned: View {
            @State private var position = ScrollPosition(edge: .top)

            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 20) }
                        } header: {
                            Color.blue.frame(height: 24)
                        }
                    }
                }
                .scrollPosition($position)
                .onAppear { position.scrollTo(y: 100) }
            }
        }
        let insets = EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)
        let view = PlacedView(width: 100, height: 200, insets: insets, isCentered: false) { Pinned() }
        #expect(view.frames("blue") == [[0, 30, 100, 24]])
        let barred = PlacedView(width: 100, height: 200, isCentered: false) {
            Pinned().safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 40) }
        }
        #expect(barred.frames("blue") == [[0, 40, 100, 24]])
    }

    @Test("a lazy row runs from the right in right-to-left, and makes what is in view") func rightToLeft() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let log = LazinessTests.Log()
        let host = laidOut(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(id: $0, log: log) } }
            }, environment)
        #expect(log.made == Set(0..<5))
        #expect(host.frames(of: "Row/Color").map { $0[0] } == [80, 60, 40, 20, 0])
        let end = LazinessTests.Log()
        let scrolled = laidOut(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(id: $0, log: end) } }
            }.defaultScrollAnchor(.leading), environment)
        // Unit points aren't mirrored: their leading edge is the left one, where the row ends.
        #expect(scrolled.frames(of: "Row/Color").last?[0] == 0)
        #expect(end.made.contains(99))
    }
}
