import Foundation

/// The rule `invalid-size`: an answer that is NaN, negative, or infinite where nothing infinite was proposed.
enum InvalidSize {
    /// The size to use: 0 in place of NaN and negative lengths; infinity is kept, since only the one that
    /// answered can know better.
    ///
    /// Of elements that pass on an infinite answer from below, only the innermost is reported.
    static func checked(_ size: CGSize, of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
        var result = size
        for axis in Axis.allCases where size[axis].isNaN || size[axis] < 0 {
            node.graph.report(
                .error, .invalidSize, at: node.path,
                "answered a \(axis) size of \(size[axis].isNaN ? "NaN" : size[axis].decimalText) to the proposal "
                    + "\(proposal.text); 0 is used. A size must be 0 or more: check the layout's sizeThatFits."
            )
            result[axis] = 0
        }
        if !isInfinite(proposal), let axis = Axis.allCases.first(where: { result[$0].isInfinite }) {
            reportInfinity(along: axis, of: node, for: proposal)
        }
        return result
    }

    /// An infinite offer on one axis can make the other infinite too: a ratio does.
    private static func isInfinite(_ proposal: ProposedViewSize) -> Bool {
        proposal.width == .infinity || proposal.height == .infinity
    }

    private static func reportInfinity(
        along axis: Axis, of node: LayoutNode, for proposal: ProposedViewSize
    ) {
        guard !node.children.contains(where: hasAnsweredInfinity) else { return }
        node.hasAnsweredInfinity = true
        node.graph.report(
            .error, .invalidSize, at: node.path,
            "answered an infinite \(axis.lengthName) to the proposal \(proposal.text). A size may be infinite only "
                + "where infinity is proposed: check the layout's sizeThatFits, or give the view a frame.")
    }

    private static func hasAnsweredInfinity(_ node: LayoutNode) -> Bool {
        node.hasAnsweredInfinity || node.children.contains(where: hasAnsweredInfinity)
    }
}

extension Axis {
    /// As sentences say it.
    var lengthName: String { self == .horizontal ? "width" : "height" }
}
