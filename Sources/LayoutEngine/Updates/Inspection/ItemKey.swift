extension ItemContent {
    /// The same for items that are the same; seldom the same for others. Each run of the program has its own.
    ///
    /// Items alone in what is `Equatable` and not `Hashable`, in objects inside of objects, or beyond the first of many
    /// elements share a key: they are told from each other by ``isSame(as:)``.
    var key: Int {
        var hasher = Hasher()
        if ids.isEmpty {
            for field in fields { ValueKey.combine(field, into: &hasher, depth: 0) }
        } else {
            hasher.combine(ids)
        }
        return hasher.finalize()
    }
}

/// Hashes values, so that those which ``ValueContent/isSame(_:_:)`` holds for the same have the same hash.
///
/// It looks at few parts of large values: each view of a list may hold all of its data, and comparing what is shared is
/// cheap, where hashing it isn't.
private enum ValueKey {
    /// How deep it looks into values, and at how many parts of each.
    private static let limits = (depth: 4, parts: 16, elements: 64)

    /// 1. Of what doesn't count, the type.
    /// 2. Of collections, how many there are and the first.
    /// 3. What has a hash gives it, unless it is large.
    /// 4. `==` without a hash says nothing of parts.
    /// 5. Of other values the parts; of objects the plain ones alone, as they may refer to each other.
    static func combine(_ value: Any, into hasher: inout Hasher, depth: Int) {
        hasher.combine(ObjectIdentifier(type(of: value)))
        // 1.
        guard depth < limits.depth, !ValueContent.doesNotCount(value) else { return }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        // 2.
        case .collection, .set, .dictionary:
            hasher.combine(mirror.children.count)
            if mirror.displayStyle == .collection, let first = mirror.children.first {
                combine(first.value, into: &hasher, depth: depth + 1)
            }
            return
        default: break
        }
        // 3.
        if let value = value as? any Hashable {
            if !isLarge(mirror, depth: 0) { hasher.combine(AnyHashable(value)) }
            return
        }
        // 4.
        if value is any Equatable { return }
        // 5.
        let parts = mirror.children.prefix(limits.parts)
        if mirror.displayStyle == .class {
            for part in parts where isPlain(part.value) {
                combine(part.value, into: &hasher, depth: limits.depth - 1)
            }
        } else if parts.isEmpty {
            hasher.combine("\(value)")
        } else {
            for part in parts { combine(part.value, into: &hasher, depth: depth + 1) }
        }
    }

    /// Whether it is a number, a text and the like.
    private static func isPlain(_ value: Any) -> Bool {
        value is any Hashable && Mirror(reflecting: value).displayStyle == nil
    }

    private static func isLarge(_ mirror: Mirror, depth: Int) -> Bool {
        guard depth < limits.depth else { return true }
        switch mirror.displayStyle {
        case nil, .class: return false
        case .collection, .set, .dictionary:
            if mirror.children.count > limits.elements { return true }
        default:
            if mirror.children.count > limits.parts { return true }
        }
        return mirror.children.contains { isLarge(Mirror(reflecting: $0.value), depth: depth + 1) }
    }
}
