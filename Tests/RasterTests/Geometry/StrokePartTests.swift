import Drawing
import Foundation
import Testing

@testable import Raster

/// A stroke whose outline is cut short where an area doesn't see it has the coverage of the whole outline.
struct StrokePartTests {
    /// Looks at every line.
    private struct Everything: LineSink {
        var cells: CellOutline
        mutating func move(to point: CGPoint) { cells.move(to: point) }
        mutating func line(to point: CGPoint, isCurving: Bool) { cells.line(to: point, isCurving: isCurving) }
        mutating func close() { cells.close() }
    }

    private struct Mask: CoverageSink {
        var mask: CoverageMask
        mutating func add(_ row: CoverageRow) { mask.write(row) }
    }

    private func coverage(in bounds: PixelBounds, _ outline: (inout CellOutline) -> Void) -> CoverageMask {
        var sink = Mask(mask: CoverageMask(bounds: bounds))
        CoverageScanner().scan(in: bounds, rule: .nonZero, into: &sink, outline: outline)
        return sink.mask
    }

    /// Wanders about: near steps and far ones, lines and curves, some of them closed.
    private func path(_ random: inout SeededGenerator) -> Path {
        var point = CGPoint(x: 100, y: 100)
        func step() -> CGPoint {
            let reach: CGFloat = Int.random(in: 0..<8, using: &random) == 0 ? 300 : 25
            point.x += .random(in: -reach...reach, using: &random)
            point.y += .random(in: -reach...reach, using: &random)
            return point
        }
        return Path { path in
            path.move(to: step())
            for _ in 0..<Int.random(in: 3...80, using: &random) {
                switch Int.random(in: 0..<12, using: &random) {
                case 0: path.addQuadCurve(to: step(), control: step())
                case 1, 2: path.addCurve(to: step(), control1: step(), control2: step())
                case 3 where Bool.random(using: &random):
                    path.closeSubpath()
                    path.move(to: step())
                default: path.addLine(to: step())
                }
            }
            if Bool.random(using: &random) { path.closeSubpath() }
        }
    }

    @Test func partsEqualTheWhole() {
        var random = SeededGenerator(seed: 17)
        var covered = 0
        for round in 0..<150 {
            let path = path(&random)
            let style = StrokeStyle(
                lineWidth: .random(in: 0.3...20, using: &random),
                lineCap: [.butt, .round, .square].randomElement(using: &random) ?? .butt,
                lineJoin: [.miter, .round, .bevel].randomElement(using: &random) ?? .miter,
                miterLimit: .random(in: 1...12, using: &random),
                dash: round % 5 == 0 ? [9, 4, 30, 2] : [])
            let transform = CGAffineTransform(rotationAngle: .random(in: 0...6, using: &random))
                .scaledBy(x: .random(in: 0.5...2, using: &random), y: .random(in: -2...2, using: &random))
            let box = path.boundingRect.applying(transform)
            let left = Int(CGFloat.random(in: box.minX - 60...box.maxX, using: &random))
            let top = Int(CGFloat.random(in: box.minY - 40...box.maxY, using: &random))
            let bounds = PixelBounds(minX: left, minY: top, maxX: left + 90, maxY: top + 64)
            let part = coverage(in: bounds) {
                Stroker.outline(path, style: style, transform: transform, into: &$0)
            }
            let whole = coverage(in: bounds) {
                var everything = Everything(cells: $0)
                Stroker.outline(path, style: style, transform: transform, into: &everything)
                $0 = everything.cells
            }
            let isEqual = part.levels == whole.levels
            #expect(isEqual, "round \(round)")
            covered += whole.levels.contains { $0 > 0 } ? 1 : 0
        }
        #expect(covered > 50)
    }

    /// A long way that isn't seen costs few lines.
    @Test func unseenCurvesAreCutShort() {
        struct Counter: LineSink {
            var lines = 0
            mutating func move(to point: CGPoint) {}
            mutating func line(to point: CGPoint, isCurving: Bool) { lines += 1 }
            mutating func close() {}
            func sides(beyond low: SIMD2<Double>, _ high: SIMD2<Double>) -> UnseenSides {
                high.y < 0 ? .above : []
            }
        }
        func lines(_ path: Path) -> Int {
            var counter = Counter()
            Stroker.outline(path, style: StrokeStyle(lineWidth: 2), transform: .identity, into: &counter)
            return counter.lines
        }
        let circle = Path(ellipseIn: CGRect(x: 0, y: 10, width: 400, height: 400))
        let upper = Path(ellipseIn: CGRect(x: 0, y: -203, width: 400, height: 400))
        #expect(lines(upper) < lines(circle) * 6 / 10)
        let zigzag = { (y: CGFloat) in
            Path { path in
                path.move(to: CGPoint(x: 0, y: 50))
                for x in 1...200 { path.addLine(to: CGPoint(x: CGFloat(x) * 3, y: x % 2 == 0 ? y : y + 4)) }
            }
        }
        #expect(lines(zigzag(40)) > 350)
        #expect(lines(zigzag(-90)) < 60)
    }
}
