/// A value handed up the view tree: SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    /// Combines a value with the next one in view order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// How a container's preference comes from its children's.
enum PreferenceMerging {
    /// The children's values in order, reduced; children that set none don't take part. nil when none does.
    static func merge<K: PreferenceKey>(_ key: K.Type, _ nodes: [LayoutNode], in container: LayoutNode)
        -> K.Value?
    {
        var result: K.Value?
        for node in nodes {
            guard let next = node.preference(key) else { continue }
            if var value = result {
                if container.graph.explains { LastPreference.inspect(key, value, next, in: container) }
                K.reduce(value: &value) { next }
                result = value
            } else {
                result = next
            }
        }
        return result
    }
}
