import Drawing
import Foundation

extension View {
    /// Draws views in front of this one, offered its size and aligned with it; the layout is this view's.
    /// Several views are layered.
    @inlinable public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(SecondaryModifier(secondary: content(), alignment: alignment, isInFront: true))
    }

    /// Draws views behind this one, offered its size and aligned with it; the layout is this view's.
    @inlinable public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(SecondaryModifier(secondary: content(), alignment: alignment, isInFront: false))
    }

    /// The older form of ``overlay(alignment:content:)``; SwiftUI gives no warning for it either.
    @_disfavoredOverload
    @inlinable public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
        -> some View
    {
        modifier(SecondaryModifier(secondary: overlay, alignment: alignment, isInFront: true))
    }

    /// The older form of ``background(alignment:content:)``; SwiftUI gives no warning for it either.
    @_disfavoredOverload
    @inlinable public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    )
        -> some View
    {
        modifier(SecondaryModifier(secondary: background, alignment: alignment, isInFront: false))
    }
}

/// A secondary view before or behind each element of the content.
@usableFromInline
struct SecondaryModifier<Secondary: View>: UnaryModifier {
    @usableFromInline let secondary: Secondary
    @usableFromInline let alignment: Alignment
    @usableFromInline let isInFront: Bool
    /// Where the secondary view reaches into what covers the safe area, if the frame touches its boundary.
    @usableFromInline let ignoredEdges: Edge.Set

    @inlinable init(
        secondary: Secondary, alignment: Alignment, isInFront: Bool, ignoredEdges: Edge.Set = []
    ) {
        self.secondary = secondary
        self.alignment = alignment
        self.isInFront = isInFront
        self.ignoredEdges = ignoredEdges
    }

    @inlinable func node(around child: LayoutNode, _ inputs: _ResolveInputs) -> LayoutNode {
        let inner = inputs.inLayer(of: child, isInFront: isInFront, Secondary.self)
        return child.layered(
            with: Secondary._resolve(secondary, inner), alignment, isInFront: isInFront,
            ignoredEdges: ignoredEdges, inner, inputs)
    }
}

extension _ResolveInputs {
    /// At the place of a secondary view in front of a view or behind it.
    @usableFromInline func inLayer(of child: LayoutNode, isInFront: Bool, _ type: Any.Type) -> _ResolveInputs
    {
        let role = isInFront ? "overlay" : "background"
        return inside(child.path.appending(role), stackAxis: nil).child(
            .layer(isInFront: isInFront), type)
    }
}

extension LayoutNode {
    /// This element with others in front of it or behind it; alone where there are none.
    @usableFromInline final func layered(
        with elements: _Elements, _ alignment: Alignment, isInFront: Bool, ignoredEdges: Edge.Set,
        _ inner: _ResolveInputs, _ inputs: _ResolveInputs
    ) -> LayoutNode {
        guard !elements.isEmpty else { return self }
        let layer = ImplicitStack.layered(elements, alignment, inner)
        return SecondaryNode(
            self, layer, inputs, alignment: alignment, isInFront: isInFront, ignoredEdges: ignoredEdges)
    }
}

/// The primary view's answers, with a second view placed on it afterwards.
final class SecondaryNode: LayoutNode {
    let primary: LayoutNode
    let secondary: LayoutNode
    let alignment: Alignment
    let isInFront: Bool
    let ignoredEdges: Edge.Set

    init(
        _ primary: LayoutNode, _ secondary: LayoutNode, _ inputs: _ResolveInputs, alignment: Alignment,
        isInFront: Bool, ignoredEdges: Edge.Set
    ) {
        self.ignoredEdges = ignoredEdges
        self.primary = primary
        self.secondary = secondary
        self.alignment = alignment
        self.isInFront = isInFront
        super.init(inputs, path: primary.path, label: "")
        traits = primary.traits
    }

    override var children: [LayoutNode] { isInFront ? [primary, secondary] : [secondary, primary] }

    override func forEachChild(_ body: (LayoutNode) -> Void) {
        body(isInFront ? primary : secondary)
        body(isInFront ? secondary : primary)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        primary.size(proposal)
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        primary.explicitAlignment(key, size: size, proposal: proposal)
    }

    override func placeContent() {
        primary.place(at: frame.origin, placementProposal)
        placeSecondary(secondary, primary, alignment)
        reachOut()
    }

    /// A style reaches under bars and to the device's edges, but not under the keyboard.
    ///
    /// Source: OpenSwiftUI's region of backgrounds is the container's.
    private func reachOut() {
        guard !ignoredEdges.isEmpty,
            let margins = surroundings.safeArea?.margins(of: frame, .container)
        else { return }
        let insets = margins.insets(layoutDirection).kept(ignoredEdges)
        guard !insets.isZero else { return }
        let area = frame.outset(by: insets, layoutDirection)
        secondary.place(at: area.origin, ProposedViewSize(area.size))
    }

    override func computeSetsGuides() -> Bool { primary.setsGuides }

    override func computeSpacing() -> ViewSpacing { primary.spacing }

    override func computePriority() -> Double { primary.priority }

    /// Preferences come in drawing order: background before the primary, overlay after it.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        PreferenceMerging.merge(key, children, in: self)
    }
}

extension LayoutNode {
    /// Places `secondary` over this node, offered its size, guides of both at one point.
    func placeSecondary(_ secondary: LayoutNode, _ primary: LayoutNode, _ alignment: Alignment) {
        let offer = ProposedViewSize(frame.size)
        let outer = ViewDimensions(node: primary, proposal: placementProposal, size: frame.size)
        let inner = secondary.dimensions(offer)
        let origin = AlignedFrameNode.origin(of: inner, in: outer, alignment)
        secondary.place(at: physical(origin, childSize: inner.size), offer)
    }
}
