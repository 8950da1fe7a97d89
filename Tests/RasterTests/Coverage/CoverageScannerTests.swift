import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

struct CoverageScannerTests {
    private func mask(
        _ path: Path, _ style: FillStyle = FillStyle(), width: Int = 16, height: Int = 16
    ) -> CoverageMask {
        let bounds = PixelBounds(minX: 0, minY: 0, maxX: width, maxY: height)
        var mask = CoverageMask(bounds: bounds)
        ShapeScanner().fill(path, style, .identity, in: bounds) { mask.write($0) }
        return mask
    }

    /// The scanner against polygons cut to each pixel, on random ones that don't overlap themselves.
    @Test func agreesWithReference() {
        var random = SeededGenerator(seed: 3)
        for round in 0..<60 {
            let center = CGPoint(
                x: .random(in: -4...20, using: &random), y: .random(in: -4...90, using: &random))
            let count = 3 + round % 9
            let radius = CGFloat.random(in: 1...60, using: &random)
            let points = (0..<count).map { i in
                let (sine, cosine) = Trigonometry.sineCosine(Double(i) / Double(count) * 2 * .pi)
                let r = radius * CGFloat.random(in: 0.3...1, using: &random)
                return (center.x + r * CGFloat(cosine), center.y + r * CGFloat(sine))
            }
            let own = mask(.polygon(points), width: 20, height: 80)
            for y in 0..<80 {
                for x in 0..<20 {
                    let exact = CoverageReference.area(points.map { CGPoint(x: $0.0, y: $0.1) }, x: x, y: y)
                    #expect(abs(Double(own[x, y]) - exact * 255) <= 0.51)
                }
            }
        }
    }

    /// Rectangles have a scanner of their own, which must agree with the general one.
    @Test func rectanglesAgreeWithPolygons() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<200 {
            let x = CGFloat.random(in: -3...17, using: &random)
            let y = CGFloat.random(in: -3...17, using: &random)
            let (w, h) = (
                CGFloat.random(in: 0.01...18, using: &random), CGFloat.random(in: 0.01...18, using: &random)
            )
            let fast = mask(.rect(x, y, w, h))
            let general = mask(.polygon([(x, y), (x + w / 2, y), (x + w, y), (x + w, y + h), (x, y + h)]))
            for (a, b) in zip(fast.levels, general.levels) { #expect(abs(Int(a) - Int(b)) <= 1) }
        }
    }

    /// Three nested squares wound alike: non-zero fills all, even-odd every other.
    @Test func fillRules() {
        var path = Path.rect(0, 0, 12, 12)
        path.elements += Path.rect(2, 2, 8, 8).elements + Path.rect(4, 4, 4, 4).elements
        let nonZero = mask(path)
        let evenOdd = mask(path, FillStyle(eoFill: true))
        #expect(
            (0..<13).map { nonZero[$0, 6] } == [
                255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0,
            ])
        #expect((0..<13).map { evenOdd[$0, 6] } == [255, 255, 0, 0, 255, 255, 255, 255, 0, 0, 255, 255, 0])
        // Wound the other way round inside, non-zero has the hole too.
        var ring = Path.rect(0, 0, 12, 12)
        ring.elements += Path.polygon([(2, 2), (2, 10), (10, 10), (10, 2)]).elements
        #expect(mask(ring)[6, 6] == 0)
        #expect(mask(ring)[1, 6] == 255)
    }

    @Test func overlapIsClamped() {
        var path = Path.rect(0.5, 0, 4, 4)
        path.elements += Path.rect(0.5, 0, 4, 4).elements
        let twice = mask(path)
        #expect(twice[2, 2] == 255)
        #expect(mask(Path.rect(0.5, 0, 4, 4))[0, 0] == 128)
    }

    @Test func openSubpathsAreClosed() {
        let open = Path { path in
            path.move(to: CGPoint(x: 1, y: 1))
            path.addLine(to: CGPoint(x: 5, y: 1))
            path.addLine(to: CGPoint(x: 5, y: 5))
            path.addLine(to: CGPoint(x: 1, y: 5))
        }
        #expect(mask(open).levels == mask(.rect(1, 1, 4, 4)).levels)
    }

    /// Without anti-aliasing every touched pixel is covered.
    @Test func touchedPixels() {
        let aliased = FillStyle(antialiased: false)
        let square = mask(.rect(0.5, 0.6, 3, 2), aliased)
        #expect((0..<5).map { square[$0, 1] } == [255, 255, 255, 255, 0])
        #expect((0..<4).map { square[1, $0] } == [255, 255, 255, 0])
        let (exact, disc) = (mask(.circle(8, 8, radius: 5)), mask(.circle(8, 8, radius: 5), aliased))
        for y in 0..<16 {
            for x in 0..<16 { #expect(disc[x, y] == (exact[x, y] > 0 ? 255 : 0)) }
        }
        var rings = Path.rect(0, 0, 12, 12)
        rings.elements += Path.rect(2, 2, 8, 8).elements
        let evenOdd = mask(rings, FillStyle(eoFill: true, antialiased: false))
        #expect((0..<13).map { evenOdd[$0, 6] } == [255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0])
    }

    /// What isn't finite is left out; what is huge is cut; nothing traps.
    @Test func extremePoints() {
        let huge: CGFloat = 1e300
        #expect(
            mask(.polygon([(-huge, -huge), (huge, -huge), (huge, huge), (-huge, huge)])).levels.allSatisfy {
                $0 == 255
            })
        #expect(mask(.polygon([(-1e8, 4), (1e8, 4), (1e8, 8), (-1e8, 8)]))[7, 5] == 255)
        #expect(mask(.polygon([(-1e8, 4), (1e8, 4), (1e8, 8), (-1e8, 8)]))[7, 3] == 0)
        var broken = Path.rect(0, 0, 4, 4)
        broken.elements.insert(.line(to: CGPoint(x: CGFloat.nan, y: 2)), at: 2)
        #expect(mask(broken).levels == mask(.rect(0, 0, 4, 4)).levels)
        var bad = Path.rect(0, 0, 4, 4)
        bad.elements[0] = .move(to: CGPoint(x: CGFloat.infinity, y: 0))
        #expect(mask(bad).levels.allSatisfy { $0 == 0 })
        var random = SeededGenerator(seed: 8)
        let values: [CGFloat] = [
            0, 1, -1, 5, 1e-300, 1e9, -1e9, 1e20, -1e308, .nan, .infinity, 16, 1e-7, 15.999999,
        ]
        for _ in 0..<500 {
            let path = Path { path in
                for i in 0..<6 {
                    func any() -> CGPoint {
                        CGPoint(
                            x: values.randomElement(using: &random) ?? 0,
                            y: values.randomElement(using: &random) ?? 0)
                    }
                    if i == 0 {
                        path.move(to: any())
                    } else {
                        path.addCurve(to: any(), control1: any(), control2: any())
                    }
                }
            }
            for style in [FillStyle(), FillStyle(eoFill: true), FillStyle(antialiased: false)] {
                _ = mask(path, style)
            }
            let bounds = PixelBounds(minX: 0, minY: 0, maxX: 16, maxY: 16)
            let pen = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [1e3, 2])
            ShapeScanner().stroke(path, pen, .identity, isAntialiased: true, in: bounds) { _ in }
        }
    }

    /// Bands and their seams: a tall thin wedge has the same coverage as its exact area all the way.
    @Test func tallShapes() {
        let wedge = mask(.polygon([(1, 0), (1, 700), (6, 700)]), width: 8, height: 700)
        for y in 0..<700 {
            let exact = (Double(y) + 0.5) * 5 / 700
            let sum = (0..<8).reduce(0) { $0 + Double(wedge[$1, y]) } / 255
            #expect(abs(sum - exact) < 0.015)
        }
    }
}
