import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// As wide as it was told the other view is.
private struct Follower: View {
    @State private var width: CGFloat = 0
    let log: Box.Log

    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(width: 30, height: 10)
                .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
            Color.blue.frame(width: width, height: 10)
        }
    }
}

/// Grows with every report.
private struct Restless: View {
    @State private var width: CGFloat = 1

    var body: some View {
        Color.red.frame(width: width, height: 10)
            .onGeometryChange(for: CGSize.self) { proxy in
                proxy.size
            } action: { size in
                width = size.width + 1
            }
    }
}

@MainActor
@Suite("onGeometryChange") struct GeometryChangeTests {
    @Test("runs after layout, and the pass that follows shows what it set") func settles() {
        let view = PlacedView(width: 100, height: 20) { Follower(log: Box.Log()) }
        #expect(view.frames("blue") == [[35, 10, 30, 10]])
        #expect(view.host.diagnostics.isEmpty)
    }

    @Test("old and new value; the first time both are the same; nothing when nothing changes")
    func oldAndNew() {
        var calls: [[CGFloat]] = []
        let host = LayoutHost(
            AnyView(
                Color.red.onGeometryChange(for: CGFloat.self) { proxy in
                    proxy.size.width
                } action: { old, new in
                    calls.append([old, new])
                }), shaper: BoxShaper(), images: NoImages())
        host.layout(ProposedViewSize(width: 50, height: 10))
        host.layout(ProposedViewSize(width: 50, height: 20))
        host.layout(ProposedViewSize(width: 70, height: 20))
        #expect(calls == [[50, 50], [50, 70]])
    }

    @Test("each element of a list reports for itself, in view order, with frames in spaces around")
    func lists() {
        var places: [CGFloat] = []
        _ = PlacedView(width: 10, height: 60, isCentered: false) {
            VStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 20) }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .named("column")).minY
                    } action: {
                        places.append($0)
                    }
            }
            .coordinateSpace(.named("column"))
        }
        #expect(places == [0, 20, 40])
    }

    @Test("a view that never settles is reported") func restless() {
        let view = PlacedView(width: 100, height: 20) { Restless() }
        #expect(view.host.diagnostics.contains { $0.message.contains("didn't settle") })
    }
}
