import Foundation

extension View {
    /// Draws the view moved; its place in the layout stays. Positive x is trailing.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        let numbers = EffectNumbers.move("offset", x: x, y: y)
        let offset = CGPoint(x: numbers.used[0], y: numbers.used[1])
        return modifier(NodeModifier(numbers: numbers) { child, inputs in OffsetNode(child, inputs, offset) })
    }

    /// Draws the view moved; its place in the layout stays.
    public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Takes the whole proposal and puts the view's centre at a point of it; an axis without proposal is the
    /// view's own size.
    public func position(_ position: CGPoint) -> some View {
        let numbers = EffectNumbers.move("position", x: position.x, y: position.y)
        let position = CGPoint(x: numbers.used[0], y: numbers.used[1])
        return modifier(
            NodeModifier(numbers: numbers) { child, inputs in PositionNode(child, inputs, position) })
    }

    /// As ``position(_:)``.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

/// Forwards every answer and places the child elsewhere.
final class OffsetNode: UnaryNode {
    let offset: CGPoint

    init(_ child: LayoutNode, _ inputs: _ResolveInputs, _ offset: CGPoint) {
        self.offset = offset
        super.init(child, inputs)
    }

    override func placeContent() {
        var origin = CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y)
        if layoutDirection == .rightToLeft { origin.x = frame.minX - offset.x }
        child.place(at: origin, placementProposal)
    }
}

/// Greedy; forgets the child's guides, spacing and priority.
final class PositionNode: UnaryNode {
    let position: CGPoint

    init(_ child: LayoutNode, _ inputs: _ResolveInputs, _ position: CGPoint) {
        self.position = position
        super.init(child, inputs, label: "position")
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let size = child.size(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    override func childPlacement(size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let inner = ProposedViewSize(size)
        let childSize = child.size(inner)
        return (
            CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2), inner
        )
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    { nil }

    override func computeSpacing() -> ViewSpacing { ViewSpacing() }

    override func computePriority() -> Double { 0 }
}
