import Drawing
import Foundation
import Testing

@testable import Raster

/// Any path's coverage, against polygons cut to each pixel.
struct CoveragePropertyTests {
    private let bounds = PixelBounds(minX: 0, minY: 0, maxX: 40, maxY: 40)

    private func mask(
        _ path: Path, _ style: FillStyle = FillStyle(), in bounds: PixelBounds,
        _ scanner: ShapeScanner = ShapeScanner()
    ) -> CoverageMask {
        var mask = CoverageMask(bounds: bounds)
        scanner.fill(path, style, .identity, in: bounds) { mask.write($0) }
        return mask
    }

    private struct Contours: LineSink {
        var contours: [[CGPoint]] = []

        mutating func move(to point: CGPoint) { contours.append([point]) }
        mutating func line(to point: CGPoint, isCurving: Bool) { contours[contours.count - 1].append(point) }
        mutating func close() { if let start = contours.last?.first { contours.append([start]) } }
    }

    /// Lines and curves that cross themselves and one another, by both rules.
    @Test func equalsTheReference() {
        var random = SeededGenerator(seed: 31)
        let scanner = ShapeScanner()
        for _ in 0..<120 {
            let path = random.path(in: 40)
            var flat = Contours()
            Flattener.flatten(path, transform: .identity, into: &flat)
            let nonZero = mask(path, in: bounds, scanner)
            let evenOdd = mask(path, FillStyle(eoFill: true), in: bounds, scanner)
            var worst = 0.0
            for y in 0..<40 {
                for x in 0..<40 {
                    let area = abs(
                        flat.contours.reduce(0) { $0 + CoverageReference.windingArea($1, x: x, y: y) })
                    let folded = area.truncatingRemainder(dividingBy: 2)
                    worst = max(worst, abs(Double(nonZero[x, y]) - min(area, 1) * 255))
                    worst = max(worst, abs(Double(evenOdd[x, y]) - min(folded, 2 - folded) * 255))
                }
            }
            #expect(worst <= 0.51, "\(path.elements)")
        }
    }

    /// A part of a picture has the same coverage as the whole has there, to the last level, from any row on.
    @Test func partsEqualTheWhole() {
        var random = SeededGenerator(seed: 32)
        for round in 0..<200 {
            let path = random.path(in: 50)
            let style = FillStyle(eoFill: round % 2 == 0, antialiased: round % 5 != 0)
            let whole = mask(path, style, in: bounds)
            let cut = Int.random(in: 1..<40, using: &random)
            var (upper, lower) = (bounds, bounds)
            (upper.maxY, lower.minY) = (cut, cut)
            #expect(mask(path, style, in: upper).levels + mask(path, style, in: lower).levels == whole.levels)
        }
    }

    /// Wide areas are done in several passes; the rows are the same.
    @Test func manyPassesEqualOne() {
        let wide = PixelBounds(minX: -100, minY: 0, maxX: 30_000, maxY: 300)
        let circle = Path.circle(15_000, 150, radius: 160).applying(
            CGAffineTransform(a: 90, b: 0, c: 0, d: 1, tx: -1_335_000, ty: 0))
        let whole = mask(circle, in: wide)
        var rows: [UInt8] = []
        for y in 0..<300 {
            rows += mask(circle, in: PixelBounds(minX: -100, minY: y, maxX: 30_000, maxY: y + 1)).levels
        }
        #expect(CellGrid.rowLimit(width: wide.width) < 300)
        #expect(rows == whole.levels)
    }

    /// A million lines, many far away: done, and the scanner is clean afterwards.
    @Test func millionSegments() {
        var random = SeededGenerator(seed: 33)
        let scanner = ShapeScanner()
        var path = Path()
        path.move(to: CGPoint(x: 3, y: 3))
        for i in 0..<1_000_000 {
            let isFar = i % 1000 == 0
            let (x, y): (CGFloat, CGFloat) = isFar ? (1e9, 1e9) : (45, 1.5)
            path.addLine(
                to: CGPoint(
                    x: .random(in: -x...x, using: &random), y: 20 + .random(in: -y...y, using: &random)))
        }
        _ = mask(path, FillStyle(eoFill: true), in: bounds, scanner)
        let square = mask(.rect(1, 1, 3, 3), in: bounds, scanner)
        let triangle = Path.polygon([(2, 2), (30.5, 7), (11, 33)])
        #expect(mask(triangle, in: bounds, scanner).levels == mask(triangle, in: bounds).levels)
        #expect(square.levels.reduce(0) { $0 + Int($1) } == 9 * 255)
    }
}
