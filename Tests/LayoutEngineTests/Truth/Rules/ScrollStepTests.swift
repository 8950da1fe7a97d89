import Foundation
import Testing

@testable import LayoutEngine

/// Scrolling step by step: what a binding says, and which rows are there.
/// Source: iamcgn/swiftui-web, Fixtures/Goldens/scroll/position-center and ios/scroll/position @72fe0c9, as
/// measured on SwiftUI.
@MainActor
@Suite("truth: scroll-view, steps") struct ScrollStepTests {
    final class Seen {
        var bound: Int?
        var rows: Set<Int> = []
    }

    private struct Row: View {
        let id: Int
        let height: CGFloat
        let seen: Seen

        var body: some View {
            seen.rows.insert(id)
            return Color.red.frame(width: 120, height: height)
        }
    }

    /// The frames of the elements whose label ends with `name`, in view order.
    private func frames<V: View>(_ name: String, in host: LayoutHost<V>) -> [[CGFloat]] {
        var found: [[CGFloat]] = []
        func visit(_ node: LayoutNode) {
            let frame = node.frame
            if node.label.hasSuffix(name) {
                found.append([frame.minX, frame.minY, frame.width, frame.height])
            }
            for child in node.children { visit(child) }
        }
        if let root = host.root { visit(root) }
        return found
    }

    /// The binding's first value is 10; then it is set to 20; then the reader scrolls.
    private struct Steps<Content: View>: View {
        let seen: Seen
        var anchor: UnitPoint?
        let targets: [(Int, UnitPoint)]
        let last: Int
        let content: Content
        @State private var id: Int? = 10
        @State private var step = 0

        var body: some View {
            seen.bound = id
            return ScrollViewReader { proxy in
                ScrollView { content }
                    .scrollPosition(id: $id, anchor: anchor)
                    .onAppear { if last > 0 { step = 1 } }
                    .onChange(of: step) {
                        if step == 1 { id = targets[0].0 }
                        if step > 1 { proxy.scrollTo(targets[step - 1].0, anchor: targets[step - 1].1) }
                        if step < last { step += 1 }
                    }
            }
        }
    }

    @Test("a reader's scrolling doesn't write the binding: offset 210, still 10") func plainStack() {
        let seen = Seen()
        let rows = VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Row(id: $0, height: 30, seen: seen) } }
        let steps = Steps(
            seen: seen, anchor: .center, targets: [(10, .top), (7, .top)], last: 2, content: rows)
        let host = host(steps)
        host.layout(ProposedViewSize(width: 300, height: 200))
        #expect(seen.bound == 10)
        #expect(host.frames(of: "VStack") == [[0, -210, 120, 600]])
        #expect(frames("ScrollView", in: host) == [[0, 0, 120, 200]])
    }

    @Test(
        "rows of 40 in 666: 0 to 16, then 4 to 20 with row 4 at -14, then from row 5",
        arguments: [(0, 0...16, 0), (1, 4...20, -14), (2, 5...21, 0)] as [(Int, ClosedRange<Int>, CGFloat)])
    func lazyStack(last: Int, rows: ClosedRange<Int>, y: CGFloat) {
        let seen = Seen()
        let content = LazyVStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { Row(id: $0, height: 40, seen: seen) }
        }
        let host = host(Steps(seen: seen, targets: [(20, .top), (5, .top)], last: last, content: content))
        host.layout(ProposedViewSize(width: 300, height: 666))
        let found = frames("Color", in: host)
        #expect(found.count == rows.count)
        #expect(found.first?[1] == y)
        #expect(seen.bound == (last == 0 ? 10 : 20))
        #expect(frames("ScrollView", in: host) == [[0, 0, 300, 666]])
    }

    @Test("the space of the nearest scroll view, and of the nearest along an axis") func spaces() {
        var frames: [CGRect] = []
        var bounds: CGRect?
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.blue.frame(height: 30)
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        Color.green.frame(width: 7)
                        ProxyProbe { proxy in
                            frames = [
                                proxy.frame(in: .scrollView), proxy.frame(in: .scrollView(axis: .vertical)),
                                proxy.frame(in: .scrollView(axis: .horizontal)),
                            ]
                            bounds = proxy.bounds(of: .scrollView(axis: .vertical))
                        }
                        .frame(width: 20, height: 10)
                    }
                }
            }
        }
        .padding(5)
        let host = host(view)
        host.layout(ProposedViewSize(width: 110, height: 60))
        let inner = CGRect(x: 7, y: 0, width: 20, height: 10)
        #expect(frames == [inner, inner.offsetBy(dx: 0, dy: 30), inner])
        #expect(bounds == CGRect(x: -7, y: -30, width: 100, height: 50))
        #expect(host.diagnostics.isEmpty)
    }
}
