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
        var dimensions: [ViewDimensions] = []
        var major: CGFloat = 0
        /// How far the children reach before and after their guides.
        var before: CGFloat = 0
        var after: CGFloat = 0

        var minor: CGFloat { before.isInfinite || after.isInfinite ? .infinity : max(before + after, 0) }
    }

    func line(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Line {
        guard !subviews.isEmpty else { return Line() }
        let gaps = self.gaps(subviews)
        // 1.
        let proposals: [ProposedViewSize]
        if let major = proposal[axis] {
            let room = major - gaps.reduce(0, +)
            proposals = distribute(room, minor: proposal[axis.cross], subviews)
        } else {
            proposals = Array(
                repeating: ProposedViewSize(axis, nil, by: proposal[axis.cross]), count: subviews.count)
        }
        return assemble(proposals, gaps, subviews)
    }

    func size(_ line: Line) -> CGSize {
        CGSize(axis, line.major, by: line.minor)
    }

    func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        guard subviews.count > 1 else { return [] }
        if let spacing = spacing.orNoneIfNaN { return Array(repeating: spacing, count: subviews.count - 1) }
        var previous = subviews[0].spacing
        return subviews.dropFirst().map { subview in
            let next = subview.spacing
            defer { previous = next }
            return previous.distance(to: next, along: axis)
        }
    }

    /// Steps 2 and 3: what each child is offered.
    private func distribute(_ room: CGFloat, minor: CGFloat?, _ subviews: LayoutSubviews)
        -> [ProposedViewSize]
    {
        let groups = Self.groups(subviews)
        func measure(_ index: Int, _ offer: CGFloat) -> CGFloat {
            subviews[index].sizeThatFits(ProposedViewSize(axis, offer, by: minor))[axis]
        }
        // 2.
        let reserves = groups.enumerated().map { rank, group in
            rank == 0 ? 0 : group.reduce(CGFloat(0)) { $0 + measure($1, 0) }
        }
        var available = room - reserves.reduce(0, +)
        var proposals = Array(repeating: ProposedViewSize.unspecified, count: subviews.count)
        // 3.
        for (rank, group) in groups.enumerated() {
            available += reserves[rank]
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
    private static func groups(_ subviews: LayoutSubviews) -> [[Int]] {
        let priorities = subviews.map(\.priority)
        guard priorities.contains(where: { $0 != priorities[0] }) else { return [Array(priorities.indices)] }
        return Set(priorities).sorted(by: >).map { priority in
            priorities.indices.filter { priorities[$0] == priority }
        }
    }

    /// Step 4.
    private func assemble(_ proposals: [ProposedViewSize], _ gaps: [CGFloat], _ subviews: LayoutSubviews)
        -> Line
    {
        var line = Line()
        line.proposals = proposals
        line.before = -.infinity
        line.after = -.infinity
        for (index, subview) in subviews.enumerated() {
            let dimensions = subview.dimensions(in: proposals[index])
            if index > 0 { line.major += gaps[index - 1] }
            line.origins.append(line.major)
            line.major += dimensions.size[axis]
            let guide = dimensions[alignment]
            let minor = dimensions.size[axis.cross]
            line.before = max(line.before, guide)
            // An infinite child reaches infinitely far on both sides of its centre.
            line.after = max(line.after, minor.isInfinite ? .infinity : minor - guide)
            line.dimensions.append(dimensions)
        }
        if line.major < 0 { line.major = 0 }
        return line
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
    ) {
        var proposal = proposal
        let minor = axis == .horizontal ? bounds.height : bounds.width
        if proposal[axis.cross] == nil { proposal[axis.cross] = minor }
        let line = cache.line(self, proposal, subviews)
        for (index, subview) in subviews.enumerated() {
            var origin = bounds.origin
            origin[axis] += line.origins[index]
            let guide = line.dimensions[index][alignment]
            let offset = line.before - guide
            origin[axis.cross] += offset.isFinite ? offset : 0
            subview.place(at: origin, proposal: line.proposals[index])
        }
    }

    /// Across the axis the union; before the first child its own, after the last child its own.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
        var result = ViewSpacing.empty
        let (start, end, cross): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        for subview in subviews { result.formUnion(subview.spacing, edges: cross) }
        result.formUnion(first.spacing, edges: start)
        result.formUnion(last.spacing, edges: end)
        return result
    }
}

/// The line that a stack arranged last: it is placed as it was measured, mostly.
public struct StackCache {
    private var last: (proposal: ProposedViewSize, line: StackArithmetic.Line)?

    init() {}

    /// The line for a proposal, worked out where the last one was for another.
    mutating func line(
        _ arithmetic: StackArithmetic, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> StackArithmetic.Line {
        if let last, last.proposal == proposal { return last.line }
        let line = arithmetic.line(proposal, subviews)
        last = (proposal, line)
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
        return arithmetic.size(cache.line(arithmetic, proposal, subviews))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        arithmetic.place(in: bounds, proposal, subviews, &cache)
    }

    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        arithmetic.spacing(subviews)
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
