import Foundation

/// Two trees as one: what matches stands once, what doesn't is on its side only.
///
/// A side's tree is what the nodes have on that side; a node without that side is passed through, so that a modifier
/// that one tree has and the other hasn't is one node with one side.
struct PairedNode: Hashable, Sendable {
    /// Known by it as long as the trees are reduced.
    var number: Int
    /// Without their children.
    var good: ViewDescription?
    var bad: ViewDescription?
    var children: [PairedNode] = []

    var isShared: Bool { good != nil && bad != nil }
    /// Whether both sides have it, with the same parameters.
    var isEqual: Bool { isShared && good == bad }
    /// What it is, on the side that has it.
    var kind: DescribedKind { (good ?? bad)?.kind ?? .divider }

    /// This node and all below it.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    func contains(_ number: Int) -> Bool {
        self.number == number || children.contains { $0.contains(number) }
    }

    func node(_ number: Int) -> PairedNode? {
        if self.number == number { return self }
        for child in children {
            if let found = child.node(number) { return found }
        }
        return nil
    }

    /// The numbers of this node and of all below it, in order.
    var numbers: [Int] { [number] + children.flatMap(\.numbers) }

    /// Changes what each side has of it.
    func changing(_ change: (inout ViewDescription) -> Void) -> PairedNode {
        var result = self
        if var good = result.good {
            change(&good)
            result.good = good
        }
        if var bad = result.bad {
            change(&bad)
            result.bad = bad
        }
        return result
    }
}

enum Side: CaseIterable, Sendable {
    case good, bad
}

extension PairedNode {
    subscript(side: Side) -> ViewDescription? {
        get { side == .good ? good : bad }
        set { if side == .good { good = newValue } else { bad = newValue } }
    }
}

/// A side's tree, and by element the number of the node that it is of.
struct ProjectedTree {
    var root: ViewDescription
    var numbers: [Int]

    /// nil where the side has no tree: nothing, several views at the root, or a modifier around several.
    init?(_ root: PairedNode, _ side: Side) {
        var projection = Projection(side: side)
        let views = projection.views(root)
        guard projection.isValid, views.count == 1 else { return nil }
        (self.root, numbers) = (views[0], projection.numbers)
    }

    private struct Projection {
        let side: Side
        var numbers: [Int] = []
        var isValid = true

        mutating func views(_ node: PairedNode) -> [ViewDescription] {
            guard var view = node[side] else { return node.children.flatMap { views($0) } }
            numbers.append(node.number)
            view.children = node.children.flatMap { views($0) }
            let count = view.children.count
            if view.kind.isModifier, count != 1 { isValid = false }
            if view.kind.isLayer, count != 2 { isValid = false }
            if view.kind.isLeaf, count != 0 { isValid = false }
            if case .scroll = view.kind, count != 1 { isValid = false }
            return [view]
        }
    }
}

/// Two pictures as one.
struct PairedPicture: Hashable, Sendable {
    /// Room, scale and platform of each; their roots count for nothing.
    var good: PictureDescription
    var bad: PictureDescription
    var root: PairedNode

    init(_ good: PictureDescription, _ bad: PictureDescription, _ root: PairedNode) {
        (self.good, self.bad, self.root) = (good, bad, root)
        self.good.root = ViewDescription(.divider)
        self.bad.root = ViewDescription(.divider)
    }

    subscript(side: Side) -> PictureDescription {
        get { side == .good ? good : bad }
        set { if side == .good { good = newValue } else { bad = newValue } }
    }

    /// A side by itself; nil where it is no tree.
    func picture(_ side: Side) -> (picture: PictureDescription, numbers: [Int])? {
        guard let tree = ProjectedTree(root, side) else { return nil }
        var picture = self[side]
        picture.root = tree.root
        return (picture, tree.numbers)
    }
}
