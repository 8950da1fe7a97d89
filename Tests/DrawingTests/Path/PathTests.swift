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
