/// Says in words how the layout of two view trees differs.
///
/// 1. Views are aligned from the roots down. Among siblings, those of equal name and detail are matched in order;
///    of what is left between two matches, views of equal name are the same view with another detail. The others
///    were removed or added, with all that is in them.
/// 2. A matched view has changed where its size has, or where it moved otherwise than the view around it: what
///    moved along with its parent is not listed, nor what stayed in its place.
/// 3. Siblings in a row that moved by the same way, as below an inserted view, become one sentence.
/// 4. A view that only grew because its one child did is left out: the child is the news.
/// 5. Views come first, then the modifiers around them, which often changed without showing.
public enum LayoutComparison {
    /// One sentence a change, in the order of the tree, views before modifiers:
    /// `Text "Total" x 24 -> 16`, `VStack height 200 -> 212`, `added Divider (0, 40, 320, 0.5)`. Empty where the
    /// trees are the same.
    ///
    /// - Complexity: O(n) for equal trees; O(n d) where up to d siblings of one view were added or removed.
    public static func changes(from old: LayoutDescription, to new: LayoutDescription) -> [String] {
        var walk = LayoutWalk(old: old, new: new)
        return walk.run()
    }

    /// The old node of each new one that is the same view, by index.
    static func matches(from old: LayoutDescription, to new: LayoutDescription) -> [Int: Int] {
        var walk = LayoutWalk(old: old, new: new)
        _ = walk.run()
        return walk.matches
    }
}

/// The views of two trees laid beside each other.
private struct LayoutWalk {
    let old: LayoutDescription
    let new: LayoutDescription
    private var changes: [LayoutChange] = []
    /// Indices of old nodes by those of new ones.
    private(set) var matches: [Int: Int] = [:]

    init(old: LayoutDescription, new: LayoutDescription) {
        self.old = old
        self.new = new
    }

    /// Views still to be compared, the next one last.
    private enum Step {
        case pair(old: Int, new: Int, shift: Shift)
        case removed(Int)
        case added(Int)
    }

    mutating func run() -> [String] {
        var steps = align(old.roots, new.roots, shift: Shift()).reversed() as [Step]
        while let step = steps.popLast() {
            switch step {
            case .removed(let index):
                changes.append(.presence("removed", old.nodes[index]))
            case .added(let index):
                changes.append(.presence("added", new.nodes[index]))
            case .pair(let before, let after, let shift):
                matches[after] = before
                let moved = compare(before, after, parentShift: shift)
                let children = align(old.nodes[before].children, new.nodes[after].children, shift: moved)
                steps.append(contentsOf: children.reversed())
            }
        }
        return LayoutChange.sentences(changes, in: new)
    }

    /// Step 1.
    private func align(_ before: [Int], _ after: [Int], shift: Shift) -> [Step] {
        let matches = SiblingAlignment.matches(
            before.map { SiblingKey(old.nodes[$0]) }, after.map { SiblingKey(new.nodes[$0]) })
        var steps: [Step] = []
        var (i, j) = (0, 0)
        for match in matches + [(before.count, after.count)] {
            steps += before[i..<match.0].map(Step.removed)
            steps += after[j..<match.1].map(Step.added)
            if match.0 < before.count {
                steps.append(.pair(old: before[match.0], new: after[match.1], shift: shift))
            }
            (i, j) = (match.0 + 1, match.1 + 1)
        }
        return steps
    }

    /// Step 2. Returns how far the view moved, which its children inherit.
    private mutating func compare(_ before: Int, _ after: Int, parentShift: Shift) -> Shift {
        let (a, b) = (old.nodes[before], new.nodes[after])
        var change = LayoutChange(node: after, title: old.title(of: before))
        if a.detail != b.detail { change.newTitle = b.title }
        var moved = parentShift
        switch (a.frame, b.frame) {
        case (let from?, let to?):
            moved = Shift(x: to.x - from.x, y: to.y - from.y)
            // What stayed in the picture did not move, whatever happened around it.
            if !Shift(x: moved.x).isZero { change.relative.x = moved.x - parentShift.x }
            if !Shift(y: moved.y).isZero { change.relative.y = moved.y - parentShift.y }
            change.growth = Shift(x: to.width - from.width, y: to.height - from.height)
            change.frames = (from, to)
        case (nil, nil):
            break
        case (let from, let to):
            change.newTitle = "\(b.title) \(to?.description ?? "without a frame")"
            change.oldTitle = "\(a.title) \(from?.description ?? "without a frame")"
        }
        if !change.isNothing { changes.append(change) }
        return moved
    }
}

/// A distance in points, right and down.
struct Shift: Hashable {
    var x = 0.0
    var y = 0.0

    /// Below half the last decimal of the text.
    var isZero: Bool { x.magnitude < 0.0015 && y.magnitude < 0.0015 }

    func isClose(to other: Shift) -> Bool {
        Shift(x: x - other.x, y: y - other.y).isZero
    }
}
