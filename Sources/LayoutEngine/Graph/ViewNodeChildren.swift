/// The places directly below a place, by key.
///
/// Structural places are few: they are searched in a row. Those with an id of their own, such as the rows of
/// a `ForEach`, are found by hash.
struct ViewNodeChildren {
    /// The first structural one: most places have just one, and need no array.
    private var first: (key: ViewNode.Key, node: ViewNode)?
    private var structural: [(key: ViewNode.Key, node: ViewNode)] = []
    private var identified: [ViewNode.Key: ViewNode] = [:]

    subscript(key: ViewNode.Key) -> ViewNode? {
        if key.isExplicit { return identified[key] }
        if let first, first.key == key { return first.node }
        for entry in structural where entry.key == key { return entry.node }
        return nil
    }

    /// All places, in no order.
    var all: [ViewNode] { (first.map { [$0.node] } ?? []) + structural.map(\.node) + identified.values }

    /// Puts `node` at `key`, in place of what is there.
    mutating func set(_ node: ViewNode, at key: ViewNode.Key) {
        if key.isExplicit {
            identified[key] = node
        } else if first?.key == key {
            first = (key, node)
        } else if let index = structural.firstIndex(where: { $0.key == key }) {
            structural[index].node = node
        } else if first == nil {
            first = (key, node)
        } else {
            structural.append((key, node))
        }
    }

    /// Keeps the places for which `isKept` is true.
    mutating func keep(_ isKept: (ViewNode) -> Bool) {
        if let node = first?.node, !isKept(node) { first = nil }
        structural.removeAll { !isKept($0.node) }
        for (key, node) in identified where !isKept(node) { identified[key] = nil }
    }
}

extension ViewNode.Key {
    /// Whether it is an id given by the view's author.
    var isExplicit: Bool {
        if case .id = self { true } else { false }
    }
}
