/// Rows of lazy containers that are out of view, in a tree that lives: their views are gone, but their state stays as long
/// as their ids are among the data.
///
/// Source: ole/swiftui-view-lifecycle (2022), as observed for `LazyVStack` and `List`.
extension ViewNode {
    /// Whether a place below this one that wasn't made in this pass stays; what is to be told is noted either way.
    func keepsDormant(_ node: ViewNode, _ pass: PassCounter) -> Bool {
        let isKept = keepsRow?(node.key) ?? false
        // What is below a dormant place was told when it became so.
        if !node.isDormant { pass.removed.append(node) }
        node.isDormant = isKept
        return isKept
    }
}

/// Where the rows of a `ForEach` in a lazy container stood when they were made.
final class DormantRows<ID: Hashable> {
    private var places: [AnyHashable: Int] = [:]

    func note(_ id: ID, at index: Int) {
        places[AnyHashable(id)] = index
    }

    /// Whether a row's id is still among those of the data. O(1) where it is where it was, else O(rows) once a pass.
    func keeps(count: Int, _ id: @escaping (Int) -> ID) -> (ViewNode.Key) -> Bool {
        var all: Set<AnyHashable>?
        return { [self] key in
            guard let known = key.rowID else { return false }
            if let place = places[known], place < count, AnyHashable(id(place)) == known { return true }
            let ids = all ?? Set((0..<count).map { AnyHashable(id($0)) })
            all = ids
            if !ids.contains(known) { places[known] = nil }
            return ids.contains(known)
        }
    }
}
