import Foundation
import Testing

@testable import LayoutEngine

/// Lists as scroll views. On macOS rows of 16 are 24 points tall, after 10 at the top: 100 rows are 2420.
@MainActor
@Suite("lists scroll") struct ListScrollingTests {
    final class Log {
        var appeared: [Int] = []
        var geometries: [ScrollGeometry] = []
    }

    private struct Rows: View {
        var log = Log()

        var body: some View {
            ForEach(0..<100, id: \.self) { row in
                Color.red.frame(width: 40, height: 16).onAppear { log.appeared.append(row) }
            }
        }
    }

    private func host<V: View>(
        _ view: V, width: CGFloat? = 300, height: CGFloat? = 100, profile: PlatformProfile = .macOS26
    ) -> TextHost<V> {
        TextHost(view, width: width, height: height, profile: profile) { $0.font = nil }
    }

    private func tops(_ host: TextHost<some View>) -> [CGFloat] {
        host.host.frames(of: "frame").map { $0[1] }
    }

    private struct Reader: View {
        let target: Int
        var anchor: UnitPoint?
        var log = Log()

        var body: some View {
            ScrollViewReader { proxy in
                List { Rows(log: log) }.onAppear { proxy.scrollTo(target, anchor: anchor) }
            }
        }
    }

    @Test("scrollTo shows the whole row, no further than it must") func scrollTo() {
        // Row 50 starts at 1210.
        #expect(tops(host(Reader(target: 50, anchor: .top))) == [4, 28, 52, 76, 100])
        #expect(tops(host(Reader(target: 50))).last == 80)
        #expect(tops(host(Reader(target: 99, anchor: .top))).last == 70)
        #expect(tops(host(Reader(target: 7777))).first == 14)
    }

    @Test("rows out of view don't appear; scrolled to, they do") func appearances() {
        let log = Log()
        _ = host(Reader(target: 50, anchor: .top, log: log))
        #expect(log.appeared == Array(0..<4) + Array(50..<55))
        let open = Log()
        _ = host(List { Rows(log: open) }, height: nil)
        #expect(open.appeared == Array(0..<100))
    }

    @Test("rows in sections and groups appear in view only") func appearancesInSections() {
        let log = Log()
        let list = List {
            Section("One") { Rows(log: log) }
            Section("Two") { Color.red.frame(height: 16).onAppear { log.appeared.append(-1) } }
        }
        _ = host(list)
        #expect(!log.appeared.isEmpty)
        #expect(log.appeared == Array(0..<log.appeared.count))
        #expect(log.appeared.count < 5)
    }

    private struct Positioned: View {
        @State private var position = ScrollPosition(id: 50, anchor: .top)

        var body: some View { List { Rows() }.scrollPosition($position) }
    }

    @Test("a position scrolls, and so do anchors") func positions() {
        #expect(tops(host(Positioned())).first == 4)
        #expect(tops(host(List { Rows() }.defaultScrollAnchor(.bottom))).last == 70)
        #expect(tops(host(List { Rows() }.scrollDisabled(true))).first == 14)
    }

    @Test("an open list is its content, whatever its anchor") func open() {
        let list = host(List { Rows() }.defaultScrollAnchor(.bottom), height: nil)
        #expect(list.size == CGSize(width: 300, height: 2420))
        #expect(tops(list).first == 14)
    }

    @Test("content margins replace the list's own") func margins() {
        let list = List { Rows() }
        #expect(tops(host(list.contentMargins(.top, 30, for: .scrollContent))).first == 34)
        let cards = host(
            list.contentMargins(.horizontal, 40, for: .scrollContent), width: 375, profile: .iOS26)
        #expect(cards.host.frames(of: "frame").first?[0] == 56)
        #expect(host(list.contentMargins(.vertical, 0), height: nil).size.height == 2400)
    }

    @Test("observers are told of a list's geometry") func geometry() {
        let log = Log()
        _ = host(
            List { Rows() }.onScrollGeometryChange(for: ScrollGeometry.self, of: \.self) { _, new in
                log.geometries.append(new)
            })
        #expect(log.geometries.last?.contentSize == CGSize(width: 300, height: 2420))
        #expect(log.geometries.last?.containerSize == CGSize(width: 300, height: 100))
        #expect(log.geometries.last?.contentOffset == .zero)
    }

    @Test("under a bar the ground goes on and the content starts below it") func safeAreaInset() {
        let list = host(
            List { Rows() }.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) })
        #expect(list.filled.contains(CGRect(x: 0, y: 0, width: 300, height: 100)))
        #expect(tops(list).contains(44))
    }

    @Test("a device's insets: the ground reaches to the edges, the content starts inside") func hostInsets() {
        let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let view = PlacedView(width: 300, height: 400, insets: insets, isCentered: false) { List { Rows() } }
        #expect(view.fills(scale: 1).contains(CGRect(x: 0, y: 0, width: 300, height: 400)))
        // 20 covered, 35 above the first card, and 20 around the content in a row of 56.
        #expect(view.frames("red").first?[1] == 75)
        // The last one in view is under the bottom inset.
        #expect(view.frames("red").last.map { $0[1] } ?? 0 > 370)
    }

    @Test("containerRelativeFrame in a row is the list's") func relativeFrames() {
        let list = host(
            List {
                Color.red.frame(height: 16).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            })
        #expect(list.host.frames(of: "Color").map { $0[2] } == [150])
    }

    @Test("a form scrolls too") func form() {
        let form = ScrollViewReader { proxy in
            Form { Rows() }.onAppear { proxy.scrollTo(99, anchor: .bottom) }
        }
        let host = host(form, width: 375, height: 300, profile: .iOS26)
        // The last row ends where the form does, 35 before its content's end.
        #expect(tops(host).last == 264)
    }

    @Test("right-to-left, a scrolled row stands at the right") func rightToLeft() {
        let list = TextHost(Reader(target: 50, anchor: .top), width: 300, height: 100) {
            $0.layoutDirection = .rightToLeft
        }
        #expect(list.host.frames(of: "frame").first == [244, 4, 40, 16])
    }
}
