import Foundation
import Testing

@testable import LayoutEngine

/// Right-to-left in an infinite width: there is no other side to mirror to, and places stay numbers.
@MainActor
@Suite("right-to-left without an end") struct InfiniteMirrorTests {
    private func frames(_ view: some View) -> [CGRect] {
        let host = LayoutHost(view, shaper: BoxShaper(), images: NoImages())
        host.environment.layoutDirection = .rightToLeft
        host.layout(ProposedViewSize(width: .infinity, height: 20))
        var frames: [CGRect] = []
        func visit(_ node: LayoutNode) {
            frames.append(node.frame)
            node.children.forEach(visit)
        }
        host.root.map(visit)
        return frames
    }

    @Test func stacks() {
        let found = frames(HStack(spacing: 0) { Color.red })
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.minX == 0 })
    }

    @Test func layouts() {
        let found = frames(
            ZStack(alignment: .leading) {
                Color.red
                Color.blue.frame(width: 10)
            })
        #expect(found.count == 4)
        #expect(found.allSatisfy { $0.minX == 0 })
    }

    @Test func frames() {
        let found = frames(Color.red.frame(maxWidth: .infinity).padding(5))
        #expect(found.count == 3)
        #expect(found.allSatisfy { $0.minX == 0 })
    }
}
