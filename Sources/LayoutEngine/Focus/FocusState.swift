/// Which field has the focus: SwiftUI's `FocusState`.
///
/// In a tree that lives, setting it moves the focus to the field of that name, and what moves the focus sets it; a
/// name that no field has is taken back. In a picture it keeps what it was set to.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    private var storage: FocusStorage<Value>?

    /// A two-way view of the focus.
    @propertyWrapper
    public struct Binding {
        let storage: FocusStorage<Value>?
        let initial: Value

        public var wrappedValue: Value {
            get { storage?.read() ?? initial }
            nonmutating set { storage?.ask(for: newValue) }
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
        get { storage?.read() ?? initial }
        nonmutating set { storage?.ask(for: newValue) }
    }

    public var projectedValue: Binding { Binding(storage: storage, initial: initial) }

    public mutating func _bind(_ context: _PropertyContext) {
        let (nothing, graph) = (initial, context.graph)
        storage = context.node.state(at: context.offset) {
            FocusStorage(
                nothing, graph,
                StateStorage(
                    nothing, of: context.node.type, graph: graph, name: context.name, memo: context.memo))
        }
    }
}

/// The storage of one focus state at one identity: a state, of which fields are told.
final class FocusStorage<Value: Hashable>: FocusWish {
    private let state: StateStorage<Value>
    let nothing: Value
    var hasWaited = false
    private weak var graph: ViewGraph?

    init(_ nothing: Value, _ graph: ViewGraph, _ state: StateStorage<Value>) {
        self.nothing = nothing
        self.graph = graph
        self.state = state
    }

    var value: Value { state.value }

    /// The value; in a tree that is kept, the view whose body reads it depends on it, be it through a binding.
    func read() -> Value { state.read() }

    var isNothing: Bool { value == nothing }

    func reset() {
        set(nothing)
    }

    /// Sets it without asking for the focus.
    func set(_ newValue: Value) {
        guard newValue != value else { return }
        state.set(newValue)
    }

    /// Sets it, and asks for the focus to follow.
    func ask(for newValue: Value) {
        set(newValue)
        hasWaited = false
        graph?.lifetime.focus.wish(self)
    }
}
