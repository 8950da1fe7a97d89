import Foundation

/// The single steps that could make a pair of trees smaller: each is one thing less, or one simpler.
struct ReductionSteps {
    /// The view that has to stay.
    let target: Int

    // MARK: Structure

    /// Removing what `node` is, or putting part of it in its place:
    ///
    /// 1. All of it goes, unless the target is in it.
    /// 2. One of its views takes its place; the one with the target, if it is in it.
    /// 3. Its views take its place in the container around.
    func removals(of node: PairedNode, in pair: PairedPicture) -> [PairedPicture] {
        var result: [PairedPicture] = []
        let holdsTarget = node.contains(target)
        // 1.
        if !holdsTarget, node.number != pair.root.number {
            result.append(pair.replacing(node.number, by: []))
        }
        // 2.
        let kept = holdsTarget ? node.children.filter { $0.contains(target) } : node.children
        if node.number != target {
            for child in kept {
                result.append(pair.replacing(node.number, by: [child.takingPlace(of: node)]))
            }
        }
        // 3.
        if node.number != target, node.children.count > 1, node.kind.isContainer,
            let parent = pair.root.parent(of: node.number), parent.kind.isContainer
        {
            let children = node.children.map { $0.takingPlace(of: node) }
            result.append(pair.replacing(node.number, by: children))
        }
        return result
    }

    // MARK: Differences

    /// One side's parameters on both sides; then setting by setting.
    func equalities(of node: PairedNode, in pair: PairedPicture) -> [PairedPicture] {
        guard let good = node.good, let bad = node.bad, good != bad else { return [] }
        var candidates: [(good: ViewDescription, bad: ViewDescription)] = [(good, good), (bad, bad)]
        if good.kind != bad.kind {
            var (a, b) = (good, bad)
            b.kind = good.kind
            b.answers = good.answers
            b.live = good.live
            candidates.append((good, b))
            a.kind = bad.kind
            a.answers = bad.answers
            a.live = bad.live
            candidates.append((a, bad))
        }
        if good.traits != bad.traits {
            var b = bad
            b.traits = good.traits
            candidates.append((good, b))
        }
        for key in Set((good.settings + bad.settings).map(\.key)).sorted() {
            let (own, other) = (good.settings.first { $0.key == key }, bad.settings.first { $0.key == key })
            if own == other { continue }
            var (a, b) = (good, bad)
            b.set(own, key)
            candidates.append((good, b))
            a.set(other, key)
            candidates.append((a, bad))
        }
        return candidates.map { sides in
            var changed = node
            (changed.good, changed.bad) = (sides.good, sides.bad)
            return pair.replacing(node.number, by: [changed])
        }
    }

    // MARK: Parameters

    /// One parameter simpler, on both sides; then on each.
    func simplifications(of node: PairedNode, in pair: PairedPicture) -> [PairedPicture] {
        var result: [PairedPicture] = []
        for side in Side.allCases {
            guard let view = node[side], side == .good || view != node.good else { continue }
            for change in SimplerParameters.changes(for: view) {
                let changed = node.changing(change)
                if changed != node { result.append(pair.replacing(node.number, by: [changed])) }
                guard node.isShared, !node.isEqual else { continue }
                var one = node
                one[side] = changed[side]
                if one != node { result.append(pair.replacing(node.number, by: [one])) }
            }
        }
        return result
    }

    // MARK: Room

    /// A simpler room: no insets, round lengths, the same on both sides.
    static func rooms(of pair: PairedPicture) -> [PairedPicture] {
        var result: [PairedPicture] = []
        func add(_ change: (inout PictureDescription) -> Void) {
            var candidate = pair
            change(&candidate.good)
            change(&candidate.bad)
            if candidate != pair { result.append(candidate) }
        }
        add { $0.safeArea = nil }
        add { $0.keyboard = nil }
        add { $0.height = nil }
        for length: CGFloat in [100, 200, 320] {
            add { $0.width = length }
            add { if $0.height != nil { $0.height = length } }
        }
        add { $0.width = $0.width.map { ($0 / 10).rounded() * 10 } }
        add { $0.width = $0.width?.rounded() }
        add { $0.scale = 2 }
        for side in Side.allCases {
            let model = pair[side]
            add { $0.width = model.width }
            add { $0.height = model.height }
            add { $0.scale = model.scale }
            add { ($0.platform, $0.platformVersion) = (model.platform, model.platformVersion) }
        }
        return result
    }
}

extension ViewDescription {
    /// Puts a setting in place of the one with its key; nil takes it away.
    fileprivate mutating func set(_ setting: DescribedSetting?, _ key: Int) {
        settings.removeAll { $0.key == key }
        guard let setting else { return }
        settings.append(setting)
        settings.sort { $0.key < $1.key }
    }
}

extension PairedNode {
    /// The node that holds the one of a number.
    func parent(of number: Int) -> PairedNode? {
        for child in children {
            if child.number == number { return self }
            if let found = child.parent(of: number) { return found }
        }
        return nil
    }

    /// As it stands in place of `outer`, which it was in: what was set around it, and what the container is told.
    func takingPlace(of outer: PairedNode) -> PairedNode {
        var result = self
        for side in Side.allCases {
            guard let around = outer[side] else { continue }
            // A node that the side doesn't have hands on to those inside it.
            guard var view = result[side] else {
                result.children = result.children.map { child in
                    var only = PairedNode(number: outer.number)
                    only[side] = around
                    return child.takingPlace(of: only)
                }
                continue
            }
            let own = Set(view.settings.map(\.key))
            view.settings += around.settings.filter { !own.contains($0.key) }
            view.settings.sort { $0.key < $1.key }
            view.traits = around.traits
            view.place = around.place
            view.live.traits = around.live.traits
            result[side] = view
        }
        return result
    }

    /// The tree with other nodes in place of the one of a number.
    func replacing(_ number: Int, by nodes: [PairedNode]) -> [PairedNode] {
        if self.number == number { return nodes }
        guard children.contains(where: { $0.contains(number) }) else { return [self] }
        var result = self
        result.children = children.flatMap { $0.replacing(number, by: nodes) }
        return [result]
    }
}

extension PairedPicture {
    /// With other nodes in place of the one of a number; as it is where no single root would be left.
    func replacing(_ number: Int, by nodes: [PairedNode]) -> PairedPicture {
        let roots = root.replacing(number, by: nodes)
        guard roots.count == 1 else { return self }
        var result = self
        result.root = roots[0]
        return result
    }
}
