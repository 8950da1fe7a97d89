import Foundation

/// A child as its layout sees it: SwiftUI's `LayoutSubview`.
public struct LayoutSubview: Equatable {
    let node: LayoutNode
    let index: Int
    let recorder: PlacementRecorder?
    /// The container whose layout is asked: for diagnostics.
    unowned let container: LayoutNode

    /// The value of a layout value key; its default when the view sets none.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.traits[LayoutValueTrait<K>.self]
    }

    public var priority: Double { node.priority }

    /// The size the view chooses for `proposal`. Pure and cached.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.size(proposal)
    }

    /// Size and guides for `proposal`.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        node.dimensions(proposal)
    }

    public var spacing: ViewSpacing { node.spacing }

    /// Puts the view's `anchor` at `position`, in the space of the layout's bounds, sized by its answer to
    /// `proposal`. The last call counts.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        recorder?.record(index, position, anchor, proposal)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.node === b.node && a.index == b.index
    }
}

/// A layout's children: SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    private let nodes: [LayoutNode]
    private let indexes: [Int]?
    private let recorder: PlacementRecorder?
    private unowned let container: LayoutNode
    public var layoutDirection: LayoutDirection

    init(_ nodes: [LayoutNode], in container: LayoutNode) {
        self.nodes = nodes
        self.container = container
        indexes = nil
        recorder = nil
        layoutDirection = container.layoutDirection
    }

    private init(_ other: LayoutSubviews, indexes: [Int]?, recorder: PlacementRecorder?) {
        nodes = other.nodes
        container = other.container
        layoutDirection = other.layoutDirection
        self.indexes = indexes
        self.recorder = recorder
    }

    /// The same children, their placements noted in `recorder`.
    func recording(into recorder: PlacementRecorder) -> LayoutSubviews {
        LayoutSubviews(self, indexes: indexes, recorder: recorder)
    }

    /// The children's elements.
    var elements: [LayoutNode] { indexes.map { $0.map { nodes[$0] } } ?? nodes }

    public var startIndex: Int { 0 }
    public var endIndex: Int { indexes?.count ?? nodes.count }

    public subscript(position: Int) -> LayoutSubview {
        let index = indexes?[position] ?? position
        return LayoutSubview(node: nodes[index], index: index, recorder: recorder, container: container)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(self, indexes: bounds.map { indexes?[$0] ?? $0 }, recorder: recorder)
    }

    /// The children from a position on. (An open range is also an endless sequence: the form below would take it.)
    public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }

    public subscript<S: Sequence>(positions: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(self, indexes: positions.map { indexes?[$0] ?? $0 }, recorder: recorder)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0 == $1 }
    }

    /// Merges the explicit values of the children standing at `placements` (all of them, by node).
    func mergedAlignment(_ key: AlignmentKey, _ placements: [Placement]) -> CGFloat? {
        var values: [CGFloat] = []
        for (node, placement) in zip(nodes, placements) {
            let size = node.size(placement.proposal)
            if let value = node.explicitAlignment(key, size: size, proposal: placement.proposal) {
                values.append(value + placement.origin[key.axis])
            }
        }
        if nodes.count == 1 { return values.first }
        return key.merge(values)
    }
}

/// Where a child's top left corner goes, in the space of its layout's bounds, and what it is offered.
struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
}

/// Notes what a layout does with its children.
final class PlacementRecorder {
    struct Call {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize
    }

    private(set) var calls: [Call?]
    /// The first child that was placed a second time.
    private(set) var firstRepeated: Int?

    init(count: Int) {
        calls = Array(repeating: nil, count: count)
    }

    func record(_ index: Int, _ position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
        if calls[index] != nil, firstRepeated == nil { firstRepeated = index }
        calls[index] = Call(position: position, anchor: anchor, proposal: proposal)
    }

    /// The placements of all children: those never placed are centred, with the container's proposal.
    func resolved(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [Placement]
    {
        calls.enumerated().map { index, call in
            let call =
                call
                ?? Call(
                    position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
            let size = subviews[index].sizeThatFits(call.proposal)
            // An infinite size has no corner to find from an anchor inside it: it starts at the position.
            let dx = size.width.isFinite ? size.width * call.anchor.x : 0
            let dy = size.height.isFinite ? size.height * call.anchor.y : 0
            return Placement(
                origin: CGPoint(x: call.position.x - dx, y: call.position.y - dy), proposal: call.proposal)
        }
    }
}
