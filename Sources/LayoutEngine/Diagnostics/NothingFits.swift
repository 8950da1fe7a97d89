import Foundation

/// The rule `nothing-fits`: no candidate of a `ViewThatFits` has an ideal size within the proposal, and the last
/// one, which is shown then, is larger than the proposal too. One that wraps or shrinks is fine.
enum NothingFits {
    static func inspect(_ node: LayoutNode, shown: LayoutNode, _ axes: Axis.Set, candidates: Int) {
        let size = shown.frame.size
        let slack = node.environment.pixelLength / 2
        let proposal = node.placementProposal
        let overflow = Axis.allCases.first { axis in
            guard axes.contains(Axis.Set(axis)), let room = proposal[axis] else { return false }
            return size[axis] > room + slack
        }
        guard let overflow else { return }
        let which = candidates == 1 ? "its one view" : "none of its \(candidates) views: the last one"
        node.graph.report(
            .warning, .nothingFits, at: node.path,
            "has room for \(proposal.text), which fits \(candidates == 1 ? "not " : "")\(which) (\(shown.path)) is "
                + "\(size.text), too large in \(overflow.lengthName). "
                + "End with a view that can shrink: text that wraps, a ScrollView, or EmptyView().")
    }
}
