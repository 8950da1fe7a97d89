import Drawing
import Foundation

/// How a view's frame differs between two layouts, in points: bad minus good.
struct FrameChange: Hashable, Sendable {
    /// As in dumps, which have three decimals.
    static let tolerance: CGFloat = 0.0005

    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat

    init(from good: CGRect, to bad: CGRect) {
        func change(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
            let change = b - a
            return change.isFinite && abs(change) < Self.tolerance ? 0 : change
        }
        x = change(good.minX, bad.minX)
        y = change(good.minY, bad.minY)
        width = change(good.width, bad.width)
        height = change(good.height, bad.height)
    }

    private var all: [CGFloat] { [x, y, width, height] }

    var isNone: Bool { all.allSatisfy { $0 == 0 } }

    /// Whether what changed here changed there, by as much, and nothing else did; loosely, whether what changed here
    /// changed there in the same direction.
    func isKept(in other: FrameChange, loosely: Bool) -> Bool {
        zip(all, other.all).allSatisfy { own, other in
            if loosely, own == 0 { return true }
            if loosely { return other != 0 && (own < 0) == (other < 0) }
            return abs(own - other) < Self.tolerance
        }
    }

    /// Whether a view inside moved just as this one did.
    func isMove(of inner: FrameChange) -> Bool {
        inner.width == 0 && inner.height == 0 && abs(inner.x - x) < Self.tolerance
            && abs(inner.y - y) < Self.tolerance
    }
}

/// Lays both sides of a pair out.
@MainActor
struct PairedLayout {
    /// By node number; without nodes that aren't on the side or aren't shown.
    private(set) var good: [Int: CGRect] = [:]
    private(set) var bad: [Int: CGRect] = [:]

    /// nil where a side is no tree.
    init?(_ pair: PairedPicture, shaper: any TextShaper) {
        guard let goodTree = pair.picture(.good), let badTree = pair.picture(.bad) else { return nil }
        good = Self.frames(goodTree, shaper)
        bad = Self.frames(badTree, shaper)
    }

    private static func frames(
        _ tree: (picture: PictureDescription, numbers: [Int]), _ shaper: any TextShaper
    ) -> [Int: CGRect] {
        let frames = tree.picture.frames(shaper: shaper)
        var result: [Int: CGRect] = [:]
        for (number, frame) in zip(tree.numbers, frames) { if let frame { result[number] = frame } }
        return result
    }

    /// How a node changed; nil where a side doesn't have it.
    func change(_ number: Int) -> FrameChange? {
        guard let good = good[number], let bad = bad[number] else { return nil }
        return FrameChange(from: good, to: bad)
    }
}

/// The views that stand elsewhere or are of another size.
@MainActor
struct ChangedViews {
    struct View {
        var number: Int
        var name: String
        var change: FrameChange
    }

    /// In view order. Modifiers have no frame that anyone sees.
    private(set) var all: [View] = []
    /// The first one in which nothing changed but its own place or size; nil where nothing changed.
    private(set) var first: View?

    init(_ pair: PairedPicture, _ layout: PairedLayout) {
        _ = visit(pair.root, layout)
        all.sort { $0.number < $1.number }
        first = minimal.min { $0.number < $1.number }
    }

    private var minimal: [View] = []

    /// Returns the changes of the seen views in and at `node`.
    private mutating func visit(_ node: PairedNode, _ layout: PairedLayout) -> [FrameChange] {
        let inner = node.children.flatMap { visit($0, layout) }
        guard !node.kind.isModifier, !node.kind.isLayer, let view = node.good ?? node.bad,
            let change = layout.change(node.number)
        else { return inner }
        if !change.isNone {
            let found = View(number: node.number, name: view.name, change: change)
            all.append(found)
            if inner.allSatisfy({ change.isMove(of: $0) }) { minimal.append(found) }
        }
        return inner + [change]
    }
}
