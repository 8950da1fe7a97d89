import Foundation
import Testing

@testable import Drawing

private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
}

/// Combined paths whose outlines follow from their definition.
struct PathBooleanTests {
    @Test func overlappingSquares() {
        let (a, b) = (square(0, 0), square(5, 5))
        #expect(
            a.union(b).description
                == "0 0 m 10 0 l 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l h")
        #expect(a.intersection(b).description == "10 5 m 10 10 l 5 10 l 5 5 l h")
        #expect(a.subtracting(b).description == "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h")
        #expect(b.subtracting(a).description == "10 5 m 15 5 l 15 15 l 5 15 l 5 10 l 10 10 l h")
        #expect(
            a.symmetricDifference(b).description
                == "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h 10 10 m 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l h")
    }

    @Test func sharedEdgesAndCorners() {
        #expect(square(0, 0).union(square(10, 0)).description == "0 0 m 20 0 l 20 10 l 0 10 l h")
        #expect(square(0, 0).intersection(square(10, 0)).isEmpty)
        #expect(square(0, 0).subtracting(square(10, 0)).description == square(0, 0).description)
        #expect(
            square(0, 0).union(square(10, 10)).description
                == "0 0 m 10 0 l 10 10 l 0 10 l h 10 10 m 20 10 l 20 20 l 10 20 l h")
        #expect(square(0, 0).subtracting(square(0, 5)).description == "0 0 m 10 0 l 10 5 l 0 5 l h")
    }

    @Test func aHoleRunsTheOtherWay() {
        #expect(
            square(0, 0, 30).subtracting(square(10, 10)).description
                == "0 0 m 30 0 l 30 30 l 0 30 l h 20 10 m 10 10 l 10 20 l 20 20 l h")
    }

    @Test func equalPathsKeepTheirNumbers() {
        let circle = Path(ellipseIn: CGRect(x: 0.1, y: 0.2, width: 99.7, height: 98.3))
        for path in [circle, Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 40), cornerRadius: 13)] {
            #expect(path.union(path).elements.count == path.normalized().elements.count)
            #expect(path.subtracting(path).isEmpty)
            #expect(path.symmetricDifference(path).isEmpty)
        }
        #expect(circle.intersection(circle) == circle)
        let backwards = Path(
            "100 30 m 100 13.4315 77.6142 0 50 0 c 22.3858 0 0 13.4315 0 30 c 0 46.5685 22.3858 60 50 60 c"
                + " 77.6142 60 100 46.5685 100 30 c h")
        let forwards = Path(
            "100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 22.3858 0 50 0 c"
                + " 77.6142 0 100 13.4315 100 30 c h")
        #expect(backwards?.union(forwards ?? Path()) == forwards)
    }

    /// Crossings of curves: of y = 2 t (1 - t) 20 at x = 20 t with y = 7.5, t = 1/4 and 3/4.
    @Test func curvesStayCurves() {
        let arch = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
        }
        let cut = arch.subtracting(Path(CGRect(x: -5, y: 7.5, width: 40, height: 20)))
        #expect(cut.description == "0 0 m 20 0 l 17.5 5 15 7.5 q 5 7.5 l 2.5 5 0 0 q h")
    }

    @Test func bothFillRules() {
        let twice = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
            $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(twice.normalized(eoFill: false).description == "0 0 m 30 0 l 30 30 l 0 30 l h")
        #expect(
            twice.normalized().description
                == "0 0 m 30 0 l 30 30 l 0 30 l h 20 10 m 10 10 l 10 20 l 20 20 l h")
        #expect(square(10, 10).intersection(twice, eoFill: true).isEmpty)
    }

    @Test func openPathsCountAsClosed() {
        let open = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
        #expect(open.normalized().description == "0 0 m 10 0 l 10 10 l h")
        #expect(Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }.normalized().isEmpty)
        #expect(Path().union(Path()).isEmpty)
        #expect(Path().union(square(0, 0)) == square(0, 0))
    }

    @Test func linesAreCutByAreas() {
        let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 20)]) }
        #expect(line.lineIntersection(square(0, 0)).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(square(0, 0)).description == "-5 5 m 0 5 l 10 5 m 15 5 l 15 20 l")
        #expect(square(0, 0).lineIntersection(square(5, 5)).description == "10 5 m 10 10 l 5 10 l")
        #expect(line.lineIntersection(Path()).isEmpty)
        #expect(line.lineSubtraction(Path()).description == line.description)
    }

    @Test func oddNumbersEnd() {
        let odd = Path {
            $0.addLines([.zero, CGPoint(x: 1e300, y: 1e300), CGPoint(x: CGFloat.nan, y: 0)])
            $0.addLine(to: CGPoint(x: 5, y: -CGFloat.infinity))
            $0.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 1e18, y: 3), control2: .zero)
            $0.move(to: CGPoint(x: CGFloat.nan, y: 0))
            $0.addLine(to: CGPoint(x: 3, y: 3))
        }
        for result in [
            odd.union(square(0, 0)), odd.subtracting(square(0, 0)), odd.normalized(),
            odd.lineIntersection(square(0, 0)),
        ] {
            for element in result.elements {
                if case .line(let point) = element { #expect(point.x.isFinite && point.y.isFinite) }
            }
        }
        #expect(Path { $0.move(to: .zero) }.union(Path { $0.move(to: .zero) }).isEmpty)
    }

    /// The 800 black squares of a checkerboard and its white ones make one.
    @Test func manyPieces() {
        var (black, white) = (Path(), Path())
        for row in 0..<40 {
            for column in 0..<40 {
                let rect = CGRect(x: column, y: row, width: 1, height: 1)
                if (row + column).isMultiple(of: 2) { black.addRect(rect) } else { white.addRect(rect) }
            }
        }
        #expect(black.union(white).description == "0 0 m 40 0 l 40 40 l 0 40 l h")
        #expect(black.intersection(white).isEmpty)
    }
}
