import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor struct ShapeStyleTests {
    private let red = ResolvedColor(255, 0, 0)
    private var pureRed: Color { Color(red: 1, green: 0, blue: 0) }

    @Test func shapesTakeTheForegroundStyle() {
        #expect(DrawnView(Rectangle()).colors == [.black])
        #expect(DrawnView(Rectangle()) { $0.colorScheme = .dark }.colors == [.white])
        #expect(DrawnView(Rectangle().foregroundStyle(pureRed)).colors == [red])
        #expect(DrawnView(Rectangle().foregroundColor(pureRed)).colors == [red])
    }

    @Test func hierarchicalStylesFollowTheForeground() {
        #expect(
            DrawnView(Rectangle().fill(.secondary)).colors == [ResolvedColor(60, 60, 67, opacity: 0.6)])
        let half = DrawnView(Rectangle().fill(.secondary).foregroundStyle(pureRed))
        #expect(half.colors == [red.multiplyingOpacity(by: 0.5)])
        let own = DrawnView(Rectangle().fill(.secondary).foregroundStyle(pureRed, Color.white))
        #expect(own.colors == [.white])
        // Below a content colour comes the next one.
        let below = DrawnView(Rectangle().fill(.secondary).foregroundStyle(Color.secondary))
        #expect(below.colors == [ResolvedColor(60, 60, 67, opacity: 0.3)])
        // Set to itself inside, a style refers to the one around.
        let nested = DrawnView(Rectangle().foregroundStyle(.secondary).foregroundStyle(pureRed))
        #expect(nested.colors == [red.multiplyingOpacity(by: 0.5)])
    }

    @Test func tintReachesAccentColor() {
        #expect(DrawnView(Rectangle().fill(.tint).tint(pureRed)).colors == [red])
        #expect(DrawnView(Color.accentColor.tint(pureRed)).colors == [red])
        #expect(DrawnView(Rectangle().fill(.tint)).colors == [ResolvedColor(0, 136, 255)])
    }

    @Test func backgroundsAndStylesWithOpacity() {
        #expect(DrawnView(Rectangle().fill(.background)).colors == [.white])
        #expect(DrawnView(Rectangle().fill(.background)) { $0.colorScheme = .dark }.colors == [.black])
        #expect(DrawnView(Rectangle().fill(.background).backgroundStyle(pureRed)).colors == [red])
        let faint = DrawnView(Rectangle().fill(.foreground.opacity(0.5)).foregroundStyle(pureRed))
        #expect(faint.colors == [red.multiplyingOpacity(by: 0.5)])
    }

    @Test func customStylesResolveInTheEnvironment() {
        struct SchemeStyle: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.white : Color.black
            }
        }
        #expect(DrawnView(Rectangle().fill(SchemeStyle())).colors == [.black])
        #expect(DrawnView(Rectangle().fill(SchemeStyle())) { $0.colorScheme = .dark }.colors == [.white])
    }

    @Test func gradientsAreMeasuredInTheFrame() throws {
        let view = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
            .padding(10)
        let content = try #require(DrawnView(view).contents.first)
        guard case .fill(let path, _, .linearGradient(let ramp, let start, let end)) = content else {
            Issue.record("drew \(content)")
            return
        }
        #expect(path.rectangle == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(start == CGPoint(x: 10, y: 30))
        #expect(end == CGPoint(x: 90, y: 30))
        #expect(ramp.stops.map(\.location) == [0, 1])
        #expect(ramp.interpolation == .perceptual)
    }

    /// Source: unit points aren't mirrored (measured, layout/rtl-*).
    @Test func unitPointsAreNotMirrored() throws {
        let view = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let content = try #require(DrawnView(view) { $0.layoutDirection = .rightToLeft }.contents.first)
        guard case .fill(_, _, .linearGradient(_, let start, _)) = content else {
            Issue.record("drew \(content)")
            return
        }
        #expect(start == CGPoint(x: 0, y: 30))
    }

    @Test func otherGradients() throws {
        let radial = RadialGradient(
            colors: [.black, .white], center: .center, startRadius: 5, endRadius: 30)
        guard
            case .fill(_, _, .radialGradient(_, let center, 5, 30, .identity))? = DrawnView(radial).contents
                .first
        else {
            Issue.record("no radial gradient")
            return
        }
        #expect(center == CGPoint(x: 50, y: 30))
        let conic = Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
        guard case .fill(_, _, .angularGradient(_, _, 0, let end))? = DrawnView(conic).contents.first else {
            Issue.record("no angular gradient")
            return
        }
        #expect(abs(end - 2 * Double.pi) < 1e-12)
        guard
            case .fill(_, _, .radialGradient(_, _, 0, 0.5, let map))? = DrawnView(
                EllipticalGradient(colors: [.red, .blue])
            ).contents.first
        else {
            Issue.record("no elliptical gradient")
            return
        }
        #expect(map == CGAffineTransform(a: 100, b: 0, c: 0, d: 60, tx: 50, ty: 30))
    }

    @Test func missingColorsAreErrors() {
        let drawn = DrawnView(Color("NoSuchColor"))
        // The display list is made after layout; its errors are on the host, which this view has left.
        #expect(drawn.colors == [ResolvedColor(255, 0, 255)])
        #expect(drawn.errors.contains { "\($0)".contains("NoSuchColor") })
    }

    @Test func backgroundsFillBehind() {
        let view = Rectangle().fill(.white).frame(width: 20, height: 10).background(pureRed)
        #expect(DrawnView(view).colors == [red, .white])
        let shaped = DrawnView(Color.white.background(pureRed, in: .capsule))
        #expect(shaped.colors == [red, .white])
        let over = DrawnView(Color.white.overlay(pureRed.opacity(0.5)))
        #expect(over.colors == [.white, red.multiplyingOpacity(by: 0.5)])
    }

    /// A material fills with what is below it, blurred, in the tint of the colour scheme.
    @Test func materialsShowWhatIsBelow() {
        for scheme in [ColorScheme.light, .dark] {
            let view = Color.white.background(.ultraThinMaterial, in: .capsule).environment(
                \.colorScheme, scheme)
            guard case .group(let effects, let inner)? = DrawnView(view).contents.first,
                case .fill(_, _, .solid(let paint))? = inner.first?.content
            else {
                Issue.record("no group")
                return
            }
            let tint = scheme == .light ? ResolvedColor(247, 247, 247) : ResolvedColor(37, 37, 37)
            #expect(
                effects == [
                    .backdrop(
                        Backdrop(radius: 30, saturation: 1.8, tint: tint.multiplyingOpacity(by: 0.5)))
                ])
            #expect(paint.opacity == 1)
        }
        guard
            case .group(let effects, let inner)? = DrawnView(
                Rectangle().fill(Material.thick.opacity(0.5).shadow(.drop(radius: 2)))
            ).contents.first, case .fill(_, _, .solid(let paint))? = inner.first?.content
        else {
            Issue.record("no group")
            return
        }
        #expect(effects.count == 2)
        #expect(paint.opacity == 0.5)
    }

    @Test func innerShadowsFallInside() {
        let view = Rectangle().fill(pureRed.shadow(.inner(color: .black, radius: 3, y: 1)))
        let drawn = DrawnView(view)
        #expect(drawn.diagnostics.isEmpty)
        guard case .group(let effects, let items)? = drawn.contents.first, drawn.contents.count == 1 else {
            Issue.record("drew \(drawn.contents)")
            return
        }
        #expect(effects == [.innerShadow(color: .black, radius: 3, x: 0, y: 1)])
        #expect(items.count == 1)
        let stroked = DrawnView(
            Rectangle().stroke(pureRed.shadow(.drop(color: .black, radius: 1)).shadow(.inner(radius: 3))))
        #expect(stroked.diagnostics.isEmpty)
        guard case .group(let both, _)? = stroked.contents.first else {
            Issue.record("drew \(stroked.contents)")
            return
        }
        #expect(both.count == 2)
        #expect(both.last == .shadow(color: .black, radius: 1, x: 0, y: 0))
    }

    @Test func imagesPaintInTiles() {
        let picture = PixelImages.picture
        let view = Rectangle().fill(
            .image(
                Image(decorative: picture, scale: 2), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)))
        guard case .fill(_, _, .image(let tile, let map, _))? = DrawnView(view).contents.first else {
            Issue.record("no image paint")
            return
        }
        #expect(tile.width == 4 && tile.height == 4)
        #expect(map == CGAffineTransform(scaleX: 0.5, y: 0.5))
    }
}
