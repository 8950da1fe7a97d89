/// The layout elements that a view gave: none, one or many, in order.
public struct _Elements {
    private(set) var nodes: [LayoutNode]
    /// Whether a conditional, a `ForEach` or an `AnyView` made some of them, or left some out.
    private(set) var isDynamic = false

    init(_ nodes: [LayoutNode] = []) {
        self.nodes = nodes
    }

    init(_ node: LayoutNode) {
        nodes = [node]
    }

    mutating func append(_ other: _Elements) {
        nodes.append(contentsOf: other.nodes)
        isDynamic = isDynamic || other.isDynamic
    }

    /// Puts an element around each element: how a modifier applies to a list.
    func mapNodes(_ transform: (LayoutNode) -> LayoutNode) -> _Elements {
        var result = self
        result.nodes = nodes.map(transform)
        return result
    }

    /// The same elements, marked as coming from a view whose elements may change.
    func dynamic() -> _Elements {
        var result = self
        result.isDynamic = true
        return result
    }
}
