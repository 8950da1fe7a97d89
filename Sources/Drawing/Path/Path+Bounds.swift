import Foundation

extension Path {
    /// The smallest rectangle around the path's own points, controls left out. Null for an empty path.
    public var boundingRect: CGRect {
        var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
        func add(_ point: CGPoint) {
            (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
            (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
        }
        for subpath in subpaths {
            add(subpath.start)
            for segment in subpath.segments {
                add(segment.end)
                for t in segment.turningPoints { add(segment.point(at: t)) }
            }
        }
        guard minX <= maxX, minY <= maxY else { return .null }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// True when the point is inside; subpaths count as closed. What lies on the edge may count either way.
    ///
    /// Curves are taken as 32 chords. Source: the winding number of a ray towards +x.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        func cross(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += b.y > a.y ? 1 : -1 }
        }
        for subpath in subpaths {
            var last = subpath.start
            for segment in subpath.segments {
                var chords = 32
                if case .line = segment { chords = 1 }
                for index in 1...chords {
                    let next = segment.point(at: CGFloat(index) / CGFloat(chords))
                    cross(last, next)
                    last = next
                }
            }
            cross(last, subpath.start)
        }
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }
}

extension Path.Segment {
    /// The parameters inside 0...1 where x or y turns.
    fileprivate var turningPoints: [CGFloat] {
        switch self {
        case .line: []
        case .quad(let a, let c, let b):
            Self.root(a.x, c.x, b.x) + Self.root(a.y, c.y, b.y)
        case .cubic(let a, let c, let d, let b):
            Self.roots(a.x, c.x, d.x, b.x) + Self.roots(a.y, c.y, d.y, b.y)
        }
    }

    private static func root(_ a: CGFloat, _ c: CGFloat, _ b: CGFloat) -> [CGFloat] {
        let t = (a - c) / (a - 2 * c + b)
        return t > 0 && t < 1 ? [t] : []
    }

    /// Where the derivative, a quadratic, is 0.
    private static func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        var found: [CGFloat] = []
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
