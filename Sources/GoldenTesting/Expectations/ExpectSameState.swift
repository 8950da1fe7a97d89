import PixelUI
import Testing

/// Checks that a reused cell is as a cell made for the item: no state of the items before shows in it.
///
///     let cell = CellHost(width: 320, item: mails[0]) { MailRow(mail: $0) }
///     try cell.host.tap("Expand")
///     expectSameState(afterReuse: cell, for: mails[1])
///
/// The cell shows the item afterwards. A failure is an issue. It names each state that is another than in a new cell, with both
/// values, and where the layouts differ.
///
/// - Parameters:
///   - cell: The cell; what was done with it before may have left state.
///   - item: The item that it is handed.
@MainActor
public func expectSameState<Item, Content: View>(
    afterReuse cell: CellHost<Item, Content>, for item: Item,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    cell.reuse(for: item)
    let message = ReuseExpectation.message(cell.host, cell.fresh().host)
    report(GoldenExpectation.Outcome(message: message), at: sourceLocation)
}

/// A reused cell beside a new one.
@MainActor
enum ReuseExpectation {
    /// How many states and lines are told.
    private static var mostLines: Int { 8 }

    /// Nil where nothing tells one from the other.
    static func message<Content: View>(_ reused: ViewHost<Content>, _ fresh: ViewHost<Content>) -> String? {
        let states = reused.snapshot().stateDifferences(from: fresh.snapshot())
        let layout = layoutDifference(reused.layoutDescription, fresh.layoutDescription)
        guard !states.isEmpty || layout != nil else { return nil }
        var lines = ["expectSameState(afterReuse:): the cell isn't as a new one for this item"]
        lines += states.prefix(mostLines).map { "  " + $0.text }
        if states.count > mostLines { lines.append("  ... \(states.count - mostLines) more") }
        lines += layout ?? []
        lines.append(
            "State belongs to a place in the tree, and a reused cell's tree goes on with the next item. Give the cell's view "
                + "the item's identity: .id(item.id).")
        return lines.joined(separator: "\n")
    }

    /// The first line in which two layouts differ.
    private static func layoutDifference(_ reused: String, _ fresh: String) -> [String]? {
        let (a, b) = (reused.split(separator: "\n"), fresh.split(separator: "\n"))
        guard a != b else { return nil }
        let index = zip(a, b).enumerated().first { $1.0 != $1.1 }?.offset ?? min(a.count, b.count)
        let words = { (lines: [Substring]) in
            index < lines.count ? String(lines[index].drop { $0 == " " }) : "nothing"
        }
        return ["  layout: \(words(a)), a new cell has \(words(b))"]
    }
}
