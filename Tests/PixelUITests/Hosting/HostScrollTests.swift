import Foundation
import PixelUI
import Testing

/// Scrolling: what is shown, made and told. Rows are 20 points, the room 100.
@MainActor
@Suite struct HostScrollTests {
    private let log = Log()

    private func rows(_ range: Range<Int>) -> some View {
        ForEach(range, id: \.self) { row in
            Text(verbatim: "Row \(row)").frame(maxWidth: .infinity, minHeight: 20, maxHeight: 20)
                .onAppear { log("\(row)") }
        }
    }

    private func shown(_ host: ViewHost<some View>) -> [Int] {
        (0..<100).filter { host.shows("Row \($0)") }
    }

    @Test func lazyRowsAreMadeWhenTheyComeIntoView() throws {
        let host = ViewHost(ScrollView { LazyVStack(spacing: 0) { rows(0..<100) } }, width: 100, height: 100)
        #expect(shown(host) == [0, 1, 2, 3, 4])
        #expect(log.take() == ["0", "1", "2", "3", "4"])
        try host.scroll(by: 30)
        #expect(shown(host) == [1, 2, 3, 4, 5, 6])
        #expect(log.take() == ["5", "6"])
        try host.scroll(to: 50)
        #expect(shown(host) == [46, 47, 48, 49, 50])
        try host.scroll(to: 20, anchor: .top)
        #expect(shown(host) == [20, 21, 22, 23, 24])
        try host.scroll(toEdge: .bottom)
        #expect(shown(host) == [95, 96, 97, 98, 99])
        try host.scroll(by: 1000)
        #expect(shown(host) == [95, 96, 97, 98, 99])
        try host.scroll(by: -5000)
        #expect(shown(host) == [0, 1, 2, 3, 4])
    }

    @Test func scrollViewsByIdentifier() throws {
        let host = ViewHost(
            VStack(spacing: 0) {
                ScrollView { LazyVStack(spacing: 0) { rows(0..<20) } }.frame(height: 100)
                ScrollView { LazyVStack(spacing: 0) { rows(50..<90) } }.frame(height: 100)
                    .accessibilityIdentifier("second")
            }, width: 100)
        try host.scroll("second", by: 20)
        #expect(shown(host) == [0, 1, 2, 3, 4, 51, 52, 53, 54, 55])
        #expect(interactionError { try host.scroll("third", by: 20) }?.reason == .notFound(near: ["second"]))
        #expect(interactionError { try host.scroll(to: 70) }?.reason == .noSuchID("70"))
    }

    @Test func listsScroll() throws {
        let host = ViewHost(
            List(0..<100, id: \.self) { row in Text(verbatim: "Row \(row)") }.accessibilityIdentifier("list"),
            width: 200, height: 300)
        #expect(!host.shows("Row 60"))
        #expect(interactionError { try host.tap("Row 60") } != nil)
        try host.scroll("list", to: 60)
        #expect(host.shows("Row 60"))
        #expect(!host.shows("Row 0"))
    }

    @Test func disabledScrolling() throws {
        let host = ViewHost(ScrollView { rows(0..<20) }.scrollDisabled(true), width: 100, height: 100)
        #expect(interactionError { try host.scroll(by: 10) }?.reason == .disabled)
    }

    @Test func positionsAreToldWhereAPersonScrolls() throws {
        struct Positions: View {
            @State private var id: Int?
            @State private var position = ScrollPosition(edge: .top)
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<50, id: \.self) { Color.red.frame(height: 20).id($0) }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollPosition(id: $id).frame(height: 100).accessibilityIdentifier("ids")
                    ScrollView { Color.red.frame(height: 1000) }
                        .scrollPosition($position).frame(height: 100).accessibilityIdentifier("position")
                    Text(verbatim: "at \(id ?? -1), by user \(position.isPositionedByUser)")
                }
            }
        }
        let host = ViewHost(Positions(), width: 300)
        #expect(host.shows("at -1, by user false"))
        try host.scroll("ids", by: 130)
        #expect(host.shows("at 6, by user false"))
        try host.scroll("position", by: 130)
        #expect(host.shows("at 6, by user true"))
    }

    @Test func rowsAreSelectedAndDeleted() throws {
        struct Mail: View {
            let log: Log
            @State private var items = ["a", "b", "c"]
            @State private var selection: String?
            var body: some View {
                List(selection: $selection) {
                    ForEach(items, id: \.self) { item in
                        HStack {
                            Text(verbatim: "item \(item)")
                            Spacer()
                            Button("Flag") { log("flag \(item)") }
                        }
                        .swipeActions { Button("Archive") { log("archive \(item)") } }
                        .contextMenu { Button("Copy") { log("copy \(item)") } }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    Text(verbatim: "selected \(selection ?? "-")")
                }
            }
        }
        let host = ViewHost(Mail(log: log), width: 300, height: 400)
        try host.tap("item b")
        #expect(host.shows("selected b"))
        try host.tap("Flag", in: "item c")
        try host.tap("Archive", in: "item a")
        try host.tap("Copy", in: "item a")
        try host.longPress("item c")
        try host.tap("Copy")
        #expect(log.take() == ["flag c", "archive a", "copy a", "copy c"])
        #expect(host.shows("selected b"))
        try host.tap("Delete", in: "item b")
        #expect(!host.shows("item b"))
        #expect(host.shows("item c"))
    }
}
