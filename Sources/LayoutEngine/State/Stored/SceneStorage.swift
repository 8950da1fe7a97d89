/// A value that a window remembers by name: SwiftUI's `SceneStorage`. Kept in memory by the host, shared by all its
/// views that name the same key.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var property: StoredProperty<Value>

    init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>) {
        property = StoredProperty(key, initial, coding)
    }

    public var wrappedValue: Value {
        get { property.current }
        nonmutating set { property.current = newValue }
    }

    public var projectedValue: Binding<Value> { property.binding }

    public mutating func _bind(_ context: _PropertyContext) {
        let name = property.name
        property.bind(context) { $0.sceneValue(name) }
    }
}
