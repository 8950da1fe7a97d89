import Drawing
import Publishing

/// An object that a view above put into the environment, observed: SwiftUI's `EnvironmentObject`.
///
/// The body of a view that asks for an object which isn't there isn't run: a finding of the rule `missing-object` says
/// so.
///
/// - Precondition: Outside of a body there is one when it is read. The message says which view asked.
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
            preconditionFailure((path.map { "\($0): " } ?? "") + MissingObject.precondition(ObjectType.self))
        }
        return object
    }

    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public mutating func _bind(_ context: _PropertyContext) {
        object = context.environment[EnvironmentObjectKey<ObjectType>.self]
        path = context.path
        context.memo?.environmentReads.append(
            EnvironmentRead(property: context.name) { [weak object] in
                $0[EnvironmentObjectKey<ObjectType>.self] === object
            })
        guard let object else {
            context.graph.missingObjects.append(MissingObject(ObjectType.self, context.name, .object))
            return
        }
        let subscription = context.node.state(at: context.offset) { ObjectSubscription<ObjectType>() }
        subscription.follow(object, context)
    }
}

/// Where an object of a type lies in the environment, apart from those of `.environment(_:)`.
struct EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

extension View {
    /// Puts an observable object into the environment, by its type as written here.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(
            EnvironmentModifier(.object(ObjectIdentifier(T.self))) {
                $0[EnvironmentObjectKey<T>.self] = object
            })
    }
}
