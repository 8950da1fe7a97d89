extension UpdateHistory: CustomStringConvertible {
    /// For each update its changes and the bodies that they led to, those skipped, and what the layout cost:
    ///
    ///     update 2
    ///       state Row._isOn at Feed/Row[2], FeedTests.swift:31
    ///         Row #4: _isOn
    ///           Badge #5: value (isOn)
    ///       skipped: Row 2, Header 1
    ///       layout: 9 questions to 4 elements, 5 answers known; 2 placements
    ///
    /// A body stands below the body that gave it a new value, else below the first change that led to it. Equal ones are
    /// told together, with their numbers. Ends with a line break, unless it is empty.
    public var description: String {
        var lines: [String] = []
        if let earlier {
            let bodies = earlier.bodies.values.reduce(0, +)
            lines.append(
                "\(UpdateWording.count(earlier.updates, "earlier update")) left out, with "
                    + UpdateWording.bodies(bodies))
        }
        let places = Dictionary(places.map { ($0.number, $0) }) { first, _ in first }
        var changes: [Int: (change: Change, update: Int)] = [:]
        for update in updates {
            for change in update.changes { changes[change.number] = (change, update.number) }
            lines += UpdateText(update, places, changes).lines
        }
        return lines.map { UpdateWording.line($0) + "\n" }.joined()
    }
}

/// One update's lines.
private struct UpdateText {
    private let update: UpdateHistory.Update
    private let places: [Int: UpdateHistory.Place]
    /// The changes of this update and of those before it, with the numbers of their updates.
    private let changes: [Int: (change: UpdateHistory.Change, update: Int)]
    private let groups: BodyGroups
    private(set) var lines: [String] = []

    init(
        _ update: UpdateHistory.Update, _ places: [Int: UpdateHistory.Place],
        _ changes: [Int: (change: UpdateHistory.Change, update: Int)]
    ) {
        self.update = update
        self.places = places
        self.changes = changes
        groups = BodyGroups(update, types: places.mapValues(\.type))
        lines.append("update \(update.number)")
        addBodies()
        addRest()
    }

    private mutating func addBodies() {
        let own = Set(update.changes.map(\.number))
        // A change comes after the one that it came with.
        var depths: [Int: Int] = [:]
        for change in inOrder {
            let depth = (change.origin.flatMap { depths[$0] } ?? 0) + 1
            depths[change.number] = depth
            lines.append(
                indentation(depth) + UpdateWording.change(change) + UpdateWording.place(of: change))
            add(groups.belowChange[change.number] ?? [], depth: depth + 1)
        }
        for number in groups.belowChange.keys.sorted() where !own.contains(number) {
            lines.append("  " + changeName(number))
            add(groups.belowChange[number] ?? [], depth: 2)
        }
        if !groups.unexplained.isEmpty {
            lines.append("  no change known")
            add(groups.unexplained, depth: 2)
        }
    }

    /// Levels that are indented: lines stay readable, and the text short, where thousands of views nest.
    private static let deepest = 40

    /// Each change followed by those that came with it.
    private var inOrder: [UpdateHistory.Change] {
        let own = Set(update.changes.map(\.number))
        let parts = Dictionary(grouping: update.changes) { change in
            change.origin.flatMap { own.contains($0) ? $0 : nil }
        }
        var result: [UpdateHistory.Change] = []
        var open = Array((parts[nil] ?? []).reversed())
        while let change = open.popLast() {
            result.append(change)
            open += (parts[change.number] ?? []).reversed()
        }
        return result
    }

    /// Groups and all below them, without recursion: views nest deeply.
    private mutating func add(_ roots: [Int], depth: Int) {
        var open = roots.reversed().map { ($0, depth) }
        while let (index, depth) = open.popLast() {
            lines.append(indentation(depth) + line(groups.groups[index]))
            open += groups.groups[index].below.reversed().map { ($0, depth + 1) }
        }
    }

    private func indentation(_ depth: Int) -> String {
        String(repeating: "  ", count: min(depth, Self.deepest))
    }

    private func line(_ group: BodyGroups.Group) -> String {
        let body = update.bodies[group.bodies[0]]
        let count = group.bodies.count > 1 ? " x \(group.bodies.count)" : ""
        let numbers = UpdateWording.numbers(group.bodies.map { update.bodies[$0].place })
        var text = "\(name(body.place))\(count) \(numbers): \(UpdateWording.causes(body.causes))"
        let others = group.isBelowBody ? body.changes[...] : body.changes.dropFirst()
        if !others.isEmpty {
            text += " (also \(others.map { changeName($0) }.joined(separator: ", ")))"
        }
        return text
    }

    private func name(_ place: Int) -> String { places[place]?.name ?? "?" }

    private func changeName(_ number: Int) -> String {
        guard let (change, number) = changes[number] else { return "a change of an earlier update" }
        let words = UpdateWording.change(change)
        return number == update.number ? words : "\(words), set in update \(number)"
    }

    private mutating func addRest() {
        if !update.skipped.isEmpty { lines.append("  skipped: " + counts(update.skipped.map(\.place))) }
        if !update.removed.isEmpty { lines.append("  removed: " + counts(update.removed)) }
        if !update.layout.isEmpty { lines.append("  layout: " + UpdateWording.layout(update.layout)) }
        if let omitted = update.omitted { lines.append("  left out: " + UpdateWording.omitted(omitted)) }
    }

    /// `Row 9, Header 1`, in the order of the first of each.
    private func counts(_ numbers: [Int]) -> String {
        var names: [String] = []
        var counts: [String: Int] = [:]
        for number in numbers {
            let name = name(number)
            if counts[name] == nil { names.append(name) }
            counts[name, default: 0] += 1
        }
        return names.map { "\($0) \(counts[$0] ?? 0)" }.joined(separator: ", ")
    }
}
