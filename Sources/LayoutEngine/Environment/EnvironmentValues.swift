import Observation

/// Values handed down the view tree: SwiftUI's `EnvironmentValues`.
///
/// Copies share storage until one is written: O(number of set keys) on the first write after a copy.
public struct EnvironmentValues {
    /// Boxes of values by key type, and observable objects by their own type.
    private var values = KeptValues()

    public init() {}

    /// Whether both have the same values, as far as values can be compared.
    func areSame(as other: EnvironmentValues) -> Bool {
        values.areSame(as: other.values)
    }

    /// Boxes of values, and objects.
    var objects: [AnyObject] { values.all.map { ($0 as? any ComparableBox)?.object ?? $0 } }

    /// What isn't the very same in an earlier state, by key; nil for what is gone.
    func changes(since earlier: EnvironmentValues) -> [(key: ObjectIdentifier, value: AnyObject?)] {
        values.changes(since: earlier.values)
    }

    /// The same with the values that another environment has for some keys.
    func taking(_ keys: [ObjectIdentifier], from other: EnvironmentValues) -> EnvironmentValues {
        var result = self
        for key in keys { result.values[key] = other.values[key] }
        return result
    }

    /// What is kept for a key; nil for its default.
    func box(_ key: ObjectIdentifier) -> AnyObject? { values[key] }

    /// Sets what is kept for some keys; nil for the default.
    mutating func take(_ boxes: [(key: ObjectIdentifier, value: AnyObject?)]) {
        for (key, value) in boxes where values[key] !== value { values[key] = value }
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            if let log = EnvironmentReadLog.running { return noted(key, in: log) }
            return value(of: key)
        }
        set { values[ObjectIdentifier(key)] = KeptValue(newValue) }
    }

    private func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
        // A cast between classes: many times as fast as one from `Any`, and a pass makes thousands.
        guard let kept = values[ObjectIdentifier(key)] as? KeptValue<K.Value> else { return K.defaultValue }
        return kept.value
    }

    private func noted<K: EnvironmentKey>(_ key: K.Type, in log: EnvironmentReadLog) -> K.Value {
        let value = value(of: key)
        log.note(key, value)
        return value
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
