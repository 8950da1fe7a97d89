import Foundation
import Testing

@testable import Drawing

/// Strokes as outlines, at the edges of what they are told.
struct StrokedPathTests {
    private let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }

    private func dot(closed: Bool = false) -> Path {
        Path {
            $0.move(to: CGPoint(x: 5, y: 5))
            if closed { $0.closeSubpath() } else { $0.addLine(to: CGPoint(x: 5, y: 5)) }
        }
    }

    @Test func buttEnds() {
        #expect(
            line.strokedPath(StrokeStyle(lineWidth: 2)).description
                == "0 1 m 50 1 l 50 -1 l 0 -1 l 0 1 l h")
    }

    /// A quarter circle's control lies 0.5523 of the radius along its tangent.
    @Test func roundEnds() {
        let style = StrokeStyle(lineWidth: 2, lineCap: .round)
        #expect(
            line.strokedPath(style).description
                == "0 1 m 50 1 l 50.5523 1 51 0.552285 51 0 c 51 -0.552285 50.5523 -1 50 -1 c 0 -1 l"
                + " -0.552285 -1 -1 -0.552285 -1 0 c -1 0.552285 -0.552285 1 0 1 c h")
    }

    @Test func dots() {
        for closed in [false, true] {
            #expect(dot(closed: closed).strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
            let square = dot(closed: closed).strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
            #expect(square.boundingRect == CGRect(x: 3, y: 3, width: 4, height: 4))
            let round = dot(closed: closed).strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
            #expect(round.contains(CGPoint(x: 5, y: 6.99)))
            #expect(!round.contains(CGPoint(x: 6.5, y: 6.5)))
        }
        #expect(
            Path { $0.move(to: .zero) }.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
    }

    @Test(arguments: [0, -1, -CGFloat.infinity, CGFloat.nan]) func noWidthIsNothing(width: CGFloat) {
        #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }

    @Test func hugeWidths() {
        let outline = line.strokedPath(StrokeStyle(lineWidth: .infinity))
        #expect(outline.boundingRect == CGRect(x: 0, y: -5e5, width: 50, height: 1e6))
        let curve = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(
            StrokeStyle(lineWidth: 1000))
        #expect(curve.contains(CGPoint(x: 5, y: 5)))
        #expect(curve.contains(CGPoint(x: 504, y: 5)))
        #expect(!curve.contains(CGPoint(x: 510.1, y: 5)))
    }

    @Test func dashes() {
        func starts(_ dash: [CGFloat], _ phase: CGFloat, _ path: Path) -> [CGFloat] {
            path.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)).elements.compactMap {
                if case .move(let point) = $0 { (point.x * 1e6).rounded() / 1e6 } else { nil }
            }
        }
        #expect(starts([10, 10], 0, line) == [0, 20, 40])
        #expect(starts([10, 10], -5, line) == [5, 25, 45])
        #expect(starts([10, 10], 5, line) == [0, 15, 35])
        #expect(starts([10], 0, line) == [0, 20, 40])
        #expect(starts([10, 5, 1], 0, line) == [0, 15, 26, 32, 47])
        #expect(starts([-1, 5], 0, line) == [0])
        #expect(starts([CGFloat.nan, 5], 0, line) == [0])
        #expect(starts([0, 0], 0, line) == [0])
        #expect(starts([1e-9, 1e-9], 0, line) == [0])
    }

    /// Dashes of no length are dots at every step: discs, or squares that lie along the line.
    @Test func dashesOfNoLength() {
        let slope = Path { $0.addLines([.zero, CGPoint(x: 30, y: 40)]) }
        let round = slope.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10]))
        for (step, isIn) in [(0.0, true), (5, false), (10, true), (12.1, false), (40, true), (45, false)] {
            #expect(round.contains(CGPoint(x: step * 0.6, y: step * 0.8)) == isIn, "\(step)")
        }
        let square = slope.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square, dash: [0, 10]))
        // The corner of the square at 20, 1.9 along the line and 1.9 beside it.
        #expect(square.contains(CGPoint(x: 21.9 * 0.6 - 1.9 * 0.8, y: 21.9 * 0.8 + 1.9 * 0.6)))
        #expect(!square.contains(CGPoint(x: 22.1 * 0.6, y: 22.1 * 0.8)))
        #expect(slope.strokedPath(StrokeStyle(lineWidth: 4, dash: [0, 10])).normalized().isEmpty)
    }

    /// A dash that reaches over the start of a closed path is one dash, with its corner joined.
    @Test func dashesRunOverTheStart() {
        let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
        let outline = square.strokedPath(StrokeStyle(lineWidth: 4, dash: [20, 20], dashPhase: 10))
        #expect(outline.contains(CGPoint(x: 8.5, y: 8.5)))
        #expect(outline.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
    }

    @Test func curvesAreKept() {
        let curve = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 30))
        }
        let outline = curve.strokedPath(StrokeStyle(lineWidth: 4))
        #expect(outline.elements.count < 12)
        #expect(outline.contains(CGPoint(x: 50, y: 16.99)))
        #expect(!outline.contains(CGPoint(x: 50, y: 17.01)))
        #expect(!outline.contains(CGPoint(x: 50, y: 12.99)))
    }

    /// Nothing that isn't a number comes out, and steps grow with the steps given.
    @Test func oddNumbersAndManySteps() {
        let odd = Path {
            $0.addLines([.zero, CGPoint(x: 1e300, y: 1e300), CGPoint(x: CGFloat.nan, y: 0)])
            $0.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 1e200, y: 0), control2: .zero)
            $0.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 1, y: 1))
            $0.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 9, y: 9))
        }
        for cap in [CGLineCap.butt, .round, .square] {
            for join in [CGLineJoin.miter, .round, .bevel] {
                let style = StrokeStyle(
                    lineWidth: 3, lineCap: cap, lineJoin: join, miterLimit: .nan, dash: [5, 1e300],
                    dashPhase: .infinity)
                for style in [style, StrokeStyle(lineWidth: 3, lineCap: cap, lineJoin: join)] {
                    #expect(!odd.strokedPath(style).description.contains("n"))
                }
            }
        }
        func steps(_ count: Int) -> Int {
            let zigzag = Path {
                $0.addLines((0...count).map { CGPoint(x: $0 * 10, y: $0.isMultiple(of: 2) ? 0 : 10) })
            }
            return zigzag.strokedPath(StrokeStyle(lineWidth: 2)).elements.count
        }
        #expect(steps(4000) - steps(2000) == 2 * (steps(2000) - steps(1000)))
    }
}
