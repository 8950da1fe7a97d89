import Foundation

/// Every question that was asked and answered in one layout, and every placement, in order.
///
/// Answers from a node's cache are left out: they were given before, higher up. Bounded: past `limit` lines
/// only the number of further ones is kept.
final class LayoutTrace {
    private struct Entry {
        enum Kind {
            case question
            case placement(CGPoint)
        }

        let kind: Kind
        let name: String
        /// How deep the questions nest; the element itself is at this level.
        let depth: Int
        let proposal: ProposedViewSize
        var answer: CGSize?
        /// Whether the element only passed the question on: then it has no line.
        var isHidden = false
    }

    private let limit: Int
    private var entries: [Entry] = []
    private var leftOut = 0
    private var depth = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Notes that `node` is asked; what it asks in turn is one level deeper until ``answer(_:_:_:)``.
    ///
    /// - Returns: The question's number; nil when there is no room for it.
    func ask(_ node: LayoutNode, _ proposal: ProposedViewSize) -> Int? {
        begin(.question, node, proposal, nil)
    }

    func answer(_ index: Int?, _ node: LayoutNode, _ size: CGSize) {
        depth -= 1
        guard let index else { return }
        entries[index].answer = size
        entries[index].isHidden = node.label.isEmpty && isPassedOn(index, node, size)
    }

    /// Notes that `node` is placed, until ``endPlacement()``.
    func beginPlacement(of node: LayoutNode) {
        let index = begin(.placement(node.frame.origin), node, node.placementProposal, node.frame.size)
        if let index, node.label.isEmpty {
            // A modifier without a line of its own is told by what it makes of its child's place.
            entries[index].isHidden = true
        }
    }

    func endPlacement() {
        depth -= 1
    }

    private func begin(
        _ kind: Entry.Kind, _ node: LayoutNode, _ proposal: ProposedViewSize, _ answer: CGSize?
    ) -> Int? {
        defer { depth += 1 }
        guard entries.count < limit else {
            if !node.label.isEmpty { leftOut += 1 }
            return nil
        }
        entries.append(
            Entry(kind: kind, name: Self.name(of: node), depth: depth, proposal: proposal, answer: answer))
        return entries.count - 1
    }

    /// Whether the one element below answered the same to the same question.
    private func isPassedOn(_ index: Int, _ node: LayoutNode, _ size: CGSize) -> Bool {
        let below = entries[(index + 1)...].prefix { $0.depth > depth }.filter { $0.depth == depth + 1 }
        if below.isEmpty { return true }
        return below.count == 1 && below[0].proposal == entries[index].proposal && below[0].answer == size
    }

    /// The name in dumps; for modifiers that have none there, that of their kind.
    static func name(of node: LayoutNode) -> String {
        guard node.label.isEmpty else { return node.label }
        let type = ViewName.of(Swift.type(of: node))
        let name = type.hasSuffix("Node") ? String(type.dropLast(4)) : type
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// One line for each question, `VStack 320 x nil -> 320 x 96`, and each placement,
    /// `place VStack 320 x nil -> 320 x 96 at (0, 8)`, two spaces a level; then what was left out.
    var text: String {
        var lines: [String] = []
        // Hidden entries take no level: the depths of those that are open and shown.
        var open: [Int] = []
        for entry in entries {
            while let last = open.last, last >= entry.depth { open.removeLast() }
            guard !entry.isHidden else { continue }
            lines.append(PlacedTree.indentation(open.count) + Self.line(entry))
            open.append(entry.depth)
        }
        if leftOut > 0 {
            lines.append("... \(leftOut) more \(leftOut == 1 ? "line was" : "lines were") left out")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func line(_ entry: Entry) -> String {
        let answer = entry.answer.map { "\($0.width.decimalText) x \($0.height.decimalText)" } ?? "no answer"
        let line = "\(entry.name) \(entry.proposal.text) -> \(answer)"
        guard case .placement(let origin) = entry.kind else { return line }
        return "place \(line) at (\(origin.x.decimalText), \(origin.y.decimalText))"
    }
}
