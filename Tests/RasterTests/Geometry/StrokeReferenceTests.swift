import Drawing
import Foundation
import Testing

@testable import Raster

/// Strokes of random paths against what they are: the points within half the width of the path.
struct StrokeReferenceTests {
    private static let size = 32.0

    /// What the rasterizer fills for a stroke.
    private func drawn(_ path: Path, _ style: StrokeStyle) -> PlainLines {
        struct Collector: LineSink {
            var path = Path()
            mutating func move(to point: CGPoint) { path.move(to: point) }
            mutating func line(to point: CGPoint, isCurving: Bool) { path.addLine(to: point) }
            mutating func close() { path.closeSubpath() }
        }
        var collector = Collector()
        Stroker.outline(path, style: style, transform: .identity, into: &collector)
        return PlainLines(collector.path, closes: true)
    }

    /// Round joins and caps: a point is inside when it is nearer than half the width.
    @Test(arguments: [0.3, 1, 2, 4, 8, 16, 30]) func roundStrokesAreDiscsAlongThePath(width: Double) {
        let style = StrokeStyle(lineWidth: CGFloat(width), lineCap: .round, lineJoin: .round)
        for seed in UInt64(0)..<16 {
            var generator = SeededGenerator(seed: seed)
            let path = generator.path(in: CGFloat(Self.size))
            let center = PlainLines(path, closes: false)
            let (fast, kept) = (drawn(path, style), PlainLines(path.strokedPath(style), closes: true))
            var wrong: [String] = []
            for _ in 0..<120 {
                let x = Double.random(in: 0...Self.size, using: &generator)
                let y = Double.random(in: 0...Self.size, using: &generator)
                let distance = center.distance(x, y)
                guard abs(distance - width / 2) > 0.015 else { continue }
                let isInside = distance < width / 2
                if (fast.winding(x, y) != 0) != isInside { wrong.append("drawn \(x) \(y)") }
                if (kept.winding(x, y) != 0) != isInside { wrong.append("outline \(x) \(y)") }
            }
            #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(3)) of \(path)")
        }
    }

    /// Any style: the path's outline and what is drawn are the same area.
    @Test(arguments: [CGLineJoin.miter, .bevel, .round], [CGLineCap.butt, .square, .round])
    func strokedPathIsWhatIsDrawn(join: CGLineJoin, cap: CGLineCap) {
        // Where half the width is more than twice a curve's radius, flat caps look along its last chord.
        let widths: [CGFloat] = cap == .round ? [0.3, 1, 2, 4, 8, 16, 30] : [0.3, 1, 2, 3]
        for seed in UInt64(0)..<20 {
            var generator = SeededGenerator(seed: seed &* 77 &+ 5)
            let path = generator.path(in: CGFloat(Self.size))
            let style = StrokeStyle(
                lineWidth: widths.randomElement(using: &generator) ?? 1, lineCap: cap,
                lineJoin: join, miterLimit: [10, 2, 1, 100].randomElement(using: &generator) ?? 10,
                dash: [[], [4, 2], [3], [0, 5], [1, 2, 3, 0]].randomElement(using: &generator) ?? [],
                dashPhase: CGFloat.random(in: -10...10, using: &generator))
            let (fast, kept) = (drawn(path, style), PlainLines(path.strokedPath(style), closes: true))
            var wrong: [String] = []
            for _ in 0..<120 {
                let x = Double.random(in: 0...Self.size, using: &generator)
                let y = Double.random(in: 0...Self.size, using: &generator)
                if (fast.winding(x, y) != 0) != (kept.winding(x, y) != 0),
                    min(fast.distance(x, y), kept.distance(x, y)) > 0.02
                {
                    wrong.append("\(x) \(y)")
                }
            }
            #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(3)) of \(path), \(style)")
        }
    }
}
