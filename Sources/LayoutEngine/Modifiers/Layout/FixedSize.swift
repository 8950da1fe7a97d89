import Foundation

extension View {
    /// Gives the view its ideal size.
    public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal size on the chosen axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(
            NodeModifier { child, inputs in
                FixedSizeNode(child, inputs, horizontal: horizontal, vertical: vertical)
            })
    }
}

/// Proposes nil on the chosen axes; everything else is the child's.
final class FixedSizeNode: UnaryNode {
    let horizontal: Bool
    let vertical: Bool

    init(_ child: LayoutNode, _ inputs: _ResolveInputs, horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(child, inputs)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        child.size(inner(proposal))
    }

    override func childPlacement(size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, inner(proposal))
    }
}
