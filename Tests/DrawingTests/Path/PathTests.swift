import Foundation
import Testing

@testable import Drawing

struct PathTests {
    @Test func tangentArcsRoundCorners() {
        let path = Path {
            $0.move(to: .zero)
            $0.addArc(
                tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
        }
        // A quarter circle about (5, 5), its controls 4/3 tan(pi/8) of the radius away.
        #expect(path.description == "0 0 m 5 0 l 7.76142 0 10 2.23858 10 5 c")
        let straight = Path {
            $0.move(to: .zero)
            $0.addArc(
                tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
        }
        #expect(straight.description == "0 0 m 10 0 l")
    }

    @Test func hugeAndMissingNumbersDontTrap() {
        let arcs = Path {
            for angle in [1e300, -1e300, .infinity, .nan] {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .zero, endAngle: .radians(angle), clockwise: true)
                $0.addRelativeArc(
                    center: .zero, radius: 10, startAngle: .zero, delta: .radians(angle))
            }
        }
        #expect(!arcs.isEmpty)
        let line = Path { $0.addLines([.zero, CGPoint(x: 1e300, y: 1e300), CGPoint(x: CGFloat.nan, y: 0)]) }
        _ = line.strokedPath(StrokeStyle(lineWidth: 1, dash: [1e-9]))
        _ = line.trimmedPath(from: 0.1, to: 0.9)
        _ = line.boundingRect
        #expect(Path(roundedRect: .null, cornerRadius: .nan).elements.count == 5)
    }

    @Test func boundsLeaveControlsOut() {
        #expect(Path().boundingRect.isNull)
        let curve = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
        }
        #expect(curve.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 30))
        let circle = Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 40)).boundingRect
        #expect(abs(circle.minX - 10) < 1e-9 && abs(circle.maxY - 60) < 1e-9)
    }

    @Test func containsByBothRules() {
        let nested = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
            $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(nested.contains(CGPoint(x: 15, y: 15)))
        #expect(!nested.contains(CGPoint(x: 15, y: 15), eoFill: true))
        #expect(nested.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(!nested.contains(CGPoint(x: 31, y: 5)))
    }

    @Test func currentPointFollowsTheSteps() {
        var path = Path()
        #expect(path.currentPoint == nil)
        path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func badDescriptionsAreRefused() {
        #expect(Path("1 2 l 3") == nil)
        #expect(Path("1 m") == nil)
        #expect(Path("a b m") == nil)
        #expect(Path("")?.isEmpty == true)
    }

    @Test func descriptionsAreReadBack() {
        let text = "1 2 m 3.5 -4 l 5 6 7 8 q 1e+06 0 0.001 2 3 4 c h 5 5 m 6 6 l"
        #expect(Path(text)?.description == text)
        #expect(Path("  1 2\n m 3 4 l ")?.description == "1 2 m 3 4 l")
        #expect(Path("0 0 10 20 re")?.rectangle == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(Path(Path(text)?.description ?? "") == Path(text))
    }

    @Test func boundsAndPointTestsAtTheEdges() {
        #expect(
            Path { $0.move(to: CGPoint(x: 3, y: 4)) }.boundingRect == CGRect(x: 3, y: 4, width: 0, height: 0))
        let odd = Path {
            $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 10, y: 10)])
            $0.move(to: CGPoint(x: CGFloat.infinity, y: 0))
            $0.addLine(to: CGPoint(x: 99, y: 99))
        }
        #expect(odd.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(odd.contains(CGPoint(x: 9, y: 5)))
        #expect(!odd.contains(CGPoint(x: CGFloat.nan, y: 5)))
        #expect(!Path().contains(.zero))
        #expect(!Path { $0.addLines([.zero, CGPoint(x: 9, y: 9)]) }.contains(CGPoint(x: 3, y: 3.001)))
    }

    /// A circle of Béziers is at most 2.7e-4 of its radius wide of the round one.
    @Test func pointTestsFollowCurves() {
        let circle = Path(ellipseIn: CGRect(x: -1000, y: -1000, width: 2000, height: 2000))
        for step in 0..<64 {
            let (sine, cosine) = Trigonometry.sineCosine(Double(step) / 10)
            #expect(circle.contains(CGPoint(x: 999.999 * cosine, y: 999.999 * sine)))
            #expect(!circle.contains(CGPoint(x: 1000.28 * cosine, y: 1000.28 * sine)))
        }
    }

    @Test func transformsReachEveryStep() {
        let twice = CGAffineTransform(scaleX: 2, y: 3)
        let path = Path {
            $0.addRoundedRect(
                in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerSize: CGSize(width: 2, height: 2),
                style: .circular, transform: twice)
            $0.addEllipse(in: CGRect(x: 20, y: 0, width: 10, height: 10), transform: twice)
            $0.addRects([CGRect(x: 40, y: 0, width: 5, height: 5)], transform: twice)
            $0.addPath(Path(CGRect(x: 50, y: 0, width: 5, height: 5)), transform: twice)
            $0.addRelativeArc(
                center: CGPoint(x: 70, y: 5), radius: 5, startAngle: .zero, delta: .degrees(180),
                transform: twice)
        }
        let parts = path.subpaths.map { Path(elements: [.move(to: $0.start)] + $0.segments.map(\.element)) }
        #expect(parts[0].boundingRect == CGRect(x: 0, y: 0, width: 20, height: 30))
        #expect(parts[1].boundingRect == CGRect(x: 40, y: 0, width: 20, height: 30))
        #expect(parts[2].boundingRect == CGRect(x: 80, y: 0, width: 10, height: 15))
        #expect(parts[3].boundingRect == CGRect(x: 100, y: 0, width: 10, height: 15))
        #expect(path.currentPoint == CGPoint(x: 130, y: 15))
        #expect(path.offsetBy(dx: 1, dy: 2).boundingRect.minY == 2)
    }

    @Test func coreGraphicsOperations() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
        let outline = line.copy(
            strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
            transform: CGAffineTransform(translationX: 0, y: 5))
        #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: 4, width: 20, height: 2))
        let dashes = line.copy(dashingWithPhase: 2, lengths: [4, 6])
        #expect(Path(dashes).description == "0 0 m 2 0 l 8 0 m 12 0 l 18 0 m 20 0 l")
        #expect(Path(line.copy(dashingWithPhase: 0, lengths: [])).description == "0 0 m 20 0 l")
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(square.intersection(circle).boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!square.subtracting(circle).contains(CGPoint(x: 5, y: 5)))
        #expect(square.subtracting(circle).contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(square.union(circle).normalized().contains(CGPoint(x: 9.9, y: 0.1), using: .evenOdd))
        #expect(CGMutablePath().boundingBox.isNull)
        let copy = square.mutableCopy()
        copy?.addRoundedRect(
            in: CGRect(x: 20, y: 0, width: 9, height: 9), cornerWidth: 2, cornerHeight: 2)
        #expect(copy?.boundingBox.maxX == 29)
        #expect(square.boundingBox.maxX == 10)
    }

    @Test func coreGraphicsPaths() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.closeSubpath()
        #expect(Path(path).description == "0 0 m 5 5 l h")
        #expect(
            Path(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2), transform: nil)).rectangle?.height == 2
        )
    }
}
