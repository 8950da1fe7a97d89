import Foundation

extension View {
    /// Sets where the guide stands in this view. `computeValue` gets size and guides; its result must be finite.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(NodeModifier { child, inputs in AlignmentGuideNode(child, inputs, g.key, computeValue) })
    }

    /// Sets where the guide stands in this view. `computeValue` gets size and guides; its result must be finite.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(NodeModifier { child, inputs in AlignmentGuideNode(child, inputs, g.key, computeValue) })
    }
}

/// Answers one guide by a closure.
final class AlignmentGuideNode: UnaryNode {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
    private let reader: LayoutReader

    init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, _ key: AlignmentKey,
        _ compute: @escaping (ViewDimensions) -> CGFloat
    ) {
        self.key = key
        self.compute = compute
        reader = LayoutReader(inputs)
        super.init(child, inputs)
    }

    override func computeSetsGuides() -> Bool { true }

    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        guard key == self.key else { return child.explicitAlignment(key, size: size, proposal: proposal) }
        let dimensions = ViewDimensions(node: child, proposal: proposal, size: size)
        let value = reader.observing(.answers, for: self) { compute(dimensions) }
        guard value.isFinite else {
            if size.width.isFinite && size.height.isFinite {
                graph.report(
                    .error, at: path,
                    "alignmentGuide computed \(value); the guide is ignored. Check its arithmetic.")
            }
            return nil
        }
        return value
    }
}
