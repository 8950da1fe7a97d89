/// Which change does not build without which other, as learned during the search.
struct DependencyGraph {
    private var needs: [Int: Set<Int>] = [:]

    /// Returns whether the dependency was new.
    @discardableResult
    mutating func insert(dependent: Int, needed: Int) -> Bool {
        dependent != needed && needs[dependent, default: []].insert(needed).inserted
    }

    /// `subset` and all that it needs, within `bound`.
    func closure(of subset: ChangeSet, within bound: ChangeSet) -> ChangeSet {
        reach(from: subset, within: bound) { needs[$0] ?? [] }
    }

    /// `subset` and all that needs it, within `bound`.
    func dependents(of subset: ChangeSet, within bound: ChangeSet) -> ChangeSet {
        reach(from: subset, within: bound) { index in
            needs.filter { $0.value.contains(index) }.keys
        }
    }

    /// `items` with what is needed before what needs it; otherwise in the given order.
    ///
    /// - Parameter keeping: So many at the beginning stay where they are.
    func sorted(_ items: [Int], keeping count: Int) -> [Int] {
        var result = Array(items.prefix(count))
        var placed = Set(result)
        let candidates = Set(items)
        func place(_ item: Int) {
            guard candidates.contains(item), placed.insert(item).inserted else { return }
            for needed in (needs[item] ?? []).sorted() { place(needed) }
            result.append(item)
        }
        items.forEach(place)
        return result
    }

    private func reach<Next: Sequence<Int>>(
        from subset: ChangeSet, within bound: ChangeSet, next: (Int) -> Next
    ) -> ChangeSet {
        var reached = Set(subset.indices)
        var pending = subset.indices
        while let index = pending.popLast() {
            for other in next(index) where bound.contains(other) && reached.insert(other).inserted {
                pending.append(other)
            }
        }
        return ChangeSet(reached)
    }
}
