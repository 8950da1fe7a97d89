import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

struct GradientTests {
    private func ramp(
        _ stops: [(ResolvedColor, Double)], _ interpolation: GradientRamp.Interpolation = .device
    ) -> GradientRamp {
        GradientRamp(stops: stops.map { .init(color: $0.0, location: $0.1) }, interpolation: interpolation)
    }

    private func row(_ paint: Paint, width: Int = 100) throws -> Bitmap {
        try render(
            [.fill(.rect(0, 0, CGFloat(width), 1), FillStyle(), paint)], width: CGFloat(width), height: 1)
    }

    private func linear(_ ramp: GradientRamp, width: CGFloat = 100) -> Paint {
        .linearGradient(ramp, start: .zero, end: CGPoint(x: width, y: 0))
    }

    @Test func deviceIsLinearInEncodedComponents() throws {
        let bitmap = try row(linear(ramp([(.black, 0), (.white, 1)])))
        for x in 0..<100 {
            #expect(abs(Double(bitmap[x, 0].red) - (Double(x) + 0.5) * 2.55) <= 0.6)
        }
    }

    /// SwiftUI's midpoint from system red to system blue, as measured, is 170, 121, 168; OKLab's own is
    /// 172, 121, 168.
    @Test func perceptualMidpoint() throws {
        let middle = try row(
            linear(ramp([(ResolvedColor(255, 56, 60), 0), (ResolvedColor(0, 136, 255), 1)], .perceptual)),
            width: 101)
        let pixel = middle[50, 0]
        #expect(abs(Int(pixel.red) - 170) <= 2)
        #expect(abs(Int(pixel.green) - 121) <= 1)
        #expect(abs(Int(pixel.blue) - 168) <= 1)
    }

    /// Greys keep their hue in both spaces, and ends are exact.
    @Test(arguments: [GradientRamp.Interpolation.device, .perceptual])
    func endsAreExact(interpolation: GradientRamp.Interpolation) throws {
        let colors = [ResolvedColor(12, 200, 99), ResolvedColor(255, 0, 131)]
        let bitmap = try row(
            .linearGradient(
                ramp([(colors[0], 0), (colors[1], 1)], interpolation), start: CGPoint(x: 10, y: 0),
                end: CGPoint(x: 90, y: 0)))
        #expect(bitmap[0, 0] == RGBA8(red: 12, green: 200, blue: 99))
        #expect(bitmap[99, 0] == RGBA8(red: 255, green: 0, blue: 131))
    }

    @Test(arguments: [GradientRamp.Interpolation.device, .perceptual])
    func fadeToClearKeepsItsHue(interpolation: GradientRamp.Interpolation) throws {
        let bitmap = try row(linear(ramp([(ResolvedColor(255, 0, 0), 0), (.clear, 1)], interpolation)))
        for x in 0..<100 {
            let pixel = bitmap[x, 0]
            #expect(pixel.red == pixel.alpha)
            #expect(pixel.green == 0 && pixel.blue == 0)
            #expect(abs(Double(pixel.alpha) - (255 - (Double(x) + 0.5) * 2.55)) <= 0.6)
        }
    }

    @Test func hardStops() throws {
        let bitmap = try row(linear(ramp([(.black, 0), (.black, 0.5), (.white, 0.5), (.white, 1)])))
        #expect((0..<100).map { bitmap[$0, 0].red } == (0..<100).map { $0 < 50 ? 0 : 255 })
    }

    @Test func stopsOutsideTheUnitInterval() throws {
        let bitmap = try row(linear(ramp([(.black, -1), (.white, 2)])))
        #expect(abs(Int(bitmap[0, 0].red) - 85) <= 1)
        #expect(abs(Int(bitmap[99, 0].red) - 170) <= 1)
    }

    @Test func fewStops() throws {
        #expect(try row(linear(ramp([])))[50, 0] == RGBA8(red: 0, green: 0, blue: 0, alpha: 0))
        let one = try row(linear(ramp([(ResolvedColor(10, 20, 30), 0.7)])))
        #expect(one[0, 0] == RGBA8(red: 10, green: 20, blue: 30))
        #expect(one[99, 0] == RGBA8(red: 10, green: 20, blue: 30))
        let point = Paint.linearGradient(
            ramp([(.black, 0), (.white, 1)]), start: CGPoint(x: 5, y: 5), end: CGPoint(x: 5, y: 5))
        #expect(try row(point)[50, 0] == RGBA8(red: 255, green: 255, blue: 255))
    }

    @Test func radialIsEllipticalUnderItsTransform() throws {
        let paint = Paint.radialGradient(
            ramp([(.black, 0), (.white, 1)]), center: .zero, startRadius: 10, endRadius: 20,
            transform: CGAffineTransform(scaleX: 2, y: 1))
        let bitmap = try render([.fill(.rect(0, 0, 50, 50), FillStyle(), paint)], width: 50, height: 50)
        for (x, y) in [(0, 0), (30, 0), (0, 15), (25, 10), (45, 45)] {
            let (px, py) = ((Double(x) + 0.5) / 2, Double(y) + 0.5)
            let t = min(max(((px * px + py * py).squareRoot() - 10) / 10, 0), 1)
            #expect(abs(Double(bitmap[x, y].red) - t * 255) <= 1)
        }
    }

    /// Red right, yellow bottom, green left, blue top, as measured on SwiftUI.
    @Test func angularStartsRightAndTurnsClockwise() throws {
        let colors = [(255, 0, 0), (255, 255, 0), (0, 255, 0), (0, 0, 255), (255, 0, 0)]
        let stops = colors.enumerated().map { (ResolvedColor($1.0, $1.1, $1.2), Double($0) / 4) }
        let paint = Paint.angularGradient(
            ramp(stops), center: CGPoint(x: 50.5, y: 50.5), startAngle: 0, endAngle: 2 * .pi)
        let bitmap = try render([.fill(.rect(0, 0, 101, 101), FillStyle(), paint)], width: 101, height: 101)
        #expect(bitmap[100, 50] == RGBA8(red: 255, green: 0, blue: 0))
        #expect(bitmap[50, 100] == RGBA8(red: 255, green: 255, blue: 0))
        #expect(bitmap[0, 50] == RGBA8(red: 0, green: 255, blue: 0))
        #expect(bitmap[50, 0] == RGBA8(red: 0, green: 0, blue: 255))
    }

    /// A quarter turn from the right to the bottom: the gap's two halves have the end's and the start's colour.
    @Test func angularGap() throws {
        let paint = Paint.angularGradient(
            ramp([(.black, 0), (.white, 1)]), center: CGPoint(x: 50.5, y: 50.5), startAngle: 0,
            endAngle: .pi / 2)
        let bitmap = try render([.fill(.rect(0, 0, 101, 101), FillStyle(), paint)], width: 101, height: 101)
        #expect(abs(Int(bitmap[100, 100].red) - 128) <= 1)
        #expect(bitmap[0, 70].red == 255)
        #expect(bitmap[70, 0].red == 0)
    }

    /// The table against the ramp evaluated at each location.
    @Test func tableAgreesWithEvaluator() throws {
        var random = SeededGenerator(seed: 5)
        for round in 0..<12 {
            let stops = (0..<Int.random(in: 2...5, using: &random)).map { _ in
                GradientRamp.Stop(
                    color: ResolvedColor(
                        red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
                        blue: .random(in: 0...1, using: &random), opacity: .random(in: 0...1, using: &random)),
                    location: .random(in: -0.2...1.2, using: &random))
            }.sorted { $0.location < $1.location }
            let spaces: [GradientRamp.Interpolation] = [.device, .perceptual, .linear]
            let ramp = GradientRamp(stops: stops, interpolation: spaces[round % 3])
            let table = try #require(RampTable(ramp))
            let evaluator = try #require(RampEvaluator(ramp))
            for step in 0...RampTable.steps {
                let location = Double(step) / Double(RampTable.steps)
                let exact = evaluator.color(at: location)
                let own = BlendFormula.unpack(table[location])
                let errors = [
                    own.red - exact.red, own.green - exact.green, own.blue - exact.blue,
                    own.alpha - exact.alpha,
                ]
                for error in errors where abs(error) * 255 > 1 {
                    Issue.record("step \(step) of \(ramp): \(error * 255)")
                }
            }
        }
    }
}
