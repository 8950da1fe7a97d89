// Combine's object model isn't there on Linux: using it is a compile error that says what to do.

@available(*, unavailable, message: "ObservableObject isn't supported yet. Make the class @Observable.")
public protocol ObservableObject: AnyObject {}

@available(*, unavailable, message: "@Published isn't supported yet. Make the class @Observable.")
@propertyWrapper
public struct Published<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

@available(*, unavailable, message: "@StateObject isn't supported yet. Use @State with an @Observable class.")
@propertyWrapper
public struct StateObject<ObjectType: AnyObject> {
    public var wrappedValue: ObjectType

    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
        self.wrappedValue = wrappedValue()
    }
}

@available(
    *, unavailable,
    message: "@ObservedObject isn't supported yet. Use a plain property of an @Observable class."
)
@propertyWrapper
public struct ObservedObject<ObjectType: AnyObject> {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }
}

@available(
    *, unavailable,
    message: "@EnvironmentObject isn't supported yet. Use @Environment with an @Observable class."
)
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject> {
    public var wrappedValue: ObjectType

    public init() {
        preconditionFailure("unavailable")
    }
}

extension View {
    @available(
        *, unavailable,
        message: "environmentObject isn't supported yet. Use environment with an @Observable class."
    )
    public func environmentObject<T: AnyObject>(_ object: T) -> some View { self }

    @available(
        *, unavailable,
        message: "There is no Combine here, and nothing is published while a picture is drawn. Leave it out."
    )
    public func onReceive<P>(_ publisher: P, perform action: @escaping (Any) -> Void) -> some View { self }
}

@available(
    *, unavailable, message: "@AppStorage isn't supported yet. Use @State: a picture has no stored defaults."
)
@propertyWrapper
public struct AppStorage<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value, _ key: String) {
        self.wrappedValue = wrappedValue
    }
}

@available(
    *, unavailable, message: "@SceneStorage isn't supported yet. Use @State: a picture has no stored scene."
)
@propertyWrapper
public struct SceneStorage<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value, _ key: String) {
        self.wrappedValue = wrappedValue
    }
}
