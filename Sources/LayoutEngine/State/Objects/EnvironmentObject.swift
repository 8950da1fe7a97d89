import Drawing
import Publishing

/// An object that a view above put into the environment, observed: SwiftUI's `EnvironmentObject`.
///
/// - Precondition: There is one when it is read: as in SwiftUI, its absence is a programming error. The message
///   says which view asked.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?
    private var path: ViewPath?

    /// Makes bindings to the object's properties: `$model.name`.
    @dynamicMemberLookup
    @preconcurrency @MainActor
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            ObservedObject<ObjectType>.Wrapper(object: object)[dynamicMember: keyPath]
        }
    }

    public init() {}

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(MissingObject.message(ObjectType.self, path))
        }
        return object
    }

    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public mutating func _bind(_ context: _PropertyContext) {
        object = context.environment[EnvironmentObjectKey<ObjectType>.self]
        path = context.path
        let subscription = context.node.state(at: context.offset) { ObjectSubscription<ObjectType>() }
        if let object { subscription.follow(object, context) }
    }
}

enum MissingObject {
    static func message(_ type: Any.Type, _ path: ViewPath?) -> String {
        (path.map { "\($0): " } ?? "")
            + "No ObservableObject of type \(type) in the environment. Put one there with .environmentObject(_:) "
            + "above this view."
    }
}

/// Where an object of a type lies in the environment, apart from those of `.environment(_:)`.
struct EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

extension View {
    /// Puts an observable object into the environment, by its type as written here.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
    }
}
