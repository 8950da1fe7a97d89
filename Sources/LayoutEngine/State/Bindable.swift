import Observation

/// Bindings to the properties of an observable object: SwiftUI's `Bindable`.
///
/// Reads and writes go to the object itself; a body that reads through a binding is updated like one that
/// reads the property.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    private var object: Value

    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    @available(*, unavailable, message: "The wrapped value must be an object of an @Observable class.")
    public init(wrappedValue: Value) {
        object = wrappedValue
    }

    /// The bindable itself: `$model.name` is the binding to `name`.
    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = object
        return Binding(
            get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 },
            target: Value.self is AnyObject.Type
                ? BindingTarget.storage(object as AnyObject).member(keyPath) : nil)
    }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) {
        object = wrappedValue
    }

    public init(_ wrappedValue: Value) {
        object = wrappedValue
    }

    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
