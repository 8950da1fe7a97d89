import Foundation

extension View {
    /// Insets the view; leading is left in left-to-right. Negative insets let it stick out.
    @inlinable public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Insets the given edges by `length` points; nil is the platform's 16.
    @inlinable public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? 16, edges: edges))
    }

    /// Insets all edges by `length` points.
    @inlinable public func padding(_ length: CGFloat) -> some View {
        padding(EdgeInsets(length, edges: .all))
    }
}

/// padding(_:).
@usableFromInline
struct PaddingModifier: UnaryModifier {
    let insets: EdgeInsets

    @usableFromInline init(insets: EdgeInsets) {
        self.insets = insets
    }

    @inlinable var sharesPlace: Bool { true }

    @usableFromInline func node(around child: LayoutNode, _ inputs: _ResolveInputs) -> LayoutNode {
        PaddingNode(child, inputs, insets: insets)
    }
}

/// The child is offered the room inside the insets (not below 0; nil stays nil); the size is the child's
/// plus the insets, not below 0.
class PaddingNode: UnaryNode {
    final let insets: EdgeInsets

    /// Insets that are NaN or infinite are reported and count as 0.
    init(_ child: LayoutNode, _ inputs: _ResolveInputs, insets: EdgeInsets, label: String = "padding") {
        var insets = insets
        let isFinite =
            insets.top.isFinite && insets.leading.isFinite && insets.bottom.isFinite
            && insets.trailing.isFinite
        for side in isFinite ? [] : [\EdgeInsets.top, \.leading, \.bottom, \.trailing]
        where !insets[keyPath: side].isFinite {
            inputs.graph.report(
                .warning, at: child.path,
                "\(label) got \(insets[keyPath: side].decimalText); 0 is used. Use a finite number of points."
            )
            insets[keyPath: side] = 0
        }
        self.insets = insets
        super.init(child, inputs, label: label)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
            height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(inner(proposal))
        return CGSize(
            width: max(size.width + insets.leading + insets.trailing, 0),
            height: max(size.height + insets.top + insets.bottom, 0))
    }

    override func childPlacement(size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (CGPoint(x: insets.leading, y: insets.top), inner(proposal))
    }

    /// The edges that are moved give up what the child wanted there.
    override func computeSpacing() -> ViewSpacing {
        var spacing = child.spacing
        var moved: Edge.Set = []
        if insets.top != 0 { moved.insert(.top) }
        if insets.bottom != 0 { moved.insert(.bottom) }
        if insets.leading != 0 { moved.insert(.leading) }
        if insets.trailing != 0 { moved.insert(.trailing) }
        spacing.reset(moved)
        return spacing
    }

    override func computePriority() -> Double { 0 }
}
