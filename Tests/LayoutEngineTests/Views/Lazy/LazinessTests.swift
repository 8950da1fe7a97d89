import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Which rows exist, and where they stand.
/// Source of the numbers: iamcgn/swiftui-web, Docs/elements/Lazy.md @3cab7fb and Fixtures/Goldens/scroll/position
/// @72fe0c9, as measured on SwiftUI.
@MainActor
@Suite("laziness") struct LazinessTests {
    final class Log {
        var made: Set<Int> = []
        var appeared: [Int] = []
    }

    private struct Row: View {
        let id: Int
        let log: Log

        var body: some View {
            log.made.insert(id)
            return Color.red.frame(height: 20).onAppear { log.appeared.append(id) }
        }
    }

    private struct Rows: View {
        let count: Int
        let log: Log
        var target: Int?
        var anchor: UnitPoint?

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Row(id: $0, log: log) }
                    }
                }
                .onAppear { if let target { proxy.scrollTo(target, anchor: anchor) } }
            }
        }
    }

    private func laidOut<V: View>(_ view: V, height: CGFloat? = 200) -> LayoutHost<V> {
        let host = host(view)
        host.layout(ProposedViewSize(width: 100, height: height))
        return host
    }

    @Test("rows in view are made, no others: of 100,000 ten") func visibleRows() {
        let log = Log()
        let host = laidOut(Rows(count: 100_000, log: log))
        #expect(log.made == Set(0..<10))
        #expect(log.appeared == Array(0..<10))
        #expect(host.frames(of: "LazyVStack") == [[0, 0, 100, 2_000_000]])
        #expect(host.frames(of: "Row/Color").count == 10)
    }

    @Test("scrolled far away, the rows there are made") func scrolledRows() {
        let log = Log()
        let host = laidOut(Rows(count: 100_000, log: log, target: 100, anchor: .top))
        #expect(log.made == Set(0..<10).union(100..<110))
        #expect(log.appeared == Array(0..<10) + Array(100..<110))
        #expect(host.frames(of: "Row/Color").map { $0[1] } == (0..<10).map { CGFloat($0) * 20 })
    }

    @Test("a row seen by a point is made, one that touches isn't") func partialRows() {
        let log = Log()
        _ = laidOut(Rows(count: 50, log: log), height: 219)
        #expect(log.made == Set(0...10))
        let exact = Log()
        _ = laidOut(Rows(count: 50, log: exact), height: 220)
        #expect(exact.made == Set(0...10))
        let more = Log()
        _ = laidOut(Rows(count: 50, log: more), height: 220.5)
        #expect(more.made == Set(0...11))
    }

    private struct Steps: View {
        let log: Log
        @State private var id: Int? = 10
        @State private var step = 0
        let last: Int

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { Row(id: $0, log: log) } }
                }
                .scrollPosition(id: $id)
                .onAppear { if last > 0 { step = 1 } }
                .onChange(of: step) {
                    if step == 1 { id = 20 }
                    if step == 2 { proxy.scrollTo(5, anchor: .top) }
                    if step == 3 { proxy.scrollTo(7, anchor: .center) }
                    if step < last { step += 1 }
                }
            }
        }
    }

    @Test(
        "positions by steps: rows present and the first one's place",
        arguments: [(0, 0...10, 0), (1, 10...20, -1), (2, 5...15, 0), (3, 2...12, -0.5)]
            as [(Int, ClosedRange<Int>, CGFloat)])
    func steps(last: Int, rows: ClosedRange<Int>, y: CGFloat) {
        let host = laidOut(Steps(log: Log(), last: last), height: 219)
        let frames = host.frames(of: "Row/Color")
        #expect(frames.count == rows.count)
        #expect(frames.first?[1] == y)
    }

    @Test("from the end, with rows of unlike heights, the last one stands at the end") func unlikeHeights() {
        let host = laidOut(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Color.red.frame(height: CGFloat(10 + $0 % 7 * 5)) }
                }
            }.defaultScrollAnchor(.bottom))
        let last = host.frames(of: "frame").last
        #expect(last.map { $0[1] + $0[3] } == 200)
    }

    @Test("outside a scroll view, and in an open one, all rows are made; in linear time") func open() {
        let log = Log()
        let host = laidOut(Rows(count: 2000, log: log), height: nil)
        #expect(log.made.count == 2000)
        #expect(host.root?.frame.height == 40_000)
        let plain = Log()
        _ = laidOut(LazyVStack(spacing: 0) { ForEach(0..<30, id: \.self) { Row(id: $0, log: plain) } })
        #expect(plain.appeared == Array(0..<30))
    }

    @Test("rows in sections, groups and below modifiers are lazy too") func nestedLists() {
        let log = Log()
        let view = ScrollView {
            LazyVStack(spacing: 0) {
                Group {
                    ForEach(0..<50, id: \.self) { section in
                        Section {
                            ForEach(0..<50, id: \.self) {
                                Row(id: section * 50 + $0, log: log).id(section * 50 + $0)
                            }
                        } header: {
                            Color.blue.frame(height: 20)
                        }
                    }
                }
                .opacity(0.5)
            }
        }
        let host = laidOut(view)
        #expect(log.made == Set(0..<9))
        #expect(log.appeared == Array(0..<9))
        #expect(host.frames(of: "LazyVStack") == [[0, 0, 100, 51_000]])
    }

    private struct Pinned: View {
        let pins: PinnedScrollableViews
        let offset: CGFloat
        @State private var position = ScrollPosition(edge: .top)

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pins) {
                    ForEach(["a", "b", "c"], id: \.self) { name in
                        Section {
                            ForEach(0..<8, id: \.self) { Color.red.frame(height: 20).id(name + "\($0)") }
                        } header: {
                            Color.blue.frame(height: 24)
                        } footer: {
                            Color.green.frame(height: 16)
                        }
                    }
                }
            }
            .scrollPosition($position)
            .onAppear { position.scrollTo(y: offset) }
        }
    }

    @Test("pinned headers and footers at offset 284") func pinned() {
        func frames(_ pins: PinnedScrollableViews, _ offset: CGFloat, height: CGFloat) -> [CGFloat] {
            laidOut(Pinned(pins: pins, offset: offset)).frames(of: "frame").filter { $0[3] == height }.map {
                $0[1]
            }
        }
        #expect(frames(.sectionHeaders, 284, height: 24) == [0, 116])
        #expect(frames(.sectionFooters, 284, height: 16) == [100, 184])
        #expect(frames([], 284, height: 24) == [116])
        // The next header pushes it.
        #expect(frames(.sectionHeaders, 390, height: 24) == [-14, 10])
    }

    @Test("a view whose id another has is dropped, and reported") func duplicates() {
        let host = laidOut(
            LazyVStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 20) }
                ForEach(2..<5, id: \.self) { _ in Color.blue.frame(height: 20) }
            })
        #expect(host.root?.frame.height == 100)
        #expect(host.diagnostics.map(\.rule) == [.duplicateID])
    }
}
