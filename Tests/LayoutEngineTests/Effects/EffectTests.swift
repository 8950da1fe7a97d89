import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor struct EffectTests {
    private func effects(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in })
        -> [[Effect]]
    {
        DrawnView(view, change).contents.map { content in
            if case .group(let effects, _) = content { return effects }
            return []
        }
    }

    private var pair: some View {
        HStack(spacing: 0) {
            Color.white
            Color.black
        }
    }

    @Test func containerEffectsActOnEachChild() {
        #expect(effects(pair.opacity(0.5)) == [[.opacity(0.5)], [.opacity(0.5)]])
        #expect(
            effects(pair.opacity(0.5).blendMode(.multiply)).allSatisfy {
                $0 == [.opacity(0.5), .blend(.multiply)]
            })
        #expect(effects(pair.compositingGroup().opacity(0.5)) == [[.opacity(0.5)]])
        #expect(effects(pair.opacity(1)) == [[], []])
        #expect(DrawnView(pair.opacity(0)).items.isEmpty)
        #expect(DrawnView(pair.hidden()).items.isEmpty)
        #expect(DrawnView(pair.hidden()).size == CGSize(width: 100, height: 60))
    }

    /// A view is one thing to the effects around it, however many items it draws: the lines of a text, a knob
    /// on its track.
    @Test(arguments: [0, 1, 2]) func leavesAreOneThing(_ index: Int) {
        let leaf = [
            AnyView(Text(verbatim: "a\nb").underline()), AnyView(Slider(value: .constant(0.5))),
            AnyView(Image(systemName: "person.crop.circle.fill")),
        ][index]
        let drawn = { (view: AnyView) in
            TextHost(view, width: 100, height: 60).host.displayList(scale: 2).items.map(\.content)
        }
        let plain = drawn(leaf).count
        #expect(plain > 1)
        let faded = drawn(AnyView(leaf.opacity(0.5)))
        #expect(faded.count < plain)
        for case .group(let effects, let items) in faded where effects == [.opacity(0.5)] {
            #expect(items.count == 1)
        }
        // What only moves it needs no group.
        #expect(drawn(AnyView(leaf.rotationEffect(.degrees(3)))).count == plain)
    }

    /// Source of the default: sRGBLinear white 0 at 0.33 (measured).
    @Test func shadowDefaults() {
        let expected = Effect.shadow(color: ResolvedColor(0, 0, 0, opacity: 0.33), radius: 5, x: 0, y: 0)
        #expect(effects(Color.white.shadow(radius: 5)) == [[expected]])
        let hard = Effect.shadow(color: ResolvedColor(255, 0, 0), radius: 0, x: 2, y: 3)
        #expect(
            effects(
                Color.white.shadow(color: Color(red: 1, green: 0, blue: 0), radius: 0, x: 2, y: 3)) == [
                    [hard]
                ])
    }

    @Test func blurAndClipsGather() {
        #expect(effects(pair.blur(radius: 3)) == [[.blur(radius: 3, isOpaque: false)]])
        #expect(effects(pair.blur(radius: 0)) == [[], []])
        let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        #expect(effects(pair.clipped()) == [[.clip(Path(frame), FillStyle(antialiased: false))]])
        let rounded = Path(roundedRect: frame, cornerRadius: 8)
        #expect(effects(pair.clipShape(.rect(cornerRadius: 8))) == [[.clip(rounded, FillStyle())]])
        #expect(effects(pair.cornerRadius(8)) == [[.clip(rounded, FillStyle())]])
    }

    @Test func masksAreLaidOutInTheFrame() {
        let view = pair.mask(alignment: .topLeading) { Color.black.frame(width: 10, height: 10) }
        guard case .mask(let items)? = effects(view).first?.first,
            case .fill(let path, _, _)? = items.first?.content
        else {
            Issue.record("no mask")
            return
        }
        #expect(path.rectangle == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(effects(pair.mask(Circle())).count == 1)
    }

    @Test func transformsTurnAboutTheAnchor() {
        let turn = CGAffineTransform(rotationAngle: CGFloat.pi / 2)
        guard case .transform(let map)? = effects(Color.white.rotationEffect(.degrees(90))).first?.first
        else {
            Issue.record("no transform")
            return
        }
        #expect(map == turn.about(CGPoint(x: 50, y: 30)))
        #expect(CGPoint(x: 50, y: 0).applying(map) == CGPoint(x: 80, y: 30))
        guard
            case .transform(let scale)? = effects(Color.white.scaleEffect(2, anchor: .topLeading)).first?
                .first
        else {
            Issue.record("no transform")
            return
        }
        #expect(scale == CGAffineTransform(scaleX: 2, y: 2))
        #expect(effects(Color.white.scaleEffect(1)) == [[]])
        #expect(DrawnView(Color.white.scaleEffect(3)).size == CGSize(width: 100, height: 60))
    }

    @Test func turnsInSpace() {
        let flat = DrawnView(Color.white.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)))
        #expect(flat.diagnostics.isEmpty)
        guard case .group(let turned, _)? = flat.contents.first, case .transform(let map)? = turned.first
        else {
            Issue.record("no transform")
            return
        }
        // Mirrored about the middle.
        #expect(CGPoint(x: 0, y: 0).applying(map) == CGPoint(x: 100, y: 0))
        let far = DrawnView(
            Color.white.rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0), perspective: 0))
        #expect(far.diagnostics.isEmpty)
        guard case .group(let tipped, _)? = far.contents.first, case .transform(let shrunk)? = tipped.first
        else {
            Issue.record("no transform")
            return
        }
        #expect(abs(shrunk.d - 0.5) < 1e-12)
    }

    private func projection<V: View>(_ view: V) -> ProjectionTransform? {
        guard case .group(let effects, _)? = DrawnView(view).contents.first,
            case .projection(let map)? = effects.first
        else { return nil }
        return map
    }

    /// m34 is -perspective / longer side: of a view of 100 x 60, turned by 60 degrees about its middle's upright axis,
    /// the left edge comes 43.3 points nearer, and the right goes as far away; the viewer is 100 points off.
    @Test func perspective() throws {
        let map = try #require(
            projection(Color.white.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))))
        let z = 50 * 0.75.squareRoot()
        func expectNear(_ p: CGPoint, _ x: CGFloat, _ y: CGFloat) {
            #expect(abs(p.x - x) < 1e-9 && abs(p.y - y) < 1e-9, "\(p)")
        }
        expectNear(CGPoint(x: 0, y: 0).applying(map), 50 - 25 / (1 - z / 100), 30 - 30 / (1 - z / 100))
        expectNear(CGPoint(x: 100, y: 60).applying(map), 50 + 25 / (1 + z / 100), 30 + 30 / (1 + z / 100))
        expectNear(CGPoint(x: 50, y: 60).applying(map), 50, 60)
        // Twice the perspective is half the distance; an anchor at the edge keeps the edge.
        let near = try #require(
            projection(
                Color.white.rotation3DEffect(
                    .degrees(60), axis: (x: 0, y: 2, z: 0), anchor: .leading, perspective: 2)))
        expectNear(CGPoint(x: 0, y: 60).applying(near), 0, 60)
        expectNear(CGPoint(x: 100, y: 30).applying(near), 50 / (1 + 2 * z / 50), 30)
        #expect(near.determinant > 0)
    }

    @Test func projectionsKeepTheirPerspective() throws {
        var map = ProjectionTransform()
        (map.m13, map.m31) = (0.01, 5)
        #expect(try #require(projection(Color.white.projectionEffect(map))) == map)
        let same = map
        let inEffect = Color.white.visualEffect { effect, _ in effect.transformEffect(same) }
        #expect(try #require(projection(inEffect)) == map)
        #expect(DrawnView(Color.white.projectionEffect(map)).diagnostics.isEmpty)
        // A depth of 2 all over is half the size: no perspective is left.
        var half = ProjectionTransform()
        half.m33 = 2
        #expect(projection(Color.white.projectionEffect(half)) == nil)
    }

    @Test func geometryEffects() {
        struct Slide: GeometryEffect {
            var amount: CGFloat
            var animatableData: CGFloat {
                get { amount }
                set { amount = newValue }
            }
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: size.width * amount, y: 0))
            }
        }
        #expect(
            effects(Color.white.modifier(Slide(amount: 0.5))) == [
                [.transform(CGAffineTransform(translationX: 50, y: 0))]
            ])
    }

    @Test func colorFilters() {
        #expect(
            effects(Color.white.saturation(0).brightness(0.2).colorInvert()) == [
                [.colorFilter(.saturation(0)), .colorFilter(.brightness(0.2)), .colorFilter(.colorInvert)]
            ])
        #expect(effects(Color.white.contrast(1).grayscale(0).hueRotation(.zero)) == [[]])
        #expect(
            effects(Color.white.colorMultiply(Color(red: 1, green: 0, blue: 0))) == [
                [.colorFilter(.colorMultiply(ResolvedColor(255, 0, 0)))]
            ])
    }

    /// Source: border draws inside (measured, Paint.md).
    @Test func borderIsInside() {
        let drawn = DrawnView(Color.white.border(Color.black, width: 2))
        guard case .stroke(let path, _, _, _)? = drawn.contents.last else {
            Issue.record("no border")
            return
        }
        #expect(path.rectangle == CGRect(x: 1, y: 1, width: 98, height: 58))
    }
}
