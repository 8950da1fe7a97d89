import Foundation

/// How far a view wants to be from its neighbours: SwiftUI's `ViewSpacing`.
///
/// Distances are kept by edge and category. A plain view has none of its own (8 then) and answers 0 to
/// text above and below it, whose own distance then holds.
/// Source: layout rules read from real SwiftUI; the text categories as measured (gap formulas of `TextSpacing`).
public struct ViewSpacing: Sendable {
    /// Between two views when neither wants anything else.
    static let standard: CGFloat = 8

    enum Category: Sendable {
        /// The default one: the larger of the two counts.
        case plain
        /// Space between something and the text below it.
        case aboveText
        /// Space between a text and something below it.
        case belowText
    }

    struct Key: Sendable {
        var category: Category
        var edge: Edge
    }

    var distances = SpacingDistances()
    /// What a text at the top or bottom edge asks of another text: the space above its first line.
    var textLeading = EdgeDistances()

    private init(_ distances: SpacingDistances) {
        self.distances = distances
    }

    /// A plain view's.
    public init() {
        distances[Key(category: .belowText, edge: .top)] = 0
        distances[Key(category: .aboveText, edge: .bottom)] = 0
    }

    /// No preference at all: the start of a union.
    static let empty = ViewSpacing(SpacingDistances())

    /// 0 on every edge.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing.empty
        for edge in Edge.allCases { spacing.distances[Key(category: .plain, edge: edge)] = 0 }
        return spacing
    }()

    /// 0 along `axis`, no preference across: a spacer's.
    static func zero(along axis: Axis) -> ViewSpacing {
        let edges: [Edge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
        var spacing = ViewSpacing()
        for edge in edges { spacing.distances[Key(category: .plain, edge: edge)] = 0 }
        return spacing
    }

    /// A text's: `above` and `below` to something that isn't text, `leading` between two texts.
    static func text(above: CGFloat, below: CGFloat, leading: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing.empty
        spacing.distances[Key(category: .aboveText, edge: .top)] = above
        spacing.distances[Key(category: .belowText, edge: .bottom)] = below
        spacing.textLeading[.top] = leading
        spacing.textLeading[.bottom] = leading
        return spacing
    }

    /// Takes, on `edges`, the larger of both sides' distances in each category.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        distances.plain.formUnion(other.distances.plain, edges: edges)
        distances.aboveText.formUnion(other.distances.aboveText, edges: edges)
        distances.belowText.formUnion(other.distances.belowText, edges: edges)
        textLeading.formUnion(other.textLeading, edges: edges)
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
        let above = Self.sum(distances.aboveText[from], next.distances.aboveText[to])
        let below = Self.sum(distances.belowText[from], next.distances.belowText[to])
        // 3.
        return Self.larger(distances.plain[from], next.distances.plain[to]) ?? Self.larger(above, below)
            ?? Self.standard
    }

    private static func sum(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return nil }
        return a + b
    }

    private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return a ?? b }
        return max(a, b)
    }

    /// Gives up what is wanted on `edges`: as behind a frame or padding.
    mutating func reset(_ edges: Edge.Set) {
        let plain = ViewSpacing()
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            distances.plain[edge] = plain.distances.plain[edge]
            distances.aboveText[edge] = plain.distances.aboveText[edge]
            distances.belowText[edge] = plain.distances.belowText[edge]
            textLeading[edge] = nil
        }
    }
}

/// A distance for some of the edges, in points.
struct EdgeDistances: Equatable, Sendable {
    // NaN where there is none: half the size of optional numbers, and every element keeps them.
    private var top = CGFloat.nan
    private var leading = CGFloat.nan
    private var bottom = CGFloat.nan
    private var trailing = CGFloat.nan

    /// nil where there is none; NaN counts as none.
    subscript(edge: Edge) -> CGFloat? {
        get {
            let value =
                switch edge {
                case .top: top
                case .leading: leading
                case .bottom: bottom
                case .trailing: trailing
                }
            return value.isNaN ? nil : value
        }
        set {
            let value = newValue ?? .nan
            switch edge {
            case .top: top = value
            case .leading: leading = value
            case .bottom: bottom = value
            case .trailing: trailing = value
            }
        }
    }

    static func == (a: EdgeDistances, b: EdgeDistances) -> Bool {
        Edge.allCases.allSatisfy { a[$0] == b[$0] }
    }

    /// Takes, on `edges`, the larger of both sides' distances.
    mutating func formUnion(_ other: EdgeDistances, edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            guard let value = other[edge] else { continue }
            self[edge] = max(self[edge] ?? value, value)
        }
    }
}

/// Distances by category and edge.
struct SpacingDistances: Equatable, Sendable {
    var plain = EdgeDistances()
    var aboveText = EdgeDistances()
    var belowText = EdgeDistances()

    subscript(key: ViewSpacing.Key) -> CGFloat? {
        get {
            switch key.category {
            case .plain: plain[key.edge]
            case .aboveText: aboveText[key.edge]
            case .belowText: belowText[key.edge]
            }
        }
        set {
            switch key.category {
            case .plain: plain[key.edge] = newValue
            case .aboveText: aboveText[key.edge] = newValue
            case .belowText: belowText[key.edge] = newValue
            }
        }
    }
}
