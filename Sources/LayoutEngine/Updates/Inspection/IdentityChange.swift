import Drawing

/// An identity that didn't last from one snapshot of a tree to a later one.
package struct IdentityChange {
    package enum Kind {
        /// The place is gone.
        case lost(IdentityLoss)
        /// The place is there, but its item stands at another one now, without its state; `now` is who has the place.
        case moved(now: TreeSnapshot.Entry)
    }

    /// As it was.
    package let entry: TreeSnapshot.Entry
    package let kind: Kind
    /// The same view or item now, at another place; nil where there is none.
    package let other: TreeSnapshot.Entry?
    /// The states that it and those inside had.
    package let states: [InspectedState]
    /// How many identities inside went with it.
    package let inside: Int
    /// Whether it shows now what it showed.
    package let isUnchanged: Bool
}

/// Finds the identities that are there before and after, and aren't the same.
///
/// 1. An item of its own (with an id or a text in the view's fields, no other view of the type has it) is known again wherever
///    it stands. Where its place is another it was lost; where its former place goes on with another item, it moved, which
///    counts only if there is state to stay behind.
/// 2. A view without such is known again in a new view of its type and of the same fields, inside the same view around.
/// 3. An explicit id is known again by its value.
/// 4. What is inside a view that just went isn't looked for, nor what is inside of one that was lost.
@MainActor
package struct IdentityComparison {
    private let before: TreeSnapshot
    private let after: TreeSnapshot
    /// What became of those before, by place in the list.
    private var fates: [Fate] = []
    private var taken: Set<Int> = []

    private enum Fate {
        case kept, changed, gone
    }

    package private(set) var changes: [IdentityChange] = []

    /// - Parameter wanted: Those that have to be there after, too; nil for none in particular, but all that are.
    package init(_ before: TreeSnapshot, _ after: TreeSnapshot, wanted: Set<Int>? = nil) {
        self.before = before
        self.after = after
        for index in before.entries.indices {
            let isWanted = wanted?.contains(index) ?? false
            fates.append(.kept)
            fates[index] = compare(index, isWanted: isWanted, isAsked: isWanted || wanted == nil)
        }
    }

    private mutating func compare(_ index: Int, isWanted: Bool, isAsked: Bool) -> Fate {
        let entry = before.entries[index]
        let place = after.index(of: entry)
        if let place {
            guard isAsked, let moved = moved(entry, place, index) else { return .kept }
            add(index, .moved(now: after.entries[place]), moved)
            return .changed
        }
        // 4.
        let around = fateAround(index)
        if around == .changed { return .changed }
        let known = around == .gone && !isWanted ? nil : other(for: index)
        guard isAsked, isWanted || known != nil else { return known == nil ? .gone : .changed }
        let loss = IdentityLoss(of: entry, in: before, now: after)
        add(index, .lost(loss), known)
        return .changed
    }

    /// That of the view with a body around, and of explicit ids that were known again; those that weren't are looked through.
    private func fateAround(_ index: Int) -> Fate {
        var outer = before.entries[index].outer
        while let current = outer {
            if before.entries[current].isID, fates[current] == .gone {
                outer = before.entries[current].outer
            } else {
                return fates[current]
            }
        }
        return .kept
    }

    /// 1. Where the item of a place that is still there stands now, if that is another place.
    private func moved(_ entry: TreeSnapshot.Entry, _ place: Int, _ index: Int) -> Int? {
        guard let item = entry.item, item.isDistinct, let now = after.entries[place].item,
            !item.isSame(as: now)
        else { return nil }
        guard let other = only(item, entry, in: after), other != place else { return nil }
        return only(item, entry, in: before) == index && !before.states(in: index).isEmpty ? other : nil
    }

    private func other(for index: Int) -> Int? {
        let entry = before.entries[index]
        // 3.
        if entry.isID {
            return newcomers(for: index).first {
                after.entries[$0].isID && after.entries[$0].ids.last == entry.ids.last
            }
        }
        // 1.
        if let item = entry.item, item.isDistinct, only(item, entry, in: before) == index,
            let found = only(item, entry, in: after)
        {
            return found
        }
        // 2.
        guard !isInLostID(index) else { return nil }
        return newcomers(for: index).first { hasSameContent(after.entries[$0], entry) && !taken.contains($0) }
    }

    private func hasSameContent(_ other: TreeSnapshot.Entry, _ entry: TreeSnapshot.Entry) -> Bool {
        guard other.type == entry.type, other.name == entry.name else { return false }
        switch (entry.item, other.item) {
        case (nil, nil): return true
        case (let item?, let other?): return item.isSame(as: other)
        default: return false
        }
    }

    /// Whether the id around it is gone.
    private func isInLostID(_ index: Int) -> Bool {
        guard let outer = before.entries[index].outer else { return false }
        return before.entries[outer].isID && fates[outer] == .gone
    }

    /// Those that are new, inside of the nearest view around that is still there.
    private func newcomers(for index: Int) -> [Int] {
        var outer = before.entries[index].outer
        while let current = outer, after.index(of: before.entries[current]) == nil {
            outer = before.entries[current].outer
        }
        let top = outer.flatMap { after.index(of: before.entries[$0]) }
        let inside = top.map { after.inside($0) } ?? Array(after.entries.indices)
        return inside.filter { before.index(of: after.entries[$0]) == nil }
    }

    /// The one view of an item; nil where there are several or none.
    private func only(_ item: ItemContent, _ entry: TreeSnapshot.Entry, in tree: TreeSnapshot) -> Int? {
        let found = tree.entries.indices.filter {
            tree.entries[$0].type == entry.type && tree.entries[$0].item.map(item.isSame) == true
        }
        return found.count == 1 ? found[0] : nil
    }

    private mutating func add(_ index: Int, _ kind: IdentityChange.Kind, _ other: Int?) {
        if let other { taken.insert(other) }
        let entry = before.entries[index]
        let inside = before.inside(index)
        changes.append(
            IdentityChange(
                entry: entry, kind: kind, other: other.map { after.entries[$0] },
                states: inside.flatMap { before.entries[$0].states }, inside: inside.count - 1,
                isUnchanged: isUnchanged(index, other)))
    }

    /// Of an explicit id, whether what stands inside shows what it showed.
    private func isUnchanged(_ index: Int, _ other: Int?) -> Bool {
        guard let other else { return false }
        let (entry, now) = (before.entries[index], after.entries[other])
        if entry.isID {
            let (old, new) = (content(of: index, in: before), content(of: other, in: after))
            return old.count == new.count && zip(old, new).allSatisfy { $0.isUnchanged(in: $1) }
        }
        switch (entry.item, now.item) {
        case (let item?, let other?): return item.isUnchanged(in: other)
        case (nil, nil): return true
        default: return false
        }
    }

    private func content(of index: Int, in tree: TreeSnapshot) -> [ItemContent] {
        tree.entries.filter { $0.outer == index }.compactMap(\.item)
    }
}

extension TreeSnapshot {
    /// Whether the identity is still there in a later snapshot, and shows what it showed.
    package func isUnchanged(_ index: Int, in later: TreeSnapshot) -> Bool {
        guard let now = later.index(of: entries[index]) else { return false }
        switch (entries[index].item, later.entries[now].item) {
        case (let item?, let other?): return item.isUnchanged(in: other)
        case (nil, nil): return !entries[index].isID
        default: return false
        }
    }
}

extension IdentityChange {
    /// What is lost and why, in lines.
    package var lines: [String] {
        var lines: [String] = []
        switch kind {
        case .lost(let loss):
            var line = "\(entry.description): "
            line += other.map { "another one is at \($0.description) now" } ?? "isn't there any more"
            lines.append(line)
            if let explanation = loss.explanation { lines.append("  " + explanation) }
        case .moved(let now):
            lines.append("\(entry.description): its item is at \(other?.description ?? "another place") now")
            lines.append(
                "  what is kept at its place belongs to another item now (\(now.description)). Take ids from the data, that stay with an item as long as it lives, not places in a collection."
            )
        }
        let told = states.prefix(6).map(\.text)
        if !told.isEmpty {
            let more = states.count > told.count ? ", and \(states.count - told.count) more" : ""
            lines.append("  state: \(told.joined(separator: ", "))\(more)")
        }
        if inside > 0 { lines.append("  with \(inside) inside") }
        return lines
    }
}
