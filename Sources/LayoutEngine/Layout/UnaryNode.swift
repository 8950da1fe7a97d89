import Drawing
import Foundation

/// A modifier's element: one child, and by default every answer is the child's.
///
/// Subclasses that only draw override `draw`; those that lay out override `computeSize` and
/// `childPlacement`. Traits are the child's.
class UnaryNode: LayoutNode {
    /// Exchanged by ``SlotNode`` alone.
    final var child: LayoutNode

    /// Around an element, in whose place in the tree it stands.
    init(around child: LayoutNode) {
        self.child = child
        super.init(as: child)
        traits = child.traits
    }

    init(_ child: LayoutNode, _ inputs: _ResolveInputs) {
        self.child = child
        super.init(inputs, path: child.path, label: "")
        traits = child.traits
    }

    /// With a line of its own in dumps.
    init(_ child: LayoutNode, _ inputs: _ResolveInputs, label: String) {
        self.child = child
        super.init(inputs, path: child.path, label: label)
        traits = child.traits
    }

    /// Where the child's top left corner goes, from this node's leading top corner, left-to-right, and what
    /// it is offered there, when this node has `size` in answer to `proposal`.
    func childPlacement(size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, proposal)
    }

    final override var children: [LayoutNode] { [child] }

    final override func forEachChild(_ body: (LayoutNode) -> Void) { body(child) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        child.size(proposal)
    }

    override func placeContent() {
        let (origin, proposal) = childPlacement(size: frame.size, proposal: placementProposal)
        child.place(at: physical(origin, childSize: child.size(proposal)), proposal)
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        let (origin, childProposal) = childPlacement(size: size, proposal: proposal)
        guard
            let value = child.explicitAlignment(
                key, size: child.size(childProposal), proposal: childProposal)
        else { return nil }
        return value + origin[key.axis]
    }

    override func computeSetsGuides() -> Bool { child.setsGuides }

    override func computeSpacing() -> ViewSpacing { child.spacing }

    override func computePriority() -> Double { child.priority }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        child.preference(key)
    }
}

extension LayoutNode {
    /// Turns a child's left-to-right offset inside this node into a place in the picture: mirrored where
    /// this node's layout direction is right-to-left.
    final func physical(_ origin: CGPoint, childSize: CGSize) -> CGPoint {
        var x = layoutDirection == .rightToLeft ? frame.width - origin.x - childSize.width : origin.x
        // Infinite lengths leave no place to mirror to.
        if !x.isFinite { x = 0 }
        return CGPoint(x: frame.minX + x, y: frame.minY + origin.y)
    }
}

extension CGRect {
    /// Where something of a width that stands at `x` stands from the other side; at the left edge where infinite
    /// lengths leave no such place.
    func mirrored(_ x: CGFloat, width: CGFloat) -> CGFloat {
        let mirrored = minX + (maxX - x - width)
        return mirrored.isFinite ? mirrored : minX
    }
}
