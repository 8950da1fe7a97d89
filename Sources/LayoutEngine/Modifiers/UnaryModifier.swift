/// A modifier that may do without a place of its own in the tree: most keep nothing at theirs, and have no other views.
@MainActor @preconcurrency
@usableFromInline
protocol PlaceSharing {
    /// Whether it stands at the place of the view that it modifies.
    var sharesPlace: Bool { get }
}

extension ViewModifier {
    /// Whether it stands at the place of the view that it modifies.
    var isPlaceless: Bool { (self as? any PlaceSharing)?.sharesPlace ?? false }
}

/// A modifier that puts one layout element around each element of its content.
@MainActor @preconcurrency
@usableFromInline
protocol UnaryModifier: _PrimitiveModifier, PlaceSharing {
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
    @inlinable static func _resolve<V: View>(
        _ modifier: Self, around view: V, _ inputs: _ResolveInputs
    ) -> _Elements {
        let inner = modifier.sharesPlace ? inputs : inputs.inBody(V.self)
        var elements = V._resolve(view, inner)
        elements.replaceNodes { modifier.node(around: $0, inputs) }
        return elements
    }

    @inlinable var sharesPlace: Bool { false }
}

/// A ``UnaryModifier`` with a closure for its element.
@usableFromInline
struct NodeModifier: UnaryModifier {
    /// Those that the modifier was given: what is wrong with them is reported at each element.
    var numbers = EffectNumbers.none
    /// True only where the element neither keeps anything at its place nor has places below.
    @usableFromInline var sharesPlace = false
    /// Whether it makes one of views that stand in different places, which is what they are meant to do.
    var joinsViews = false
    let make: @MainActor (LayoutNode, _ResolveInputs) -> LayoutNode

    @usableFromInline func node(around child: LayoutNode, _ inputs: _ResolveInputs) -> LayoutNode {
        numbers.report(at: child.path, in: inputs.graph)
        return make(child, inputs)
    }
}
