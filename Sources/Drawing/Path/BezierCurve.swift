import Foundation

/// A point or a vector, in points.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    var cgPoint: CGPoint { CGPoint(x: x, y: y) }

    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    /// Above 0 where `other` lies clockwise on screen.
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    var length: Double { (x * x + y * y).squareRoot() }

    /// A quarter turn clockwise on screen.
    var normal: Vector { Vector(-y, x) }

    /// Of length 1; nil for the zero vector.
    var unit: Vector? {
        let length = length
        return length > 0 ? self / length : nil
    }
}

/// A line, a quadratic or a cubic, by its Bézier points.
struct BezierCurve: Equatable {
    enum Degree: Int {
        case line = 1
        case quadratic, cubic
    }

    var degree: Degree
    var p0: Vector
    /// The control of a quadratic, the first one of a cubic; a line's end.
    var p1: Vector
    /// The second control of a cubic; else the end.
    var p2: Vector
    var p3: Vector

    init(_ p0: Vector, _ p3: Vector) {
        (degree, self.p0, p1, p2, self.p3) = (.line, p0, p3, p3, p3)
    }

    init(_ p0: Vector, _ p1: Vector, _ p3: Vector) {
        (degree, self.p0, self.p1, p2, self.p3) = (.quadratic, p0, p1, p3, p3)
    }

    init(_ p0: Vector, _ p1: Vector, _ p2: Vector, _ p3: Vector) {
        (degree, self.p0, self.p1, self.p2, self.p3) = (.cubic, p0, p1, p2, p3)
    }

    init(_ segment: Path.Segment) {
        switch segment {
        case .line(let a, let b): self.init(Vector(a), Vector(b))
        case .quad(let a, let c, let b): self.init(Vector(a), Vector(c), Vector(b))
        case .cubic(let a, let c, let d, let b): self.init(Vector(a), Vector(c), Vector(d), Vector(b))
        }
    }

    /// The step that draws it from where it starts.
    var element: Path.Element {
        switch degree {
        case .line: .line(to: p3.cgPoint)
        case .quadratic: .quadCurve(to: p3.cgPoint, control: p1.cgPoint)
        case .cubic: .curve(to: p3.cgPoint, control1: p1.cgPoint, control2: p2.cgPoint)
        }
    }

    func point(at t: Double) -> Vector {
        if t == 0 { return p0 }
        if t == 1 { return p3 }
        let s = 1 - t
        switch degree {
        case .line: return p0 * s + p3 * t
        case .quadratic: return p0 * (s * s) + p1 * (2 * s * t) + p3 * (t * t)
        case .cubic:
            return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
        }
    }

    func derivative(at t: Double) -> Vector {
        let s = 1 - t
        switch degree {
        case .line: return p3 - p0
        case .quadratic: return (p1 - p0) * (2 * s) + (p3 - p1) * (2 * t)
        case .cubic:
            return (p1 - p0) * (3 * s * s) + (p2 - p1) * (6 * s * t) + (p3 - p2) * (3 * t * t)
        }
    }

    func secondDerivative(at t: Double) -> Vector {
        switch degree {
        case .line: return Vector(0, 0)
        case .quadratic: return (p0 - 2 * p1 + p3) * 2
        case .cubic: return (p0 - 2 * p1 + p2) * (6 * (1 - t)) + (p1 - 2 * p2 + p3) * (6 * t)
        }
    }

    /// The curve the other way round.
    var reversed: BezierCurve {
        switch degree {
        case .line: BezierCurve(p3, p0)
        case .quadratic: BezierCurve(p3, p1, p0)
        case .cubic: BezierCurve(p3, p2, p1, p0)
        }
    }

    /// Both parts at a parameter; they share the point there, bit by bit.
    func split(at t: Double) -> (BezierCurve, BezierCurve) {
        func mix(_ a: Vector, _ b: Vector) -> Vector { a + (b - a) * t }
        switch degree {
        case .line:
            let middle = mix(p0, p3)
            return (BezierCurve(p0, middle), BezierCurve(middle, p3))
        case .quadratic:
            let (a, b) = (mix(p0, p1), mix(p1, p3))
            let middle = mix(a, b)
            return (BezierCurve(p0, a, middle), BezierCurve(middle, b, p3))
        case .cubic:
            let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
            let (d, e) = (mix(a, b), mix(b, c))
            let middle = mix(d, e)
            return (BezierCurve(p0, a, d, middle), BezierCurve(middle, e, c, p3))
        }
    }

    /// The part between two parameters, in order.
    func part(from t0: Double, to t1: Double) -> BezierCurve {
        var part = self
        if t1 < 1 { part = part.split(at: t1).0 }
        if t0 > 0 { part = part.split(at: t0 / t1).1 }
        return part
    }

    /// Unit vector of where the curve sets out; nil where all its points coincide.
    var startDirection: Vector? { (p1 - p0).unit ?? (p2 - p0).unit ?? (p3 - p0).unit }

    /// Unit vector of where the curve is heading as it ends; nil where all its points coincide.
    var endDirection: Vector? { (p3 - p2).unit ?? (degree == .line ? nil : (p3 - p1).unit) ?? (p3 - p0).unit }

    /// The box around all four points: the curve lies inside.
    var box: (min: Vector, max: Vector) {
        (
            pointwiseMin(pointwiseMin(p0, p1), pointwiseMin(p2, p3)),
            pointwiseMax(pointwiseMax(p0, p1), pointwiseMax(p2, p3))
        )
    }

    /// Whether all points coincide.
    var isPoint: Bool { p0 == p3 && p1 == p0 && p2 == p0 }
}

extension Path {
    /// Coordinates beyond this are brought back to it by what computes with paths, so that nothing overflows.
    static let coordinateLimit = 1e9

    /// The subpaths as curves. A step with a point that is NaN or infinite is left out, a subpath that starts
    /// with one entirely; coordinates are limited to ``coordinateLimit``.
    var finiteContours: [BezierContour] {
        func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
        var kept = Path()
        var isDropping = false
        for element in elements {
            switch element {
            case .move(let p):
                isDropping = !isFinite(p)
                if isDropping { continue }
            case .line(let p): if isDropping || !isFinite(p) { continue }
            case .quadCurve(let p, let c): if isDropping || !isFinite(p) || !isFinite(c) { continue }
            case .curve(let p, let c, let d):
                if isDropping || !isFinite(p) || !isFinite(c) || !isFinite(d) { continue }
            case .closeSubpath: if isDropping { continue }
            }
            kept.elements.append(element)
        }
        return kept.subpaths.map { subpath in
            BezierContour(
                start: Vector(subpath.start).limited,
                curves: subpath.segments.map { BezierCurve($0).limited }, isClosed: subpath.isClosed)
        }
    }
}

/// A subpath as curves that hang together.
struct BezierContour {
    var start: Vector
    var curves: [BezierCurve]
    var isClosed: Bool
}

extension SIMD2<Double> {
    fileprivate var limited: Vector {
        clamped(
            lowerBound: Vector(repeating: -Path.coordinateLimit),
            upperBound: Vector(repeating: Path.coordinateLimit))
    }
}

extension BezierCurve {
    fileprivate var limited: BezierCurve {
        var curve = self
        (curve.p0, curve.p1, curve.p2, curve.p3) = (p0.limited, p1.limited, p2.limited, p3.limited)
        return curve
    }
}
