/// Makes the views of a toolbar where controls are used; they aren't drawn.
struct ToolbarModifier: _PrimitiveModifier {
    let parts: [ViewPart]

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let elements = content(inputs)
        guard inputs.graph.isInteractive, !inputs.isListing, let first = elements.first else {
            return elements
        }
        var inner = inputs.child(.role("toolbar"), ToolbarModifier.self)
        inner = inner.inside(first.path.appending("toolbar"), stackAxis: nil)
        inner.environment.controlPlace = .free
        var items = _Elements()
        for (index, part) in modifier.parts.enumerated() {
            items.append(part.elements(inner.child(.slot(index), ViewPart.self)))
        }
        let toolbar = ImplicitStack.vertical(items, inner)
        let presented = Presented(kind: "toolbar", isModal: false)
        var isFirst = true
        return elements.mapNodes { element in
            defer { isFirst = false }
            return isFirst
                ? PresentingNode(element, presented, toolbar, room: .unspecified, inputs) : element
        }
    }
}
