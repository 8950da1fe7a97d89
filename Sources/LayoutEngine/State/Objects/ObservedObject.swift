import Publishing

/// An object that the view is given and observes: SwiftUI's `ObservedObject`.
@propertyWrapper
@preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties: `$model.name`.
    @dynamicMemberLookup
    @preconcurrency @MainActor
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    nonisolated public mutating func _bind(_ context: _PropertyContext) {
        let subscription = context.node.state(at: context.offset) { ObjectSubscription<ObjectType>() }
        subscription.follow(object, context)
    }

    private nonisolated var object: ObjectType { MainActorDoor.run { [self] in wrappedValue } }
}
