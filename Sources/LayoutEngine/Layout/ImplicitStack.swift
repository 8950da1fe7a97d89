/// Makes one element of many, where one is needed.
enum ImplicitStack {
    /// The element itself; several become a VStack, as at a root; none an empty stack.
    static func vertical(_ elements: _Elements, _ inputs: _ResolveInputs) -> LayoutNode {
        if let node = elements.only { return node }
        return ContainerNode(
            VStackLayout(), elements, inputs, path: inputs.path, label: "VStack")
    }

    /// The element itself; several become a ZStack, as in an overlay; none an empty stack.
    static func layered(_ elements: _Elements, _ alignment: Alignment, _ inputs: _ResolveInputs) -> LayoutNode
    {
        if let node = elements.only {
            return elements.isDynamic ? DynamicContentNode(node, inputs) : node
        }
        return ContainerNode(
            ZStackLayout(alignment: alignment), elements, inputs, path: inputs.path, label: "ZStack")
    }
}

/// The one element of a layer whose elements may change: it always has a preference, at least the default.
final class DynamicContentNode: UnaryNode {
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        child.preference(key) ?? K.defaultValue
    }
}
