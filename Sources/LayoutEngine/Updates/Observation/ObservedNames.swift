import Foundation

/// Names of `@Observable` properties by key path, which doesn't tell its name at run time: the macro makes a computed
/// property of each.
///
/// 1. The macro keeps `count` in a stored property `_count` of the class that the key path belongs to, and of the same type. If
///    there is one such property it is the one.
/// 2. Of several, those can't be it whose value is another one than the key path's, in any object at hand, before it is set
///    and afterwards.
/// 3. Once one is left, its name is kept. Until then the property goes by the class alone: `Model`.
enum ObservedNames {
    private enum Name {
        case known(String)
        /// One of those.
        case oneOf([String])
    }

    /// Guarded by ``lock``: properties are set on any thread.
    nonisolated(unsafe) private static var names: [AnyKeyPath: Name] = [:]
    private static let lock = NSLock()

    /// A look at objects before and after one is set.
    struct Probe {
        let keyPath: AnyKeyPath
        let objects: [AnyObject]
    }

    /// `Model.count`; `Model` where which property it is can't be told.
    static func name(of keyPath: AnyKeyPath) -> String {
        let root = ViewName.of(type(of: keyPath).rootType)
        guard case .known(let name) = find(keyPath) else { return root }
        return "\(root).\(name)"
    }

    /// Whether nothing more can be learned about it.
    static func isKnown(_ keyPath: AnyKeyPath) -> Bool {
        switch find(keyPath) {
        case .known: true
        case .oneOf(let names): names.isEmpty
        }
    }

    // MARK: 1.

    private static func find(_ keyPath: AnyKeyPath) -> Name {
        if let known = lock.withLock({ names[keyPath] }) { return known }
        let type = type(of: keyPath)
        let fields = FieldComparison.fields(ofClass: type.rootType).filter {
            $0.type == type.valueType && $0.name.hasPrefix("_") && !$0.name.hasPrefix("_$")
        }
        let name = name(among: fields.map { String($0.name.dropFirst()) })
        lock.withLock { names[keyPath] = name }
        return name
    }

    private static func name(among candidates: [String]) -> Name {
        candidates.count == 1 ? .known(candidates[0]) : .oneOf(candidates)
    }

    // MARK: 2.

    /// Looks at objects before one of them is set.
    static func probe(_ keyPath: AnyKeyPath, _ objects: [AnyObject]) -> Probe {
        let probe = Probe(keyPath: keyPath, objects: objects)
        finish(probe)
        return probe
    }

    /// Looks at them.
    static func finish(_ probe: Probe) {
        for object in probe.objects {
            guard case .oneOf(let candidates) = find(probe.keyPath), !candidates.isEmpty,
                let value = ObservedObjects.value(of: object, probe.keyPath)
            else { return }
            let fields = ObservedObjects.fields(of: object, type(of: probe.keyPath).rootType)
            let left = candidates.filter { name in
                fields["_" + name].map { FieldComparison.differenceOfContents($0, value).isEmpty } ?? false
            }
            // Values that aren't equal to themselves tell nothing.
            guard !left.isEmpty else { continue }
            lock.withLock { names[probe.keyPath] = name(among: left) }  // 3.
        }
    }
}
