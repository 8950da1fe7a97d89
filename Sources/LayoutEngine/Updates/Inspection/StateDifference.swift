/// A state of a tree that isn't what it is in another tree of the same view.
package struct StateDifference: Equatable {
    /// The view that has it: `Row/Toggle[1] (id "b")`.
    package let place: String
    /// `_isOn`; empty for what a control keeps itself.
    package let name: String
    /// In words; nil where the tree has no such state.
    package let value: String?
    /// In the other tree; nil where that has none.
    package let other: String?

    /// `Row: _isOn is true, not false`.
    package var text: String {
        let state = name.isEmpty ? "its own state" : name
        switch (value, other) {
        case (let value?, let other?): return "\(place): \(state) is \(value), not \(other)"
        case (let value?, nil): return "\(place): \(state) is \(value); it isn't there"
        case (nil, let other?): return "\(place): \(state) isn't there; it is \(other)"
        case (nil, nil): return "\(place): \(state)"
        }
    }
}

extension TreeSnapshot {
    /// The states that are others than those of a tree of the same view, in view order.
    ///
    /// 1. Identities of both are matched by path, ids and type, in order.
    /// 2. Their states are matched by name and compared in content.
    package func stateDifferences(from other: TreeSnapshot) -> [StateDifference] {
        // 1.
        var waiting: [PlaceKey: [Entry]] = [:]
        for entry in other.entries.reversed() where !entry.isDormant {
            waiting[PlaceKey(entry), default: []].append(entry)
        }
        var found: [StateDifference] = []
        for entry in entries where !entry.isDormant {
            let match = waiting[PlaceKey(entry)]?.popLast()
            found += Self.differences(entry.description, entry.states, match?.states ?? [])
        }
        // Those of the other tree alone.
        for entry in other.entries where !entry.isDormant {
            guard let left = waiting[PlaceKey(entry)], left.contains(where: { $0.place == entry.place })
            else {
                continue
            }
            found += Self.differences(entry.description, [], entry.states)
        }
        return found
    }

    private struct PlaceKey: Hashable {
        let path: String
        let ids: [AnyHashable]
        let type: ObjectIdentifier?

        init(_ entry: Entry) {
            path = entry.path
            ids = entry.ids
            type = entry.type.map { ObjectIdentifier($0) }
        }
    }

    private static func differences(
        _ place: String, _ states: [InspectedState], _ others: [InspectedState]
    ) -> [StateDifference] {
        // 2.
        var left = others
        var found: [StateDifference] = []
        for state in states {
            let match = left.firstIndex { $0.name == state.name }.map { left.remove(at: $0) }
            if let match, ValueContent.isSame(state.value, match.value) { continue }
            found.append(
                StateDifference(
                    place: place, name: state.name, value: ValueText.of(state.value),
                    other: match.map { ValueText.of($0.value) }))
        }
        return found
            + left.map {
                StateDifference(place: place, name: $0.name, value: nil, other: ValueText.of($0.value))
            }
    }
}
