import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// What is placed again, and what was found of the last placement.
@MainActor
@Suite(.serialized) struct PlacedAgainTests {
    /// Links that do the same are one, for as long as anything stands in them. Where they weren't, lazy containers below an
    /// effect had each other made again without end (seeds 45, 51 and 72 of the random edits).
    @Test func linksOfEffects() throws {
        var links = TransformLinks()
        let (turn, move) = (CGAffineTransform(rotationAngle: 1), CGAffineTransform(translationX: 1, y: 2))
        let outer = links.link(turn, outer: nil)
        let inner = links.link(move, outer: outer)
        #expect(links.link(turn, outer: nil) === outer)
        #expect(links.link(move, outer: outer) === inner)
        #expect(links.link(move, outer: nil) !== inner)
        #expect(links.link(turn, outer: outer) !== outer)
        weak var gone: TransformLink?
        do { gone = links.link(CGAffineTransform(scaleX: 3, y: 3), outer: inner) }
        #expect(gone == nil)
        // Many that come and go.
        for number in 0..<1000 {
            let map = CGAffineTransform(translationX: CGFloat(number), y: 0)
            let link = links.link(map, outer: outer)
            #expect(link.map == map && link.outer === outer)
        }
        #expect(links.link(move, outer: outer) === inner)
    }

    struct Leaf: View {
        let handle: Handle<CGFloat>
        @State private var width: CGFloat = 10

        var body: some View {
            let _ = handle.bind($width)
            Color.red.frame(width: width, height: 0)
        }
    }

    /// What is said of the root's size is about the last layout alone, whether the room or a view in it is another.
    @Test func theRootsSizeIsTheLastOne() {
        let handle = Handle<CGFloat>()
        let live = LiveHost(VStack { Leaf(handle: handle) })
        func findings() -> [String] {
            live.host.diagnostics.filter { $0.rule == .emptySize }.map {
                String($0.message.prefix { $0 != ":" })
            }
        }
        #expect(findings() == ["has size 10 x 0 for the proposal 300 x nil"])
        live.host.layout(ProposedViewSize(width: 200, height: nil))
        #expect(findings() == ["has size 10 x 0 for the proposal 200 x nil"])
        handle.set(15)
        live.update()
        #expect(findings() == ["has size 15 x 0 for the proposal 300 x nil"])
        handle.set(25)
        live.update()
        #expect(findings() == ["has size 25 x 0 for the proposal 300 x nil"])
    }
}
