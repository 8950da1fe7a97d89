/// Finds the identities that are there before and after, and aren't the same.
///
/// 1. An item of its own (with an id or a text in the view's fields, no other view of the type has it) is known again wherever
///    it stands. Where its place is another it was lost; where its former place goes on with another item, it moved, which
///    counts only if there is state to stay behind.
/// 2. A view without such is known again in a new view of its type and of the same fields, inside the same view around.
/// 3. An explicit id is known again by its value.
/// 4. What is inside a view that just went isn't looked for, nor what is inside of one that was lost.
///
/// O(n log n) of the identities, as far as their items' keys tell these apart, and of what is told of those that didn't last.
@MainActor
package struct IdentityComparison {
    private let before: TreeSnapshot
    private let after: TreeSnapshot
    private var reasons: LossReasons
    private var itemsBefore: ItemIndex
    private var itemsAfter: ItemIndex
    private var newcomers: Newcomers
    /// What became of those before, by place in the list.
    private var fates: [Fate]
    /// The same as those inside see it: explicit ids that weren't known again are looked through.
    private var fatesAround: [Fate]

    private enum Fate {
        case kept, changed, gone
    }

    /// What stands inside of explicit ids now.
    private var contents: [Int: [ItemContent]] = [:]

    package private(set) var changes: [IdentityChange] = []

    /// How many identities were held against another, and how many places were looked at for reasons.
    var visitCount: Int {
        itemsBefore.comparisonCount + itemsAfter.comparisonCount + newcomers.comparisonCount
            + reasons.visitCount
    }

    /// - Parameter wanted: Those that have to be there after, too; nil for none in particular, but all that are.
    package init(_ before: TreeSnapshot, _ after: TreeSnapshot, wanted: Set<Int>? = nil) {
        self.before = before
        self.after = after
        reasons = LossReasons(before, after)
        itemsBefore = ItemIndex(before)
        itemsAfter = ItemIndex(after)
        newcomers = Newcomers(before, after)
        fates = Array(repeating: .kept, count: before.entries.count)
        fatesAround = fates
        for index in before.entries.indices {
            let isWanted = wanted?.contains(index) ?? false
            fates[index] = compare(index, isWanted: isWanted, isAsked: isWanted || wanted == nil)
            let isPassed = before.entries[index].isID && fates[index] == .gone
            fatesAround[index] = isPassed ? fateAround(index) : fates[index]
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
        add(index, .lost(reasons.loss(of: entry)), known)
        return .changed
    }

    /// That of the view with a body around, and of explicit ids that were known again.
    private func fateAround(_ index: Int) -> Fate {
        before.entries[index].outer.map { fatesAround[$0] } ?? .kept
    }

    /// 1. Where the item of a place that is still there stands now, if that is another place.
    private mutating func moved(_ entry: TreeSnapshot.Entry, _ place: Int, _ index: Int) -> Int? {
        guard let item = entry.item, item.isDistinct, let now = after.entries[place].item,
            !item.isSame(as: now), before.hasStates(in: index)
        else { return nil }
        guard let other = itemsAfter.only(item, entry), other != place else { return nil }
        return itemsBefore.only(item, entry) == index ? other : nil
    }

    private mutating func other(for index: Int) -> Int? {
        let entry = before.entries[index]
        // 3.
        if entry.isID { return newcomers.first(withIDOf: index) }
        // 1.
        if let item = entry.item, item.isDistinct, itemsBefore.only(item, entry) == index,
            let found = itemsAfter.only(item, entry)
        {
            return found
        }
        // 2.
        return isInLostID(index) ? nil : newcomers.first(like: index)
    }

    /// Whether the id around it is gone.
    private func isInLostID(_ index: Int) -> Bool {
        guard let outer = before.entries[index].outer else { return false }
        return before.entries[outer].isID && fates[outer] == .gone
    }

    private mutating func add(_ index: Int, _ kind: IdentityChange.Kind, _ other: Int?) {
        if let other { newcomers.take(other) }
        let entry = before.entries[index]
        let inside = before.inside(index)
        let isUnchanged = isUnchanged(index, other)
        changes.append(
            IdentityChange(
                entry: entry, kind: kind, other: other.map { after.entries[$0] },
                states: inside.flatMap { before.entries[$0].states }, inside: inside.count - 1,
                isUnchanged: isUnchanged))
    }

    /// Of an explicit id, whether what stands inside shows what it showed.
    private mutating func isUnchanged(_ index: Int, _ other: Int?) -> Bool {
        guard let other else { return false }
        let (entry, now) = (before.entries[index], after.entries[other])
        if entry.isID {
            let (old, new) = (
                content(of: index, in: before), contents[other] ?? content(of: other, in: after)
            )
            contents[other] = new
            return old.count == new.count && zip(old, new).allSatisfy { $0.isUnchanged(in: $1) }
        }
        switch (entry.item, now.item) {
        case (let item?, let other?): return item.isUnchanged(in: other)
        case (nil, nil): return true
        default: return false
        }
    }

    private func content(of index: Int, in tree: TreeSnapshot) -> [ItemContent] {
        tree.inside(index).map { tree.entries[$0] }.filter { $0.outer == index }.compactMap(\.item)
    }
}
