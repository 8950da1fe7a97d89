@testable import LayoutEngine

/// The rules of `IdentityComparison`, each identity held against all others.
@MainActor
struct ReferenceIdentityComparison {
    private let before: TreeSnapshot
    private let after: TreeSnapshot
    private var fates: [Fate] = []
    private var taken: Set<Int> = []
    /// What was found, each in a line.
    private(set) var lines: [String] = []

    private enum Fate {
        case kept, changed, gone
    }

    init(_ before: TreeSnapshot, _ after: TreeSnapshot, wanted: Set<Int>?) {
        self.before = before
        self.after = after
        for index in before.entries.indices {
            let isWanted = wanted?.contains(index) ?? false
            fates.append(.kept)
            fates[index] = compare(index, isWanted, isAsked: isWanted || wanted == nil)
        }
    }

    private mutating func compare(_ index: Int, _ isWanted: Bool, isAsked: Bool) -> Fate {
        let entry = before.entries[index]
        if let place = after.index(of: entry) {
            guard isAsked, let moved = moved(entry, place, index) else { return .kept }
            add(index, "moved, now \(after.entries[place].place)", moved)
            return .changed
        }
        var outer = entry.outer
        while let current = outer, before.entries[current].isID, fates[current] == .gone {
            outer = before.entries[current].outer
        }
        let around = outer.map { fates[$0] } ?? .kept
        if around == .changed { return .changed }
        let known = around == .gone && !isWanted ? nil : other(for: index)
        guard isAsked, isWanted || known != nil else { return known == nil ? .gone : .changed }
        add(index, "lost, \(loss(of: entry))", known)
        return .changed
    }

    private func moved(_ entry: TreeSnapshot.Entry, _ place: Int, _ index: Int) -> Int? {
        guard let item = entry.item, item.isDistinct, let now = after.entries[place].item,
            !item.isSame(as: now), let other = only(item, entry, in: after), other != place,
            only(item, entry, in: before) == index, !Self.inside(index, before).flatMap(\.states).isEmpty
        else { return nil }
        return other
    }

    private func other(for index: Int) -> Int? {
        let entry = before.entries[index]
        if entry.isID {
            return newcomers(for: index).first {
                after.entries[$0].isID && after.entries[$0].ids.last == entry.ids.last
            }
        }
        if let item = entry.item, item.isDistinct, only(item, entry, in: before) == index,
            let found = only(item, entry, in: after)
        {
            return found
        }
        if let outer = entry.outer, before.entries[outer].isID, fates[outer] == .gone { return nil }
        return newcomers(for: index).first { hasSameContent(after.entries[$0], entry) && !taken.contains($0) }
    }

    private func hasSameContent(_ other: TreeSnapshot.Entry, _ entry: TreeSnapshot.Entry) -> Bool {
        guard other.type == entry.type, other.name == entry.name else { return false }
        guard let item = entry.item, let now = other.item else {
            return entry.item == nil && other.item == nil
        }
        return item.isSame(as: now)
    }

    private func newcomers(for index: Int) -> [Int] {
        var outer = before.entries[index].outer
        while let current = outer, after.index(of: before.entries[current]) == nil {
            outer = before.entries[current].outer
        }
        let top = outer.flatMap { after.index(of: before.entries[$0]) }
        return after.entries.indices.filter { index in
            before.index(of: after.entries[index]) == nil && Self.isInside(index, top, after)
        }
    }

    private static func isInside(_ index: Int, _ top: Int?, _ tree: TreeSnapshot) -> Bool {
        guard let top else { return true }
        return sequence(first: index) { tree.entries[$0].outer }.contains(top)
    }

    private static func inside(_ index: Int, _ tree: TreeSnapshot) -> [TreeSnapshot.Entry] {
        tree.entries.indices.filter { isInside($0, index, tree) }.map { tree.entries[$0] }
    }

    private func only(_ item: ItemContent, _ entry: TreeSnapshot.Entry, in tree: TreeSnapshot) -> Int? {
        let found = tree.entries.indices.filter {
            tree.entries[$0].type == entry.type && tree.entries[$0].item.map(item.isSame) == true
        }
        return found.count == 1 ? found[0] : nil
    }

    private mutating func add(_ index: Int, _ kind: String, _ other: Int?) {
        if let other { taken.insert(other) }
        let inside = Self.inside(index, before)
        lines.append(
            Self.line(
                before.entries[index], kind, other.map { after.entries[$0] },
                inside.flatMap(\.states).map(\.text), inside.count - 1, isUnchanged(index, other)))
    }

    private func isUnchanged(_ index: Int, _ other: Int?) -> Bool {
        guard let other else { return false }
        if before.entries[index].isID {
            let old = before.entries.filter { $0.outer == index }.compactMap(\.item)
            let new = after.entries.filter { $0.outer == other }.compactMap(\.item)
            return old.count == new.count && zip(old, new).allSatisfy { $0.isUnchanged(in: $1) }
        }
        guard let item = before.entries[index].item, let now = after.entries[other].item else {
            return before.entries[index].item == nil && after.entries[other].item == nil
        }
        return item.isUnchanged(in: now)
    }

    // MARK: Reasons

    private func loss(of entry: TreeSnapshot.Entry) -> IdentityLoss {
        var lost = entry.link
        while let parent = lost.parent, !after.isAlive(parent) { lost = parent }
        guard !after.isAlive(lost), let around = lost.parent else { return .unknown }
        let owner = around.nearest.map { before.entries[$0].name } ?? ViewName.of(around.node.type)
        let below = around.node.below
        let now = below.first { $0.key == lost.node.key }
        let type = now.map {
            IdentityLoss.type(from: ViewName.of(lost.node.type), to: ViewName.of($0.type))
        }
        switch lost.node.key {
        case .branch(let branch):
            let isOther = below.contains {
                if case .branch(let other) = $0.key { other != branch } else { false }
            }
            return isOther ? .branch(in: owner) : type ?? .condition(in: owner)
        case .id, .number:
            let others = below.compactMap { $0.key.rowID.map { ValueText.of($0.base) } }.sorted()
            return .id(
                from: lost.node.key.rowID.map { ValueText.of($0.base) } ?? "", to: others,
                isOfRow: ViewName.of(around.node.type) == "ForEach" || others.count > 1)
        case .role(let role) where role.hasPrefix("candidate "): return .candidate(in: owner)
        default: return type ?? .unknown
        }
    }

    /// A change in a line.
    static func line(_ change: IdentityChange) -> String {
        let kind =
            switch change.kind {
            case .lost(let loss): "lost, \(loss)"
            case .moved(let now): "moved, now \(now.place)"
            }
        return line(
            change.entry, kind, change.other, change.states.map(\.text), change.inside, change.isUnchanged)
    }

    private static func line(
        _ entry: TreeSnapshot.Entry, _ kind: String, _ other: TreeSnapshot.Entry?, _ states: [String],
        _ inside: Int, _ isUnchanged: Bool
    ) -> String {
        "\(entry.description) \(entry.place): \(kind); other \(other.map { "\($0.place)" } ?? "none"), "
            + "states \(states), inside \(inside), \(isUnchanged ? "unchanged" : "changed")"
    }
}
