import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Every way to name a style.
@MainActor struct StyleFormsTests {
    private let red = ResolvedColor(255, 0, 0)
    private var pureRed: Color { Color(red: 1, green: 0, blue: 0) }

    private func color(_ style: some ShapeStyle, dark: Bool = false) -> ResolvedColor? {
        DrawnView(Rectangle().fill(style)) { $0.colorScheme = dark ? .dark : .light }.colors.first
    }

    /// Source: Apple's HIG and OpenSwiftUI's tables, iOS; primary and secondary as measured.
    @Test func systemStyles() {
        #expect(color(.primary) == .black)
        #expect(color(.secondary) == ResolvedColor(60, 60, 67, opacity: 0.6))
        #expect(color(.tertiary) == ResolvedColor(60, 60, 67, opacity: 0.3))
        #expect(color(.quaternary) == ResolvedColor(60, 60, 67, opacity: 0.18))
        #expect(color(.quinary) == ResolvedColor(0, 0, 0, opacity: 0.05))
        #expect(color(.foreground) == .black)
        #expect(color(.background) == .white)
        #expect(color(.background.secondary) == ResolvedColor(242, 242, 247))
        #expect(color(.background.tertiary, dark: true) == ResolvedColor(44, 44, 46))
        #expect(color(.fill) == ResolvedColor(120, 120, 128, opacity: 0.2))
        #expect(color(.fill.secondary) == ResolvedColor(120, 120, 128, opacity: 0.16))
        #expect(color(.separator) == ResolvedColor(60, 60, 67, opacity: 0.29))
        #expect(color(.placeholder) == ResolvedColor(60, 60, 67, opacity: 0.3))
        #expect(color(.tint) == ResolvedColor(0, 136, 255))
        #expect(color(.selection) == ResolvedColor(0, 136, 255))
        #expect(color(.link) == ResolvedColor(0, 104, 218))
        #expect(color(.windowBackground, dark: true) == .black)
    }

    @Test func levelsOfAStyle() {
        #expect(color(pureRed.secondary) == red.multiplyingOpacity(by: 0.5))
        #expect(color(pureRed.tertiary) == red.multiplyingOpacity(by: 0.25))
        #expect(color(pureRed.quaternary) == red.multiplyingOpacity(by: 0.18))
        #expect(color(.tint.secondary) == ResolvedColor(0, 136, 255, opacity: 0.5))
        #expect(color(AnyShapeStyle(pureRed).secondary) == red.multiplyingOpacity(by: 0.5))
    }

    /// With three styles set, what lies deeper is weakened from the last.
    @Test func threeForegroundStyles() {
        func drawn(_ style: HierarchicalShapeStyle) -> [ResolvedColor] {
            DrawnView(Rectangle().fill(style).foregroundStyle(Color.white, Color.black, pureRed)).colors
        }
        #expect(drawn(.primary) == [.white])
        #expect(drawn(.secondary) == [.black])
        #expect(drawn(.tertiary) == [red])
        #expect(drawn(.quaternary) == [red.multiplyingOpacity(by: 0.5)])
        #expect(drawn(.quinary) == [red.multiplyingOpacity(by: 0.25)])
    }

    @Test func modifiedStyles() {
        #expect(color(.opacity(0.5)) == ResolvedColor.black.multiplyingOpacity(by: 0.5))
        let blended = DrawnView(Rectangle().fill(pureRed.blendMode(.multiply))).contents.first
        guard case .group(let effects, _)? = blended else {
            Issue.record("drew \(String(describing: blended))")
            return
        }
        #expect(effects == [.blend(.multiply)])
        let shadowed = DrawnView(Rectangle().fill(.shadow(.drop(color: pureRed, radius: 3, x: 1, y: 2))))
        guard case .group(let shadow, _)? = shadowed.contents.first else {
            Issue.record("drew \(shadowed.contents)")
            return
        }
        #expect(shadow == [.shadow(color: red, radius: 3, x: 1, y: 2)])
    }

    private func paint(_ style: some ShapeStyle) -> Paint? {
        guard case .fill(_, _, let paint)? = DrawnView(Rectangle().fill(style)).contents.first else {
            return nil
        }
        return paint
    }

    /// Points of the rectangle 0, 0, 100, 60.
    @Test func gradientForms() {
        let ramp = GradientRamp(stops: [
            .init(color: .white, location: 0), .init(color: .black, location: 1),
        ])
        let gradient = Gradient(colors: [.white, .black])
        let (left, right) = (CGPoint(x: 0, y: 30), CGPoint(x: 100, y: 30))
        let linear = Paint.linearGradient(ramp, start: left, end: right)
        #expect(
            paint(.linearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing))
                == linear)
        #expect(paint(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)) == linear)
        let stops = [
            Gradient.Stop(color: .black, location: 1), Gradient.Stop(color: .white, location: 0),
        ]
        #expect(paint(.linearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)) == linear)
        let vertical = Paint.linearGradient(ramp, start: CGPoint(x: 50, y: 0), end: CGPoint(x: 50, y: 60))
        #expect(paint(gradient) == vertical)
        #expect(paint(AnyGradient(gradient)) == vertical)
        #expect(
            paint(
                LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing).in(
                    CGRect(x: 10, y: 0, width: 20, height: 60)))
                == .linearGradient(ramp, start: CGPoint(x: 10, y: 30), end: CGPoint(x: 30, y: 30)))
        let device = GradientRamp(stops: ramp.stops, interpolation: .device)
        #expect(
            paint(
                .linearGradient(gradient.colorSpace(.device), startPoint: .leading, endPoint: .trailing))
                == .linearGradient(device, start: left, end: right))
    }

    @Test func roundGradientForms() {
        let gradient = Gradient(colors: [.white, .black])
        let ramp = GradientRamp(stops: [
            .init(color: .white, location: 0), .init(color: .black, location: 1),
        ])
        let center = CGPoint(x: 50, y: 30)
        #expect(
            paint(.radialGradient(gradient, center: .center, startRadius: 20, endRadius: 5))
                == .radialGradient(
                    ramp, center: center, startRadius: 20, endRadius: 5, transform: .identity))
        let quarter = Paint.angularGradient(
            ramp, center: center, startAngle: Angle.degrees(90).radians,
            endAngle: Angle.degrees(180).radians)
        #expect(
            paint(
                .angularGradient(
                    gradient, center: .center, startAngle: .degrees(90), endAngle: .degrees(180)))
                == quarter)
        let turn = Paint.angularGradient(
            ramp, center: center, startAngle: Angle.degrees(90).radians,
            endAngle: (Angle.degrees(90) + .degrees(360)).radians)
        #expect(paint(.conicGradient(gradient, center: .center, angle: .degrees(90))) == turn)
        #expect(
            paint(.conicGradient(colors: [.white, .black], center: .center, angle: .degrees(90))) == turn)
        #expect(
            paint(.ellipticalGradient(gradient))
                == .radialGradient(
                    ramp, center: .zero, startRadius: 0, endRadius: 0.5,
                    transform: CGAffineTransform(a: 100, b: 0, c: 0, d: 60, tx: 50, ty: 30)))
    }

    /// Stops are put in order, equal places as given; one colour and none are ramps too.
    @Test func unusualStops() {
        func stops(_ gradient: Gradient) -> [GradientRamp.Stop]? {
            guard case .linearGradient(let ramp, _, _)? = paint(gradient) else { return nil }
            return ramp.stops
        }
        let hard = Gradient(stops: [
            .init(color: .white, location: 0.5), .init(color: .black, location: -1),
            .init(color: .black, location: 0.5), .init(color: .white, location: 2),
        ])
        #expect(stops(hard)?.map(\.location) == [-1, 0.5, 0.5, 2])
        #expect(stops(hard)?.map(\.color) == [.black, .white, .black, .white])
        #expect(stops(Gradient(colors: [.white]))?.map(\.location) == [0])
        #expect(stops(Gradient(colors: [])) == [])
    }
}
