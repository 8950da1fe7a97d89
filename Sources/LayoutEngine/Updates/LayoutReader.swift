/// What an element's code of the user's reads while the element is measured or placed: an alignment guide, a layout, an
/// effect, a preference.
///
/// A change has the element asked and placed again, and those around it; no elements are made for it, and no body runs.
final class LayoutReader: Reader {
    private weak var around: BodyMemo?
    private weak var node: LayoutNode?
    private var run: UInt = 0

    /// For an element that is made with these inputs.
    init(_ inputs: _ResolveInputs) {
        around = inputs.memo
    }

    /// Runs `body`, and notes what it reads. Where the tree isn't kept, a change asks for another pass.
    func observing<Result>(
        _ purpose: ReadTracker.Purpose, for node: LayoutNode, _ body: () -> Result
    ) -> Result {
        guard let live = node.graph.live else { return node.graph.observing(body) }
        if self.node !== node { self.node = node }
        return live.observing(self, purpose, body)
    }

    override func run(of purpose: ReadTracker.Purpose) -> UInt { run }

    override var memo: BodyMemo? { around }

    /// An element that doesn't stand in the tree was asked all the same: by a `ViewThatFits` that shows another one, or while
    /// a canvas was drawn. Who asked isn't known, so that the elements of the view around are made again.
    override func invalidate(
        _ purpose: ReadTracker.Purpose, _ causes: [UpdateCause], _ source: ChangeSource?, in live: LiveTree
    ) {
        run += 1
        guard let node else { return }
        guard node.stands(in: live) else {
            return live.invalidate(around ?? live.root, .elements, [], source)
        }
        node.invalidateAround(answers: purpose == .answers)
        live.needsLayout = true
    }
}

extension LayoutReader? {
    /// Runs `body`, and notes what it reads where there is code of the user's.
    func observing<Result>(
        _ purpose: ReadTracker.Purpose, for node: LayoutNode, _ body: () -> Result
    ) -> Result {
        guard let self else { return body() }
        return self.observing(purpose, for: node, body)
    }
}

extension LayoutNode {
    /// Whether it was placed by an element that was placed by another, and so on up to the root.
    fileprivate func stands(in live: LiveTree) -> Bool {
        var node = self
        while let upkeep = node.upkeep, upkeep.isPlaced {
            guard let parent = upkeep.parent else { return node === live.rootElement }
            node = parent
        }
        return false
    }
}
