import Drawing
import Foundation

@testable import LayoutEngine

/// What every tree must keep, checked on one tree; `breach` says the first that it doesn't.
@MainActor
struct LayoutContract {
    let tree: RandomTree
    /// What the tree is laid out in.
    let width: CGFloat
    let scale: CGFloat
    /// Asks for proposals, in an order of its own each time.
    let seed: UInt64

    static let tolerance: CGFloat = 1e-6

    var breach: String? {
        let laidOut = host(tree.view, .leftToRight)
        return brokenPurity ?? brokenAnswers ?? brokenSizes(laidOut) ?? brokenDrawing(laidOut)
            ?? brokenMirror(laidOut) ?? brokenRepetition(laidOut)
    }

    private func host<V: View>(_ view: V, _ direction: LayoutDirection) -> LayoutHost<V> {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.layoutDirection = direction
        environment.font = .custom(BoxShaper.family, fixedSize: 10)
        let host = LayoutHost(view, environment: environment, shaper: BoxShaper(), images: NoImages())
        host.layout(ProposedViewSize(width: width, height: nil))
        return host
    }

    // MARK: Measuring

    private static let proposals: [ProposedViewSize] = {
        let lengths: [CGFloat?] = [nil, 0, .infinity, 31.25]
        return lengths.flatMap { width in lengths.map { ProposedViewSize(width: width, height: $0) } }
    }()

    /// Those that every element is asked.
    private static let edges = [
        .zero, .unspecified, .infinity, ProposedViewSize(width: 0.1, height: 1e6),
        ProposedViewSize(width: .infinity, height: nil),
    ]

    /// Measuring is pure: two fresh trees, asked in different orders, and again from the cache.
    private var brokenPurity: String? {
        var random = SplitMix(seed: seed)
        var known: [Int: CGSize] = [:]
        let asked = Self.proposals.indices.shuffled(using: &random).prefix(6)
        for _ in 0..<2 {
            guard let root = host(tree.view, .leftToRight).root else { continue }
            for index in asked.shuffled(using: &random) {
                let size = root.size(Self.proposals[index])
                if let before = known[index], before != size {
                    return "\(Self.proposals[index].text) was answered \(before), then \(size)"
                }
                known[index] = size
            }
        }
        return nil
    }

    /// A parent never hears two answers to one proposal, neither before placing nor while.
    private var brokenAnswers: String? {
        let listener = Listener()
        let host = host(
            HStack {
                listener { tree.view }
                Color.red
            }, .leftToRight)
        var random = SplitMix(seed: seed)
        for proposal in Self.proposals.shuffled(using: &random).prefix(4) { _ = host.root?.size(proposal) }
        return listener.log.contradiction
    }

    /// A layout around one view that notes what that answers.
    private struct Listener: Layout {
        final class Log {
            var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
            var contradiction: String?

            func hear(_ size: CGSize, to proposal: ProposedViewSize) {
                if let before = answers.first(where: { $0.proposal == proposal }) {
                    if before.size != size {
                        contradiction = "a parent heard \(before.size), then \(size) to \(proposal.text)"
                    }
                } else {
                    answers.append((proposal, size))
                }
            }
        }

        let log = Log()

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            guard let view = subviews.first else { return .zero }
            let size = view.sizeThatFits(proposal)
            log.hear(size, to: proposal)
            return size
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            guard let view = subviews.first else { return }
            log.hear(view.sizeThatFits(proposal), to: proposal)
            let dimensions = view.dimensions(in: proposal)
            log.hear(CGSize(width: dimensions.width, height: dimensions.height), to: proposal)
            view.place(at: bounds.origin, proposal: proposal)
        }
    }

    /// Sizes are never negative or NaN, and finite in answer to finite or open proposals.
    private func brokenSizes(_ host: LayoutHost<AnyView>) -> String? {
        for node in nodes(host.root) {
            for proposal in Self.edges {
                let size = node.size(proposal)
                let isFinite = [proposal.width, proposal.height].allSatisfy { $0?.isFinite ?? true }
                for length in [size.width, size.height]
                where length.isNaN || length < 0 || (isFinite && length.isInfinite) {
                    return "\(node.path) answers \(size) to \(proposal.text)"
                }
            }
            if node.frame != node.frame.standardized || node.frame.minX.isNaN || node.frame.minY.isNaN {
                return "\(node.path) stands at \(node.frame)"
            }
        }
        return host.diagnostics.first { $0.severity == .error }.map { "an error: \($0.message)" }
    }

    // MARK: Drawing

    /// What is drawn of colours and dividers is their frames, each edge on its nearest pixel; so what touches in
    /// layout touches in pixels.
    private func brokenDrawing(_ host: LayoutHost<AnyView>) -> String? {
        let leaves = nodes(host.root).filter { $0 is DividerNode || $0.label.hasSuffix("Color") }.map(\.frame)
        let visible = leaves.filter { !snapped($0).isEmpty }
        let drawn = host.displayList(scale: scale).items.compactMap { item -> CGRect? in
            if case .fill(let path, _, _) = item.content { path.rectangle } else { nil }
        }
        // Overlays and backgrounds are drawn in another order than the tree's: compare as sets.
        let expected = visible.map(snapped).sorted(by: isBefore)
        let actual = drawn.filter { !$0.isEmpty }.sorted(by: isBefore)
        guard expected.count == actual.count,
            zip(expected, actual).allSatisfy({
                isClose($0.origin, $1.origin) && isClose($0.corner, $1.corner)
            })
        else { return "drawn at \(actual), placed at \(expected)" }
        // The outermost edges as they are: a union's far edge is origin plus length, which may be rounded.
        let far = CGPoint(x: visible.map(\.maxX).max() ?? 0, y: visible.map(\.maxY).max() ?? 0)
        let corner = CGPoint(x: edge(far.x), y: edge(far.y))
        let painted = actual.reduce(CGRect.null) { $0.union($1) }.corner
        if !visible.isEmpty, !isClose(corner, painted) {
            return "painted to \(painted), placed to \(corner)"
        }
        return brokenSeam(visible)
    }

    private func brokenSeam(_ frames: [CGRect]) -> String? {
        for a in frames {
            for b in frames {
                let (left, right) = (snapped(a), snapped(b))
                if abs(a.maxX - b.minX) < 1e-9, abs(left.maxX - right.minX) > Self.tolerance {
                    return "\(a) and \(b) touch, but are drawn to \(left.maxX) and from \(right.minX)"
                }
                if abs(a.maxY - b.minY) < 1e-9, abs(left.maxY - right.minY) > Self.tolerance {
                    return "\(a) and \(b) touch, but are drawn to \(left.maxY) and from \(right.minY)"
                }
            }
        }
        return nil
    }

    /// Each edge to its nearest pixel, halves up: layout's rule, worked out anew. A ten-millionth of a pixel less
    /// than a half is a half: two sums of one edge differ by that.
    private func snapped(_ rect: CGRect) -> CGRect {
        let (x, y) = (edge(rect.minX), edge(rect.minY))
        return CGRect(x: x, y: y, width: edge(rect.maxX) - x, height: edge(rect.maxY) - y)
    }

    private func edge(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-7).rounded(.down) / scale }

    // MARK: The other direction, and again

    /// Right-to-left is the mirror of left-to-right.
    private func brokenMirror(_ host: LayoutHost<AnyView>) -> String? {
        let mirrored = self.host(tree.view, .rightToLeft)
        guard let width = host.root?.frame.width else { return nil }
        let (left, right) = (nodes(host.root), nodes(mirrored.root))
        guard left.count == right.count else { return "\(left.count) elements, \(right.count) mirrored" }
        for (a, b) in zip(left, right) {
            let frame = CGRect(
                x: width - a.frame.maxX, y: a.frame.minY, width: a.frame.width, height: a.frame.height)
            if !isClose(frame.origin, b.frame.origin) || !isClose(frame.corner, b.frame.corner) {
                return "\(a.path) is at \(a.frame) in \(width), mirrored at \(b.frame)"
            }
        }
        return nil
    }

    private func brokenRepetition(_ host: LayoutHost<AnyView>) -> String? {
        let again = self.host(tree.view, .leftToRight)
        guard host.layoutDescription == again.layoutDescription else { return "two runs, two layout texts" }
        return host.displayList(scale: scale) == again.displayList(scale: scale)
            ? nil : "two runs, two drawings"
    }

    private func nodes(_ root: LayoutNode?) -> [LayoutNode] {
        guard let root else { return [] }
        return [root] + root.children.flatMap { nodes($0) }
    }

    private func isBefore(_ a: CGRect, _ b: CGRect) -> Bool {
        (a.minX, a.minY, a.width, a.height) < (b.minX, b.minY, b.width, b.height)
    }

    private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < Self.tolerance && abs(a.y - b.y) < Self.tolerance
    }
}

extension CGRect {
    fileprivate var corner: CGPoint { CGPoint(x: maxX, y: maxY) }
}
