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
        /// Along the axis, by child.
        var origins: [CGFloat] = []
        var proposals: [ProposedViewSize] = []
        /// Where the guide stands in each child, across the axis.
        var guides: [CGFloat] = []
        var major: CGFloat = 0
        /// How far the children reach before and after their guides.
        var before: CGFloat = 0
        var after: CGFloat = 0

        var minor: CGFloat { before.isInfinite || after.isInfinite ? .infinity : max(before + after, 0) }
    }

    func line(_ proposal: ProposedViewSize, _ nodes: [LayoutNode]) -> Line {
        guard !nodes.isEmpty else { return Line() }
        let gaps = self.gaps(nodes)
        // 1.
        let proposals: [ProposedViewSize]
        if let major = proposal[axis] {
            let room = major - gaps.reduce(0, +)
            proposals = distribute(room, minor: proposal[axis.cross], nodes)
        } else {
            proposals = Array(
                repeating: ProposedViewSize(axis, nil, by: proposal[axis.cross]), count: nodes.count)
        }
        return assemble(proposals, gaps, nodes)
    }

    func size(_ line: Line) -> CGSize {
        CGSize(axis, line.major, by: line.minor)
    }

    /// Between neighbours: one fewer than there are nodes.
    private func gaps(_ nodes: [LayoutNode]) -> [CGFloat] {
        guard nodes.count > 1 else { return [] }
        if let spacing = spacing.orNoneIfNaN { return Array(repeating: spacing, count: nodes.count - 1) }
        return nodes.indices.dropFirst().map {
            nodes[$0 - 1].spacing.distance(to: nodes[$0].spacing, along: axis)
        }
    }

    /// Steps 2 and 3: what each child is offered.
    private func distribute(_ room: CGFloat, minor: CGFloat?, _ nodes: [LayoutNode]) -> [ProposedViewSize] {
        func measure(_ index: Int, _ offer: CGFloat) -> CGFloat {
            nodes[index].size(ProposedViewSize(axis, offer, by: minor))[axis]
        }
        var available = room
        var proposals = Array(repeating: ProposedViewSize.unspecified, count: nodes.count)
        // 3.
        func serve(_ group: [Int]) {
            let order = group.count == 1 ? group : byFlexibility(group, measure)
            for (position, index) in order.enumerated() {
                let share = available / CGFloat(group.count - position)
                let offer = share > 0 ? share : 0
                proposals[index] = ProposedViewSize(axis, offer, by: minor)
                let taken = measure(index, offer)
                // Infinity minus infinity leaves infinite room, not NaN.
                if available.isFinite || taken.isFinite { available -= taken }
            }
        }
        let priority = nodes[0].priority
        guard nodes.contains(where: { $0.priority != priority }) else {
            serve(Array(nodes.indices))
            return proposals
        }
        let groups = Self.groups(nodes)
        // 2.
        let reserves = groups.enumerated().map { rank, group in
            rank == 0 ? 0 : group.reduce(CGFloat(0)) { $0 + measure($1, 0) }
        }
        available -= reserves.reduce(0, +)
        for (rank, group) in groups.enumerated() {
            available += reserves[rank]
            serve(group)
        }
        return proposals
    }

    /// Least flexible first; of two infinitely flexible ones the larger minimum first; else view order.
    private func byFlexibility(_ group: [Int], _ measure: (Int, CGFloat) -> CGFloat) -> [Int] {
        var ranges = group.map { index -> (index: Int, minimum: CGFloat, flexibility: CGFloat) in
            let minimum = measure(index, 0)
            let maximum = measure(index, .infinity)
            return (index, minimum, maximum.isInfinite ? .infinity : maximum - minimum)
        }
        // The group is in view order.
        ranges.sort { a, b in
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
            return a.index < b.index
        }
        return ranges.map(\.index)
    }

    /// The children by priority, highest first; in view order within one.
    private static func groups(_ nodes: [LayoutNode]) -> [[Int]] {
        let priorities = nodes.map(\.priority)
        return Set(priorities).sorted(by: >).map { priority in
            priorities.indices.filter { priorities[$0] == priority }
        }
    }

    /// Step 4.
    private func assemble(_ proposals: [ProposedViewSize], _ gaps: [CGFloat], _ nodes: [LayoutNode]) -> Line {
        var line = Line()
        line.proposals = proposals
        line.before = -.infinity
        line.after = -.infinity
        line.origins.reserveCapacity(nodes.count)
        line.guides.reserveCapacity(nodes.count)
        for (index, node) in nodes.enumerated() {
            let dimensions = node.dimensions(proposals[index])
            if index > 0 { line.major += gaps[index - 1] }
            line.origins.append(line.major)
            line.major += dimensions.size[axis]
            let guide = dimensions[alignment]
            let minor = dimensions.size[axis.cross]
            line.before = max(line.before, guide)
            // An infinite child reaches infinitely far on both sides of its centre.
            line.after = max(line.after, minor.isInfinite ? .infinity : minor - guide)
            line.guides.append(guide)
        }
        if line.major < 0 { line.major = 0 }
        return line
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
        origin[axis] += line.origins[index]
        let offset = line.before - line.guides[index]
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
            subview.place(at: arithmetic.origin(index, in: line, bounds), proposal: line.proposals[index])
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
