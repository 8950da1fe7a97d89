extension View {
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    {
        modifier(FocusModifier(binding: binding, value: value))
    }

    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(binding: condition, value: true))
    }

    public func focusable(_ isFocusable: Bool = true) -> some View {
        annotated("focusable", isFocusable)
    }

    /// The field that has the focus when the view appears, in a tree that lives.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        annotated("defaultFocus", value).modifier(
            AppearanceModifier(
                onAppear: { if binding.storage?.isNothing == true { binding.wrappedValue = value } },
                onDisappear: nil))
    }

    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        annotated("focusEffectDisabled", disabled)
    }
}

/// When a default focus counts. Kept without effect.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// Ties a view to a value of a focus state.
struct FocusModifier<Value: Hashable>: _PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let elements = content(inputs)
        guard !inputs.isListing, let storage = modifier.binding.storage else {
            return annotate(elements, modifier.value)
        }
        let field = inputs.node.state(at: -1) { FocusField(inputs.graph) }
        field.return()
        let value = modifier.value
        if let inner = elements.first?.annotations.lazy.compactMap({ $0.value as? FocusField }).first {
            field.group = inner.group
        }
        field.state = storage
        field.isNamed = { [weak storage] in storage?.value == value }
        field.gain = { [weak storage] in storage?.set(value) }
        field.resign = { [weak storage] in
            if let storage, storage.value == value { storage.set(storage.nothing) }
        }
        return annotate(elements, field)
    }

    private static func annotate(_ elements: _Elements, _ value: Any) -> _Elements {
        for node in elements.nodes {
            node.traits[AnnotationsKey.self].append(Annotation(name: "focused", value: value))
        }
        return elements
    }
}
