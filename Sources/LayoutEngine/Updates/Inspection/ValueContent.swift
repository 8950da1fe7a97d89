import Observation
import Publishing

/// Whether values are the same in content, whoever holds them: how states of two trees are compared, and how an item is known
/// again.
///
/// 1. What is `Equatable` is compared by its own `==`.
/// 2. Objects are the same where their fields are: each tree makes its own.
/// 3. Structures, tuples, enumerations and collections are compared part by part.
/// 4. Closures, dynamic properties, subscriptions and what tells of changes don't count: nothing is known of them.
enum ValueContent {
    static func isSame(_ a: Any, _ b: Any) -> Bool {
        var known: Set<Pair> = []
        return isSame(a, b, &known)
    }

    /// Two objects that are being compared: they may refer to each other.
    private struct Pair: Hashable {
        let first: ObjectIdentifier
        let second: ObjectIdentifier
    }

    private static func isSame(_ a: Any, _ b: Any, _ known: inout Set<Pair>) -> Bool {
        guard type(of: a) == type(of: b) else { return false }
        // 4.
        if doesNotCount(a) { return true }
        // 1.
        if let a = a as? any Equatable { return isEqual(a, b) }
        let (left, right) = (Mirror(reflecting: a), Mirror(reflecting: b))
        // 2.
        if left.displayStyle == .class {
            let (first, second) = (a as AnyObject, b as AnyObject)
            let pair = Pair(first: ObjectIdentifier(first), second: ObjectIdentifier(second))
            guard first !== second, known.insert(pair).inserted else { return true }
        }
        // 3.
        return areSame(left, right, &known) && (hasParts(left) || "\(a)" == "\(b)")
    }

    private static func hasParts(_ mirror: Mirror) -> Bool {
        !mirror.children.isEmpty || mirror.superclassMirror != nil || mirror.displayStyle == .class
    }

    private static func areSame(_ left: Mirror, _ right: Mirror, _ known: inout Set<Pair>) -> Bool {
        guard left.children.count == right.children.count else { return false }
        for (a, b) in zip(left.children, right.children) {
            guard a.label == b.label, isSame(a.value, b.value, &known) else { return false }
        }
        switch (left.superclassMirror, right.superclassMirror) {
        case (let left?, let right?): return areSame(left, right, &known)
        default: return true
        }
    }

    private static func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }

    static func doesNotCount(_ value: Any) -> Bool {
        value is any DynamicProperty || value is ObservationRegistrar || value is AnyCancellable
            || value is ObservableObjectPublisher || isFunction(value)
    }

    /// Functions have no parts, and describe themselves alike.
    private static func isFunction(_ value: Any) -> Bool {
        Mirror(reflecting: value).displayStyle == nil && "\(value)" == "(Function)"
    }
}

/// What tells the item that a view shows from others: the ids of its fields, or else what they hold.
struct ItemContent {
    /// The ids of those fields that have one.
    let ids: [AnyHashable]
    /// The fields, but for those that say how an item is shown: truth values, closures, dynamic properties.
    let fields: [Any]

    /// nil where nothing tells the item from others.
    init?(of value: Any) {
        let mirror = Mirror(reflecting: value)
        var (ids, fields): ([AnyHashable], [Any]) = ([], [])
        for child in mirror.children where !(child.value is Bool) && !ValueContent.doesNotCount(child.value) {
            if let item = child.value as? any Identifiable { ids.append(Self.id(of: item)) }
            fields.append(child.value)
        }
        guard !fields.isEmpty else { return nil }
        (self.ids, self.fields) = (ids, fields)
    }

    private static func id<Item: Identifiable>(of item: Item) -> AnyHashable { AnyHashable(item.id) }

    /// Whether it can be told from the others of its kind: by an id or a text, not by numbers alone.
    var isDistinct: Bool { !ids.isEmpty || fields.contains { !($0 is any Numeric) } }

    /// Whether all that counts is as it was.
    func isUnchanged(in other: ItemContent) -> Bool {
        fields.count == other.fields.count
            && zip(fields, other.fields).allSatisfy { ValueContent.isSame($0, $1) }
    }

    /// Whether it is the same item: of one id, though it may have changed; without ids, in all its fields.
    func isSame(as other: ItemContent) -> Bool {
        if !ids.isEmpty || !other.ids.isEmpty { return ids == other.ids }
        return isUnchanged(in: other)
    }
}
