/// A value that a view owns: SwiftUI's `State`. Seeded once for each identity, kept while the identity lasts.
///
/// Outside the tree (before the first body, or in a value that was never shown) it reads as its initial
/// value, and writes are lost.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: () -> Value
    private var storage: StateStorage<Value>?

    public init(wrappedValue: @autoclosure @escaping () -> Value) {
        initial = wrappedValue
    }

    public init(initialValue: @autoclosure @escaping () -> Value) {
        initial = initialValue
    }

    public var wrappedValue: Value {
        get { storage?.value ?? initial() }
        nonmutating set { storage?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let storage else {
            let value = initial()
            return Binding(get: { value }, set: { _ in })
        }
        return Binding(get: { storage.value }, set: { storage.set($0) })
    }

    public mutating func _bind(_ context: _PropertyContext) {
        let seed = initial
        let graph = context.graph
        let owner = context.node.type
        storage = context.node.state(at: context.offset) {
            StateStorage(seed(), of: owner, graph: graph)
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// The storage of one state at one identity.
final class StateStorage<Value> {
    private(set) var value: Value
    private weak var graph: ViewGraph?
    /// The type of the view that it belongs to.
    private let owner: Any.Type

    init(_ value: Value, of owner: Any.Type, graph: ViewGraph) {
        self.value = value
        self.owner = owner
        self.graph = graph
    }

    func set(_ newValue: Value) {
        value = newValue
        graph?.needsUpdate = true
        graph?.changedState = owner
    }
}
