extension View {
    /// Runs `action` when `value` differs from the pass before; with `initial`, also the first time.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs `action` when `value` differs from the pass before; with `initial`, also the first time.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    @available(*, deprecated, message: "Use onChange(of:initial:_:) with no or two parameters.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}

/// Compares a value with the one of the pass before. Actions of inner views run first, those of one view as written.
///
/// Source: android.benigumo.com, 2024-03-28, which printed SwiftUI's order.
struct ChangeModifier<V: Equatable>: _PrimitiveModifier {
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void

    private final class Last {
        var value: V?
    }

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        if inputs.isListing { return content(inputs) }
        let last = inputs.node.state(at: -1) { Last() }
        let (old, new) = (last.value, modifier.value)
        last.value = new
        let elements = content(inputs)
        let running = RunningAction(name: "onChange", path: inputs.viewPath)
        if let old, old != new {
            inputs.graph.afterLayout(as: running) { modifier.action(old, new) }
        } else if old == nil, modifier.isInitial {
            inputs.graph.afterLayout(as: running) { modifier.action(new, new) }
        }
        return elements
    }
}
