extension View {
    /// Gives the view an explicit identity: another id is another view, with state of its own.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        _IdentifiedView(content: self, id: AnyHashable(id))
    }
}

struct _IdentifiedView<Content: View> {
    let content: Content
    let id: AnyHashable
}

extension _IdentifiedView: View, _PrimitiveView {
    typealias Body = Never

    static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let inner = inputs.child(.id(view.id, 0), Content.self)
        return Content._resolve(view.content, inner).placed(at: inner).identified(by: view.id, inputs)
    }
}
