import Foundation

/// What the views of one host keep by name: in memory, gone with the host.
///
/// A store that the program names itself (`store:`, `defaultAppStorage`) gives first values, and is written too; the
/// standard one isn't, so that pictures don't depend on what a machine remembers.
final class StoredValues {
    private var scene: [String: StoredValue] = [:]
    private var app: [StoreKey: StoredValue] = [:]

    private struct StoreKey: Hashable {
        let store: ObjectIdentifier?
        let name: String
    }

    /// The value of `@SceneStorage` of that name.
    func sceneValue(_ name: String) -> StoredValue {
        if let known = scene[name] { return known }
        let made = StoredValue(name: name, store: nil)
        scene[name] = made
        return made
    }

    /// The value of `@AppStorage` of that name in a store.
    func appValue(_ name: String, in store: UserDefaults?) -> StoredValue {
        let named = store === UserDefaults.standard ? nil : store
        let key = StoreKey(store: named.map { ObjectIdentifier($0) }, name: name)
        if let known = app[key] { return known }
        let made = StoredValue(name: name, store: named)
        app[key] = made
        return made
    }
}

/// One value that is kept by name, with the places that read it.
final class StoredValue {
    let name: String
    private let store: UserDefaults?
    private(set) var value: Any?
    private var readers: [Reader] = []

    private struct Reader {
        weak var node: ViewNode?
    }

    init(name: String, store: UserDefaults?) {
        self.name = name
        self.store = store
        value = store?.object(forKey: name)
    }

    /// Has a place be made anew when the value changes, as long as it is there.
    func add(_ node: ViewNode) {
        readers.removeAll { $0.node == nil }
        readers.append(Reader(node: node))
    }

    /// Nil takes the value away.
    func set(_ newValue: Any?, _ graph: ViewGraph?) {
        value = newValue
        if let store {
            if let newValue { store.set(newValue, forKey: name) } else { store.removeObject(forKey: name) }
        }
        graph?.objectChanged(name: name, readers: readers.compactMap(\.node))
    }
}

/// How a type of values is kept.
struct StoredCoding<Value> {
    /// What was kept as a value; nil where it is of another kind.
    let decode: (Any) -> Value?
    /// Nil where nothing is to be kept.
    let encode: (Value) -> Any?

    /// Kept as it is, as far as the kinds that stores know go: numbers may be kept as another kind of number.
    static func plain() -> StoredCoding<Value> {
        StoredCoding(decode: { $0 as? Value }, encode: { $0 })
    }

    static func optional<Wrapped>(_ coding: StoredCoding<Wrapped>) -> StoredCoding where Value == Wrapped? {
        StoredCoding(decode: { coding.decode($0).map { $0 } }, encode: { $0.flatMap(coding.encode) })
    }

    static func raw() -> StoredCoding where Value: RawRepresentable {
        StoredCoding(
            decode: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }, encode: { $0.rawValue })
    }
}

extension StoredCoding<Bool> {
    static var bool: Self { Self(decode: { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } }, encode: { $0 }) }
}

extension StoredCoding<Int> {
    static var int: Self { Self(decode: { $0 as? Int ?? ($0 as? Double).map { Int($0) } }, encode: { $0 }) }
}

extension StoredCoding<Double> {
    static var double: Self {
        Self(decode: { $0 as? Double ?? ($0 as? Int).map { Double($0) } }, encode: { $0 })
    }
}

extension StoredCoding<URL> {
    /// As text: stores of Linux know no URLs.
    static var url: Self {
        Self(
            decode: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } },
            encode: { $0.absoluteString })
    }
}

/// The tie of a property to a kept value: at a place of the tree, or, outside of any, to one of its own.
struct StoredProperty<Value> {
    let name: String
    let initial: Value
    let coding: StoredCoding<Value>
    private var value: StoredValue
    private weak var graph: ViewGraph?

    init(_ name: String, _ initial: Value, _ coding: StoredCoding<Value>, store: UserDefaults? = nil) {
        self.name = name
        self.initial = initial
        self.coding = coding
        value = StoredValue(name: name, store: store)
    }

    var current: Value {
        get { value.value.flatMap(coding.decode) ?? initial }
        nonmutating set { value.set(coding.encode(newValue), graph) }
    }

    var binding: Binding<Value> {
        let property = self
        return Binding(get: { property.current }, set: { property.current = $0 })
    }

    /// The tie at a place: the place is told of changes as long as it is there.
    private final class Tie {
        let value: StoredValue

        init(_ value: StoredValue) {
            self.value = value
        }
    }

    mutating func bind(_ context: _PropertyContext, _ find: (StoredValues) -> StoredValue) {
        let found = find(context.graph.lifetime.stored)
        let tie = context.node.state(at: context.offset) {
            found.add(context.node)
            return Tie(found)
        }
        value = tie.value
        graph = context.graph
    }
}
