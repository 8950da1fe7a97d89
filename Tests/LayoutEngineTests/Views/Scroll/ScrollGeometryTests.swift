import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Margins, clips and what observers hear.
/// Source of the numbers: iamcgn/swiftui-web, Docs/elements/ScrollView.md @72fe0c9, as measured on SwiftUI.
@MainActor
@Suite("scroll margins and geometry") struct ScrollGeometryTests {
    private struct Rows: View {
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 120, height: 20) }
            }
        }
    }

    private func frames(_ view: some View) -> [[CGFloat]] {
        let host = host(view)
        host.layout(ProposedViewSize(width: 300, height: 150))
        return host.frames(of: "ScrollView") + host.frames(of: "Rows")
    }

    @Test("margins inset the content, and widen what hugs it") func margins() {
        let view = ScrollView { Rows() }
        #expect(
            frames(view.contentMargins(20, for: .scrollContent)) == [[0, 0, 160, 150], [20, 20, 120, 400]])
        #expect(frames(view.contentMargins(.horizontal, 12)) == [[0, 0, 144, 150], [12, 0, 120, 400]])
        #expect(frames(view.contentMargins(.top, 30)) == [[0, 0, 120, 150], [0, 30, 120, 400]])
        #expect(
            frames(view.contentMargins(30, for: .scrollIndicators)) == [[0, 0, 120, 150], [0, 0, 120, 400]])
        // The nearer modifier wins edge by edge.
        #expect(
            frames(view.contentMargins(.top, 5).contentMargins(.vertical, 30))
                == [[0, 0, 120, 150], [0, 5, 120, 400]])
    }

    @Test("margins reach the nearest scroll view only") func nested() {
        let view = ScrollView { ScrollView(.horizontal) { Rows() } }.contentMargins(.top, 30)
        #expect(frames(view).last == [0, 30, 120, 400])
    }

    final class Calls {
        var geometry: [ScrollGeometry] = []
        var phases = 0
        var visible: [Bool] = []
    }

    private struct Observed: View {
        let calls: Calls
        var row: Int?

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView { Rows() }
                    .contentMargins(.top, 20)
                    .onScrollGeometryChange(for: ScrollGeometry.self, of: \.self) {
                        calls.geometry.append($1)
                    }
                    .onScrollPhaseChange { _, _ in calls.phases += 1 }
                    .onAppear { if let row { proxy.scrollTo(row, anchor: .top) } }
            }
        }
    }

    @Test("the geometry of a margin of 20 in 150, and how often it is told") func geometry() throws {
        let calls = Calls()
        host(Observed(calls: calls)).layout(ProposedViewSize(width: 120, height: 150))
        #expect(calls.geometry.count == 2)
        #expect(calls.phases == 1)
        let geometry = try #require(calls.geometry.last)
        #expect(geometry.contentOffset == CGPoint(x: 0, y: -20))
        #expect(geometry.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        #expect(geometry.containerSize == CGSize(width: 120, height: 130))
        #expect(geometry.bounds == CGRect(x: 0, y: -20, width: 120, height: 130))
        #expect(geometry.visibleRect == CGRect(x: 0, y: -20, width: 120, height: 150))
        #expect(geometry.contentSize == CGSize(width: 120, height: 400))
    }

    @Test("scrolled to row 10 at the top, the row stands below the margin") func scrolledGeometry() throws {
        let calls = Calls()
        host(Observed(calls: calls, row: 10)).layout(ProposedViewSize(width: 120, height: 150))
        #expect(calls.geometry.count == 3)
        #expect(calls.phases == 1)
        let geometry = try #require(calls.geometry.last)
        #expect(geometry.bounds == CGRect(x: 0, y: 180, width: 120, height: 130))
        #expect(geometry.visibleRect == CGRect(x: 0, y: 180, width: 120, height: 150))
    }

    @Test("visibility is told when half of a view is seen") func visibility() {
        let calls = Calls()
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 90)
                Color.blue.frame(width: 10, height: 20).onScrollVisibilityChange { calls.visible.append($0) }
                Color.green.frame(width: 10, height: 30).onScrollVisibilityChange { _ in calls.phases += 1 }
            }
        }
        host(view).layout(ProposedViewSize(width: 120, height: 100))
        #expect(calls.visible == [true])
        #expect(calls.phases == 0)
    }

    @Test("content is clipped to the frame unless that is disabled") func clip() {
        func clips(_ view: some View) -> [Bool] {
            let host = host(view)
            host.layout(ProposedViewSize(width: 120, height: 100))
            return host.displayList(scale: 2).items.map {
                if case .group(let effects, _) = $0.content, case .clip(let path, _) = effects.first {
                    return path.boundingRect == CGRect(x: 0, y: 0, width: 120, height: 100)
                }
                return false
            }
        }
        #expect(clips(ScrollView { Rows() }) == [true])
        #expect(clips(ScrollView { Rows() }.scrollClipDisabled()) == Array(repeating: false, count: 20))
    }

    @Test("a safe area insets the content, which is seen under the bar") func safeArea() throws {
        let calls = Calls()
        let view = ScrollView { Rows() }
            .onScrollGeometryChange(for: ScrollGeometry.self, of: \.self) { calls.geometry.append($1) }
            .safeAreaPadding(.vertical, 20)
        let host = host(view)
        host.layout(ProposedViewSize(width: 120, height: 150))
        #expect(host.frames(of: "Rows") == [[0, 20, 120, 400]])
        let geometry = try #require(calls.geometry.last)
        #expect(geometry.visibleRect == CGRect(x: 0, y: -20, width: 120, height: 150))
        #expect(geometry.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0))
    }
}
