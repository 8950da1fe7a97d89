import Foundation
import Observation
import PixelUI

/// What a change costs in a tree that is kept: one row of many, an observable object each, against making it all.
///
/// The change must be a matter of the row, not of how many there are.
@MainActor
enum UpdateBenchmark {
    @Observable final class Item: Identifiable {
        let id: Int
        var title: String

        init(_ id: Int) {
            self.id = id
            title = "Row \(id)"
        }
    }

    struct Row: View {
        let item: Item

        var body: some View {
            HStack {
                Text(item.title)
                Spacer()
                Color.gray.frame(width: 20, height: 20)
            }
        }
    }

    struct Rows: View {
        let items: [Item]

        var body: some View {
            VStack { ForEach(items) { Row(item: $0) } }
        }
    }

    static func run(_ table: inout ResultTable) {
        table.title("updates: one row of many changes, against making all")
        var changes: [Int: Double] = [:]
        for count in [100, 1_000, 10_000] {
            let items = (0..<count).map { Item($0) }
            let view = Rows(items: items)
            let proposal = ProposedViewSize(width: 375, height: nil)
            let fonts = ImageRenderer(content: view).fonts
            func host(isLive: Bool) -> LayoutHost<Rows> {
                let host = LayoutHost(view, shaper: fonts, images: NoPictures(), isLive: isLive)
                host.layout(proposal)
                return host
            }
            var times: [Double] = []
            for _ in 0..<(count > 1_000 ? 3 : table.runs) {
                times.append(ResultTable.milliseconds { _ = host(isLive: false) })
            }
            table.add("\(count) rows made in one shot", times)
            let before = residentBytes
            var kept: LayoutHost<Rows>?
            let first = ResultTable.milliseconds { kept = host(isLive: true) }
            guard let kept else { continue }
            let bytes = residentBytes - before
            table.add("\(count) rows made to be kept", [first], note: "   \(bytes / count) bytes a row")
            var turn = 0
            changes[count] = table.measure("\(count) rows, one changes, of the same size") {
                turn += 1
                items[count / 2].title = "Row \(turn % 10)"
                kept.layout(proposal)
            }
            table.measure("\(count) rows, one changes its height") {
                turn += 1
                items[count / 2].title = turn % 2 == 0 ? "Row" : "Row\nin two lines"
                kept.layout(proposal)
            }
        }
        if let few = changes[100], let many = changes[10_000] {
            table.add("one row of 10,000 : one row of 100", words: ResultTable.text(many / few))
        }
    }

    /// Memory of this process, in bytes.
    private static var residentBytes: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return (Int(text.split(separator: " ").dropFirst().first ?? "0") ?? 0) * 4096
    }
}
