/// Which elements of a modifier's content have appeared, with what was made for each of them.
///
/// 1. An element is told by the branch, row or id that it comes from, and counted among those of the same one.
/// 2. Once a pass is placed, what was made for elements that are gone is undone, then that for new ones is made.
/// 3. Where the whole place goes, all is undone.
/// On the main actor only.
final class Presence<Made>: Departing, @unchecked Sendable {
    /// 1.
    private struct Key: Hashable {
        let place: Place?
        let index: Int
    }

    let order: UInt
    private var undo: @MainActor (Made) -> Void = { _ in }
    private var made: [(key: Key, made: Made)] = []

    init(_ graph: ViewGraph) {
        order = graph.pass.nextOrder()
    }

    /// 3.
    var departure: @MainActor () -> Void {
        { [self] in
            let all = made
            made = []
            for entry in all { undo(entry.made) }
        }
    }

    /// Has the elements of this pass compared with those of the last once the pass is placed.
    ///
    /// - Parameters:
    ///   - onNew: Run for each element that is new.
    ///   - onGone: Run for each that is gone, with what `onNew` made.
    ///   - then: Run after both.
    @MainActor
    func update(
        _ elements: _Elements, _ graph: ViewGraph, onNew: @escaping @MainActor () -> Made,
        onGone: @escaping @MainActor (Made) -> Void, then: @escaping @MainActor () -> Void = {}
    ) {
        let keys = Self.keys(of: elements)
        graph.afterLayout { [self] in
            undo = onGone
            if made.map(\.key) != keys {  // 2
                let (known, new) = (made, Set(keys))
                made = []
                for entry in known where !new.contains(entry.key) { onGone(entry.made) }
                let kept = Dictionary(known.map { ($0.key, $0.made) }) { first, _ in first }
                for key in keys { made.append((key, kept[key] ?? onNew())) }
            }
            then()
        }
    }

    /// Makes anew what was made for each element.
    @MainActor
    func replaceAll(_ replace: @MainActor (Made) -> Made) {
        for index in made.indices { made[index].made = replace(made[index].made) }
    }

    private static func keys(of elements: _Elements) -> [Key] {
        if let only = elements.only { return [Key(place: only.traits[PlaceTrait.self], index: 0)] }
        var counts: [Place?: Int] = [:]
        return elements.nodes.map { node in
            let place = node.traits[PlaceTrait.self]
            defer { counts[place, default: 0] += 1 }
            return Key(place: place, index: counts[place, default: 0])
        }
    }
}

/// A branch, row or explicit identity that an element comes from, the innermost one.
struct Place: Hashable {
    let node: ViewNode

    static func == (left: Place, right: Place) -> Bool { left.node === right.node }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(node))
    }
}

struct PlaceTrait: TraitKey {
    static var defaultValue: Place? { nil }
}

extension _Elements {
    /// Notes that the elements come from one of several identities that could stand at their place, where a modifier
    /// around asks.
    func placed(at inputs: _ResolveInputs) -> _Elements {
        guard inputs.tellsPlaces else { return self }
        for node in nodes where node.traits[PlaceTrait.self] == nil {
            node.traits[PlaceTrait.self] = Place(node: inputs.node)
        }
        return self
    }
}

extension _ResolveInputs {
    /// Inputs for content whose elements are told apart.
    func tellingPlaces() -> _ResolveInputs {
        if tellsPlaces { return self }
        var inputs = self
        inputs.tellsPlaces = true
        return inputs
    }
}
