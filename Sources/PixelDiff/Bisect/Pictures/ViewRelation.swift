/// One axis of a layout.
enum LayoutAxis: String, CaseIterable, Hashable {
    case horizontal, vertical
}

/// The part of an axis that a frame covers.
struct LayoutSpan: Hashable {
    var low: Double
    var high: Double

    var middle: Double { (low + high) / 2 }
    var length: Double { high - low }

    init(low: Double, high: Double) {
        (self.low, self.high) = (low, high)
    }

    init(_ frame: LayoutDescription.Frame, _ axis: LayoutAxis) {
        switch axis {
        case .horizontal: self.init(low: frame.x, high: frame.x + frame.width)
        case .vertical: self.init(low: frame.y, high: frame.y + frame.height)
        }
    }

    func union(_ other: LayoutSpan) -> LayoutSpan {
        LayoutSpan(low: min(low, other.low), high: max(high, other.high))
    }
}

/// How a view stands to what is around it, along one axis: numbers that stay when something else changes.
///
/// A frame says where everything before the view has pushed it. The gap to the view before it, or the margin around
/// what is in it, doesn't: that is what its own code decides.
enum ViewRelation: Hashable {
    enum Anchor: Hashable, CaseIterable {
        case low, middle, high

        func place(in span: LayoutSpan) -> Double {
            switch self {
            case .low: span.low
            case .middle: span.middle
            case .high: span.high
            }
        }
    }

    /// Width or height.
    case length
    /// The margins between the view's edges and its children.
    case margins
    /// The place in the picture; of a root.
    case place
    /// From an anchor of the view before it to one of its own.
    case previous(Anchor, Anchor)
    /// From an anchor of the view around it to the same one of its own.
    case parent(Anchor)

    /// Of a view that stands after the one before it, or before it as from right to left, only the gap counts: its
    /// distance to the far edge of a stack stays when everything in between moves.
    static let gaps: [ViewRelation] = [.previous(.high, .low), .previous(.low, .high)]
    /// Where nothing else moves it, another view keeps one of these.
    static let alignments: [ViewRelation] =
        Anchor.allCases.map { .previous($0, $0) } + Anchor.allCases.map(ViewRelation.parent)
}

/// A layout's text with what relations are read from.
struct RelatedViews {
    let tree: LayoutDescription
    /// The sibling before each view.
    private let previous: [Int?]

    init(_ tree: LayoutDescription) {
        self.tree = tree
        var previous = [Int?](repeating: nil, count: tree.nodes.count)
        for siblings in [tree.roots] + tree.nodes.map(\.children) {
            for (before, after) in zip(siblings, siblings.dropFirst()) { previous[after] = before }
        }
        self.previous = previous
    }

    func previous(of node: Int) -> Int? { previous[node] }

    func span(_ node: Int, _ axis: LayoutAxis) -> LayoutSpan? {
        tree.nodes[node].frame.map { LayoutSpan($0, axis) }
    }

    /// The numbers of a relation; nil where the view, or what it stands to, has no frame.
    func values(of relation: ViewRelation, _ node: Int, _ axis: LayoutAxis) -> [Double]? {
        guard let own = span(node, axis) else { return nil }
        switch relation {
        case .length: return [own.length]
        case .margins:
            let inside = tree.nodes[node].children.compactMap { span($0, axis) }
            guard let first = inside.first else { return nil }
            let content = inside.dropFirst().reduce(first) { $0.union($1) }
            return [content.low - own.low, own.high - content.high]
        case .place: return [own.low]
        case .previous(let from, let to):
            guard let other = previous[node].flatMap({ span($0, axis) }) else { return nil }
            return [to.place(in: own) - from.place(in: other)]
        case .parent(let anchor):
            guard let other = tree.nodes[node].parent.flatMap({ span($0, axis) }) else { return nil }
            return [anchor.place(in: own) - anchor.place(in: other)]
        }
    }

    /// Whether two readings of a relation are the same to the last decimal of the text; false for none.
    static func areClose(_ first: [Double]?, _ second: [Double]?) -> Bool {
        guard let first, let second, first.count == second.count else { return false }
        return zip(first, second).allSatisfy { ($0 - $1).magnitude < 0.0025 }
    }
}
