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

    /// All values, boxed or not, in the order of their keys' first use.
    var all: [AnyObject] { entries.map(\.value) }

    /// The entries that aren't the very same in an earlier state; nil for those that are gone.
    func changes(since earlier: KeptValues) -> [(key: ObjectIdentifier, value: AnyObject?)] {
        var changes: [(key: ObjectIdentifier, value: AnyObject?)] = []
        for (index, entry) in entries.enumerated() {
            let isThere = index < earlier.entries.count && earlier.entries[index].key == entry.key
            let known = isThere ? earlier.entries[index].value : earlier[entry.key]
            if known !== entry.value { changes.append((entry.key, entry.value)) }
        }
        if entries.count - earlier.entries.count < changes.count || entries.count < earlier.entries.count {
            for entry in earlier.entries where self[entry.key] == nil { changes.append((entry.key, nil)) }
        }
        return changes
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
    /// In what the values differ.
    func difference(from other: AnyObject) -> ValueDifference
    /// The value's type.
    var valueType: Any.Type { get }
    /// The value, if it is an object.
    var object: AnyObject? { get }
}

extension KeptValue: ComparableBox {
    func hasSameValue(as other: AnyObject) -> Bool {
        (other as? KeptValue<Value>).map { FieldComparison.areEqual(value, $0.value) } ?? false
    }

    func difference(from other: AnyObject) -> ValueDifference {
        (other as? KeptValue<Value>).map { FieldComparison.difference($0.value, value) } ?? .content
    }

    var valueType: Any.Type { Value.self }

    var object: AnyObject? { Value.self is AnyObject.Type ? value as AnyObject : nil }
}

/// A value of the environment or of an element's traits, in a place of its own.
final class KeptValue<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
