import Publishing

/// An object that the view owns and observes: SwiftUI's `StateObject`. Made once for each identity, and released
/// when that goes.
///
/// Outside the tree each access makes a new object, as in SwiftUI.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var storage: StateObjectStorage<ObjectType>?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType { storage?.object ?? make() }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    public mutating func _bind(_ context: _PropertyContext) {
        let make = make
        let storage = context.node.state(at: context.offset) { StateObjectStorage(make()) }
        storage.subscription.follow(storage.object, context)
        self.storage = storage
    }
}

/// The object of one state object at one identity.
final class StateObjectStorage<ObjectType: ObservableObject> {
    let object: ObjectType
    let subscription = ObjectSubscription<ObjectType>()

    init(_ object: ObjectType) {
        self.object = object
    }
}
