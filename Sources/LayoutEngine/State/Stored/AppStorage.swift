import Foundation
import Publishing

/// A value that an app remembers by name: SwiftUI's `AppStorage`.
///
/// Views of one host that name the same key share the value, and are all updated. It is kept in memory, and begins
/// with the value written; a store that is given gives it instead, and is written too. Properties of objects outside
/// the tree have a value of their own.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var property: StoredProperty<Value>
    private let store: UserDefaults?

    init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>, store: UserDefaults?) {
        property = StoredProperty(key, initial, coding, store: store)
        self.store = store
    }

    public var wrappedValue: Value {
        get { property.current }
        nonmutating set { property.current = newValue }
    }

    public var projectedValue: Binding<Value> { property.binding }

    public mutating func _bind(_ context: _PropertyContext) {
        let store = store ?? context.environment[DefaultAppStorageKey.self]
        let name = property.name
        property.bind(context) { $0.appValue(name, in: store) }
    }

    /// In an observable object: setting it has the object say that it changes.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].property.current }
        set {
            func announce<O: ObservableObject>(_ object: O) {
                (object.objectWillChange as? ObservableObjectPublisher)?.send()
            }
            if let object = object as? any ObservableObject { announce(object) }
            object[keyPath: storageKeyPath].property.current = newValue
        }
    }
}

/// The store that `@AppStorage` uses where it names none.
enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension View {
    /// The store of all `@AppStorage` below that name none.
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        modifier(EnvironmentModifier { $0[DefaultAppStorageKey.self] = store })
    }
}

extension Scene {
    /// Kept without effect: scenes aren't shown.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}
