/// The layout elements that a view gave: none, one or many, in order.
public struct _Elements {
    /// The only one, where there is one: most views are, and an array for each would cost more than the rest.
    private(set) var only: LayoutNode?
    private var several: [LayoutNode] = []
    /// Whether a conditional, a `ForEach` or an `AnyView` made some of them, or left some out.
    private(set) var isDynamic = false

    /// None.
    @usableFromInline init() {}

    init(_ nodes: [LayoutNode]) {
        if nodes.count == 1 { only = nodes[0] } else { several = nodes }
    }

    init(_ node: LayoutNode) {
        only = node
    }

    var nodes: [LayoutNode] { only.map { [$0] } ?? several }

    func forEachNode(_ body: (LayoutNode) -> Void) {
        if let only { body(only) } else { several.forEach(body) }
    }

    var count: Int { only == nil ? several.count : 1 }
    var isEmpty: Bool { count == 0 }
    var first: LayoutNode? { only ?? several.first }

    @usableFromInline
    mutating func append(_ other: _Elements) {
        isDynamic = isDynamic || other.isDynamic
        if other.count == 0 { return }
        if count == 0 {
            (only, several) = (other.only, other.several)
            return
        }
        if let only {
            // Most lists are short: they are allocated once.
            several.reserveCapacity(4)
            several.append(only)
        }
        only = nil
        if let node = other.only { several.append(node) } else { several.append(contentsOf: other.several) }
    }

    /// Puts an element around each element: how a modifier applies to a list.
    func mapNodes(_ transform: (LayoutNode) -> LayoutNode) -> _Elements {
        var result = self
        result.replaceNodes(transform)
        return result
    }

    /// As ``mapNodes(_:)``, in place.
    @usableFromInline mutating func replaceNodes(_ transform: (LayoutNode) -> LayoutNode) {
        if let only { self.only = transform(only) } else { several = several.map(transform) }
    }

    /// The same elements, marked as coming from a view whose elements may change.
    @usableFromInline func dynamic() -> _Elements {
        var result = self
        result.isDynamic = true
        return result
    }
}
