/// Several views that count as themselves: a modifier on a group applies to each.
public struct Group<Content> {
    let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        Content._resolve(view.content, inputs)
    }
}
