/// Boxes of values by the type of their key.
///
/// There are few in most places: they are searched in a row, which is many times as fast as hashing. Copies share
/// storage until one is written.
struct KeptValues {
    private var entries: [(key: ObjectIdentifier, value: AnyObject)] = []

    subscript(key: ObjectIdentifier) -> AnyObject? {
        get {
            for entry in entries where entry.key == key { return entry.value }
            return nil
        }
        set {
            let index = entries.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil): entries.remove(at: index)
            case (nil, let value?): entries.append((key, value))
            case (nil, nil): break
            }
        }
    }

    /// Whether each key has the same value in both. Values of one box are the same at a glance; others are compared.
    func areSame(as other: KeptValues) -> Bool {
        guard entries.count == other.entries.count else { return false }
        for (index, entry) in entries.enumerated() {
            let candidate = other.entries[index]
            guard let value = candidate.key == entry.key ? candidate.value : other[entry.key] else {
                return false
            }
            if value === entry.value { continue }
            guard let kept = entry.value as? any ComparableBox, kept.hasSameValue(as: value) else {
                return false
            }
        }
        return true
    }
}

/// A box whose value can be compared.
protocol ComparableBox: AnyObject {
    func hasSameValue(as other: AnyObject) -> Bool
}

extension KeptValue: ComparableBox {
    func hasSameValue(as other: AnyObject) -> Bool {
        (other as? KeptValue<Value>).map { FieldComparison.areEqual(value, $0.value) } ?? false
    }
}

/// A value of the environment or of an element's traits, in a place of its own.
final class KeptValue<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
