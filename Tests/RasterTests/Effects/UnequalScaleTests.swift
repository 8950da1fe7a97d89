import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

/// Blurs and shadows under maps that stretch one axis more than the other.
struct UnequalScaleTests {
    private let wide = CGAffineTransform(scaleX: 4, y: 1)
    private let square = Path.rect(20, 40, 20, 60)

    private func scaled(_ effect: Effect, by transform: CGAffineTransform) -> DisplayItem.Content {
        .group([effect, .transform(transform)], items(.fill(square, FillStyle(), .solid(.black))))
    }

    /// A rectangle's Gaussian is the product of two error functions, at pixel centres.
    private func profile(_ place: Int, _ low: Double, _ high: Double, sigma: Double) -> Double {
        let (x, s) = (Double(place) + 0.5, sigma * 2.squareRoot())
        return (erf((x - low) / s) - erf((x - high) / s)) / 2
    }

    /// A radius of 4 points, four times as wide, at scale 2: sigma 32 pixels across, 8 down.
    @Test func blurIsStretchedAlongEachAxis() throws {
        let blur = Effect.blur(radius: 4, isOpaque: false)
        let bitmap = try render([scaled(blur, by: wide)], width: 240, height: 140, scale: 2)
        var worst = 0.0
        for y in 0..<280 {
            for x in 0..<480 {
                let across = profile(x, 160, 320, sigma: 32)
                let exact = across * profile(y, 80, 200, sigma: 8) * 255
                worst = max(worst, abs(Double(bitmap[x, y].alpha) - exact))
            }
        }
        #expect(worst <= 1)
    }

    /// A quarter turn after the stretch: the wide axis points down.
    @Test func quarterTurnsCarryTheAxes() throws {
        let blur = Effect.blur(radius: 3, isOpaque: false)
        let upright = try render([scaled(blur, by: wide)], width: 200, height: 200)
        let turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        let turned = try render([scaled(blur, by: wide.concatenating(turn))], width: 200, height: 200)
        var worst = 0
        for y in 0..<200 {
            for x in 0..<200 { worst = max(worst, abs(Int(turned[y, x].alpha) - Int(upright[x, y].alpha))) }
        }
        #expect(worst <= 1)
        #expect(upright[100, 60].alpha > 200)
    }

    @Test func shadowIsStretchedAlongEachAxis() throws {
        let styled = StyledShadow(color: .black, radius: 3, x: 2, y: 5, isAlone: true)
        let plain = Effect.shadow(color: .black, radius: 3, x: 2, y: 5)
        let alone = try render([scaled(.styledShadow(styled), by: wide)], width: 240, height: 140)
        let below = try render([scaled(plain, by: wide)], width: 240, height: 140)
        var worst = 0.0
        for y in 0..<140 {
            for x in 0..<240 {
                let across = profile(x, 88, 168, sigma: 12)
                let exact = across * profile(y, 45, 105, sigma: 3) * 255
                worst = max(worst, abs(Double(alone[x, y].alpha) - exact))
                let isCovered = (80..<160).contains(x) && (40..<100).contains(y)
                if !isCovered { worst = max(worst, abs(Double(below[x, y].alpha) - exact)) }
            }
        }
        #expect(worst <= 1)
    }

    /// The fast form against the plain sums along both axes.
    @Test(arguments: [(0.0, 5.0), (9, 0), (2, 11), (21, 6), (40, 9)])
    func agreesWithReference(x: Double, y: Double) {
        var random = SeededGenerator(seed: 77)
        let bounds = PixelBounds(minX: 3, minY: -2, maxX: 32, maxY: 25)
        let levels = (0..<(bounds.width * bounds.height)).map { _ in UInt8.random(in: 0...255, using: &random)
        }
        let mask = CoverageMask(bounds: bounds, levels: levels)
        let area = bounds.expanded(x: 9, y: 7)
        let sigma = GaussianSigma(x: x, y: y)
        let exact = BlurReference.blur(mask, sigma: sigma, onto: area)
        let own = SurfaceBlur.blur(mask, GaussianBlur(sigma: sigma), onto: area, anchor: (1, 1))
        for (level, exact) in zip(own.levels, exact) { #expect(abs(Double(level) - exact) < 0.85) }
    }

    /// In bands as in one piece: what effects take in from around is told for each axis.
    @Test(arguments: [Self.wideMap, Self.tallMap])
    func clipsChangeNothingInside(map: CGAffineTransform) throws {
        let shadow = Effect.shadow(color: .black, radius: 4, x: 2.5, y: 6)
        for effect in [Effect.blur(radius: 5, isOpaque: false), .blur(radius: 5, isOpaque: true), shadow] {
            let content = scaled(effect, by: map)
            let whole = try render([content], width: 200, height: 300, background: .white)
            for (y, height) in [(0, 50), (57, 100)] {
                let band = Path.rect(0, CGFloat(y), 200, CGFloat(height))
                let part = try render(
                    [.group([.clip(band, FillStyle())], items(content))], width: 200, height: 300,
                    background: .white)
                let rows = (y * 800)..<((y + height) * 800)
                #expect(part.pixels[rows] == whole.pixels[rows])
            }
        }
    }

    private static let wideMap = CGAffineTransform(scaleX: 4, y: 0.7)
    private static let tallMap = CGAffineTransform(scaleX: 0.5, y: 3)

    /// Oblique maps blur by the mean of their scales; equal scales that differ by rounding are equal.
    @Test func sigmas() {
        let turn = CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
        let oblique = GaussianSigma(radius: 3, wide.concatenating(turn))
        #expect(oblique.isRound && abs(oblique.x - 6) < 1e-9)
        #expect(GaussianSigma(radius: 4, wide) == GaussianSigma(x: 16, y: 4))
        #expect(GaussianSigma(radius: 4, CGAffineTransform(scaleX: -3, y: 3)) == GaussianSigma(12))
        #expect(GaussianSigma(radius: 1, CGAffineTransform(scaleX: 0.1 + 0.2, y: 0.3)).isRound)
        #expect(GaussianSigma(radius: 1e9, wide) == GaussianSigma(2000))
        #expect(GaussianSigma(radius: -1, wide) == GaussianSigma(0))
        #expect(GaussianSigma(radius: .nan, wide) == GaussianSigma(0))
    }
}
