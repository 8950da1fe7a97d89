import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

struct GaussianTests {
    @Test func exponentialMatchesTheLibrary() {
        for i in 0...400 {
            let x = -Double(i) / 8
            #expect(abs(GaussianKernel.exponential(x) - exp(x)) <= 1e-12 * exp(x))
        }
        #expect(GaussianKernel.exponential(-1e6) == 0)
    }

    /// Weights are differences of the error function.
    @Test(arguments: [0.3, 0.8, 2, 7.5, 20])
    func weightsAreIntegrals(sigma: Double) {
        let kernel = GaussianKernel(sigma: sigma)
        #expect(abs(kernel.weights.reduce(0) { $0 + Double($1) } - 1) < 1e-5)
        for (i, weight) in kernel.weights.enumerated() {
            let x = Double(kernel.first + i)
            let exact =
                (erf((x + 0.5) / (sigma * 2.squareRoot())) - erf((x - 0.5) / (sigma * 2.squareRoot()))) / 2
            #expect(abs(Double(weight) - exact) < 6e-4)
        }
    }

    @Test func kernelsWithoutBlur() {
        #expect(GaussianKernel(sigma: 0).weights == [1])
        #expect(GaussianKernel(sigma: 0, shift: 0.25).weights == [0.75, 0.25])
    }

    /// The fast form against the plain sum, on noise and on shapes with equal rows.
    @Test func agreesWithReference() {
        var random = SeededGenerator(seed: 9)
        for round in 0..<8 {
            let bounds = PixelBounds(minX: 3, minY: -2, maxX: 3 + 11 + round, maxY: 9)
            var values = (0..<(bounds.width * bounds.height)).map { _ in
                Float(UInt8.random(in: 0...255, using: &random))
            }
            if round % 2 == 1 {  // A rectangle: equal rows and columns.
                for i in values.indices { values[i] = i / bounds.width > 2 && i % bounds.width > 4 ? 255 : 0 }
            }
            let plane = GaussianBlur.Plane(bounds: bounds, values: values)
            let area = bounds.expanded(x: 5 - round, y: 4).offset(x: 1, y: 0)
            let sigma = [0.0, 0.6, 1.7, 3][round % 4]
            let own = GaussianBlur(sigma: sigma).blur(plane, onto: area).values
            let exact = BlurReference.blur(plane, sigma: sigma, onto: area)
            #expect(own.count == exact.count)
            for (a, b) in zip(own, exact) { #expect(abs(Double(a) - b) < 0.01) }
        }
    }

    /// A blurred rectangle is the product of two error functions, at pixel centres.
    @Test(arguments: [1.0, 4, 12])
    func blurredRectangle(radius: Double) throws {
        let fill = items(.fill(.rect(60, 50, 40, 70), FillStyle(), .solid(.black)))
        let bitmap = try render(
            [.group([.blur(radius: radius, isOpaque: false)], fill)], width: 160, height: 170)
        func profile(_ x: Double, _ low: Double, _ high: Double) -> Double {
            let s = radius * 2.squareRoot()
            return (erf((x - low) / s) - erf((x - high) / s)) / 2
        }
        var worst = 0.0
        for y in 0..<170 {
            for x in 0..<160 {
                let exact = profile(Double(x) + 0.5, 60, 100) * profile(Double(y) + 0.5, 50, 120) * 255
                worst = max(worst, abs(Double(bitmap[x, y].alpha) - exact))
            }
        }
        #expect(worst <= 1)
    }

    /// A uniform colour stays uniform to its edges.
    @Test func opaqueBlurKeepsEdges() throws {
        let color = ResolvedColor(200, 100, 50)
        let fill = items(.fill(.rect(5, 5, 20, 20), FillStyle(), .solid(color)))
        let bitmap = try render([.group([.blur(radius: 6, isOpaque: true)], fill)], width: 30, height: 30)
        for (x, y) in [(5, 5), (15, 15), (24, 24)] {
            #expect(bitmap[x, y] == RGBA8(red: 200, green: 100, blue: 50))
        }
        #expect(bitmap[4, 15].alpha == 0)
    }

    @Test func scaleIsPartOfTheRadius() throws {
        let fill = items(.fill(.rect(20, 20, 20, 20), FillStyle(), .solid(.black)))
        let blur = DisplayItem.Content.group([.blur(radius: 2, isOpaque: false)], fill)
        let twice = try render([blur], width: 60, height: 60, scale: 2)
        let scaled = try render(
            [.group([.transform(CGAffineTransform(scaleX: 2, y: 2))], items(blur))], width: 120, height: 120)
        #expect(twice == scaled)
        // Half at the edge, and 16 % one radius out.
        #expect(abs(Int(twice[39, 60].alpha) + Int(twice[40, 60].alpha) - 255) <= 1)
        #expect(abs(Double(twice[35, 60].alpha) / 255 - 0.1587) < 0.03)
    }
}
