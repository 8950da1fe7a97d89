/// One of the elements that a view gives, alone: how a host shows the views of a list one at a time.
///
/// Nothing where there are fewer.
package struct ElementSelection<Content: View>: _PrimitiveView {
    package typealias Body = Never

    let content: Content
    let index: Int

    package init(_ content: Content, index: Int) {
        self.content = content
        self.index = index
    }

    package static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let nodes = Content._resolve(view.content, inputs.child(.body, Content.self)).nodes
        return nodes.indices.contains(view.index) ? _Elements(nodes[view.index]) : _Elements()
    }
}

/// Shows nothing, and tells what elements a view gives whenever it is laid out.
package struct ElementProbe<Content: View>: _PrimitiveView {
    package typealias Body = Never

    /// What an element tells its container.
    package struct Element {
        let node: LayoutNode

        package subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
            node.traits[LayoutValueTrait<K>.self]
        }
    }

    let content: Content
    let visit: @MainActor ([Element]) -> Void

    package init(_ content: Content, visit: @escaping @MainActor ([Element]) -> Void) {
        self.content = content
        self.visit = visit
    }

    package static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        view.visit(
            Content._resolve(view.content, inputs.child(.body, Content.self)).nodes.map { Element(node: $0) })
        return _Elements()
    }
}
