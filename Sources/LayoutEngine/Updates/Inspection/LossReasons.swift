/// Finds out why identities of a tree are gone; each place is looked at once, however many were lost in it.
@MainActor
struct LossReasons {
    private let before: TreeSnapshot
    private let after: TreeSnapshot
    /// The outermost place that is gone, by a place inside.
    private var tops: [ObjectIdentifier: TreeSnapshot.Link] = [:]
    /// What is below a place now.
    private var places: [ObjectIdentifier: Below] = [:]

    /// How many places were looked at.
    private(set) var visitCount = 0

    private struct Below {
        var ids: [String] = []
        var branches: [ViewNode.Key] = []
    }

    init(_ before: TreeSnapshot, _ after: TreeSnapshot) {
        self.before = before
        self.after = after
    }

    /// 1. The innermost place around that is still there is where it was lost.
    /// 2. What is below it now, in place of what was, tells why.
    mutating func loss(of entry: TreeSnapshot.Entry) -> IdentityLoss {
        // 1.
        let lost = top(of: entry.link)
        guard !after.isAlive(lost), let around = lost.parent else { return .unknown }
        let owner = around.nearest.map { before.entries[$0].name } ?? ViewName.of(around.node.type)
        // 2.
        return cause(of: lost.node, around.node, owner)
    }

    private mutating func top(of link: TreeSnapshot.Link) -> TreeSnapshot.Link {
        var lost = link
        var passed = [ObjectIdentifier(link)]
        while let parent = lost.parent, !after.isAlive(parent) {
            if let known = tops[ObjectIdentifier(parent)] {
                lost = known
                break
            }
            lost = parent
            visitCount += 1
            passed.append(ObjectIdentifier(parent))
        }
        for place in passed { tops[place] = lost }
        return lost
    }

    private mutating func cause(of lost: ViewNode, _ around: ViewNode, _ owner: String) -> IdentityLoss {
        switch lost.key {
        case .branch:
            if below(around).branches.contains(where: { $0 != lost.key }) { return .branch(in: owner) }
            guard let now = around.known(lost.key) else { return .condition(in: owner) }
            return .type(from: ViewName.of(lost.type), to: ViewName.of(now.type))
        case .id, .number:
            let others = below(around).ids
            // A modifier has one; a `ForEach` is known by its type.
            let isOfRow = ViewName.of(around.type) == "ForEach" || others.count > 1
            return .id(from: lost.key.rowID.map { ValueText.of($0.base) } ?? "", to: others, isOfRow: isOfRow)
        case .role(let role) where role.hasPrefix("candidate "):
            return .candidate(in: owner)
        default:
            guard let now = around.known(lost.key) else { return .unknown }
            return .type(from: ViewName.of(lost.type), to: ViewName.of(now.type))
        }
    }

    private mutating func below(_ place: ViewNode) -> Below {
        if let known = places[ObjectIdentifier(place)] { return known }
        var found = Below()
        for node in place.below {
            visitCount += 1
            if case .branch = node.key { found.branches.append(node.key) }
            if let id = node.key.rowID { found.ids.append(ValueText.of(id.base)) }
        }
        found.ids.sort()
        places[ObjectIdentifier(place)] = found
        return found
    }
}
