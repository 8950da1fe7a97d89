/// Makes one element of many, where one is needed.
enum ImplicitStack {
    /// The element itself; several become a VStack, as at a root; none an empty stack.
    static func vertical(_ elements: _Elements, _ inputs: _ResolveInputs) -> LayoutNode {
        if elements.nodes.count == 1 { return elements.nodes[0] }
        return ContainerNode(
            VStackLayout(), elements.nodes, inputs, path: inputs.path, label: "VStack")
    }

    /// The element itself; several become a ZStack, as in an overlay; none an empty stack.
    static func layered(_ elements: _Elements, _ alignment: Alignment, _ inputs: _ResolveInputs) -> LayoutNode
    {
        if elements.nodes.count == 1 { return elements.nodes[0] }
        return ContainerNode(
            ZStackLayout(alignment: alignment), elements.nodes, inputs, path: inputs.path, label: "ZStack")
    }
}
