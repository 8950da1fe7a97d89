import Drawing
import Foundation
import Testing

@testable import LayoutEngine

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

private enum BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

private enum PointKey: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
        value += nextValue()
    }
}

/// Sends its content's rectangle and corner up.
private struct Marker: View {
    var body: some View {
        Color.blue.frame(width: 40, height: 20)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
            .transformAnchorPreference(key: PointKey.self, value: .topLeading) { $0.append($1) }
    }
}

/// Expected numbers follow from geometry alone: a 40 x 20 view in the middle of a 100 x 100 picture.
@MainActor
@Suite("frames across effects") struct TransformedFrameTests {
    /// The probe's global frame, under what `change` puts around it.
    private func globalFrame<V: View>(_ change: (AnyView) -> V) -> CGRect {
        var seen = CGRect.null
        _ = PlacedView(width: 100, height: 100) {
            change(
                AnyView(
                    ProxyProbe { seen = $0.frame(in: .global) }.frame(width: 40, height: 20)))
        }
        return seen
    }

    @Test("a quarter turn, a scale, a mirror, a move: global frames are the boxes around what is drawn")
    func effects() {
        #expect(globalFrame { $0 } == rect(30, 40, 40, 20))
        #expect(globalFrame { $0.rotationEffect(.degrees(90)) } == rect(40, 30, 20, 40))
        #expect(globalFrame { $0.rotationEffect(.degrees(90), anchor: .topLeading) } == rect(10, 40, 20, 40))
        #expect(globalFrame { $0.scaleEffect(2) } == rect(10, 30, 80, 40))
        #expect(globalFrame { $0.scaleEffect(x: -1, y: 1, anchor: .leading) } == rect(-10, 40, 40, 20))
        #expect(globalFrame { $0.scaleEffect(0) } == rect(50, 50, 0, 0))
        #expect(globalFrame { $0.offset(x: 5, y: -3) } == rect(35, 37, 40, 20))
        #expect(
            globalFrame { $0.transformEffect(CGAffineTransform(translationX: 7, y: 1)) }
                == rect(37, 41, 40, 20))
        #expect(globalFrame { $0.rotation3DEffect(.degrees(180), axis: (0, 1, 0)) } == rect(30, 40, 40, 20))
        #expect(
            globalFrame { $0.visualEffect { content, _ in content.scaleEffect(0.5).offset(x: 1) } }
                == rect(41, 45, 20, 10))
    }

    @Test("effects compose from the inside out") func nesting() {
        // 40 x 20 turned is 20 x 40 about (50, 50); moved 10 right; doubled about the middle of its own frame.
        #expect(
            globalFrame { $0.rotationEffect(.degrees(90)).offset(x: 10).scaleEffect(2) }
                == rect(50, 10, 40, 80))
        #expect(
            globalFrame { $0.scaleEffect(2).frame(width: 60, height: 60).rotationEffect(.degrees(-90)) }
                == rect(30, 10, 40, 80))
    }

    @Test("an eighth turn: the box around the corners") func eighth() {
        let frame = globalFrame { $0.rotationEffect(.degrees(45)) }
        let half = 30 * CGFloat(0.5).squareRoot()
        #expect(abs(frame.minX - (50 - half)) < 1e-9 && abs(frame.width - 2 * half) < 1e-9)
        #expect(abs(frame.minY - (50 - half)) < 1e-9 && abs(frame.height - 2 * half) < 1e-9)
    }

    @Test(
        "local frames know nothing of effects; a named space inside the effect sees no turn, outside it does")
    func namedSpaces() {
        var frames: [CGRect] = []
        _ = PlacedView(width: 100, height: 100) {
            ProxyProbe {
                frames = [
                    $0.frame(in: .local), $0.frame(in: .named("inside")), $0.frame(in: .named("outside")),
                ]
            }
            .frame(width: 40, height: 20)
            .padding(.leading, 10)
            .coordinateSpace(.named("inside"))
            .rotationEffect(.degrees(180))
            .padding(.top, 4)
            .coordinateSpace(name: "outside")
        }
        // Inside: 10 from the left. Turned by a half in 50 x 20, it is at the left; 4 below outside's top.
        #expect(frames == [rect(0, 0, 40, 20), rect(10, 0, 40, 20), rect(0, 4, 40, 20)])
    }

    @Test("bounds(of:) turns a space around into the view's coordinates; nil where none has the name")
    func boundsOfSpace() {
        var found: [CGRect?] = []
        _ = PlacedView(width: 100, height: 100) {
            ProxyProbe { found = [$0.bounds(of: .named("all")), $0.bounds(of: .named("other"))] }
                .frame(width: 40, height: 20)
                .scaleEffect(2)
                .frame(width: 100, height: 100)
                .coordinateSpace(.named("all"))
        }
        // 100 points outside are 50 inside; the view's corner is drawn at (10, 30), 5 and 15 inside.
        #expect(found == [rect(-5, -15, 50, 50), nil])
    }

    @Test("of a list under one coordinateSpace each element measures from itself") func spaceOfLists() {
        var frames: [CGRect] = []
        _ = PlacedView(width: 100, height: 40, isCentered: false) {
            VStack(spacing: 0) {
                Group {
                    ProxyProbe { frames.append($0.frame(in: .named("row"))) }.padding(.top, 5)
                    ProxyProbe { frames.append($0.frame(in: .named("row"))) }.padding(.top, 6)
                }
                .coordinateSpace(.named("row"))
            }
        }
        #expect(frames == [rect(0, 5, 100, 15), rect(0, 6, 100, 14)])
    }

    @Test("a space that nothing has is reported, and global used") func missingSpace() {
        var frame = CGRect.null
        let view = PlacedView(width: 100, height: 40) {
            ProxyProbe { frame = $0.frame(in: .named("gone")) }.padding(.leading, 5)
        }
        #expect(frame == rect(5, 0, 95, 40))
        #expect(view.host.diagnostics.contains { $0.message.contains("coordinate space gone") })
    }

    @Test("anchors of a turned and scaled view: the box, and the mapped corner") func anchors() {
        var box: CGRect?
        var corner: CGPoint?
        _ = PlacedView(width: 100, height: 100) {
            Marker().rotationEffect(.degrees(90))
                .frame(width: 100, height: 100)
                .overlayPreferenceValue(BoundsKey.self) { bounds in
                    ProxyProbe { proxy in box = bounds.first.map { proxy[$0] } }.padding(.leading, 10)
                }
                .overlayPreferenceValue(PointKey.self) { points in
                    ProxyProbe { proxy in corner = points.first.map { proxy[$0] } }
                }
        }
        #expect(box == rect(30, 30, 20, 40))
        // Clockwise: the top left corner is top right.
        #expect(corner == CGPoint(x: 60, y: 30))
    }

    @Test("an anchor read inside of the effect that its view is in counts no effect") func anchorsInside() {
        var box: CGRect?
        _ = PlacedView(width: 100, height: 100) {
            Marker()
                .overlayPreferenceValue(BoundsKey.self) { bounds in
                    ProxyProbe { proxy in box = bounds.first.map { proxy[$0] } }
                }
                .rotationEffect(.degrees(30)).scaleEffect(3)
        }
        #expect(box == rect(0, 0, 40, 20))
    }

    @Test("seen from a flattened view, what is outside has no place: zero, and a warning") func flattened() {
        var box: CGRect?
        let view = PlacedView(width: 100, height: 100) {
            Marker()
                .overlayPreferenceValue(BoundsKey.self) { bounds in
                    ProxyProbe { proxy in box = bounds.first.map { proxy[$0] } }.scaleEffect(0)
                }
        }
        #expect(box == .zero)
        #expect(view.host.diagnostics.contains { $0.message.contains("flattens") })
    }

    private struct Shift: GeometryEffect {
        nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
        }
    }

    @Test("a geometry effect counts, unless layout is to ignore it; both draw") func geometryEffect() {
        #expect(globalFrame { $0.modifier(Shift()) } == rect(70, 40, 40, 20))
        #expect(globalFrame { $0.modifier(Shift().ignoredByLayout()) } == rect(30, 40, 40, 20))
        let view = PlacedView(width: 40, height: 20) { Color.red.modifier(Shift().ignoredByLayout()) }
        guard case .group(let effects, _)? = view.host.displayList(scale: 1).items.first?.content else {
            Issue.record("nothing mapped")
            return
        }
        #expect(effects == [.transform(CGAffineTransform(translationX: 40, y: 0))])
    }

    @Test("readers in a right-to-left row aren't mirrored inside; their places are") func rightToLeft() {
        var frames: [CGRect] = []
        _ = PlacedView(width: 100, height: 10) {
            HStack(spacing: 0) {
                ProxyProbe { frames = [$0.frame(in: .global), $0.frame(in: .local)] }.frame(width: 30)
                Color.blue
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(frames == [rect(70, 0, 30, 10), rect(0, 0, 30, 10)])
    }
}
