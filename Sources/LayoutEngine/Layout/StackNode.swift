import Drawing
import Foundation

/// An `HStack`'s or `VStack`'s element: what a ``ContainerNode`` with that layout does, by the layout's arithmetic
/// itself. Most containers are stacks.
final class StackNode: LayoutNode {
    let arithmetic: StackArithmetic
    private let nodes: [LayoutNode]
    private let isDynamic: Bool
    private var cache = StackCache()

    init(
        _ layout: some LinearStack, _ elements: _Elements, _ inputs: _ResolveInputs, path: ViewPath,
        label: String
    ) {
        arithmetic = layout.arithmetic
        nodes = elements.nodes
        isDynamic = elements.isDynamic
        super.init(inputs, path: path, label: label)
    }

    private func line(_ proposal: ProposedViewSize) -> StackArithmetic.Line {
        if let known = cache.known(proposal) { return known }
        let line = arithmetic.line(proposal, nodes)
        cache.keep(line, for: proposal)
        return line
    }

    override var children: [LayoutNode] { nodes }

    override func forgetAnswers() {
        cache = StackCache()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        arithmetic.size(line(proposal))
    }

    /// 1. Each child has its place in the line; wrong ones are reported, and taken as the bounds' origin.
    /// 2. It is mirrored where the direction is right-to-left, and the child placed.
    override func placeContent() {
        guard !nodes.isEmpty else { return }
        let bounds = frame
        let line = line(arithmetic.placementProposal(placementProposal, in: bounds))
        // 1.
        for index in nodes.indices {
            let origin = arithmetic.origin(index, in: line, bounds)
            guard !origin.x.isFinite || !origin.y.isFinite else { continue }
            PlacementCalls.reportInvalid(origin, index, of: self, nodes)
        }
        // 2.
        let isMirrored = layoutDirection == .rightToLeft
        for (index, node) in nodes.enumerated() {
            var origin = arithmetic.origin(index, in: line, bounds)
            if !origin.x.isFinite { origin.x = bounds.minX }
            if !origin.y.isFinite { origin.y = bounds.minY }
            let proposal = line.children[index].proposal
            if isMirrored { origin.x = bounds.mirrored(origin.x, width: node.size(proposal).width) }
            node.place(at: origin, proposal)
        }
    }

    /// The children's explicit values, merged as they are placed.
    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        guard key.merging != .none || nodes.count == 1, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        let bounds = CGRect(origin: .zero, size: size)
        let line = line(arithmetic.placementProposal(proposal, in: bounds))
        var values: [CGFloat] = []
        for (index, node) in nodes.enumerated() {
            let offer = line.children[index].proposal
            if let value = node.explicitAlignment(key, size: node.size(offer), proposal: offer) {
                values.append(value + arithmetic.origin(index, in: line, bounds)[key.axis])
            }
        }
        return nodes.count == 1 ? values.first : key.merge(values)
    }

    /// Several children's edges and centres aren't the stack's.
    override func computeSetsGuides() -> Bool { nodes.count == 1 && nodes[0].setsGuides }

    override func computeSpacing() -> ViewSpacing { arithmetic.spacing(nodes) }

    /// A stack of one child is that child to its container.
    override func computePriority() -> Double { nodes.count == 1 ? nodes[0].priority : 0 }

    /// As a ``ContainerNode``'s.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        PreferenceMerging.merge(key, nodes, in: self) ?? (isDynamic ? K.defaultValue : nil)
    }

    override func audit() {
        HiddenPriority.inspect(nodes, of: self)
    }

    override var stackAxis: Axis? { arithmetic.axis }

    /// Children are drawn by z index; equal ones in view order.
    override func draw(into drawing: inout DrawingContext) {
        for node in nodes.inDrawingOrder { node.draw(into: &drawing) }
    }
}
