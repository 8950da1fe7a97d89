extension UpdateHistory {
    /// How often a body ran at one place.
    public struct BodyCount: Sendable, Equatable {
        public var place: Place
        public var count: Int
    }

    /// A point between two updates.
    public struct Mark: Sendable, Equatable, Codable {
        /// The number of the last update before it.
        var update: Int
    }

    /// How often bodies of views of `type` ran, at all places together; also for modifiers and styles with bodies.
    ///
    /// Types are told apart by name, with generic arguments and the types around.
    public func bodyCount(of type: Any.Type) -> Int {
        let name = QualifiedName.of(type)
        let numbers = Set(places.lazy.filter { $0.type == name }.map(\.number))
        var count = earlier?.bodies[name] ?? 0
        for update in updates {
            count += update.bodies.count { numbers.contains($0.place) }
            for (place, more) in update.omitted?.bodies ?? [:] where numbers.contains(place) { count += more }
        }
        return count
    }

    /// How often any body ran.
    public var bodyCount: Int {
        updates.reduce(earlier?.bodies.values.reduce(0, +) ?? 0) { count, update in
            count + update.bodies.count + (update.omitted?.bodies.values.reduce(0, +) ?? 0)
        }
    }

    /// Counts for each place where a body ran, by number. What was dropped (``earlier``) isn't counted.
    public var bodies: [BodyCount] {
        var counts: [Int: Int] = [:]
        for update in updates {
            for body in update.bodies { counts[body.place, default: 0] += 1 }
            counts.merge(update.omitted?.bodies ?? [:], uniquingKeysWith: +)
        }
        return places.compactMap { place in counts[place.number].map { BodyCount(place: place, count: $0) } }
    }

    /// The counts for the places of views of `type`, by number.
    public func bodies(of type: Any.Type) -> [BodyCount] {
        let name = QualifiedName.of(type)
        return bodies.filter { $0.place.type == name }
    }

    /// How many views of `type` were compared and skipped.
    public func skippedCount(of type: Any.Type) -> Int {
        let name = QualifiedName.of(type)
        let numbers = Set(places.lazy.filter { $0.type == name }.map(\.number))
        return updates.reduce(0) { $0 + $1.skipped.count { numbers.contains($0.place) } }
    }

    /// The point after the last update.
    public var mark: Mark { Mark(update: updates.last?.number ?? earlier?.updates ?? 0) }

    /// The updates after `mark`, with the places and elements that they speak of.
    public func since(_ mark: Mark) -> UpdateHistory {
        var result = self
        result.updates.removeAll { $0.number <= mark.update }
        if let earlier, mark.update >= earlier.updates { result.earlier = nil }
        result.keepMentioned()
        return result
    }

    /// Forgets places and elements that no update speaks of.
    mutating func keepMentioned() {
        var (named, asked): (Set<Int>, Set<Int>) = ([], [])
        for update in updates {
            named.formUnion(update.changes.compactMap(\.setter))
            for body in update.bodies {
                named.insert(body.place)
                if let parent = body.parent { named.insert(parent) }
            }
            for skip in update.skipped {
                named.insert(skip.place)
                if let parent = skip.parent { named.insert(parent) }
            }
            named.formUnion(update.removed)
            named.formUnion((update.omitted?.bodies ?? [:]).keys)
            asked.formUnion(update.layout.lazy.map(\.element))
        }
        places.removeAll { !named.contains($0.number) }
        elements.removeAll { !asked.contains($0.number) }
    }
}
