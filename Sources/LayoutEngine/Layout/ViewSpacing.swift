import Foundation

/// How far a view wants to be from its neighbours: SwiftUI's `ViewSpacing`.
///
/// Distances are kept by edge and category. A plain view has none of its own (8 then) and answers 0 to
/// text above and below it, whose own distance then holds.
/// Source: layout rules read from real SwiftUI; the text categories as measured (gap formulas of `TextSpacing`).
public struct ViewSpacing: Sendable {
    /// Between two views when neither wants anything else.
    static let standard: CGFloat = 8

    enum Category: Hashable, Sendable {
        /// The default one: the larger of the two counts.
        case plain
        /// Space between something and the text below it.
        case aboveText
        /// Space between a text and something below it.
        case belowText
    }

    struct Key: Hashable, Sendable {
        var category: Category
        var edge: Edge
    }

    var distances: [Key: CGFloat]
    /// What a text at the top or bottom edge asks of another text: the space above its first line.
    var textLeading: [Edge: CGFloat] = [:]

    private init(_ distances: [Key: CGFloat]) {
        self.distances = distances
    }

    /// A plain view's.
    public init() {
        distances = [
            Key(category: .belowText, edge: .top): 0,
            Key(category: .aboveText, edge: .bottom): 0,
        ]
    }

    /// No preference at all: the start of a union.
    static let empty = ViewSpacing([:])

    /// 0 on every edge.
    public static let zero = ViewSpacing(
        Dictionary(uniqueKeysWithValues: Edge.allCases.map { (Key(category: .plain, edge: $0), 0) }))

    /// 0 along `axis`, no preference across: a spacer's.
    static func zero(along axis: Axis) -> ViewSpacing {
        let edges: [Edge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
        var spacing = ViewSpacing()
        for edge in edges { spacing.distances[Key(category: .plain, edge: edge)] = 0 }
        return spacing
    }

    /// A text's: `above` and `below` to something that isn't text, `leading` between two texts.
    static func text(above: CGFloat, below: CGFloat, leading: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing([
            Key(category: .aboveText, edge: .top): above,
            Key(category: .belowText, edge: .bottom): below,
        ])
        spacing.textLeading = [.top: leading, .bottom: leading]
        return spacing
    }

    /// Takes, on `edges`, the larger of both sides' distances in each category.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for (key, value) in other.distances where edges.contains(Edge.Set(key.edge)) {
            distances[key] = max(distances[key] ?? value, value)
        }
        for (edge, value) in other.textLeading where edges.contains(Edge.Set(edge)) {
            textLeading[edge] = max(textLeading[edge] ?? value, value)
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance to `next`, which follows along `axis` (in reading direction).
    ///
    /// 1. Two texts: the lower one's leading.
    /// 2. A category that both sides have on the facing edges: the sum; the largest category counts.
    /// 3. Else the larger of the plain distances; 8 when there is none.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (from, to): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        // 1.
        if textLeading[from] != nil, let leading = next.textLeading[to] { return leading }
        // 2.
        let plain = [
            distances[Key(category: .plain, edge: from)], next.distances[Key(category: .plain, edge: to)],
        ].compactMap(\.self)
        let shared = [Category.aboveText, .belowText].compactMap { category -> CGFloat? in
            guard let a = distances[Key(category: category, edge: from)],
                let b = next.distances[Key(category: category, edge: to)]
            else { return nil }
            return a + b
        }
        // 3.
        return (plain.isEmpty ? shared : plain).max() ?? Self.standard
    }

    /// Gives up what is wanted on `edges`: as behind a frame or padding.
    mutating func reset(_ edges: Edge.Set) {
        let plain = ViewSpacing()
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            for key in distances.keys where key.edge == edge { distances[key] = nil }
            textLeading[edge] = nil
            for (key, value) in plain.distances where key.edge == edge { distances[key] = value }
        }
    }
}
