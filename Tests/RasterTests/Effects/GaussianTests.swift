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

    /// The fast form against the plain sum, on noise and on shapes, halved not at all to four times.
    @Test(arguments: [0.0, 0.6, 1.7, 3, 4.5, 7, 9.3, 21, 40])
    func agreesWithReference(sigma: Double) {
        var random = SeededGenerator(seed: 9)
        var worst = 0.0
        for round in 0..<2 {
            let bounds = PixelBounds(minX: 3, minY: -2, maxX: 3 + 29 + 2 * round, maxY: 25)
            var levels = (0..<(bounds.width * bounds.height)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            if round % 2 == 1 {
                for i in levels.indices { levels[i] = i / bounds.width > 7 && i % bounds.width > 4 ? 255 : 0 }
            }
            let mask = CoverageMask(bounds: bounds, levels: levels)
            let area = bounds.expanded(x: 9 - round, y: 7).offset(x: 1, y: 0)
            let exact = BlurReference.blur(mask, sigma: GaussianSigma(sigma), onto: area)
            let own = floats(GaussianBlur(sigma: GaussianSigma(sigma)), mask, area, anchor: (round, 1))
            for (a, b) in zip(own, exact) { worst = max(worst, abs(Double(a) - b)) }
        }
        print("blur \(sigma): \(worst.decimalText)")
        #expect(worst < 0.35)
    }

    private func floats(
        _ blur: GaussianBlur, _ mask: CoverageMask, _ area: PixelBounds, anchor: (x: Int, y: Int)
    ) -> [Float] {
        var result = [Float](repeating: 0, count: area.width * area.height)
        let plane = BlurPlane(mask, anchor: anchor)
        blur.forEachRow(of: plane, onto: area.offset(x: -anchor.x, y: -anchor.y)) { y, row in
            let start = (y + anchor.y - area.minY) * area.width
            for x in 0..<area.width { result[start + x] = row[x] }
        }
        return result
    }

    /// A part of a result is that part of the whole, to the last bit, whatever is cut off of the source beyond its
    /// reach.
    @Test(arguments: [1.7, 6, 13, 33])
    func partsAreBitwiseThoseOfTheWhole(sigma: Double) {
        var random = SeededGenerator(seed: 31)
        let bounds = PixelBounds(minX: -40, minY: -10, maxX: 260, maxY: 240)
        let levels = (0..<(bounds.width * bounds.height)).map { _ in UInt8.random(in: 0...255, using: &random)
        }
        let mask = CoverageMask(bounds: bounds, levels: levels)
        let blur = GaussianBlur(sigma: GaussianSigma(sigma), shiftX: 0.25, shiftY: 0.5)
        let whole = floats(blur, mask, bounds, anchor: (7, 3))
        for _ in 0..<6 {
            let x = Int.random(in: -40..<240, using: &random)
            let y = Int.random(in: -10..<220, using: &random)
            let part = PixelBounds(minX: x, minY: y, maxX: min(x + 33, 260), maxY: min(y + 17, 240))
            let reach = GaussianBlur.reach(sigma: GaussianSigma(sigma)).x + 1
            let cut = mask.cut(to: part.expanded(x: reach, y: reach))
            let own = floats(blur, cut, part, anchor: (7, 3))
            for j in part.minY..<part.maxY {
                for i in part.minX..<part.maxX {
                    let a = own[(j - part.minY) * part.width + i - part.minX]
                    #expect(a == whole[(j - bounds.minY) * bounds.width + i - bounds.minX])
                }
            }
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

extension CoverageMask {
    /// The part inside `area`.
    fileprivate func cut(to area: PixelBounds) -> CoverageMask {
        let part = bounds.intersection(area)
        var levels: [UInt8] = []
        for y in part.minY..<part.maxY { for x in part.minX..<part.maxX { levels.append(self[x, y]) } }
        return CoverageMask(bounds: part, levels: levels)
    }
}
