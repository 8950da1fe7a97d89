import Observation

/// Finds the `@Observable` objects that a view's body may have read. All of it looks through reflection: it runs when a property
/// is set whose name or value is asked for, and not otherwise.
enum ObservedObjects {
    /// How many values are looked at.
    private static let limit = 2_000

    /// Objects of a class that can be reached from the view's value, its states and its environment, through observable
    /// objects, structures and collections.
    static func reachable(from memo: BodyMemo, of type: Any.Type) -> [AnyObject] {
        guard memo.isThere else { return [] }
        var open: [Any] = memo.node.states.compactMap { ($0 as? any HoldsStateValue)?.heldValue }
        open += memo.context?.environment.objects ?? []
        if let value = memo.inspectedValue { open.append(value) }
        var seen: Set<ObjectIdentifier> = []
        var found: [AnyObject] = []
        var count = 0
        while let value = open.popLast(), count < limit {
            count += 1
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .class {
                if let state = value as? any HoldsStateValue {
                    open.append(state.heldValue)
                    continue
                }
                let object = value as AnyObject
                guard value is any Observable, seen.insert(ObjectIdentifier(object)).inserted else {
                    continue
                }
                if isInstance(object, of: type) { found.append(object) }
            }
            for level in sequence(first: mirror, next: \.superclassMirror) {
                for child in level.children where child.label?.hasPrefix("_$") != true {
                    open.append(child.value)
                }
            }
        }
        return found
    }

    private static func isInstance(_ object: AnyObject, of type: Any.Type) -> Bool {
        func open<T>(_ type: T.Type) -> Bool { object is T }
        return _openExistential(type, do: open)
    }

    /// What a key path leads to.
    static func value(of object: AnyObject, _ keyPath: AnyKeyPath) -> Any? {
        func open<T>(_ object: T) -> Any? { object[keyPath: keyPath] }
        return _openExistential(object as Any, do: open)
    }

    /// The values of the stored properties that a class declares itself.
    static func fields(of object: AnyObject, _ type: Any.Type) -> [String: Any] {
        guard let level = level(of: object, type) else { return [:] }
        return Dictionary(level.children.compactMap { child in child.label.map { ($0, child.value) } }) {
            first, _ in first
        }
    }

    private static func level(of object: AnyObject, _ type: Any.Type) -> Mirror? {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror).first { $0.subjectType == type }
    }

    // MARK: What is tracked

    /// The objects of which `tracking` knows that the property was read; nil unless all of them are among `objects`.
    ///
    /// A tracking has no objects, but what their registrars hold inside; where the library's parts have other names than
    /// expected, nothing is found.
    static func tracked(by tracking: Any, _ keyPath: AnyKeyPath, among objects: [AnyObject]) -> [AnyObject]? {
        guard let entries = part(of: tracking, ["list", "entries"]) else { return nil }
        let type = type(of: keyPath).rootType
        var known: [ObjectIdentifier: AnyObject] = [:]
        for object in objects {
            guard let registrar = level(of: object, type)?.descendant("_$observationRegistrar"),
                let state = part(of: registrar, ["extent", "context", "state", "buffer"])
            else { continue }
            known[ObjectIdentifier(state as AnyObject)] = object
        }
        var found: [AnyObject] = []
        for entry in Mirror(reflecting: entries).children {
            guard let entry = part(of: entry.value, ["value"]),
                let properties = part(of: entry, ["properties"]) as? Set<AnyKeyPath>
            else { return nil }
            guard properties.contains(keyPath) else { continue }
            guard let state = part(of: entry, ["context", "state", "buffer"]),
                let object = known[ObjectIdentifier(state as AnyObject)]
            else { return nil }
            found.append(object)
        }
        return found.isEmpty ? nil : found
    }

    private static func part(of value: Any, _ path: [String]) -> Any? {
        var value = value
        for name in path {
            guard let child = Mirror(reflecting: value).children.first(where: { $0.label == name }) else {
                return nil
            }
            value = child.value
        }
        return value
    }
}

/// The storage of a state, of whatever type.
protocol HoldsStateValue: AnyObject {
    var heldValue: Any { get }
}

extension StateStorage: HoldsStateValue {
    var heldValue: Any { value }
}
