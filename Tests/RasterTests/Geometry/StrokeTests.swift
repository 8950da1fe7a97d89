import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

/// Strokes against the areas and pixels that follow from their definition.
struct StrokeTests {
    private func line(_ points: [(CGFloat, CGFloat)]) -> Path {
        Path { path in
            for (i, p) in points.enumerated() {
                if i == 0 {
                    path.move(to: CGPoint(x: p.0, y: p.1))
                } else {
                    path.addLine(to: CGPoint(x: p.0, y: p.1))
                }
            }
        }
    }

    private func draw(_ path: Path, _ style: StrokeStyle, size: CGFloat = 40) throws -> Bitmap {
        try render(
            [.stroke(path, style, .solid(.black), antialiased: true)], width: size, height: size)
    }

    /// In pixels.
    private func area(_ bitmap: Bitmap) -> Double {
        stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) { $0 + Double(bitmap.pixels[$1]) } / 255
    }

    @Test(arguments: [
        (CGLineCap.butt, 80.0), (.square, 96), (.round, 80 + 4 * Double.pi),
    ])
    func caps(cap: CGLineCap, expected: Double) throws {
        let bitmap = try draw(line([(10, 20), (30, 20)]), StrokeStyle(lineWidth: 4, lineCap: cap))
        #expect(abs(area(bitmap) - expected) < 0.05)
    }

    /// A right angle of width 4: two arms of 10, their overlap counted once, and the corner outside.
    @Test(arguments: [
        (CGLineJoin.miter, 10.0, 80.0), (.bevel, 10, 78), (.round, 10, 76 + Double.pi), (.miter, 1.3, 78),
        (.miter, 1.42, 80),
    ])
    func joins(join: CGLineJoin, limit: Double, expected: Double) throws {
        let style = StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: CGFloat(limit))
        let bitmap = try draw(line([(20, 10), (10, 10), (10, 20)]), style)
        #expect(abs(area(bitmap) - expected) < 0.05)
    }

    @Test func closedRectangle() throws {
        let bitmap = try draw(.rect(10, 10, 20, 10), StrokeStyle(lineWidth: 2))
        #expect(area(bitmap) == 120)
        #expect(bitmap[9, 9].alpha == 255)
        #expect(bitmap[11, 11].alpha == 0)
        #expect(bitmap[10, 10].alpha == 255)
    }

    /// A quarter turn drawn as a curve, of half the width's radius: the inside closes up without a hole.
    @Test func tightCurvesHaveNoHoles() throws {
        let bitmap = try draw(.circle(20, 20, radius: 4), StrokeStyle(lineWidth: 16))
        #expect(abs(area(bitmap) - 144 * Double.pi) < 1)
        for y in 14..<26 { for x in 14..<26 { #expect(bitmap[x, y].alpha == 255) } }
    }

    @Test func turningBackKeepsTheLine() throws {
        let style = StrokeStyle(lineWidth: 4, lineJoin: .round)
        let bitmap = try draw(line([(10, 20), (30, 20), (15, 20)]), style)
        #expect(abs(area(bitmap) - (80 + 2 * Double.pi)) < 0.05)
    }

    @Test(arguments: [(CGLineCap.butt, 0.0), (.square, 16), (.round, 4 * Double.pi)])
    func dots(cap: CGLineCap, expected: Double) throws {
        let style = StrokeStyle(lineWidth: 4, lineCap: cap)
        #expect(abs(area(try draw(line([(20, 20), (20, 20)]), style)) - expected) < 0.05)
        var closed = Path()
        closed.move(to: CGPoint(x: 20, y: 20))
        closed.closeSubpath()
        #expect(abs(area(try draw(closed, style)) - expected) < 0.05)
        var lone = Path()
        lone.move(to: CGPoint(x: 20, y: 20))
        #expect(area(try draw(lone, style)) == 0)
    }

    @Test func dashes() throws {
        func columns(_ dash: [CGFloat], _ phase: CGFloat) throws -> [Int] {
            let style = StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)
            let bitmap = try draw(line([(0, 20), (20, 20)]), style)
            return (0..<20).filter { bitmap[$0, 20].alpha == 255 }
        }
        #expect(try columns([4, 2], 0) == [0, 1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15, 18, 19])
        #expect(try columns([4, 2], 5) == [1, 2, 3, 4, 7, 8, 9, 10, 13, 14, 15, 16, 19])
        #expect(try columns([4, 2], -1) == [1, 2, 3, 4, 7, 8, 9, 10, 13, 14, 15, 16, 19])
        #expect(try columns([3], 0) == [0, 1, 2, 6, 7, 8, 12, 13, 14, 18, 19])
        #expect(try columns([], 3).count == 20)
        #expect(try columns([0, 0], 0).count == 20)
        #expect(try columns([-1, 4], 0).count == 20)
        #expect(try columns([1e-9, 1e-9], 0).count == 20)
    }

    /// On a closed path a dash that reaches over the start is one dash, joined there.
    @Test func dashesRunOverTheStart() throws {
        let style = StrokeStyle(lineWidth: 4, dash: [20, 20], dashPhase: 10)
        let bitmap = try draw(.rect(10, 10, 20, 20), style)
        #expect(bitmap[8, 8].alpha == 255)
        #expect(abs(area(bitmap) - 160) < 0.05)
    }

    @Test(arguments: [0, -1, CGFloat.nan])
    func noWidthDrawsNothing(width: CGFloat) throws {
        #expect(area(try draw(.rect(10, 10, 20, 10), StrokeStyle(lineWidth: width))) == 0)
    }

    @Test func penIsScaledWithTheShape() throws {
        let path = line([(2, 2), (2, 8)])
        let stroke = DisplayItem.Content.stroke(
            path, StrokeStyle(lineWidth: 2), .solid(.black), antialiased: true)
        let scale = CGAffineTransform(scaleX: 3, y: 1)
        let bitmap = try render([.group([.transform(scale)], items(stroke))], width: 20, height: 10)
        #expect((0..<12).map { bitmap[$0, 5].alpha } == [0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0])
    }

    /// What lies beyond the area is outlined in less detail; what lies in it stays the same to the last bit.
    @Test(arguments: [CGLineJoin.miter, .bevel, .round], [CGLineCap.butt, .square, .round])
    func partsEqualTheWhole(join: CGLineJoin, cap: CGLineCap) {
        let bounds = PixelBounds(minX: -10, minY: -10, maxX: 60, maxY: 60)
        for seed in UInt64(0)..<60 {
            var random = SeededGenerator(seed: seed &* 31 &+ 7)
            let path = random.path(in: 50)
            let style = StrokeStyle(
                lineWidth: .random(in: 0.2...6, using: &random), lineCap: cap, lineJoin: join,
                miterLimit: .random(in: 1...4, using: &random),
                dash: [[], [], [4, 2], [3], [0, 5], [1, 2, 3, 0]].randomElement(using: &random) ?? [],
                dashPhase: .random(in: -10...10, using: &random))
            let turn = CGAffineTransform(
                a: .random(in: 0.5...1.2, using: &random), b: .random(in: -0.4...0.4, using: &random),
                c: .random(in: -0.4...0.4, using: &random), d: 1, tx: 0, ty: 0)
            let whole = mask(path, style, turn, in: bounds)
            let cut = Int.random(in: 0..<50, using: &random)
            var (upper, lower, left) = (bounds, bounds, bounds)
            (upper.maxY, lower.minY, left.maxX) = (cut, cut, cut)
            let parts = mask(path, style, turn, in: upper).levels + mask(path, style, turn, in: lower).levels
            #expect(parts == whole.levels, "seed \(seed), cut at \(cut)")
            let part = mask(path, style, turn, in: left)
            // Lines are cut at the border: their pieces are other ones, rounded another way.
            let isAlike = (bounds.minY..<bounds.maxY).allSatisfy { y in
                (left.minX..<cut).allSatisfy { abs(Int(part[$0, y]) - Int(whole[$0, y])) <= 1 }
            }
            #expect(isAlike, "seed \(seed), the part left of \(cut)")
        }
    }

    private func mask(
        _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, in bounds: PixelBounds
    ) -> CoverageMask {
        var mask = CoverageMask(bounds: bounds)
        ShapeScanner().stroke(path, style, transform, isAntialiased: true, in: bounds) { mask.write($0) }
        return mask
    }
}
