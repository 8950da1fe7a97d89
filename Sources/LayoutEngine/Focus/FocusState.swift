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
            get { storage?.value ?? initial }
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
        get { storage?.value ?? initial }
        nonmutating set { storage?.ask(for: newValue) }
    }

    public var projectedValue: Binding { Binding(storage: storage, initial: initial) }

    public mutating func _bind(_ context: _PropertyContext) {
        let (nothing, graph) = (initial, context.graph)
        storage = context.node.state(at: context.offset) {
            FocusStorage(nothing, of: context.node, graph: graph)
        }
    }
}

/// The storage of one focus state at one identity.
final class FocusStorage<Value: Hashable>: FocusWish {
    private(set) var value: Value
    let nothing: Value
    var hasWaited = false
    private weak var graph: ViewGraph?
    private weak var owner: ViewNode?

    init(_ nothing: Value, of owner: ViewNode, graph: ViewGraph) {
        value = nothing
        self.nothing = nothing
        self.owner = owner
        self.graph = graph
    }

    var isNothing: Bool { value == nothing }

    func reset() {
        set(nothing)
    }

    /// Sets it without asking for the focus.
    func set(_ newValue: Value) {
        guard newValue != value else { return }
        value = newValue
        if let graph, let owner { graph.objectChanged(name: "focus", readers: [owner]) }
    }

    /// Sets it, and asks for the focus to follow.
    func ask(for newValue: Value) {
        set(newValue)
        hasWaited = false
        graph?.lifetime.focus.wish(self)
    }
}
