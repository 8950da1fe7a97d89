import Drawing
import Foundation
import Testing

@testable import Raster

/// Glyphs' own scanner against the one of all shapes.
struct GlyphScannerTests {
    @Test func equalsTheScannerOfShapes() {
        var random = SeededGenerator(seed: 5)
        let scanner = GlyphScanner()
        let shapes = ShapeScanner()
        for round in 0..<300 {
            let path = randomPath(&random, size: round.isMultiple(of: 5) ? 90 : 20)
            let turn = CGAffineTransform(rotationAngle: .random(in: 0..<6, using: &random))
            let lines = GlyphLines(path, transform: turn)
            defer { lines.memory.deallocate() }
            guard !lines.isTooLarge else { continue }
            let x = CGFloat.random(in: -40..<40, using: &random)
            let y = round.isMultiple(of: 7) ? CGFloat(round) : .random(in: -40..<40, using: &random)
            let coverage = scanner.coverage(lines, x: Double(x), y: Double(y))
            let map = turn.concatenating(CGAffineTransform(translationX: x, y: y))
            let area = PixelBounds(covering: path.controlBox(map)).expanded(x: 1, y: 1)
            var mask = CoverageMask(bounds: area)
            shapes.fill(path, FillStyle(), map, in: area) { mask.write($0) }
            var worst = 0
            for y in area.minY..<area.maxY {
                for x in area.minX..<area.maxX {
                    worst = max(worst, abs(Int(mask[x, y]) - level(coverage, x, y)))
                }
            }
            // Sums of the same floats; only their order may differ, in tall shapes.
            #expect(worst <= 1, "round \(round)")
        }
    }

    @Test func emptyAndLargeOutlines() {
        let empty = GlyphLines(Path(), transform: .identity)
        #expect(!empty.isTooLarge)
        #expect(GlyphScanner().coverage(empty, x: 3.5, y: 2).bounds.isEmpty)
        empty.memory.deallocate()
        let large = GlyphLines(Path(CGRect(x: 0, y: 0, width: 200, height: 3)), transform: .identity)
        #expect(large.isTooLarge)
        large.memory.deallocate()
    }

    /// Corners on whole pixels, where a point belongs to the row and column after the last.
    @Test func squaresOnPixels() {
        let scanner = GlyphScanner()
        let square = GlyphLines(Path(CGRect(x: 0, y: 0, width: 3, height: 2)), transform: .identity)
        defer { square.memory.deallocate() }
        for _ in 0..<2 {
            let coverage = scanner.coverage(square, x: 4, y: -7)
            #expect(coverage.bounds == PixelBounds(minX: 4, minY: -7, maxX: 7, maxY: -5))
            for row in 0..<2 {
                #expect((0..<4).map { coverage.levels[row * coverage.stride + $0] } == [255, 255, 255, 0])
            }
        }
    }

    private func level(_ coverage: GlyphCoverage, _ x: Int, _ y: Int) -> Int {
        let bounds = coverage.bounds
        guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
        return Int(coverage.levels[(y - bounds.minY) * coverage.stride + x - bounds.minX])
    }

    private func randomPath(_ random: inout SeededGenerator, size: CGFloat) -> Path {
        func point() -> CGPoint {
            CGPoint(x: .random(in: 0...size, using: &random), y: .random(in: 0...size, using: &random))
        }
        return Path { path in
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                path.move(to: point())
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: path.addLine(to: point())
                    case 1: path.addQuadCurve(to: point(), control: point())
                    default: path.addCurve(to: point(), control1: point(), control2: point())
                    }
                }
                if Bool.random(using: &random) { path.closeSubpath() }
            }
        }
    }
}
