import Foundation

/// The arithmetic of `HStack` and `VStack`, the same with axes swapped.
///
/// Sizing:
/// 1. Take the gaps off the proposal; with no proposal along the axis every child has its ideal size.
/// 2. Reserve the minimum of every child of lower priority.
/// 3. By priority, highest first; within one, the least flexible first: offer an equal share of what is left,
///    take off what the child answers.
/// 4. The size along the axis is the sum; across it, the union of the children with their guides aligned.
///
/// Placement repeats the sizing with the same proposal, except that a nil proposal across the axis becomes
/// the stack's own size there.
/// Source: layout rules read from real SwiftUI, pinned by measured cases.
struct StackArithmetic {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    struct Line {
        struct Child {
            /// Along the axis.
            var origin: CGFloat = 0
            var proposal: ProposedViewSize
            /// Where the guide stands in it, across the axis.
            var guide: CGFloat = 0
        }

        var children: [Child] = []
        var major: CGFloat = 0
        /// How far the children reach before and after their guides.
        var before: CGFloat = 0
        var after: CGFloat = 0

        var minor: CGFloat { before.isInfinite || after.isInfinite ? .infinity : max(before + after, 0) }
    }

    func line(_ proposal: ProposedViewSize, _ nodes: [LayoutNode]) -> Line {
        var line = Line()
        guard !nodes.isEmpty else { return line }
        let minor = proposal[axis.cross]
        line.children = Array(
            repeating: Line.Child(proposal: ProposedViewSize(axis, nil, by: minor)), count: nodes.count)
        // 1.
        if let major = proposal[axis] {
            distribute(major - gaps(nodes), minor: minor, nodes, &line.children)
        }
        assemble(nodes, &line)
        return line
    }

    func size(_ line: Line) -> CGSize {
        CGSize(axis, line.major, by: line.minor)
    }

    /// Between two neighbours, the second at `index`.
    private func gap(before index: Int, _ nodes: [LayoutNode]) -> CGFloat {
        spacing.orNoneIfNaN ?? nodes[index - 1].spacing.distance(to: nodes[index].spacing, along: axis)
    }

    /// All of them.
    private func gaps(_ nodes: [LayoutNode]) -> CGFloat {
        var sum: CGFloat = 0
        for index in 1..<nodes.count { sum += gap(before: index, nodes) }
        return sum
    }

    /// Steps 2 and 3: what each child is offered.
    private func distribute(
        _ room: CGFloat, minor: CGFloat?, _ nodes: [LayoutNode], _ children: inout [Line.Child]
    ) {
        var available = room
        let priority = nodes[0].priority
        guard nodes.contains(where: { $0.priority != priority }) else {
            return serve(nodes.indices, &available, minor: minor, nodes, &children)
        }
        let groups = Self.groups(nodes)
        // 2.
        let reserves = groups.enumerated().map { rank, group in
            rank == 0 ? 0 : group.reduce(CGFloat(0)) { $0 + length(nodes[$1], 0, minor) }
        }
        available -= reserves.reduce(0, +)
        for (rank, group) in groups.enumerated() {
            available += reserves[rank]
            serve(group, &available, minor: minor, nodes, &children)
        }
    }

    /// What a child takes of what it is offered along the axis.
    private func length(_ node: LayoutNode, _ offer: CGFloat, _ minor: CGFloat?) -> CGFloat {
        node.size(ProposedViewSize(axis, offer, by: minor))[axis]
    }

    /// Step 3 for children of one priority, given by index.
    private func serve(
        _ group: some RandomAccessCollection<Int>, _ available: inout CGFloat, minor: CGFloat?,
        _ nodes: [LayoutNode], _ children: inout [Line.Child]
    ) {
        func offer(to index: Int, _ share: CGFloat) {
            let offer = share > 0 ? share : 0
            children[index].proposal = ProposedViewSize(axis, offer, by: minor)
            let taken = length(nodes[index], offer, minor)
            // Infinity minus infinity leaves infinite room, not NaN.
            if available.isFinite || taken.isFinite { available -= taken }
        }
        if group.count == 1, let index = group.first { return offer(to: index, available) }
        if group.count == 2, let index = group.first, let last = group.last {
            let (first, second) = (rank(index, minor, nodes), rank(last, minor, nodes))
            let isInOrder = !second.precedes(first)
            offer(to: isInOrder ? index : last, available / 2)
            return offer(to: isInOrder ? last : index, available)
        }
        for (position, rank) in byFlexibility(group, minor, nodes).enumerated() {
            offer(to: rank.index, available / CGFloat(group.count - position))
        }
    }

    /// A child's place among those of its priority.
    private struct Rank {
        var index: Int
        var minimum: CGFloat
        var flexibility: CGFloat

        /// Least flexible first; of two infinitely flexible ones the larger minimum first; else view order, which is
        /// that of the indices.
        func precedes(_ other: Rank) -> Bool {
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
            return index < other.index
        }
    }

    private func rank(_ index: Int, _ minor: CGFloat?, _ nodes: [LayoutNode]) -> Rank {
        let minimum = length(nodes[index], 0, minor)
        let maximum = length(nodes[index], .infinity, minor)
        return Rank(
            index: index, minimum: minimum, flexibility: maximum.isInfinite ? .infinity : maximum - minimum)
    }

    /// In the order in which they are served.
    private func byFlexibility(
        _ group: some RandomAccessCollection<Int>, _ minor: CGFloat?, _ nodes: [LayoutNode]
    ) -> [Rank] {
        var ranks: [Rank] = []
        ranks.reserveCapacity(group.count)
        for index in group { ranks.append(rank(index, minor, nodes)) }
        ranks.sort { $0.precedes($1) }
        return ranks
    }

    /// The children by priority, highest first; in view order within one.
    private static func groups(_ nodes: [LayoutNode]) -> [[Int]] {
        let priorities = nodes.map(\.priority)
        return Set(priorities).sorted(by: >).map { priority in
            priorities.indices.filter { priorities[$0] == priority }
        }
    }

    /// Step 4.
    private func assemble(_ nodes: [LayoutNode], _ line: inout Line) {
        line.before = -.infinity
        line.after = -.infinity
        for (index, node) in nodes.enumerated() {
            let dimensions = node.dimensions(line.children[index].proposal)
            if index > 0 { line.major += gap(before: index, nodes) }
            line.children[index].origin = line.major
            line.major += dimensions.size[axis]
            let guide = dimensions[alignment]
            let minor = dimensions.size[axis.cross]
            line.before = max(line.before, guide)
            // An infinite child reaches infinitely far on both sides of its centre.
            line.after = max(line.after, minor.isInfinite ? .infinity : minor - guide)
            line.children[index].guide = guide
        }
        if line.major < 0 { line.major = 0 }
    }

    /// What a line is arranged for in bounds that answer `proposal`.
    func placementProposal(_ proposal: ProposedViewSize, in bounds: CGRect) -> ProposedViewSize {
        var proposal = proposal
        if proposal[axis.cross] == nil {
            proposal[axis.cross] = axis == .horizontal ? bounds.height : bounds.width
        }
        return proposal
    }

    /// Where a line's child goes, in the space of `bounds`.
    func origin(_ index: Int, in line: Line, _ bounds: CGRect) -> CGPoint {
        var origin = bounds.origin
        origin[axis] += line.children[index].origin
        let offset = line.before - line.children[index].guide
        origin[axis.cross] += offset.isFinite ? offset : 0
        return origin
    }

    /// Across the axis the union; before the first child its own, after the last child its own.
    func spacing(_ nodes: [LayoutNode]) -> ViewSpacing {
        guard let first = nodes.first, let last = nodes.last else { return ViewSpacing() }
        var result = ViewSpacing.empty
        let (start, end, cross): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        for node in nodes { result.formUnion(node.spacing, edges: cross) }
        result.formUnion(first.spacing, edges: start)
        result.formUnion(last.spacing, edges: end)
        return result
    }
}

/// The line that a stack arranged last: it is placed as it was measured, mostly.
public struct StackCache {
    private var last: (proposal: ProposedViewSize, line: StackArithmetic.Line)?

    init() {}

    /// The line kept, if it was arranged for this proposal.
    func known(_ proposal: ProposedViewSize) -> StackArithmetic.Line? {
        if let last, last.proposal == proposal { last.line } else { nil }
    }

    mutating func keep(_ line: StackArithmetic.Line, for proposal: ProposedViewSize) {
        last = (proposal, line)
    }

    /// The line for a proposal, worked out where the last one was for another.
    mutating func line(
        _ arithmetic: StackArithmetic, _ proposal: ProposedViewSize, _ nodes: [LayoutNode]
    ) -> StackArithmetic.Line {
        if let known = known(proposal) { return known }
        let line = arithmetic.line(proposal, nodes)
        keep(line, for: proposal)
        return line
    }
}

/// What HStackLayout and VStackLayout share.
protocol LinearStack: Layout, StackIdentity where Cache == StackCache {
    var arithmetic: StackArithmetic { get }
}

extension LinearStack {
    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache)
        -> CGSize
    {
        let arithmetic = arithmetic
        return arithmetic.size(cache.line(arithmetic, proposal, subviews.elements))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        let arithmetic = arithmetic
        let line = cache.line(
            arithmetic, arithmetic.placementProposal(proposal, in: bounds), subviews.elements)
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: arithmetic.origin(index, in: line, bounds), proposal: line.children[index].proposal)
        }
    }

    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        arithmetic.spacing(subviews.elements)
    }
}

/// The layout of `HStack`: SwiftUI's `HStackLayout`.
public struct HStackLayout: LinearStack {
    public typealias Cache = StackCache
    public typealias AnimatableData = EmptyAnimatableData

    public var alignment: VerticalAlignment
    /// Points between neighbours; nil, and NaN, for what they ask of each other.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    var arithmetic: StackArithmetic {
        StackArithmetic(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }
}

/// The layout of `VStack`: SwiftUI's `VStackLayout`.
public struct VStackLayout: LinearStack {
    public typealias Cache = StackCache
    public typealias AnimatableData = EmptyAnimatableData

    public var alignment: HorizontalAlignment
    /// Points between neighbours; nil, and NaN, for what they ask of each other.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    var arithmetic: StackArithmetic {
        StackArithmetic(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }
}
