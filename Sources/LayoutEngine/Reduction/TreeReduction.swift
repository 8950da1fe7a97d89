import Drawing
import Foundation

/// Shrinks two trees together to the smallest ones between which a view still differs as it did.
///
/// 1. The smallest part around the view that shows the difference alone takes the place of all.
/// 2. Views beside the way to it are removed, many at a time, then fewer (delta debugging, level by level).
/// 3. Parameters that differ and don't matter are made the same, many at a time, then fewer.
/// 4. Single steps are tried until none is left that keeps the difference and leaves less to read:
///    fewer elements, fewer differences, simpler parameters. The result is 1-minimal.
///
/// Deterministic: the same trees give the same result.
/// Source: Zeller and Hildebrandt 2002 (delta debugging); Misherghi and Su 2006 (level by level).
@MainActor
package final class TreeReduction {
    package struct Options: Sendable {
        /// The view by (part of) its name; nil takes the first that changed.
        package var view: String?
        /// Whether the view may differ by any amount, as long as it is in the same direction.
        package var isLoose = false
        /// How many pairs are laid out at most.
        package var maximumSteps = 20_000

        package init() {}
    }

    private let shaper: any TextShaper
    private let options: Options
    private(set) var pair: PairedPicture
    private(set) var target = 0
    private var change = FrameChange(from: .zero, to: .zero)
    private(set) var tested = 0
    private var steps: ReductionSteps { ReductionSteps(target: target) }

    private init(
        _ pair: PairedPicture, _ options: Options, shaper: any TextShaper
    ) {
        self.pair = pair
        self.options = options
        self.shaper = shaper
    }

    /// Reduces two pictures' trees.
    ///
    /// - Throws: ``ReductionError`` where there is nothing to reduce.
    package static func reduce(
        _ good: PictureDescription, _ bad: PictureDescription, _ options: Options = Options(),
        shaper: any TextShaper
    ) throws(ReductionError) -> ReducedTrees {
        try reduce(TreeAlignment.pair(good, bad), options, shaper: shaper)
    }

    static func reduce(
        _ pair: PairedPicture, _ options: Options, shaper: any TextShaper
    ) throws(ReductionError) -> ReducedTrees {
        let reduction = TreeReduction(pair, options, shaper: shaper)
        return try reduction.run()
    }

    private func run() throws(ReductionError) -> ReducedTrees {
        guard let layout = layout(pair) else { throw .noTree }
        let changed = ChangedViews(pair, layout)
        let chosen = try choose(changed)
        (target, change) = (chosen.number, chosen.change)
        let before = pair
        takeSmallestPart()  // 1
        removeMany()  // 2
        equalizeMany()  // 3
        let isMinimal = takeSingleSteps()  // 4
        guard let good = pair.picture(.good), let bad = pair.picture(.bad), let after = self.layout(pair)
        else { throw .noTree }
        return ReducedTrees(
            before: before, after: pair, good: good.picture, bad: bad.picture, view: chosen.name,
            target: target, old: (layout.good[target] ?? .zero, layout.bad[target] ?? .zero),
            new: (after.good[target] ?? .zero, after.bad[target] ?? .zero),
            changed: changed.all.map(\.name), tested: tested, isMinimal: isMinimal)
    }

    private func choose(_ changed: ChangedViews) throws(ReductionError) -> ChangedViews.View {
        guard let first = changed.first else { throw .noDifference }
        guard let name = options.view else { return first }
        if let exact = changed.all.first(where: { $0.name == name }) { return exact }
        if let found = changed.all.first(where: { $0.name.contains(name) }) { return found }
        throw .unchangedView(name, changed: changed.all.map(\.name))
    }

    // MARK: Testing

    private func layout(_ pair: PairedPicture) -> PairedLayout? {
        PairedLayout(pair, shaper: shaper)
    }

    private var isAtLimit: Bool { tested >= options.maximumSteps }

    /// Whether the view differs between the sides as it did.
    private func holds(_ candidate: PairedPicture) -> Bool {
        tested += 1
        guard let found = layout(candidate)?.change(target) else { return false }
        return change.isKept(in: found, loosely: options.isLoose)
    }

    /// Takes a candidate that leaves less to read, if it still shows the difference.
    private func take(_ candidate: PairedPicture) -> Bool {
        guard !isAtLimit, ReductionCost.cost(candidate) < ReductionCost.cost(pair), holds(candidate) else {
            return false
        }
        pair = candidate
        return true
    }

    // MARK: 1

    /// From the view itself outwards. The part is offered what the whole was, else what it was offered in it.
    private func takeSmallestPart() {
        guard let layout = layout(pair) else { return }
        for part in parts(pair.root).reversed() {
            var candidate = pair
            candidate.root = part
            if take(candidate) { return }
            for side in Side.allCases {
                let frames = side == .good ? layout.good : layout.bad
                if let size = frames[part.number]?.size, size.width.isFinite {
                    candidate[side].width = size.width
                }
            }
            if take(candidate) { return }
        }
    }

    /// The parts that hold the target, the whole first; each with what was set around it.
    private func parts(_ root: PairedNode) -> [PairedNode] {
        var result = [root]
        while let last = result.last, last.number != target,
            let next = last.children.first(where: { $0.contains(target) })
        {
            result.append(next.takingPlace(of: last))
        }
        return result
    }

    // MARK: 2

    /// Level by level from the root: in each container, runs of views without the target, half as long each time.
    private func removeMany() {
        var level = [pair.root.number]
        while !level.isEmpty {
            for number in level {
                var length = max((pair.root.node(number)?.children.count ?? 0) / 2, 1)
                while true {
                    removeRuns(of: length, in: number)
                    if length == 1 { break }
                    length /= 2
                }
            }
            level = level.flatMap { pair.root.node($0)?.children.map(\.number) ?? [] }
        }
    }

    private func removeRuns(of length: Int, in number: Int) {
        guard var node = pair.root.node(number), node.kind.isContainer || !node.isEqual else { return }
        var start = 0
        while start < node.children.count, !isAtLimit {
            let run = start..<min(start + length, node.children.count)
            var smaller = node
            smaller.children.removeAll { child in
                node.children[run].contains { $0.number == child.number } && !child.contains(target)
            }
            if smaller.children.count < node.children.count,
                take(pair.replacing(number, by: [smaller]))
            {
                node = smaller
            } else {
                start += length
            }
        }
    }

    // MARK: 3

    private func equalizeMany() {
        for side in Side.allCases {
            var length = pair.root.differing.count
            while length >= 1 {
                var start = 0
                while start < pair.root.differing.count, !isAtLimit {
                    let run = Set(pair.root.differing.dropFirst(start).prefix(length))
                    var candidate = pair
                    candidate.root = pair.root.equalizing(run, to: side)
                    if !take(candidate) { start += length }
                }
                length /= 2
            }
        }
    }

    // MARK: 4

    /// Returns whether nothing is left to try.
    private func takeSingleSteps() -> Bool {
        while true {
            let before = pair
            for kind in StepKind.allCases {
                for number in pair.root.numbers { takeSteps(kind, at: number) }
            }
            while !isAtLimit, ReductionSteps.rooms(of: pair).contains(where: { take($0) }) {}
            if isAtLimit { return false }
            if pair == before { return true }
        }
    }

    private enum StepKind: CaseIterable {
        case removal, equality, simplification
    }

    private func takeSteps(_ kind: StepKind, at number: Int) {
        while !isAtLimit, let node = pair.root.node(number) {
            let candidates =
                switch kind {
                case .removal: steps.removals(of: node, in: pair)
                case .equality: steps.equalities(of: node, in: pair)
                case .simplification: steps.simplifications(of: node, in: pair)
                }
            if !candidates.contains(where: { take($0) }) { return }
        }
    }

    /// Every single step from `trees` that leaves less to read and keeps the difference: none, of a reduction that
    /// wasn't stopped.
    static func remainingSteps(
        _ trees: ReducedTrees, _ options: Options, shaper: any TextShaper
    ) -> [PairedPicture] {
        let reduction = TreeReduction(trees.after, options, shaper: shaper)
        (reduction.target, reduction.change) = (trees.target, FrameChange(from: trees.old.0, to: trees.old.1))
        let steps = ReductionSteps(target: trees.target)
        let pair = trees.after
        let candidates =
            pair.root.numbers.compactMap { pair.root.node($0) }.flatMap { node in
                steps.removals(of: node, in: pair) + steps.equalities(of: node, in: pair)
                    + steps.simplifications(of: node, in: pair)
            } + ReductionSteps.rooms(of: pair)
        return candidates.filter {
            ReductionCost.cost($0) < ReductionCost.cost(pair) && reduction.holds($0)
        }
    }
}

/// Why there is nothing to reduce.
package enum ReductionError: Error, Equatable, CustomStringConvertible {
    /// No view stands elsewhere.
    case noDifference
    /// The view chosen has the same frame in both; the views that haven't.
    case unchangedView(String, changed: [String])
    /// No container is called so; those that there are.
    case noContainer(String, known: [String])
    /// A description without a view that can be laid out.
    case noTree

    package var description: String {
        switch self {
        case .noDifference:
            "every view has the same frame in both: there is nothing to reduce. What differs is drawing alone."
        case .unchangedView(let name, let changed):
            "no view called '\(name)' changed its frame. Those that did: "
                + changed.prefix(12).joined(separator: ", ") + (changed.count > 12 ? ", ..." : "")
        case .noContainer(let place, let known):
            "there is no container '\(place)'. There are: " + known.prefix(12).joined(separator: ", ")
                + (known.count > 12 ? ", ..." : "")
        case .noTree: "the description is no tree that can be laid out"
        }
    }
}

/// A reduction's result.
package struct ReducedTrees {
    let before: PairedPicture
    let after: PairedPicture
    package let good: PictureDescription
    package let bad: PictureDescription
    /// The view's name, as it was.
    package let view: String
    let target: Int
    /// The view's frames in the whole trees, good and bad.
    package let old: (CGRect, CGRect)
    /// The same in the reduced ones.
    package let new: (CGRect, CGRect)
    /// All views whose frames differed, in view order.
    package let changed: [String]
    /// How many pairs were laid out.
    package let tested: Int
    /// False where the limit of steps was met.
    package let isMinimal: Bool

    /// Elements of the good tree and the bad, before and after.
    package var counts: (before: Int, after: Int) { (before.root.count, after.root.count) }

    /// The view's number among the elements of a reduced side.
    package func number(_ isGood: Bool) -> Int? {
        after.picture(isGood ? .good : .bad)?.numbers.firstIndex(of: target)
    }
}

extension PairedNode {
    /// The numbers of nodes whose sides differ in parameters.
    fileprivate var differing: [Int] {
        (isShared && !isEqual ? [number] : []) + children.flatMap(\.differing)
    }

    fileprivate func equalizing(_ numbers: Set<Int>, to side: Side) -> PairedNode {
        var result = self
        if numbers.contains(number), let view = self[side] { (result.good, result.bad) = (view, view) }
        result.children = children.map { $0.equalizing(numbers, to: side) }
        return result
    }
}
