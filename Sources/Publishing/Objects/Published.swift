import Foundation

/// A property of an object that sends before it changes: Combine's `Published`.
///
/// Setting it, whatever the value, first has the object's `objectWillChange` send, then the property's own
/// publisher, `$name`; then the value is stored. Any thread may set it. Where that isn't the main thread, views
/// are told once more afterwards, in case they were drawn in between.
@propertyWrapper
public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.set(newValue) }
    }

    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set { newValue.sendValues(to: storage) }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }

    /// Sends the property's value, then each that it is about to have: Combine's `Published.Publisher`.
    public struct Publisher: Publishing.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: PublishedStorage<Value>
        /// Set by `assign(to:)`: the values to take instead.
        fileprivate var source: AnyPublisher<Value, Never>?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.audience.add(subscriber) { [storage] in storage.value }
        }

        mutating func take<P: Publishing.Publisher>(_ publisher: P)
        where P.Output == Value, P.Failure == Never {
            source = publisher.eraseToAnyPublisher()
        }

        fileprivate func sendValues(to storage: PublishedStorage<Value>) {
            if let source {
                storage.assign(from: source)
            } else if self.storage !== storage {
                storage.assign(from: self.eraseToAnyPublisher())
            }
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published: HoldsPublishedField {
    var field: any PublishedField { storage }
}

/// The value of a published property, and who is told of it.
final class PublishedStorage<Value>: PublishedField, @unchecked Sendable {
    private struct State {
        var value: Value
        var objectWillChange: ObservableObjectPublisher?
        var name: String?
        var assignments: [AnyCancellable] = []
    }

    private let state: Locked<State>
    let audience = Audience<Value, Never>()

    init(_ value: Value) {
        state = Locked(State(value: value))
    }

    deinit {
        audience.end(.finished)
    }

    var value: Value { state.withLock { $0.value } }

    var objectWillChange: ObservableObjectPublisher? {
        get { state.withLock { $0.objectWillChange } }
        set { state.withLock { $0.objectWillChange = newValue } }
    }

    var name: String? {
        get { state.withLock { $0.name } }
        set { state.withLock { $0.name = newValue } }
    }

    func set(_ value: Value) {
        let object = objectWillChange
        if let object {
            PublishedChange.announce(name, from: self.value, to: value) { object.send() }
        }
        audience.send(value)
        // What it was is dropped outside the lock: its end may run code.
        let old = state.withLock { state in
            defer { state.value = value }
            return state.value
        }
        withExtendedLifetime(old) {}
        if let object, !MainThread.isCurrent { object.afterChange.send() }
    }

    /// Takes the values of a publisher until the property is gone.
    func assign(from source: AnyPublisher<Value, Never>) {
        let subscription = source.sink { [weak self] in self?.set($0) }
        state.withLock { $0.assignments.append(subscription) }
    }
}
