import Drawing

/// Puts groups together from a flat list of items, in which a group is followed by its masks' items and its own.
struct ItemTree {
    /// A group whose items are still to come.
    private struct Open {
        var view: ViewPath
        var effects: [ReadEffect]
        /// What is being filled: the place of a mask among the effects, or past them for the group's own items.
        var place: Int
        /// How many items are to come there.
        var missing: Int
        var ownCount: Int
        /// Groups and effects around and of it.
        var depth: Int
        var masks: [Int: [DisplayItem]] = [:]
        var items: [DisplayItem] = []
    }

    private(set) var items: [DisplayItem] = []
    private var open: [Open] = []

    /// Whether a group waits for items.
    var isComplete: Bool { open.isEmpty }

    /// Adds the next item of the flat list.
    ///
    /// - Throws: ``RecordingError/tooMany(_:limit:)`` where groups and effects lie too deep in one another.
    mutating func add(_ item: ReadItem, _ budget: RecordingBudget) throws {
        try budget.spend(.displayItems)
        switch item {
        case .whole(let item): place(item)
        case .group(let view, let effects, let count):
            let depth = (open.last?.depth ?? 0) + effects.count + 1
            try budget.check(.nestingDepth, depth)
            open.append(
                Open(view: view, effects: effects, place: -1, missing: 0, ownCount: count, depth: depth))
        }
        closeFull()
    }

    private mutating func place(_ item: DisplayItem) {
        guard let last = open.indices.last else { return items.append(item) }
        if open[last].place < open[last].effects.count {
            open[last].masks[open[last].place, default: []].append(item)
        } else {
            open[last].items.append(item)
        }
        open[last].missing -= 1
    }

    /// Goes on to the next place of the innermost group that waits for items; groups that have all of theirs become
    /// items themselves.
    private mutating func closeFull() {
        while let last = open.indices.last, open[last].missing == 0 {
            open[last].place += 1
            let group = open[last]
            if group.place < group.effects.count {
                if case .mask(let count) = group.effects[group.place] { open[last].missing = count }
            } else if group.place == group.effects.count {
                open[last].missing = group.ownCount
            } else {
                open.removeLast()
                place(DisplayItem(view: group.view, content: .group(Self.effects(group), group.items)))
            }
        }
    }

    private static func effects(_ group: Open) -> [Effect] {
        group.effects.enumerated().map { index, effect in
            switch effect {
            case .whole(let effect): effect
            case .mask: .mask(group.masks[index] ?? [])
            }
        }
    }
}
