import Drawing
import Foundation
import Testing

@testable import LayoutEngine

private let device = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

/// Rules as measured: iamcgn/swiftui-web, Docs/elements/Position.md.
@MainActor
@Suite("safe areas") struct SafeAreaTests {
    @Test(
        "a view is laid out in what bar and spacing leave; a probe outside of ignoresSafeArea sees the safe frame"
    )
    func bar() {
        let view = PlacedView(width: 200, height: 200) {
            Color.red.ignoresSafeArea().background { Color.gray }
                .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
        }
        #expect(view.frames("gray") == [[0, 0, 200, 162]])
        #expect(view.frames("red") == [[0, 0, 200, 200]])
        #expect(view.frames("blue") == [[0, 170, 200, 30]])
    }

    @Test("only edges that touch reach out: 10 points below a bar stay, a narrower frame still reaches up")
    func touching() {
        let view = PlacedView(width: 200, height: 200) {
            VStack(spacing: 0) {
                Color.green.frame(width: 50).padding(.horizontal, 5).ignoresSafeArea()
                Color.red.ignoresSafeArea().padding(.top, 10)
            }
            .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
        }
        // The upper half starts at 40 and reaches to 0; the lower one's top is inside.
        #expect(view.frames("green") == [[75, 0, 50, 120]])
        #expect(view.frames("red") == [[0, 130, 200, 70]])
    }

    @Test("the bar is offered its edge's length and no height: a colour is 10 tall there")
    func barOffer() {
        let view = PlacedView(width: 200, height: 100) {
            Color.red.safeAreaInset(edge: .top, spacing: 0) { Color.blue }
        }
        #expect(view.frames("blue") == [[0, 0, 200, 10]])
        #expect(view.frames("red") == [[0, 10, 200, 90]])
    }

    @Test("the size is the sum along the axis and the larger across; an open height stays open")
    func size() {
        let view = PlacedView(width: nil, height: nil) {
            Color.red.frame(width: 60, height: 40)
                .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 5) {
                    Color.blue.frame(width: 20, height: 15)
                }
        }
        #expect(view.size == CGSize(width: 60, height: 60))
        #expect(view.frames("red") == [[0, 0, 60, 40]])
        #expect(view.frames("blue") == [[0, 45, 20, 15]])
    }

    @Test("leading is right in right-to-left") func rightToLeft() {
        let view = PlacedView(width: 100, height: 100) {
            Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 20) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(view.frames("blue") == [[80, 0, 20, 100]])
        #expect(view.frames("red") == [[0, 0, 80, 100]])
    }

    @Test("bars nest: the inner bar touches the outer one's boundary, and the view reaches below both")
    func nested() {
        let view = PlacedView(width: 100, height: 200, insets: device) {
            Color.red.ignoresSafeArea()
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    Color.blue.frame(height: 20).background(Color.green)
                }
                .safeAreaBar(edge: .bottom, spacing: 0) { Color.orange.frame(height: 10) }
        }
        #expect(view.frames("red") == [[0, 0, 100, 200]])
        #expect(view.frames("orange") == [[0, 160, 100, 10]])
        #expect(view.frames("blue") == [[0, 140, 100, 20]])
    }

    @Test("a view that fits is moved as far as its edge reaches: it grows nowhere") func fixedView() {
        let view = PlacedView(width: 100, height: 200, insets: device) {
            VStack(spacing: 0) {
                Color.red.frame(height: 20).ignoresSafeArea()
                Color.blue
            }
        }
        #expect(view.frames("red") == [[0, 0, 100, 20]])
        #expect(view.frames("blue") == [[0, 70, 100, 100]])
    }

    @Test("edges and regions choose what is ignored; the keyboard lies over the bottom edge")
    func edgesAndRegions() {
        func red(_ regions: SafeAreaRegions, _ edges: Edge.Set, keyboard: CGFloat) -> [[CGFloat]] {
            PlacedView(width: 100, height: 200, insets: device, keyboard: keyboard) {
                Color.red.ignoresSafeArea(regions, edges: edges)
            }.frames("red")
        }
        #expect(red(.all, .top, keyboard: 0) == [[0, 0, 100, 170]])
        #expect(red(.all, .bottom, keyboard: 0) == [[0, 50, 100, 150]])
        #expect(red(.keyboard, .all, keyboard: 0) == [[0, 50, 100, 120]])
        // With a keyboard of 80 the safe area ends at 120.
        #expect(red([], .all, keyboard: 80) == [[0, 50, 100, 70]])
        #expect(red(.keyboard, .all, keyboard: 80) == [[0, 50, 100, 120]])
        #expect(red(.container, .all, keyboard: 80) == [[0, 0, 100, 120]])
        #expect(red(.all, .all, keyboard: 80) == [[0, 0, 100, 200]])
        // A keyboard lower than the device's edge covers nothing more.
        #expect(red(.keyboard, .all, keyboard: 20) == [[0, 50, 100, 120]])
    }

    @Test("the older modifier is the newer one") @available(*, deprecated)
    func edgesIgnoringSafeArea() {
        let view = PlacedView(width: 100, height: 200, insets: device) {
            Color.red.edgesIgnoringSafeArea(.top)
        }
        #expect(view.frames("red") == [[0, 0, 100, 170]])
    }

    @Test("a style background reaches out where its view touches, views don't; shapes keep to the frame")
    func backgrounds() {
        let view = PlacedView(width: 100, height: 200, insets: device, keyboard: 0) {
            VStack(spacing: 0) {
                Color.red.background(Color.green)
                Color.blue.background(Color.orange, ignoresSafeAreaEdges: .horizontal)
                Color.clear.background { Color.gray }.background(Color.pink, in: Rectangle())
            }
        }
        let shapes = view.frames("Rectangle")
        #expect(shapes.contains([0, 0, 100, 90]))
        #expect(shapes.contains([0, 90, 100, 40]))
        #expect(shapes.contains([0, 130, 100, 40]))
        #expect(view.frames("gray") == [[0, 130, 100, 40]])
    }

    @Test("a style background stops at the keyboard") func backgroundAndKeyboard() {
        let view = PlacedView(width: 100, height: 200, insets: device, keyboard: 80) {
            Color.red.background(Color.green)
        }
        #expect(view.frames("Rectangle") == [[0, 0, 100, 120]])
    }

    @Test("safe area padding pads, and can be ignored") func padding() {
        let view = PlacedView(width: 100, height: 100) {
            ZStack {
                Color.red
                Color.green.ignoresSafeArea(edges: .top)
                Color.blue.safeAreaPadding(.leading, 5)
                Color.orange.ignoresSafeArea(edges: .leading).safeAreaPadding(.leading)
            }
            .safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0))
        }
        #expect(view.frames("red") == [[20, 10, 80, 90]])
        #expect(view.frames("green") == [[20, 0, 80, 100]])
        #expect(view.frames("blue") == [[25, 10, 75, 90]])
        #expect(view.frames("orange") == [[0, 10, 100, 90]])
    }

    @Test("an open height is content and insets; a proposed length is the picture's") func pictureSize() {
        let open = PlacedView(width: 100, height: nil, insets: device, isCentered: false) {
            Color.red.frame(height: 40).background(Color.green)
        }
        #expect(open.size == CGSize(width: 100, height: 120))
        #expect(open.frames("red") == [[0, 50, 100, 40]])
        #expect(open.frames("Rectangle") == [[0, 0, 100, 120]])
        #expect(open.host.displayList(scale: 1).size == CGSize(width: 100, height: 120))
        let closed = PlacedView(width: 100, height: 200, insets: device, isCentered: false) {
            Color.red.frame(width: 20, height: 40)
        }
        #expect(closed.host.displayList(scale: 1).size == CGSize(width: 100, height: 200))
        #expect(closed.frames("red") == [[40, 90, 20, 40]])
    }

    @Test("without insets nothing changes; wrong insets count as 0") func noInsets() {
        let wrong = EdgeInsets(top: .nan, leading: -5, bottom: .infinity, trailing: 0)
        let view = PlacedView(width: 100, height: 50, insets: wrong, keyboard: -1) {
            Color.red.ignoresSafeArea().background(Color.green)
        }
        #expect(view.frames("red") == [[0, 0, 100, 50]])
        #expect(view.frames("Rectangle") == [[0, 0, 100, 50]])
    }

    @Test("a reader sees the margins of its edges, and none inside ignoresSafeArea") func proxy() {
        var outer = EdgeInsets()
        var inner = EdgeInsets()
        _ = PlacedView(width: 100, height: 200, insets: device) {
            ZStack {
                ProxyProbe { outer = $0.safeAreaInsets }
                ProxyProbe { inner = $0.safeAreaInsets }
                    .ignoresSafeArea()
            }
        }
        #expect(outer == device)
        #expect(inner == EdgeInsets())
    }

    @Test("each element of a list has a bar of its own") func lists() {
        let view = PlacedView(width: 100, height: 100) {
            VStack(spacing: 0) {
                Group {
                    Color.red.ignoresSafeArea()
                    Color.green.ignoresSafeArea()
                }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10) }
            }
        }
        #expect(view.frames("red") == [[0, 0, 100, 50]])
        #expect(view.frames("green") == [[0, 50, 100, 50]])
        #expect(view.frames("blue") == [[0, 40, 100, 10], [0, 90, 100, 10]])
    }
}
