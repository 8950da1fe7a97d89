import Drawing
import Foundation

/// Stands for an element of a view with a body, so that another can take its place when the view is updated alone.
final class SlotNode: UnaryNode {
    init(_ child: LayoutNode) {
        super.init(around: child)
    }

    /// Whether it stands in the tree that was placed last.
    var isPlaced: Bool { upkeep?.isPlaced ?? false }

    /// Puts another element in the child's place.
    ///
    /// 1. It is asked all that the former one was asked.
    /// 2. If its answers are the same nothing around has changed: it is placed where the former one stood. What it
    ///    hands up the tree must be nothing, before and now, or those who read it have to be placed.
    /// 3. Else the elements around forget their answers.
    func exchange(_ new: LayoutNode) {
        let old = child
        // 1.
        let isSame = answersTheSame(new)
        child = new
        // 2.
        if isSame, !old.handsUp, !new.handsUp {
            graph.transform = outerTransform
            let live = graph.live
            live?.placing = self
            placeContent()
            live?.placing = nil
        } else {
            // 3.
            forgetAll()
            invalidateAround(answers: !isSame)
            graph.live?.needsLayout = true
        }
    }

    private func answersTheSame(_ new: LayoutNode) -> Bool {
        guard hasSameFixedAnswers(as: new) else { return false }
        for (question, answer) in knownSizes where new.size(question.proposal) != answer { return false }
        for (question, answer) in knownAlignments {
            let proposal = question.proposal.proposal
            let size = new.size(proposal)
            if new.explicitAlignment(question.key, size: size, proposal: proposal) != answer { return false }
        }
        return true
    }
}

extension LayoutNode {
    /// Has the elements around place it again, and with changed `answers` work out theirs again.
    func invalidateAround(answers: Bool) {
        var node: LayoutNode? = self
        while let current = node {
            if answers { current.forgetAll() }
            current.upkeep?.needsPlacement = true
            node = current.upkeep?.parent
        }
    }

    /// Whether it tells its container the same as another by its traits.
    func tellsTheSame(as other: LayoutNode) -> Bool {
        traits.areSame(as: other.traits)
    }

    /// Whether it, or something in it, sets a preference.
    var handsUp: Bool {
        if setsPreference { return true }
        var found = false
        forEachChild { found = found || $0.handsUp }
        return found
    }
}

/// What a living tree knows of an element beyond one pass.
final class NodeUpkeep {
    /// The element that placed it last.
    weak var parent: LayoutNode?
    var isPlaced = false
    /// Whether something in it has to be placed, though its own place may be as it was.
    var needsPlacement = true
    /// The state of the container around when it was placed.
    var generation: UInt = 0
    /// The pass that placed it first.
    var firstPass: UInt = 0
}
