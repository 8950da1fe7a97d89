import Foundation

/// The rule `ideal-aspect-ratio`: `aspectRatio` without a ratio (`scaledToFit`, `scaledToFill`) keeps the ratio of
/// the ideal size, which surprises where that is
///
/// 1. a default: of a colour, a shape or a `GeometryReader`, which have no ideal size (a `Circle` is square by
///    itself);
/// 2. one line of a text that doesn't fit the room: it is offered the room's width and a fraction of a line's
///    height, and is cut instead of wrapped. With `minimumScaleFactor` that is meant.
enum IdealAspectRatio {
    static func inspect(_ node: LayoutNode, around child: LayoutNode, mode: ContentMode) {
        let offer = node.placementProposal
        guard offer.width != nil || offer.height != nil else { return }
        let ideal = child.size(.unspecified)
        let view = innermost(child)
        let lengths = IdealLengths()
        // 1.
        let isDefault = Axis.allCases.contains { lengths.isMissing(in: child, along: $0) }
        if isDefault && !(view is ShapeNode<Circle>) {
            return report(
                node,
                "\(ideal.text), which comes from a view without a size of its own. Give the ratio: "
                    + "aspectRatio(1, contentMode: .\(mode)) for a square.")
        }
        // 2.
        let inner = child.placementProposal
        guard mode == .fit, let text = view as? TextNode, text.environment.minimumScaleFactor == 1,
            let width = inner.width, width + 0.5 < ideal.width
        else { return }
        report(
            node,
            "\(ideal.text), its text on one line: the text is offered \(inner.text) and is cut. "
                + "Leave it out, or let the text shrink with minimumScaleFactor.")
    }

    private static func report(_ node: LayoutNode, _ what: String) {
        node.graph.report(
            .warning, .idealAspectRatio, at: node.path,
            "an aspectRatio without a ratio (scaledToFit, scaledToFill) keeps the ratio of the ideal size, "
                + what)
    }

    /// The view inside the modifiers.
    private static func innermost(_ node: LayoutNode) -> LayoutNode {
        var node = node
        while true {
            if let unary = node as? UnaryNode {
                node = unary.child
            } else if let layered = node as? SecondaryNode {
                node = layered.primary
            } else {
                return node
            }
        }
    }
}
