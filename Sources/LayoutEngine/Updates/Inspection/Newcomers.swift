/// The identities of a tree that an earlier one hasn't, by what makes one of the earlier tree known again. Made when
/// something is looked for first.
@MainActor
struct Newcomers {
    private let before: TreeSnapshot
    private let after: TreeSnapshot
    /// How many identities were held against what was looked for.
    private(set) var comparisonCount = 0

    private var isMade = false
    /// Explicit ids by their value.
    private var ids: [AnyHashable: FirstInRange] = [:]
    private var kinds: [Kind] = []
    private var kindsByKey: [Key: [Int]] = [:]
    /// The kind of each newcomer.
    private var kindOfEntry: [Int: Int] = [:]
    /// By identity of the earlier tree: the nearest around that is still there, as it is now.
    private var keptAround: [Int?] = []

    private struct Key: Hashable {
        let type: ObjectIdentifier?
        let name: String
        let item: Int?
    }

    /// Newcomers of the same content, those alone that aren't taken.
    private struct Kind {
        let example: Int
        var places = FirstInRange()
    }

    init(_ before: TreeSnapshot, _ after: TreeSnapshot) {
        self.before = before
        self.after = after
    }

    /// The first newcomer of the same explicit id, inside of the nearest identity around that is still there.
    mutating func first(withIDOf index: Int) -> Int? {
        makeIfNeeded()
        guard let id = before.entries[index].ids.last else { return nil }
        comparisonCount += 1
        let range = range(index)
        return ids[id]?.first(in: range)
    }

    /// The first one of the same type and fields, inside of the nearest identity around that is still there, which isn't
    /// taken.
    mutating func first(like index: Int) -> Int? {
        makeIfNeeded()
        guard let kind = kind(of: before.entries[index]) else { return nil }
        let range = range(index)
        return kinds[kind].places.first(in: range)
    }

    /// A newcomer is known to be another one: it isn't found by its content any more.
    mutating func take(_ index: Int) {
        makeIfNeeded()
        guard let kind = kindOfEntry[index] else { return }
        kinds[kind].places.remove(at: after.number(of: index))
    }

    private func range(_ index: Int) -> Range<Int> {
        after.numbers(inside: keptAround[index])
    }

    // MARK: Making

    private mutating func makeIfNeeded() {
        guard !isMade else { return }
        isMade = true
        // Outer ones come first.
        keptAround = Array(repeating: nil, count: before.entries.count)
        for index in before.inOrderOfNumbers {
            guard let outer = before.entries[index].outer else { continue }
            keptAround[index] = after.index(of: before.entries[outer]) ?? keptAround[outer]
        }
        for index in after.inOrderOfNumbers where before.index(of: after.entries[index]) == nil { add(index) }
    }

    /// In the order of their numbers.
    private mutating func add(_ index: Int) {
        let entry = after.entries[index]
        let number = after.number(of: index)
        if entry.isID, let id = entry.ids.last {
            ids[id, default: FirstInRange()].append(index, at: number)
        }
        let kind = kind(of: entry) ?? makeKind(index)
        kinds[kind].places.append(index, at: number)
        kindOfEntry[index] = kind
    }

    private mutating func makeKind(_ index: Int) -> Int {
        kinds.append(Kind(example: index))
        kindsByKey[Self.key(after.entries[index]), default: []].append(kinds.count - 1)
        return kinds.count - 1
    }

    private mutating func kind(of entry: TreeSnapshot.Entry) -> Int? {
        for kind in kindsByKey[Self.key(entry)] ?? [] {
            comparisonCount += 1
            if hasSameContent(after.entries[kinds[kind].example], entry) { return kind }
        }
        return nil
    }

    private static func key(_ entry: TreeSnapshot.Entry) -> Key {
        Key(type: entry.type.map { ObjectIdentifier($0) }, name: entry.name, item: entry.item?.key)
    }

    private func hasSameContent(_ other: TreeSnapshot.Entry, _ entry: TreeSnapshot.Entry) -> Bool {
        guard other.type == entry.type, other.name == entry.name else { return false }
        switch (entry.item, other.item) {
        case (nil, nil): return true
        case (let item?, let other?): return item.isSame(as: other)
        default: return false
        }
    }
}
