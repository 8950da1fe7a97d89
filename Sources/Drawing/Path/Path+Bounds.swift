import Foundation

extension Path {
    /// Whether all points are finite, controls too. O(elements).
    package var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let to), .line(let to): to.isFinite
            case .quadCurve(let to, let control): to.isFinite && control.isFinite
            case .curve(let to, let first, let second): to.isFinite && first.isFinite && second.isFinite
            case .closeSubpath: true
            }
        }
    }

    /// The smallest rectangle around the path's own points, controls left out. Null for an empty path; steps with
    /// points that aren't finite don't count.
    public var boundingRect: CGRect {
        var low = Vector(repeating: .infinity)
        var high = -low
        func add(_ point: Vector) { (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point)) }
        for contour in finiteContours {
            add(contour.start)
            for curve in contour.curves {
                add(curve.p3)
                for t in curve.turningPoints { add(curve.point(at: t)) }
            }
        }
        guard low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// True when the point is inside; subpaths count as closed. What lies on the edge may count either way; a
    /// point or steps that aren't finite are never inside.
    ///
    /// Source: the winding number of a ray towards +x, see ``BezierCurve/winding(around:)``.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        guard point.x.isFinite, point.y.isFinite else { return false }
        let place = Vector(point)
        var winding = 0
        for contour in finiteContours {
            var end = contour.start
            for curve in contour.curves {
                winding += curve.winding(around: place)
                end = curve.p3
            }
            winding += BezierCurve(end, contour.start).winding(around: place)
        }
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }
}

extension BezierCurve {
    /// How often the curve crosses the ray from a point towards +x downwards on screen, less how often upwards.
    ///
    /// 1. A curve above, below or left of the point doesn't cross; one that lies right of it entirely crosses
    ///    as the line between its ends does.
    /// 2. Else each half by itself, down to lines.
    func winding(around point: Vector) -> Int {
        // 1.
        let box = box
        guard box.min.y <= point.y, point.y <= box.max.y, point.x <= box.max.x else { return 0 }
        if degree == .line || point.x < box.min.x || (box.max - box.min).max() <= 1e-12 * box.max.length {
            guard (p0.y <= point.y) != (p3.y <= point.y) else { return 0 }
            let x = p0.x + (point.y - p0.y) / (p3.y - p0.y) * (p3.x - p0.x)
            return x <= point.x ? 0 : p3.y > p0.y ? 1 : -1
        }
        // 2.
        let (first, second) = split(at: 0.5)
        return first.winding(around: point) + second.winding(around: point)
    }
}

extension BezierCurve {
    /// The parameters inside 0...1 where x or y turns.
    fileprivate var turningPoints: [Double] {
        switch degree {
        case .line: []
        case .quadratic: Self.root(p0.x, p1.x, p3.x) + Self.root(p0.y, p1.y, p3.y)
        case .cubic: Self.roots(p0.x, p1.x, p2.x, p3.x) + Self.roots(p0.y, p1.y, p2.y, p3.y)
        }
    }

    private static func root(_ a: Double, _ c: Double, _ b: Double) -> [Double] {
        let t = (a - c) / (a - 2 * c + b)
        return t > 0 && t < 1 ? [t] : []
    }

    /// Where the derivative, a quadratic, is 0.
    private static func roots(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        var found: [Double] = []
        if abs(a) < 1e-12 * (abs(b) + abs(c)) {
            found = [-c / b]
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return found.filter { $0 > 0 && $0 < 1 }
    }
}
