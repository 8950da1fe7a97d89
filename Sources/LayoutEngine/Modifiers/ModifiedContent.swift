/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    // Inlinable, as what views are made of is: where their types are known, nothing is looked up.
    @inlinable public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        Modifier._resolve(view.modifier, around: view.content, inputs)
    }
}

extension ModifiedContent: ViewModifier, _PrimitiveModifier
where Content: ViewModifier, Modifier: ViewModifier {
    public static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        Modifier._resolve(modifier.modifier, inputs.child(.modifier, Modifier.self)) { inner in
            Content._resolve(modifier.content, inner.child(.body, Content.self), content: content)
        }
    }
}

extension View {
    /// Applies a modifier.
    @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
