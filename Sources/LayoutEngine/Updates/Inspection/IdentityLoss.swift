import Drawing

/// Why an identity is gone, as far as the tree as it is now can tell.
package enum IdentityLoss: Equatable {
    /// The view around isn't there any more, or nothing is known.
    case unknown
    /// An `if` or a `switch` around it took another branch.
    case branch(in: String)
    /// An `if` around it, without `else`, became false.
    case condition(in: String)
    /// An id around it is another.
    case id(from: String, to: [String], isOfRow: Bool)
    /// What is there now is of another type.
    case type(from: String, to: String)
    /// A `ViewThatFits` shows another candidate.
    case candidate(in: String)
}

extension IdentityLoss {
    /// 1. The innermost place around that is still there is where it was lost.
    /// 2. What is below it now, in place of what was, tells why.
    @MainActor
    package init(of entry: TreeSnapshot.Entry, in before: TreeSnapshot, now after: TreeSnapshot) {
        // 1.
        var lost = entry.link
        while let parent = lost.parent, !after.isAlive(parent) { lost = parent }
        guard !after.isAlive(lost), let around = lost.parent else {
            self = .unknown
            return
        }
        let owner = around.nearest.map { before.entries[$0].name } ?? ViewName.of(around.node.type)
        // 2.
        self = Self.cause(of: lost.node, around.node, owner)
    }

    private static func cause(of lost: ViewNode, _ around: ViewNode, _ owner: String) -> IdentityLoss {
        let below = around.below
        switch lost.key {
        case .branch:
            if below.contains(where: { $0.key.isBranch && $0.key != lost.key }) { return .branch(in: owner) }
            guard let now = below.first(where: { $0.key == lost.key }) else { return .condition(in: owner) }
            return .type(from: ViewName.of(lost.type), to: ViewName.of(now.type))
        case .id, .number:
            let others = below.compactMap { $0.key.rowID.map { ValueText.of($0.base) } }.sorted()
            // A modifier has one; a `ForEach` is known by its type.
            let isOfRow = ViewName.of(around.type) == "ForEach" || others.count > 1
            return .id(from: lost.key.rowID.map { ValueText.of($0.base) } ?? "", to: others, isOfRow: isOfRow)
        case .role(let role) where role.hasPrefix("candidate "):
            return .candidate(in: owner)
        default:
            guard let now = below.first(where: { $0.key == lost.key }) else { return .unknown }
            return .type(from: ViewName.of(lost.type), to: ViewName.of(now.type))
        }
    }

    /// What happened and what to do, in sentences; nil where nothing is known.
    package var explanation: String? {
        switch self {
        case .unknown: nil
        case .branch(let owner):
            "an `if` or `switch` in \(owner) took another branch, and each branch is an identity of its own. Write the view once, and have the condition change its values, its modifiers' values or its layout (AnyLayout)."
        case .condition(let owner):
            "an `if` in \(owner) became false. Keep the view and hide it, or keep its state outside of it."
        case .id(let from, let to, true):
            "no row has the id \(from) any more; there are \(Self.list(to)). Take ids from the data, that stay with an item as long as it lives."
        case .id(let from, let to, false):
            "the id around it was \(from) and is \(Self.list(to)) now. An id(_:) that changes is another view."
        case .type(let from, let to):
            "what stood there was of type \(from), and is of type \(to) now. Give it one type: a condition inside, not an AnyView of one or the other."
        case .candidate(let owner):
            "a ViewThatFits in \(owner) shows another candidate, and each has a state of its own. Keep the state outside of it."
        }
    }

    private static func list(_ ids: [String]) -> String {
        if ids.isEmpty { return "none" }
        return ids.count > 5
            ? ids.prefix(4).joined(separator: ", ") + " and \(ids.count - 4) more"
            : ids.joined(separator: ", ")
    }
}

extension ViewNode.Key {
    fileprivate var isBranch: Bool {
        if case .branch = self { true } else { false }
    }
}
