import Foundation
import Testing

@testable import Drawing

/// Combined random paths against the point tests of both.
struct PathBooleanReferenceTests {
    @Test(arguments: 0..<8) func combinedPathsFillWhatTheyShould(part: Int) {
        for seed in part * 6..<part * 6 + 6 {
            var random = PathGenerator(seed: UInt64(seed))
            let a = random.path()
            let b = [random.path(), a.offsetBy(dx: 4, dy: 0), a, random.path()][seed % 4]
            let eoFill = seed % 3 == 0
            let results = [
                a.union(b, eoFill: eoFill), a.intersection(b, eoFill: eoFill),
                a.subtracting(b, eoFill: eoFill),
                a.symmetricDifference(b, eoFill: eoFill), a.normalized(eoFill: eoFill),
            ]
            var wrong: [String] = []
            for _ in 0..<24 {
                let point = CGPoint(x: random.next(0...64), y: random.next(0...64))
                // Within 0.01 of an edge either answer would do.
                let around = [(0.0, 0.0), (0.01, 0), (-0.01, 0), (0, 0.01), (0, -0.01)].map {
                    CGPoint(x: point.x + $0.0, y: point.y + $0.1)
                }
                let (ins, others) = (
                    around.map { a.contains($0, eoFill: eoFill) },
                    around.map { b.contains($0, eoFill: eoFill) }
                )
                guard Set(ins).count == 1, Set(others).count == 1 else { continue }
                let (x, y) = (ins[0], others[0])
                for (index, expected) in [x || y, x && y, x && !y, x != y, x].enumerated() {
                    if results[index].contains(point) != expected { wrong.append("\(index) \(point)") }
                    if results[index].contains(point, eoFill: true) != expected {
                        wrong.append("\(index) even-odd \(point)")
                    }
                }
            }
            #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(3)) of \(a) and \(b)")
            // |a or b| + |a and b| = |a| + |b|, and the symmetric difference is what is in one of both.
            let areas = results.map(\.windingArea)
            let other = b.normalized(eoFill: eoFill).windingArea
            #expect(abs(areas[0] + areas[1] - areas[4] - other) < 0.03, "seed \(seed)")
            #expect(abs(areas[0] - areas[1] - areas[3]) < 0.03, "seed \(seed)")
            #expect(abs(areas[4] - areas[1] - areas[2]) < 0.03, "seed \(seed)")
        }
    }

    /// Lines inside and lines outside are all of the path, and lie where they should.
    @Test(arguments: 0..<16) func linesAreSharedOut(seed: Int) {
        var random = PathGenerator(seed: UInt64(seed) + 1000)
        let (a, b) = (random.path(), random.path())
        let (inside, outside) = (a.lineIntersection(b), a.lineSubtraction(b))
        #expect(abs(inside.lineLength + outside.lineLength - a.lineLength) < 0.02, "of \(a) and \(b)")
        for (path, expected) in [(inside, true), (outside, false)] {
            for subpath in path.subpaths {
                for segment in subpath.segments
                where BezierCurve(segment).stray + segment.speed(at: 0.5) > 0.5 {
                    let middle = segment.point(at: 0.5)
                    let near = [(0.02, 0.02), (-0.02, 0.02), (0.02, -0.02), (-0.02, -0.02)].map {
                        b.contains(CGPoint(x: middle.x + $0.0, y: middle.y + $0.1))
                    }
                    if Set(near).count == 1 { #expect(near[0] == expected, "\(middle) of \(a) and \(b)") }
                }
            }
        }
    }
}

/// A deterministic stream of random numbers and paths (SplitMix64).
struct PathGenerator: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    mutating func next(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }

    /// A few figures and runs of lines and curves between 0 and 64; half of them on multiples of four, so that
    /// edges and points coincide.
    mutating func path() -> Path {
        let isOnGrid = Bool.random(using: &self)
        func point(_ random: inout PathGenerator) -> CGPoint {
            let (x, y) = (random.next(0...64), random.next(0...64))
            return isOnGrid
                ? CGPoint(x: (x / 4).rounded() * 4, y: (y / 4).rounded() * 4) : CGPoint(x: x, y: y)
        }
        func rect(_ random: inout PathGenerator) -> CGRect {
            let (a, b) = (point(&random), point(&random))
            return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
        }
        var path = Path()
        for _ in 0..<Int.random(in: 1...3, using: &self) {
            switch Int.random(in: 0..<5, using: &self) {
            case 0: path.addRoundedRect(in: rect(&self), cornerSize: CGSize(width: 4, height: 4))
            case 1: path.addEllipse(in: rect(&self))
            case 2: path.addRect(rect(&self))
            default:
                path.move(to: point(&self))
                for _ in 0..<Int.random(in: 1...5, using: &self) {
                    switch Int.random(in: 0..<6, using: &self) {
                    case 0, 1, 2: path.addLine(to: point(&self))
                    case 3: path.addQuadCurve(to: point(&self), control: point(&self))
                    default:
                        path.addCurve(to: point(&self), control1: point(&self), control2: point(&self))
                    }
                }
                if Bool.random(using: &self) { path.closeSubpath() }
            }
        }
        return path
    }
}

extension Path {
    /// The sum of what its loops enclose, clockwise ones counting positive; exact for cubics, by Gauss's
    /// three-point rule.
    fileprivate var windingArea: Double {
        var sum = 0.0
        for subpath in subpaths {
            for curve in subpath.segments.map(BezierCurve.init) {
                let root = 0.6.squareRoot()
                for (place, weight) in [(-root, 5.0 / 9), (0, 8.0 / 9), (root, 5.0 / 9)] {
                    let t = (place + 1) / 2
                    sum += weight / 4 * curve.point(at: t).cross(curve.derivative(at: t))
                }
            }
        }
        return sum
    }

    fileprivate var lineLength: Double {
        subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + CurveLength(BezierCurve($1)).length } }
    }
}
