/// What makes a view the same view among its siblings.
struct SiblingKey: Hashable {
    var name: String
    var detail: String?

    init(_ node: LayoutDescription.Node) {
        name = node.name
        detail = node.detail
    }
}

/// Finds which of two lists of siblings are the same views, in order.
enum SiblingAlignment {
    /// 1. The longest common subsequence of equal keys.
    /// 2. Between two of those, views of equal name, again as a longest common subsequence.
    ///
    /// - Returns: Pairs of positions, both rising.
    static func matches(_ old: [SiblingKey], _ new: [SiblingKey]) -> [(Int, Int)] {
        let anchors = common(old, new)  // 1
        var result: [(Int, Int)] = []
        var (i, j) = (0, 0)
        for anchor in anchors + [(old.count, new.count)] {
            let between = common(old[i..<anchor.0].map(\.name), new[j..<anchor.1].map(\.name))  // 2
            result += between.map { ($0.0 + i, $0.1 + j) }
            if anchor.0 < old.count { result.append(anchor) }
            (i, j) = (anchor.0 + 1, anchor.1 + 1)
        }
        return result
    }

    /// The positions that stay when the differences are taken out of both lists.
    private static func common<Key: Hashable>(_ old: [Key], _ new: [Key]) -> [(Int, Int)] {
        if old == new { return old.indices.map { ($0, $0) } }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        return Array(
            zip(
                old.indices.filter { !removed.contains($0) },
                new.indices.filter { !inserted.contains($0) }))
    }
}
