import Observation

/// Values handed down the view tree: SwiftUI's `EnvironmentValues`.
///
/// Copies share storage until one is written: O(number of set keys) on the first write after a copy.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of that type put into the environment by `.environment(_:)`; nil without one.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { values[ObjectIdentifier(objectType)] as? T }
        set { values[ObjectIdentifier(objectType)] = newValue }
    }
}

/// A key of the environment with its default.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
