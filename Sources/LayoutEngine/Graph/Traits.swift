/// Values that an element tells its container: z index, layout values, tags. They travel through every
/// modifier put around the element, but not out of a container.
struct TraitValues {
    private var values = KeptValues()

    subscript<K: TraitKey>(key: K.Type) -> K.Value {
        get {
            guard let kept = values[ObjectIdentifier(key)] as? KeptValue<K.Value> else {
                return K.defaultValue
            }
            return kept.value
        }
        set { values[ObjectIdentifier(key)] = KeptValue(newValue) }
    }

    /// Whether both have the same values, as far as values can be compared.
    func areSame(as other: TraitValues) -> Bool {
        values.areSame(as: other.values)
    }
}

protocol TraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

enum ZIndexKey: TraitKey {
    static var defaultValue: Double { 0 }
}

struct LayoutValueTrait<K: LayoutValueKey>: TraitKey {
    static var defaultValue: K.Value { K.defaultValue }
}

struct TagTrait: TraitKey {
    static var defaultValue: AnyHashable? { nil }
}

/// The id that `ForEach` knows an element by.
struct DataIDTrait: TraitKey {
    static var defaultValue: AnyHashable? { nil }
}

extension LayoutNode {
    /// What a selection names this element by: its tag, else its id.
    var selectionValue: AnyHashable? { traits[TagTrait.self] ?? traits[DataIDTrait.self] }
}
