import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

/// Shadows of plain shapes, made of short ones, against blurs of the whole shape.
struct ShapeShadowTests {
    private static let shapes: [(String, Path)] = [
        ("rectangle", .rect(60, 50, 180, 120)),
        ("fractional rectangle", .rect(60.3, 50.45, 180.2, 120.7)),
        ("card", Path(roundedRect: CGRect(x: 60, y: 50, width: 180, height: 120), cornerRadius: 16)),
        (
            "fractional card",
            Path(roundedRect: CGRect(x: 60.4, y: 50.7, width: 180.3, height: 120.2), cornerRadius: 9)
        ),
        ("capsule", Path(roundedRect: CGRect(x: 40, y: 80, width: 220, height: 44), cornerRadius: 22)),
        ("circle", .circle(150, 110, radius: 55)),
        ("triangle", .polygon([(60, 50), (240, 60), (100, 170)])),
        ("step", .polygon([(60, 50), (240, 50), (240, 170), (150, 170), (150, 110), (60, 110)])),
        ("thin", .rect(60, 100, 180, 0.4)),
    ]

    private func item(_ path: Path) -> DisplayItem.Content { .fill(path, FillStyle(), .solid(.white)) }

    /// The blurred coverage of the whole shape, coloured, under it.
    @Test(arguments: shapes, [0.0, 2.5, 5, 13])
    func equalsTheBlurOfTheWholeShape(shape: (String, Path), radius: CGFloat) throws {
        let color = ResolvedColor(10, 60, 120, opacity: 0.8)
        let (x, y): (CGFloat, CGFloat) = radius == 5 ? (2.25, 4.5) : (3, -5)
        let shadow = Effect.shadow(color: color, radius: radius, x: x, y: y)
        let fast = try render(
            [.group([shadow], items(item(shape.1)))], width: 300, height: 220, background: .white)
        // Two items need the layer's alpha: the second draws nothing.
        let general = try render(
            [.group([shadow], items(item(shape.1), item(.rect(-500, 0, 1, 1))))], width: 300, height: 220,
            background: .white)
        #expect(worstDifference(fast, general) <= 1, "\(shape.0)")
    }

    private func worstDifference(_ a: Bitmap, _ b: Bitmap) -> Int {
        guard a != b else { return 0 }
        return zip(a.pixels, b.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }

    /// At most a level off the exact Gaussian of the card's coverage.
    @Test(arguments: [2.0, 6])
    func cardsAgainstTheExactGaussian(radius: CGFloat) throws {
        let card = Path(roundedRect: CGRect(x: 30.5, y: 25, width: 60, height: 40.25), cornerRadius: 9)
        let shadow = Effect.shadow(color: .black, radius: radius, x: 0, y: 0)
        let bitmap = try render(
            [
                .group(
                    [.styledShadow(StyledShadow(color: .black, radius: radius, isAlone: true))],
                    items(item(card)))
            ], width: 120, height: 90)
        let onTop = try render([.group([shadow], items(item(card)))], width: 120, height: 90)
        let bounds = PixelBounds(minX: 0, minY: 0, maxX: 120, maxY: 90)
        var mask = CoverageMask(bounds: bounds)
        ShapeScanner().fill(card, FillStyle(), .identity, in: bounds) { mask.write($0) }
        let exact = BlurReference.blur(mask, sigma: GaussianSigma(Double(radius)), onto: bounds)
        var worst = 0.0
        for (i, value) in exact.enumerated() {
            worst = max(worst, abs(Double(bitmap.pixels[4 * i + 3]) - value))
            if mask.levels[i] == 0 { worst = max(worst, abs(Double(onTop.pixels[4 * i + 3]) - value)) }
        }
        #expect(worst <= 1)
    }

    /// Long sides are cut: one patch serves cards of any size, and none is drawn wrongly by it.
    @Test func sizesShareAPatch() throws {
        let cache = ShadowPatchCache()
        var made = 0
        for (width, height) in [(200, 100), (240, 180), (360, 102)] {
            let path = Path(
                roundedRect: CGRect(x: 3, y: 7, width: width, height: height), cornerRadius: 8)
            let shape = try #require(StretchedShape(path, .identity, reach: 14, step: 2))
            #expect(shape.rows.count > 0 && shape.columns.count > 0)
            let key = ShadowPatchCache.Key(shape.path, FillStyle(), sigma: 4, shiftX: 0, shiftY: 0)
            _ = cache.patch(key) {
                made += 1
                return ShadowPatch(
                    shape: CoverageMask(bounds: .empty), levels: CoverageMask(bounds: .empty))
            }
        }
        #expect(made == 1)
    }

    /// What an opaque shape hides isn't drawn; what a translucent or clipped one shows is.
    @Test func hiddenPartsShowWhereTheShapeDoesNotCover() throws {
        let shadow = Effect.shadow(color: .black, radius: 4, x: 0, y: 0)
        let half = DisplayItem.Content.fill(
            .rect(20, 20, 60, 60), FillStyle(), .solid(ResolvedColor(255, 255, 255, opacity: 0.5)))
        let through = try render([.group([shadow], items(half))], width: 100, height: 100, background: .white)
        // White, half black over it, half white over that.
        #expect(abs(Int(through[50, 50].red) - 191) <= 1)
        var ring = Path.circle(50, 50, radius: 40)
        ring.elements += Path.circle(50, 50, radius: 20).elements
        let hole = DisplayItem.Content.fill(ring, FillStyle(eoFill: true), .solid(.white))
        let inside = try render([.group([shadow], items(hole))], width: 100, height: 100, background: .white)
        #expect(inside[50, 50].red > 240 && inside[50, 68].red < 200)
    }

    /// In bands as in one piece: single shapes, groups, blurs, inner shadows, filters.
    @Test(arguments: [3.0, 7, 18])
    func clipsChangeNothingInside(radius: CGFloat) throws {
        let shadow = Effect.shadow(color: .black, radius: radius, x: 2.5, y: 6)
        let pair = items(item(.circle(90, 60, radius: 40)), item(.rect(100, 30, 80, 120.5)))
        let contents: [DisplayItem.Content] = [
            .group([shadow], items(item(Self.shapes[3].1))), .group([shadow], pair),
            .group([.blur(radius: radius, isOpaque: false)], pair),
            .group([.blur(radius: radius, isOpaque: true), .opacity(0.5)], pair),
            .group([.innerShadow(color: .black, radius: radius, x: 3, y: 3)], pair),
            .group([.layer, shadow, .opacity(0.7)], pair),
            .group([.colorFilter(.colorInvert), shadow], pair),
        ]
        for content in contents {
            let whole = try render([content], width: 300, height: 220, background: ResolvedColor(200, 90, 30))
            for (y, height) in [(0, 40), (57, 100)] {
                let band = Path.rect(0, CGFloat(y), 300, CGFloat(height))
                let part = try render(
                    [.group([.clip(band, FillStyle())], items(content))], width: 300, height: 220,
                    background: ResolvedColor(200, 90, 30))
                let rows = (y * 1200)..<((y + height) * 1200)
                #expect(part.pixels[rows] == whole.pixels[rows])
            }
        }
    }

    @Test func hostileShapesDrawNothingOrThemselves() throws {
        let shadow = Effect.shadow(color: .black, radius: 5, x: .nan, y: .infinity)
        var broken = Path.rect(0, 0, 10, 10)
        broken.addLine(to: CGPoint(x: CGFloat.nan, y: 3))
        for path in [broken, Path(), .rect(0, 0, 1e9, 1e9), .rect(-1e12, 0, 2e12, 3), .rect(4, 4, 0, 0)] {
            _ = try render([.group([shadow], items(item(path)))], width: 40, height: 40)
        }
    }
}
