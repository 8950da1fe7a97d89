/// What a `ViewThatFits` remembers of its candidates: which one was shown, and how often each has lost.
///
/// A candidate has an identity as long as it is shown. Once another is, it gets a new one, whose state is made anew and
/// which doesn't appear until it is shown.
final class FittingMemory {
    /// An element that may be shown, and what waits for that.
    struct Candidate {
        let node: LayoutNode
        /// Its view's place among those of the content.
        let index: Int
        let actions: [@MainActor () -> Void]
        /// The views with bodies in it, in a tree that is kept.
        var memos: [BodyMemo] = []
    }

    private var shown: Int?
    private var losses: [Int: Int] = [:]

    /// Makes all candidates, each below a place of its own.
    @MainActor
    func candidates<Content: View>(of content: Content, _ inputs: _ResolveInputs) -> [Candidate] {
        var candidates: [Candidate] = []
        var (index, count) = (0, 1)
        while index < count {
            let role = "candidate \(index) \(losses[index, default: 0])"
            let runs = Content._lazyElements(content, inputs.child(.role(role), Content.self)).runs
            count = runs.reduce(0) { $0 + $1.count }
            var place = index
            for run in runs {
                if place < run.count {
                    let make = { inputs.graph.keepingActions { run.make(place) } }
                    let ((elements, actions), memos) = inputs.graph.live?.logging(make) ?? (make(), [])
                    for (offset, node) in elements.nodes.enumerated() {
                        candidates.append(
                            Candidate(
                                node: node, index: index, actions: offset == 0 ? actions : [],
                                memos: actions.isEmpty ? [] : memos))
                    }
                    break
                }
                place -= run.count
            }
            index += 1
        }
        return candidates
    }

    /// Runs what waits for a candidate to be shown. One that was shown before it loses its identity in the next pass,
    /// for which this asks.
    @MainActor
    func show(_ candidate: Candidate?, of candidates: [Candidate], _ graph: ViewGraph) {
        // The others haven't appeared: what they wait for is noted again with the next pass.
        for other in candidates where other.index != candidate?.index {
            for memo in other.memos { memo.setOutdated() }
        }
        if let shown, shown != candidate?.index {
            losses[shown, default: 0] += 1
            graph.needsUpdate = true
        }
        shown = candidate?.index
        for action in candidate?.actions ?? [] { action() }
    }
}
