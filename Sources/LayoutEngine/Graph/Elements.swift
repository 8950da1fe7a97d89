/// The layout elements that a view gave: none, one or many, in order.
public struct _Elements {
    private(set) var nodes: [LayoutNode]

    init(_ nodes: [LayoutNode] = []) {
        self.nodes = nodes
    }

    init(_ node: LayoutNode) {
        nodes = [node]
    }

    mutating func append(_ other: _Elements) {
        nodes.append(contentsOf: other.nodes)
    }

    /// Puts an element around each element: how a modifier applies to a list.
    func mapNodes(_ transform: (LayoutNode) -> LayoutNode) -> _Elements {
        _Elements(nodes.map(transform))
    }
}
