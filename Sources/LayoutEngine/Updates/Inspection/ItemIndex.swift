/// The identities of a tree by the item that they show. Made when something is looked for first.
@MainActor
struct ItemIndex {
    private struct Key: Hashable {
        let type: ObjectIdentifier?
        let item: Int
    }

    private let tree: TreeSnapshot
    private var known: [Key: [Int]]?
    /// How many identities were held against what was looked for.
    private(set) var comparisonCount = 0

    init(_ tree: TreeSnapshot) {
        self.tree = tree
    }

    /// The one view of an item, of an entry's type; nil where there are several or none.
    mutating func only(_ item: ItemContent, _ entry: TreeSnapshot.Entry) -> Int? {
        let index = known ?? make()
        var found: Int?
        for place in index[Self.key(entry, item)] ?? [] {
            comparisonCount += 1
            let other = tree.entries[place]
            guard other.type == entry.type, other.item.map(item.isSame) == true else { continue }
            if found != nil { return nil }
            found = place
        }
        return found
    }

    private mutating func make() -> [Key: [Int]] {
        var made: [Key: [Int]] = [:]
        for (place, entry) in tree.entries.enumerated() {
            if let item = entry.item { made[Self.key(entry, item), default: []].append(place) }
        }
        known = made
        return made
    }

    private static func key(_ entry: TreeSnapshot.Entry, _ item: ItemContent) -> Key {
        Key(type: entry.type.map { ObjectIdentifier($0) }, item: item.key)
    }
}
