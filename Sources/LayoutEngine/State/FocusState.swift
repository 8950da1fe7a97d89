/// Which field has the focus: SwiftUI's `FocusState`. Nothing has it in a still picture unless the view says so.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    private var storage: StateStorage<Value>?

    /// A two-way view of the focus.
    @propertyWrapper
    public struct Binding {
        let get: () -> Value
        let set: (Value) -> Void

        public var wrappedValue: Value {
            get { get() }
            nonmutating set { set(newValue) }
        }

        public var projectedValue: Binding { self }
    }

    public init() where Value == Bool {
        initial = false
    }

    public init<T>() where Value == T?, T: Hashable {
        initial = nil
    }

    public var wrappedValue: Value {
        get { storage?.value ?? initial }
        nonmutating set { storage?.set(newValue) }
    }

    public var projectedValue: Binding {
        let (storage, initial) = (storage, initial)
        return Binding(get: { storage?.value ?? initial }, set: { storage?.set($0) })
    }

    public mutating func _bind(_ context: _PropertyContext) {
        let (seed, graph) = (initial, context.graph)
        storage = context.node.state(at: context.offset) {
            StateStorage(seed, of: context.node.type, graph: graph)
        }
    }
}

extension View {
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    {
        annotated("focused", value)
    }

    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        annotated("focused")
    }

    public func focusable(_ isFocusable: Bool = true) -> some View {
        annotated("focusable", isFocusable)
    }

    public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
        annotated("defaultFocus", value)
    }

    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        annotated("focusEffectDisabled", disabled)
    }
}
