import Drawing
import Foundation
import Publishing

/// A value that a view owns: SwiftUI's `State`. Seeded once for each identity, kept while the identity lasts.
///
/// Outside the tree (before the first body, or in a value that was never shown) it reads as its initial
/// value, and writes are lost.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    /// What it is seeded with at a new place.
    let initial: () -> Value
    private var storage: StateStorage<Value>?

    public init(wrappedValue: @autoclosure @escaping () -> Value) {
        initial = wrappedValue
    }

    public init(initialValue: @autoclosure @escaping () -> Value) {
        initial = initialValue
    }

    public var wrappedValue: Value {
        get { storage?.read() ?? initial() }
        nonmutating set { storage?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let storage else {
            let value = initial()
            return Binding(get: { value }, set: { _ in })
        }
        return Binding(get: { storage.read() }, set: { storage.set($0) }, target: .storage(storage))
    }

    public mutating func _bind(_ context: _PropertyContext) {
        let seed = initial
        let graph = context.graph
        let owner = context.node.type
        let (name, memo) = (context.name, context.memo)
        storage = context.node.state(at: context.offset) {
            StateStorage(seed(), of: owner, graph: graph, name: name, memo: memo)
        }
    }
}

extension State: ComparedByMeaning {
    /// The place keeps the value: what the view says about it counts the first time only.
    func means(_ other: State) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// The storage of one state at one identity. The value may be read and set on any thread.
final class StateStorage<Value> {
    private let lock = NSLock()
    private var current: Value
    private weak var graph: ViewGraph?
    /// The type of the view that it belongs to.
    private let owner: Any.Type
    /// The property's stored name: `_isOn`.
    private let name: String
    private weak var memo: BodyMemo?
    private var readers = Readers()
    /// Told of a value that is set, where a finding may have to be taken back.
    var onSet: ((Value) -> Void)?
    /// `Row.isOn`; of what a control keeps itself `DisclosureGroup's state`.
    var publicName: String {
        let owner = ViewName.of(owner)
        if name.isEmpty { return "\(owner)'s state" }
        return "\(owner).\(ChangedPart.written(name))"
    }

    init(_ value: Value, of owner: Any.Type, graph: ViewGraph, name: String = "", memo: BodyMemo? = nil) {
        current = value
        self.owner = owner
        self.graph = graph
        self.name = name
        self.memo = memo
    }

    /// The value as it is, whoever asks.
    var value: Value { lock.withLock { current } }

    /// The value before, which may end with code that comes back here.
    private func exchange(_ newValue: Value) -> Value {
        lock.withLock {
            defer { current = newValue }
            return current
        }
    }

    /// The value; in a tree that is kept, the view whose body reads it depends on it.
    func read() -> Value {
        if let tracker = ReadTracker.current { note(tracker) }
        return value
    }

    private func note(_ tracker: ReadTracker) {
        // Read in the body of its own view, and not through a property of another kind.
        let isOwn = tracker.reader === memo && tracker.property == nil
        ReadTracker.reading(isOwn ? name : tracker.property) { readers.note(tracker) }
    }

    /// Setting it to what it is changes nothing in a tree that is kept.
    func set(_ newValue: Value) {
        guard let live = graph?.live else {
            _ = exchange(newValue)
            graph?.needsUpdate = true
            graph?.lastChange = (sourceName, RunningAction.current)
            return
        }
        let isSame = FieldComparison.areEqual(exchange(newValue), newValue)
        if MainThread.isCurrent {
            onSet?(newValue)
        } else {
            live.inbox.add { [weak self] _ in self?.onSet?(newValue) }
        }
        guard !isSame else { return }
        let action = RunningAction.current
        live.inbox.add { [weak self] in self?.hasChanged($0, in: action) }
    }

    /// `Row._isOn`.
    private var sourceName: String { name.isEmpty ? ViewName.of(owner) : "\(ViewName.of(owner)).\(name)" }

    private func hasChanged(_ live: LiveTree, in action: RunningAction?) {
        let source = ChangeSource(.state, sourceName, path: memo?.identity.path)
        live.note(source, in: action)
        live.updateLog.set(source, isCollection: CollectionType.isOne(Value.self))
        readers.invalidate(source, in: live)
    }
}
