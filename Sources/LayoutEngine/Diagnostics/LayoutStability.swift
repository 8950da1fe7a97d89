import Foundation

/// A container whose layout can be asked again after it was placed.
protocol AskedAgain: LayoutNode {
    /// What the layout answers now, without the element's cache.
    func askAgain(_ proposal: ProposedViewSize) -> CGSize
    /// The calls of `place` that it makes now.
    func placeAgain(in bounds: CGRect) -> [PlacementRecorder.Call?]
}

/// The rule `unstable-layout`: sizing and placing of a custom layout disagree.
///
/// 1. The same question after placing must get the same size.
/// 2. The same bounds must give the same places.
/// 3. So they must after a question for another size: what a layout keeps in its cache for one proposal it must
///    not use for another.
///
/// Whether the children fill the size isn't asked: a layout may keep margins.
enum LayoutStability {
    static func inspect(_ node: some AskedAgain, calls: [PlacementRecorder.Call?]) {
        let slack = node.environment.pixelLength / 2
        func report(_ what: String) {
            node.graph.report(.warning, .unstableLayout, at: node.path, what)
        }
        // 1.
        let size = node.askAgain(node.placementProposal)
        if isOther(size, node.frame.size, slack) {
            return report(
                "answered \(node.frame.size.text) to the proposal \(node.placementProposal.text), and \(size.text) "
                    + "when asked again after placing. The same proposal must get the same size: compute it from "
                    + "the proposal and the subviews alone.")
        }
        // 2.
        if let index = firstOther(node.placeAgain(in: node.frame), calls, slack) {
            return report(
                "placed its subview \(index) elsewhere when asked again with the same bounds. Compute places from "
                    + "the bounds, the proposal and the subviews alone.")
        }
        // 3.
        _ = node.askAgain(.zero)
        if let index = firstOther(node.placeAgain(in: node.frame), calls, slack) {
            report(
                "placed its subview \(index) elsewhere after it was asked for the size of another proposal: its "
                    + "cache keeps what belongs to one proposal. Keep the proposal beside it, and compute it anew "
                    + "in placeSubviews where it is another.")
        }
    }

    private static func isOther(_ a: CGSize, _ b: CGSize, _ slack: CGFloat) -> Bool {
        guard a.width.isFinite, a.height.isFinite, a.width >= 0, a.height >= 0 else { return false }
        return abs(a.width - b.width) > slack || abs(a.height - b.height) > slack
    }

    private static func firstOther(
        _ a: [PlacementRecorder.Call?], _ b: [PlacementRecorder.Call?], _ slack: CGFloat
    ) -> Int? {
        zip(a, b).enumerated().first { _, pair in
            guard let a = pair.0, let b = pair.1 else { return (pair.0 == nil) != (pair.1 == nil) }
            return abs(a.position.x - b.position.x) > slack || abs(a.position.y - b.position.y) > slack
                || a.anchor != b.anchor || a.proposal != b.proposal
        }?.offset
    }
}
