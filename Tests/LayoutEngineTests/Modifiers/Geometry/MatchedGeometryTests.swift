import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// A 40 x 40 source at the top left of a 200 x 200 picture, and a follower centred in it.
private struct Match<Content: View>: View {
    @Namespace private var space
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    var isSourceLast = false
    let content: Content

    var body: some View {
        ZStack {
            if !isSourceLast { source }
            content
                .matchedGeometryEffect(
                    id: 1, in: space, properties: properties, anchor: anchor, isSource: false
                )
                .background { Color.gray }
            if isSourceLast { source }
        }
        .frame(width: 200, height: 200)
    }

    private var source: some View {
        Color.green.frame(width: 40, height: 40)
            .matchedGeometryEffect(id: 1, in: space)
            .position(x: 20, y: 20)
    }
}

/// Rules and the 80 x 20 example as measured: iamcgn/swiftui-web, Docs/elements/Animator.md @04ab9da.
@MainActor
@Suite("matchedGeometryEffect") struct MatchedGeometryTests {
    private func frames(
        _ properties: MatchedGeometryProperties, _ anchor: UnitPoint = .center, isFixed: Bool = true,
        isSourceLast: Bool = false
    ) -> (red: [[CGFloat]], slot: [[CGFloat]]) {
        let red = isFixed ? AnyView(Color.red.frame(width: 80, height: 20)) : AnyView(Color.red)
        let view = PlacedView(width: 200, height: 200) {
            Match(properties: properties, anchor: anchor, isSourceLast: isSourceLast, content: red)
        }
        #expect(view.frames("green") == [[0, 0, 40, 40]])
        return (view.frames("red"), view.frames("gray"))
    }

    @Test(
        "an 80 x 20 follower by its frame lands with its bottom trailing corner on the source's; its slot stays"
    )
    func frame() {
        for isSourceLast in [false, true] {
            let found = frames(.frame, isSourceLast: isSourceLast)
            #expect(found.red == [[-40, 20, 80, 20]])
            #expect(found.slot == [[60, 90, 80, 20]])
        }
    }

    @Test("position: anchor points meet") func position() {
        #expect(frames(.position).red == [[-20, 10, 80, 20]])
        #expect(frames(.position, .topLeading).red == [[0, 0, 80, 20]])
        #expect(frames(.position, .bottomTrailing).red == [[-40, 20, 80, 20]])
        #expect(frames(.frame, .topLeading).red == [[0, 0, 80, 20]])
    }

    @Test("size: offered the source's; fixed views keep theirs; it starts at its slot's origin") func size() {
        #expect(frames(.size).red == [[60, 90, 80, 20]])
        let flexible = frames(.size, isFixed: false)
        #expect(flexible.red == [[0, 0, 40, 40]])
        #expect(flexible.slot == [[0, 0, 200, 200]])
        #expect(frames(.frame, isFixed: false).red == [[0, 0, 40, 40]])
    }

    @Test("without a source, or with no properties, nothing moves") func noSource() {
        #expect(frames([]).red == [[60, 90, 80, 20]])
        let view = PlacedView(width: 200, height: 200) { Lonely() }
        #expect(view.frames("red") == [[60, 90, 80, 20]])
        #expect(view.host.diagnostics.isEmpty)
    }

    private struct Lonely: View {
        @Namespace private var space
        var body: some View {
            Color.red.frame(width: 80, height: 20)
                .matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
    }

    private struct Rivals: View {
        @Namespace private var space
        @Namespace private var other
        var body: some View {
            VStack(spacing: 0) {
                Color.green.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
                Color.blue.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
                Color.pink.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: other)
                Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
            }
        }
    }

    @Test("two sources of one id are reported, and the first is used") func rivals() {
        let view = PlacedView(width: 40, height: 200) { Rivals() }
        #expect(view.frames("red") == [[0, 0, 40, 40]])
        let findings = view.host.diagnostics.filter { $0.message.contains("second source") }
        #expect(findings.count == 1)
    }

    private struct Scaled: View {
        @Namespace private var space
        var body: some View {
            ZStack {
                Color.green.frame(width: 40, height: 40)
                    .matchedGeometryEffect(id: 1, in: space)
                    .scaleEffect(2)
                Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
                    .frame(width: 10, height: 10)
            }
        }
    }

    @Test("a source under an effect is where it is drawn") func effects() {
        let view = PlacedView(width: 200, height: 200) { Scaled() }
        #expect(view.frames("red") == [[60, 60, 80, 80]])
    }

    private struct Chain: View {
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 10, height: 10)
                    .matchedGeometryEffect(id: 2, in: space, properties: .position, isSource: false)
                Color.blue.frame(width: 20, height: 20)
                    .matchedGeometryEffect(id: 2, in: space)
                    .matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false)
                Color.green.frame(width: 40, height: 40)
                    .matchedGeometryEffect(id: 1, in: space)
                    .offset(x: 100, y: 100)
            }
        }
    }

    @Test("a follower of a follower is where that is drawn, in any order") func chain() {
        let view = PlacedView(width: 200, height: 200, isCentered: false) { Chain() }
        #expect(view.frames("blue") == [[110, 110, 20, 20]])
        #expect(view.frames("red") == [[115, 115, 10, 10]])
    }
}
