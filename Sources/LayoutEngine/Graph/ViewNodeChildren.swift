/// The places directly below a place, by key.
///
/// Structural places are few: they are searched in a row. Those with an id of their own, such as the rows of
/// a `ForEach`, are found by hash.
struct ViewNodeChildren {
    /// The first structural one: most places have just one, and need no array.
    private var first: ViewNode?
    private var structural: [ViewNode] = []
    private var identified: [ViewNode.Key: ViewNode] = [:]

    subscript(key: ViewNode.Key) -> ViewNode? {
        if key.isExplicit { return identified[key] }
        if let first, first.key == key { return first }
        for node in structural where node.key == key { return node }
        return nil
    }

    /// All places, in no order.
    var all: [ViewNode] { (first.map { [$0] } ?? []) + structural + identified.values }

    /// Puts `node` at its key, in place of what is there.
    mutating func set(_ node: ViewNode) {
        if node.key.isExplicit {
            identified[node.key] = node
        } else if first?.key == node.key {
            first = node
        } else if replace(node) {
            return
        } else if first == nil {
            first = node
        } else {
            structural.append(node)
        }
    }

    /// Puts `node` in place of the one after the first that has its key; false without one.
    private mutating func replace(_ node: ViewNode) -> Bool {
        guard let index = structural.firstIndex(where: { $0.key == node.key }) else { return false }
        structural[index] = node
        return true
    }

    /// Keeps the places for which `isKept` is true.
    mutating func keep(_ isKept: (ViewNode) -> Bool) {
        if let node = first, !isKept(node) { first = nil }
        structural.removeAll { !isKept($0) }
        for (key, node) in identified where !isKept(node) { identified[key] = nil }
    }
}

extension ViewNode.Key {
    /// Whether it is an id given by the view's author.
    var isExplicit: Bool {
        if case .id = self { true } else { false }
    }
}
