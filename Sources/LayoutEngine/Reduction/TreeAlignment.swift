import Foundation

/// Finds what of one tree is what of another.
///
/// 1. The modifiers around a view, outermost first, and the view itself: modifiers of one kind are matched in order,
///    as many as possible; others are on one side.
/// 2. Two containers match, and two leaves. Where one tree has another container around what the other has, that
///    container is on one side.
/// 3. Views in a container are matched by name, text and id, as many as possible in order; then, between those, by
///    kind alone.
struct TreeAlignment {
    private var next = 0

    static func pair(_ good: PictureDescription, _ bad: PictureDescription) -> PairedPicture {
        var alignment = TreeAlignment()
        let nodes = alignment.align(good.root, bad.root)
        // Two roots that have nothing in common are stacked on each other.
        let root =
            nodes.count == 1
            ? nodes[0] : PairedNode(number: -1, good: Self.room, bad: Self.room, children: nodes)
        var number = 0
        return PairedPicture(good, bad, Self.renumbered(root, &number))
    }

    /// Two trees of the same elements, of which some have other parameters.
    static func pair(_ good: PictureDescription, as bad: PictureDescription) -> PairedPicture {
        func node(_ good: ViewDescription, _ bad: ViewDescription) -> PairedNode {
            PairedNode(
                number: 0, good: good.alone, bad: bad.alone,
                children: zip(good.children, bad.children).map(node))
        }
        var number = 0
        return PairedPicture(good, bad, renumbered(node(good.root, bad.root), &number))
    }

    private static var room: ViewDescription { ViewDescription(.zStack(alignment: .center)) }

    private static func renumbered(_ node: PairedNode, _ number: inout Int) -> PairedNode {
        var result = node
        result.number = number
        number += 1
        for index in result.children.indices {
            result.children[index] = renumbered(result.children[index], &number)
        }
        return result
    }

    private mutating func align(_ good: ViewDescription, _ bad: ViewDescription) -> [PairedNode] {
        // 1.
        let (goods, bads) = (Chain(good), Chain(bad))
        var current = alignCores(goods.core, bads.core)
        let matches = Self.longestMatches(goods.wrappers, bads.wrappers) {
            $0.kind.caseName == $1.kind.caseName
        }
        for (goodIndex, badIndex) in matches.reversed() {
            let (a, b) = (goodIndex.map { goods.wrappers[$0] }, badIndex.map { bads.wrappers[$0] })
            current = [wrap(current, a, b)]
        }
        return current
    }

    /// A modifier around `inner`; of a layer the second view too.
    private mutating func wrap(_ inner: [PairedNode], _ good: ViewDescription?, _ bad: ViewDescription?)
        -> PairedNode
    {
        var node = PairedNode(number: 0, good: good?.alone, bad: bad?.alone, children: inner)
        let layers = (good?.children.dropFirst().first, bad?.children.dropFirst().first)
        switch layers {
        case (let a?, let b?): node.children += align(a, b)
        case (let a?, nil): node.children.append(oneSided(a, .good))
        case (nil, let b?): node.children.append(oneSided(b, .bad))
        case (nil, nil): break
        }
        return node
    }

    private func oneSided(_ view: ViewDescription, _ side: Side) -> PairedNode {
        var node = PairedNode(number: 0)
        node[side] = view.alone
        node.children = view.children.map { oneSided($0, side) }
        return node
    }

    // 2.
    private mutating func alignCores(_ good: ViewDescription, _ bad: ViewDescription) -> [PairedNode] {
        let isSame = good.kind.caseName == bad.kind.caseName
        if !isSame, let inner = Self.like(good, in: bad.children) {
            return [contained(good, bad, at: inner, in: .bad)]
        }
        if !isSame, let inner = Self.like(bad, in: good.children) {
            return [contained(bad, good, at: inner, in: .good)]
        }
        let isMatch =
            isSame || (good.kind.isLeaf && bad.kind.isLeaf)
            || (good.kind.isContainer && bad.kind.isContainer)
        guard isMatch else { return [oneSided(good, .good), oneSided(bad, .bad)] }
        return [
            PairedNode(
                number: 0, good: good.alone, bad: bad.alone,
                children: alignLists(good.children, bad.children))
        ]
    }

    /// `view` is what `container`, which only `side` has, holds at `index`.
    private mutating func contained(
        _ view: ViewDescription, _ container: ViewDescription, at index: Int, in side: Side
    ) -> PairedNode {
        var node = PairedNode(number: 0)
        node[side] = container.alone
        for (place, child) in container.children.enumerated() {
            if place != index {
                node.children.append(oneSided(child, side))
            } else {
                node.children += side == .bad ? align(view, child) : align(child, view)
            }
        }
        return node
    }

    /// The one of `views` that holds most of what `view` holds, if it is the same kind of container.
    private static func like(_ view: ViewDescription, in views: [ViewDescription]) -> Int? {
        guard view.kind.isContainer else { return nil }
        let own = view.leafNames
        let candidates = views.indices.filter { index in
            let core = Chain(views[index]).core
            guard core.kind.caseName == view.kind.caseName, core.kind.isContainer else { return false }
            let shared = own.intersection(core.leafNames).count
            return shared > 0 && shared * 2 >= own.count
        }
        return candidates.first
    }

    // 3.
    private mutating func alignLists(_ good: [ViewDescription], _ bad: [ViewDescription]) -> [PairedNode] {
        let (goodKeys, badKeys) = (good.map(\.signature), bad.map(\.signature))
        var result: [PairedNode] = []
        var (goods, bads): ([Int], [Int]) = ([], [])
        func kind(_ view: ViewDescription) -> String { Chain(view).core.kind.caseName }
        let anchors = Self.longestMatches(Array(good.indices), Array(bad.indices)) {
            goodKeys[$0] == badKeys[$1]
        }
        func flush(_ alignment: inout TreeAlignment) {
            let loose = Self.longestMatches(goods, bads) { kind(good[$0]) == kind(bad[$1]) }
            for (a, b) in loose {
                switch (a.map { good[goods[$0]] }, b.map { bad[bads[$0]] }) {
                case (let a?, let b?): result += alignment.align(a, b)
                case (let a?, nil): result.append(alignment.oneSided(a, .good))
                case (nil, let b?): result.append(alignment.oneSided(b, .bad))
                case (nil, nil): break
                }
            }
            (goods, bads) = ([], [])
        }
        for (a, b) in anchors {
            switch (a, b) {
            case (let a?, let b?):
                flush(&self)
                result += align(good[a], bad[b])
            case (let a?, nil): goods.append(a)
            case (nil, let b?): bads.append(b)
            case (nil, nil): break
            }
        }
        flush(&self)
        return result
    }

    /// How many pairs are looked at to match two lists; longer ones are matched place by place.
    private static let pairLimit = 4_000_000

    /// The longest common subsequence: every element of both in order, matched or alone. O(count x count).
    static func longestMatches<Element>(
        _ a: [Element], _ b: [Element], _ isMatch: (Element, Element) -> Bool
    ) -> [(Int?, Int?)] {
        if a.count * b.count > pairLimit {
            let shared = min(a.count, b.count)
            return (0..<max(a.count, b.count)).flatMap { index -> [(Int?, Int?)] in
                guard index < shared else {
                    return index < a.count ? [(index, nil)] : [(nil, index)]
                }
                return isMatch(a[index], b[index]) ? [(index, index)] : [(index, nil), (nil, index)]
            }
        }
        var lengths = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                lengths[i][j] =
                    isMatch(a[i], b[j])
                    ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var result: [(Int?, Int?)] = []
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            if i < a.count, j < b.count, isMatch(a[i], b[j]) {
                result.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if j == b.count || (i < a.count && lengths[i + 1][j] >= lengths[i][j + 1]) {
                result.append((i, nil))
                i += 1
            } else {
                result.append((nil, j))
                j += 1
            }
        }
        return result
    }
}

/// The modifiers around a view, outermost first, and the view.
private struct Chain {
    var wrappers: [ViewDescription] = []
    var core: ViewDescription

    init(_ view: ViewDescription) {
        core = view
        while core.isWrapper, let inner = core.children.first {
            wrappers.append(core)
            core = inner
        }
    }
}

extension ViewDescription {
    /// A modifier, a layer, or something else around one view.
    fileprivate var isWrapper: Bool {
        if kind.isModifier || kind.isLayer { return true }
        switch kind {
        case .scroll, .recorded: return children.count == 1
        default: return false
        }
    }

    /// Itself without its children, and without the place that it had.
    var alone: ViewDescription {
        var result = self
        result.children = []
        result.frame = nil
        return result
    }

    /// The names of the leaves in it.
    fileprivate var leafNames: Set<String> {
        children.isEmpty ? [kind.name] : children.reduce(into: []) { $0.formUnion($1.leafNames) }
    }

    /// What a view is known by among others.
    fileprivate var signature: [String] {
        let core = Chain(self).core
        return [core.kind.caseName, core.owners.last ?? "", traits.id ?? "", core.firstWords]
    }

    private var firstWords: String {
        if case .text = kind { return kind.name }
        for child in children {
            let words = child.firstWords
            if !words.isEmpty { return words }
        }
        return kind.isLeaf ? kind.name : ""
    }
}
