import Foundation
import Testing

@testable import LayoutEngine

/// A stack's own element against the general container, which asks the public layout: the same places everywhere.
@MainActor
@Suite("stacks as elements and as layouts") struct StackNodeTests {
    @Test func randomChildren() {
        for seed in UInt64(0)..<150 {
            var random = SplitMix(seed: seed)
            let children = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                RandomTree.random(&random, depth: 2)
            }
            let content = ForEach(children.indices, id: \.self) { children[$0].view }
            let spacing = random.pick([nil, 0, 7.5, -3] as [CGFloat?])
            let guide = RandomTree.alignment(Int.random(in: 0..<15, using: &random))
            let proposal = ProposedViewSize(
                width: random.pick([nil, 0, 40, 133.3, .infinity] as [CGFloat?]),
                height: random.pick([nil, 0, 25, 90.5] as [CGFloat?]))
            let direction: LayoutDirection = random.chance(50) ? .leftToRight : .rightToLeft
            let horizontal = HStackLayout(alignment: guide.vertical, spacing: spacing)
            let vertical = VStackLayout(alignment: guide.horizontal, spacing: spacing)
            let own = TupleView(
                (
                    HStack(alignment: guide.vertical, spacing: spacing) { content },
                    VStack(alignment: guide.horizontal, spacing: spacing) { content }
                ))
            let general = TupleView((AnyLayout(horizontal)(content), AnyLayout(vertical)(content)))
            let (found, wanted) = (
                Placed(own, proposal, direction), Placed(general, proposal, direction)
            )
            #expect(found.firstDifference(from: wanted) == nil, "seed \(seed)")
            #expect(found.invalidPlaces == wanted.invalidPlaces, "seed \(seed)")
        }
    }

    /// Two views in a stack that aligns both by their guides, and keeps the distance they ask for.
    @MainActor
    private struct Placed {
        /// As words: in infinite bounds numbers may be NaN, which equals nothing.
        private(set) var frames: [String] = []
        let invalidPlaces: Int

        init(_ views: some View, _ proposal: ProposedViewSize, _ direction: LayoutDirection) {
            let host = LayoutHost(
                HStack(alignment: .firstTextBaseline) {
                    views
                    VStack { views }
                }, shaper: BoxShaper(), images: NoImages())
            host.environment.layoutDirection = direction
            host.layout(proposal)
            invalidPlaces = host.diagnostics.count { $0.rule == .invalidPlacement }
            if let root = host.root { visit(root) }
        }

        func firstDifference(from other: Placed) -> String? {
            if frames.count != other.frames.count { return "\(frames.count), \(other.frames.count) elements" }
            return zip(frames, other.frames).first { $0 != $1 }.map { "\($0), not \($1)" }
        }

        private mutating func visit(_ node: LayoutNode) {
            frames.append("\(node.frame)")
            for child in node.children { visit(child) }
        }
    }

    /// Each child is infinitely long, and the second one after the first: its place is reported.
    @Test func infiniteChildren() {
        let colors = TupleView((Color.red, Color.blue))
        let proposal = ProposedViewSize(width: .infinity, height: .infinity)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let own = LayoutHost(HStack { colors }, shaper: BoxShaper(), images: NoImages())
            let general = LayoutHost(
                AnyLayout(HStackLayout())(colors), shaper: BoxShaper(), images: NoImages())
            own.environment.layoutDirection = direction
            general.environment.layoutDirection = direction
            own.layout(proposal)
            general.layout(proposal)
            #expect(own.root is StackNode)
            #expect(!(general.root is StackNode))
            #expect(own.diagnostics.contains { $0.rule == .invalidPlacement })
            #expect(own.diagnostics.map(\.rule) == general.diagnostics.map(\.rule))
            #expect(
                own.root?.children.map { "\($0.frame)" } == general.root?.children.map { "\($0.frame)" })
        }
    }

    @Test func publicStackLayoutsAreStacks() {
        let host = LayoutHost(
            VStackLayout(spacing: 1) {
                Color.red
                Color.blue
            }, shaper: BoxShaper(), images: NoImages())
        host.layout(ProposedViewSize(width: 10, height: 21))
        #expect(host.root is StackNode)
        #expect(host.root?.children.map(\.frame.minY) == [0, 11])
    }
}

extension AnyLayout {
    @MainActor
    fileprivate func callAsFunction(_ content: some View) -> some View {
        self { content }
    }
}
