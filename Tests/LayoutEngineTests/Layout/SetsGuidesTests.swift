import Foundation
import Testing

@testable import LayoutEngine

/// Elements that say that they set no edge or centre aren't asked for one: they may not have one.
@MainActor
@Suite("elements without guides of their own") struct SetsGuidesTests {
    private static let keys = [
        HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
        VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    ]

    @Test func randomTrees() {
        var (without, with) = (0, 0)
        for seed in UInt64(0)..<200 {
            var random = SplitMix(seed: seed)
            let tree = RandomTree.random(&random, depth: 4)
            let host = LayoutHost(tree.view, shaper: BoxShaper(), images: NoImages())
            host.layout(ProposedViewSize(width: 200, height: nil))
            var open = [host.root].compactMap { $0 }
            while let node = open.popLast() {
                open += node.children
                guard !node.setsGuides else {
                    with += 1
                    continue
                }
                without += 1
                let (size, proposal) = (node.frame.size, node.placementProposal)
                for key in Self.keys {
                    #expect(
                        node.computeExplicitAlignment(key, size: size, proposal: proposal) == nil,
                        "seed \(seed): \(node.path)")
                }
            }
        }
        #expect(without > 1000)
        #expect(with > 10)
    }

    /// A guide that is set counts through frames, padding, backgrounds and stacks of one.
    @Test func guidesInside() {
        let view = VStack(alignment: .leading) {
            Color.red.frame(width: 10, height: 10)
            HStack {
                Color.blue.frame(width: 10, height: 10)
                    .alignmentGuide(.leading) { _ in -30 }
                    .padding(2)
                    .background(Color.green)
                    .frame(width: 20)
            }
        }
        let host = LayoutHost(view, shaper: BoxShaper(), images: NoImages())
        host.layout(.unspecified)
        let children = host.root?.children ?? []
        #expect(children.map(\.setsGuides) == [false, true])
        // The guide lies 30 left of the blue square, which is inset by 2, and by 3 where it is centred.
        #expect(children.map(\.frame.minX) == [0, 25])
    }
}
