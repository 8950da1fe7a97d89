/// A modifier that puts one layout element around each element of its content.
@MainActor @preconcurrency
@usableFromInline
protocol UnaryModifier: _PrimitiveModifier {
    /// The element around `child`.
    func node(around child: LayoutNode, _ inputs: _ResolveInputs) -> LayoutNode
}

extension UnaryModifier {
    @usableFromInline static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        content(inputs).mapNodes { modifier.node(around: $0, inputs) }
    }

    /// The same without a closure, which would copy the view and all views in it; and without a place of its own, as
    /// the modified view's place has nothing else in it.
    @usableFromInline static func _resolve<V: View>(
        _ modifier: Self, around view: V, _ inputs: _ResolveInputs
    ) -> _Elements {
        V._resolve(view, inputs.child(.body, V.self)).mapNodes { modifier.node(around: $0, inputs) }
    }
}

/// A ``UnaryModifier`` with a closure for its element.
@usableFromInline
struct NodeModifier: UnaryModifier {
    /// Those that the modifier was given: what is wrong with them is reported at each element.
    var numbers = EffectNumbers.none
    let make: @MainActor (LayoutNode, _ResolveInputs) -> LayoutNode

    @usableFromInline func node(around child: LayoutNode, _ inputs: _ResolveInputs) -> LayoutNode {
        numbers.report(at: child.path, in: inputs.graph)
        return make(child, inputs)
    }
}
