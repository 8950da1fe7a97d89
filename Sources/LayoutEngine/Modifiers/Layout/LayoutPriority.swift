extension View {
    /// How early its stack serves this view; higher first, 0 by default.
    ///
    /// Frames, padding, containers and `.equatable()` put around it hide it.
    public func layoutPriority(_ value: Double) -> some View {
        let numbers = EffectNumbers.order("layoutPriority", value)
        let value = value.isNaN ? 0 : value
        return modifier(
            NodeModifier(numbers: numbers) { child, inputs in LayoutPriorityNode(child, inputs, value) })
    }

    /// Which view of a container is drawn in front: higher later, equal ones in view order; 0 by default.
    public func zIndex(_ value: Double) -> some View {
        modifier(
            TraitModifier<ZIndexKey>(
                value: value.isNaN ? 0 : value, numbers: EffectNumbers.order("zIndex", value)))
    }

    /// Hands a value to the layout around this view.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
    }

    /// Marks the view for a picker or a tab view. Changes nothing else.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
    }
}

final class LayoutPriorityNode: UnaryNode {
    let value: Double

    init(_ child: LayoutNode, _ inputs: _ResolveInputs, _ value: Double) {
        self.value = value
        super.init(child, inputs)
    }

    override func computePriority() -> Double { value }
}

/// Sets a trait on each element; a trait set further inside is replaced.
struct TraitModifier<K: TraitKey>: _PrimitiveModifier {
    let value: K.Value
    /// Those that the modifier was given.
    var numbers = EffectNumbers.none

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let elements = content(inputs)
        for node in elements.nodes {
            node.traits[K.self] = modifier.value
            modifier.numbers.report(at: node.path, in: inputs.graph)
        }
        return elements
    }
}
