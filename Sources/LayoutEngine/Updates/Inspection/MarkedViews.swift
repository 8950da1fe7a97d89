import Drawing

extension LayoutHost {
    /// The identities of views that bear an accessibility identifier: the view with a body that it was put on, else the
    /// nearest around.
    package func identities(marked identifier: String, in tree: TreeSnapshot) -> [Int] {
        LargeStack.run { MainActorDoor.run { root.map { MarkedViews(identifier, tree).search($0) } ?? [] } }
    }
}

@MainActor
private struct MarkedViews {
    private let identifier: String
    private var slots: [ObjectIdentifier: Int] = [:]
    private var found: [Int] = []

    init(_ identifier: String, _ tree: TreeSnapshot) {
        self.identifier = identifier
        for (index, entry) in tree.entries.enumerated() {
            for slot in entry.link.node.memo?.slots ?? [] { slots[ObjectIdentifier(slot)] = index }
        }
    }

    func search(_ root: LayoutNode) -> [Int] {
        var search = self
        search.visit(root, around: nil)
        return search.found
    }

    private mutating func visit(_ node: LayoutNode, around: Int?) {
        let nearest = slots[ObjectIdentifier(node)] ?? around
        let isMarked = node.addedAnnotations.contains {
            $0.name == "accessibilityIdentifier" && $0.value as? String == identifier
        }
        if isMarked, let nearest, !found.contains(nearest) { found.append(nearest) }
        node.forEachChild { visit($0, around: nearest) }
    }
}
