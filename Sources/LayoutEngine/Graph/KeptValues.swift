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
}

/// A value of the environment or of an element's traits, in a place of its own.
final class KeptValue<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
