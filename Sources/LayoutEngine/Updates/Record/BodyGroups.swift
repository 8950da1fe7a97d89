/// The bodies of one update as a forest: what led to what, equal ones together.
///
/// 1. A body stands below its parent where it came with the parent's body in this update: it is new, or its value is.
///    Else it stands below the change that led to it first; else below its parent, if that ran.
/// 2. Bodies that stand at one place of the forest, of one type, with the same causes, changes and groups below, are one
///    group.
/// 3. Groups come in the order of the first body in each.
struct BodyGroups {
    struct Group {
        /// The bodies, by their place in the update's list.
        let bodies: [Int]
        /// Places of the groups below in ``BodyGroups/groups``.
        var below: [Int] = []
        /// Whether it stands below another group, and not below a change or nothing.
        let isBelowBody: Bool
    }

    private(set) var groups: [Group] = []
    /// The groups that stand below a change, by its number.
    private(set) var belowChange: [Int: [Int]] = [:]
    /// The groups that stand below nothing.
    private(set) var unexplained: [Int] = []

    /// What the bodies of a group have in common.
    private struct Kind: Hashable {
        let type: String
        let causes: [UpdateCause]
        let changes: [Int]
        /// The kind and the count of each group below.
        let below: [[Int]]
    }

    private enum Parent {
        case body(Int)
        case change(Int)
        case none
    }

    private let bodies: [UpdateHistory.Body]
    private var kinds: [Int]
    /// For each body the bodies below it, equal ones together.
    private var below: [[[Int]]]

    init(_ update: UpdateHistory.Update, types: [Int: String]) {
        bodies = update.bodies
        kinds = Array(repeating: 0, count: bodies.count)
        below = Array(repeating: [], count: bodies.count)
        // 1.
        let parents = Self.parents(in: bodies)
        // 2.
        findKinds(parents, types)
        // 3.
        makeGroups(parents)
    }

    private static func parents(in bodies: [UpdateHistory.Body]) -> [Parent] {
        var last: [Int: Int] = [:]
        return bodies.enumerated().map { index, body in
            defer { last[body.place] = index }
            let outer = body.parent.flatMap { last[$0] }
            if let outer, body.comesWithParent { return .body(outer) }
            if let change = body.changes.first { return .change(change) }
            return outer.map { .body($0) } ?? .none
        }
    }

    /// A body comes after the one that it stands below, so that the last are told apart first.
    private mutating func findKinds(_ parents: [Parent], _ types: [Int: String]) {
        var direct: [[Int]] = Array(repeating: [], count: bodies.count)
        for case (let index, .body(let outer)) in parents.enumerated() { direct[outer].append(index) }
        var known: [Kind: Int] = [:]
        for index in bodies.indices.reversed() {
            below[index] = together(direct[index])
            let body = bodies[index]
            let kind = Kind(
                type: types[body.place] ?? "", causes: body.causes, changes: body.changes,
                below: below[index].map { [kinds[$0[0]], $0.count] })
            kinds[index] = known[kind] ?? known.count
            known[kind] = kinds[index]
        }
    }

    private func together(_ bodies: [Int]) -> [[Int]] {
        var places: [Int: Int] = [:]
        var result: [[Int]] = []
        for body in bodies {
            if let place = places[kinds[body]] {
                result[place].append(body)
            } else {
                places[kinds[body]] = result.count
                result.append([body])
            }
        }
        return result
    }

    private mutating func makeGroups(_ parents: [Parent]) {
        var roots: [Int] = []
        var led: [Int: [Int]] = [:]
        for (index, parent) in parents.enumerated() {
            switch parent {
            case .body: break
            case .change(let change): led[change, default: []].append(index)
            case .none: roots.append(index)
            }
        }
        unexplained = together(roots).map { makeGroup($0) }
        for change in led.keys.sorted() {
            belowChange[change] = together(led[change] ?? []).map { makeGroup($0) }
        }
    }

    /// A group and all below it. Equal bodies have equal groups below them, which are joined.
    private mutating func makeGroup(_ members: [Int]) -> Int {
        let top = groups.count
        groups.append(Group(bodies: members, isBelowBody: false))
        var next = top
        while next < groups.count {
            let members = groups[next].bodies
            for place in below[members[0]].indices {
                groups[next].below.append(groups.count)
                groups.append(Group(bodies: members.flatMap { below[$0][place] }, isBelowBody: true))
            }
            next += 1
        }
        return top
    }
}

extension UpdateHistory.Body {
    /// Whether its parent's body made it, or gave it another value.
    var comesWithParent: Bool { causes.contains(where: \.comesWithParent) }
}

extension UpdateCause {
    /// Whether the view around is what it comes from.
    var comesWithParent: Bool {
        switch self {
        case .identity, .value: true
        case .property, .observed: false
        }
    }
}
