import Drawing

/// The units of lazy elements as one sequence, made on demand and once a pass.
final class LazyUnits {
    private let runs: [_LazyElements.Run]
    /// The first unit of each run, and the count of all at the end.
    private let starts: [Int]
    private var made: [Int: Unit] = [:]
    private var owners: [AnyHashable: Int] = [:]
    private let siblings: SiblingCounter
    private let graph: ViewGraph
    private let path: ViewPath

    /// Elements that were made together.
    struct Unit {
        let nodes: [LayoutNode]
        /// What they wait for to run once they are in the picture.
        let actions: [@MainActor () -> Void]
        /// The views with bodies in it, in a tree that is kept.
        var memos: [BodyMemo] = []
    }

    /// - Parameter isCounted: Whether each unit must be one element: runs that aren't so are made now.
    @MainActor
    init(_ elements: _LazyElements, _ inputs: _ResolveInputs, isCounted: Bool, path: ViewPath) {
        graph = inputs.graph
        siblings = inputs.siblings
        self.path = path
        var runs: [_LazyElements.Run] = []
        var prepared: [Int: Unit] = [:]
        var count = 0
        for run in elements.runs {
            guard isCounted, !run.isUnary else {
                runs.append(run)
                count += run.count
                continue
            }
            var units: [Unit] = []
            for index in 0..<run.count {
                let (elements, actions) = graph.keepingActions { run.make(index) }
                for (place, node) in elements.nodes.enumerated() {
                    units.append(Unit(nodes: [node], actions: place == 0 ? actions : []))
                }
            }
            for unit in units {
                prepared[count] = unit
                count += 1
            }
            var counted = run
            counted.count = units.count
            counted.id = nil
            counted.writtenIDs = nil
            if counted.count > 0 { runs.append(counted) }
        }
        self.runs = runs
        starts = runs.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        made = prepared
    }

    var count: Int { starts[starts.count - 1] }

    /// Runs of units that are in the same part of the same section.
    var parts: [(section: SectionMembership?, units: Range<Int>)] {
        var parts: [(section: SectionMembership?, units: Range<Int>)] = []
        for (run, start) in zip(runs, starts) {
            let end = start + run.count
            if let last = parts.last, last.section?.section === run.section?.section,
                last.section?.part == run.section?.part
            {
                parts[parts.count - 1].units = last.units.lowerBound..<end
            } else {
                parts.append((run.section, start..<end))
            }
        }
        return parts
    }

    /// The unit at `index`. One whose id another unit already has is empty.
    /// Source: iamcgn/swiftui-web, Docs/elements/Lazy.md, as measured: such cells are dropped.
    func unit(_ index: Int) -> Unit {
        if let unit = made[index] { return unit }
        let run = starts.lastPosition { $0 <= index }
        let unit = make(runs[run], index - starts[run], index)
        made[index] = unit
        return unit
    }

    func isMade(_ index: Int) -> Bool { made[index] != nil }

    private func make(_ run: _LazyElements.Run, _ place: Int, _ index: Int) -> Unit {
        if let id = run.id?(place) {
            if let owner = owners[id], owner != index {
                graph.report(
                    .warning, .duplicateID, at: path,
                    "has the id \(id) more than once, sections and other ForEachs in it included: only the first such view is "
                        + "shown. Give each its own id."
                )
                return Unit(nodes: [], actions: [])
            }
            owners[id] = index
        }
        siblings.restart(at: index)
        nonisolated(unsafe) let run = run
        func make() -> (_Elements, [@MainActor () -> Void]) {
            graph.keepingActions { MainActorDoor.run { run.make(place) } }
        }
        guard let live = graph.live else {
            let (elements, actions) = make()
            return Unit(nodes: elements.nodes, actions: actions)
        }
        let ((elements, actions), memos) = live.logging(make)
        return Unit(nodes: elements.nodes, actions: actions, memos: actions.isEmpty ? [] : memos)
    }

    /// Units that were made and aren't shown haven't appeared: what they wait for is noted again with the next pass.
    func forgetHidden(_ shown: [Unit]) {
        guard graph.live != nil else { return }
        let seen = Set(shown.flatMap(\.nodes).map { ObjectIdentifier($0) })
        for unit in made.values where !unit.nodes.contains(where: { seen.contains(ObjectIdentifier($0)) }) {
            for memo in unit.memos { memo.setOutdated() }
        }
    }

    /// The first unit with an id of its own, or with one written around it, or among those made with an element of
    /// that id. O(units).
    func index(ofIdentity id: AnyHashable) -> Int? {
        for (run, start) in zip(runs, starts) {
            if let idOfUnit = run.id, let place = (0..<run.count).first(where: { idOfUnit($0) == id }) {
                return start + place
            }
        }
        for (run, start) in zip(runs, starts) {
            if let written = run.writtenIDs,
                let place = (0..<run.count).first(where: { written($0).contains(id) })
            {
                return start + place
            }
        }
        return made.keys.sorted().first { index in
            made[index]?.nodes.contains { $0.traits[IdentityTrait.self].contains(id) } ?? false
        }
    }
}

extension [Int] {
    /// The last position at which a test holds that holds up to some position; 0 where it nowhere does. O(log n).
    func lastPosition(_ holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle } else { high = middle }
        }
        return low
    }
}
