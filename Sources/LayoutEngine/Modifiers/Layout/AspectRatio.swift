import Foundation

/// How a ratio meets a room of another: SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

extension View {
    /// Keeps width / height at `ratio`; nil keeps the ratio of the child's ideal size.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(
            NodeModifier { child, inputs in
                AspectRatioNode(
                    child, inputs, ratio: ratio.map { CGSize(width: $0, height: 1) }, contentMode: contentMode
                )
            })
    }

    /// Keeps the ratio of `ratio`'s sides.
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
        modifier(
            NodeModifier { child, inputs in
                AspectRatioNode(child, inputs, ratio: ratio, contentMode: contentMode)
            })
    }

    public func scaledToFit() -> some View {
        aspectRatio(nil, contentMode: .fit)
    }

    public func scaledToFill() -> some View {
        aspectRatio(nil, contentMode: .fill)
    }
}

/// Offers the child the largest (fit) or smallest (fill) size of the ratio for the proposal; the size is the
/// child's answer.
///
/// 1. With no proposal at all the child is asked just so.
/// 2. k = the smaller (fit) or larger (fill) of the axes' factors; an axis without proposal counts as infinite
///    (for fill, where that would be infinite, the known axis decides).
/// Source: reverse-engineered; `.fill` with one open axis isn't measured, see Docs/Deviations.md.
final class AspectRatioNode: UnaryNode {
    let ratio: CGSize?
    let contentMode: ContentMode

    init(_ child: LayoutNode, _ inputs: _ResolveInputs, ratio: CGSize?, contentMode: ContentMode) {
        if let ratio, !(ratio.width > 0 && ratio.height > 0 && ratio.width.isFinite && ratio.height.isFinite)
        {
            inputs.graph.report(
                .warning, at: child.path,
                "aspectRatio got \(ratio.width.decimalText) : \(ratio.height.decimalText); the child's own ratio is "
                    + "used. Give a ratio greater than 0.")
            self.ratio = nil
        } else {
            self.ratio = ratio
        }
        self.contentMode = contentMode
        super.init(child, inputs, label: "aspectRatio")
    }

    private var sides: CGSize {
        if let ratio { return ratio }
        let ideal = child.size(.unspecified)
        let isUsable =
            ideal.width > 0 && ideal.height > 0 && ideal.width.isFinite && ideal.height.isFinite
        return isUsable ? ideal : CGSize(width: 1, height: 1)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        // 1.
        if proposal.width == nil && proposal.height == nil { return proposal }
        // 2.
        let sides = sides
        let kx = proposal.width.map { $0 / sides.width } ?? .infinity
        let ky = proposal.height.map { $0 / sides.height } ?? .infinity
        var k = contentMode == .fit ? min(kx, ky) : max(kx, ky)
        if contentMode == .fill, proposal.width == nil || proposal.height == nil { k = min(kx, ky) }
        return ProposedViewSize(width: sides.width * k, height: sides.height * k)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        child.size(inner(proposal))
    }

    override func childPlacement(size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, inner(proposal))
    }

    override func computePriority() -> Double { 0 }

    override func audit() {
        if ratio == nil { IdealAspectRatio.inspect(self, around: child, mode: contentMode) }
    }
}
