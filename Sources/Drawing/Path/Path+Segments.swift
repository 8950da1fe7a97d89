import Foundation

extension Path {
    /// One drawn piece of a subpath.
    enum Segment: Equatable {
        case line(CGPoint, CGPoint)
        case quad(CGPoint, CGPoint, CGPoint)
        case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

        var start: CGPoint {
            switch self {
            case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _): p
            }
        }

        var end: CGPoint {
            switch self {
            case .line(_, let p), .quad(_, _, let p), .cubic(_, _, _, let p): p
            }
        }

        /// The step that draws it from where it starts.
        var element: Element {
            switch self {
            case .line(_, let p): .line(to: p)
            case .quad(_, let c, let p): .quadCurve(to: p, control: c)
            case .cubic(_, let c1, let c2, let p): .curve(to: p, control1: c1, control2: c2)
            }
        }

        func point(at t: CGFloat) -> CGPoint {
            let s = 1 - t
            switch self {
            case .line(let a, let b): return mix(a, b, t)
            case .quad(let a, let c, let b):
                return CGPoint(
                    x: s * s * a.x + 2 * s * t * c.x + t * t * b.x,
                    y: s * s * a.y + 2 * s * t * c.y + t * t * b.y)
            case .cubic(let a, let c, let d, let b):
                let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                return CGPoint(
                    x: w0 * a.x + w1 * c.x + w2 * d.x + w3 * b.x,
                    y: w0 * a.y + w1 * c.y + w2 * d.y + w3 * b.y)
            }
        }

        /// The length of the derivative.
        func speed(at t: CGFloat) -> CGFloat {
            let s = 1 - t
            let (dx, dy): (CGFloat, CGFloat)
            switch self {
            case .line(let a, let b): (dx, dy) = (b.x - a.x, b.y - a.y)
            case .quad(let a, let c, let b):
                dx = 2 * (s * (c.x - a.x) + t * (b.x - c.x))
                dy = 2 * (s * (c.y - a.y) + t * (b.y - c.y))
            case .cubic(let a, let c, let d, let b):
                dx = 3 * (s * s * (c.x - a.x) + 2 * s * t * (d.x - c.x) + t * t * (b.x - d.x))
                dy = 3 * (s * s * (c.y - a.y) + 2 * s * t * (d.y - c.y) + t * t * (b.y - d.y))
            }
            return (dx * dx + dy * dy).squareRoot()
        }

        /// The part between two parameters, by de Casteljau's construction.
        func part(from t0: CGFloat, to t1: CGFloat) -> Segment {
            if t0 <= 0 && t1 >= 1 { return self }
            switch self {
            case .line(let a, let b): return .line(mix(a, b, t0), mix(a, b, t1))
            case .quad(let a, let c, let b):
                let middle = mix(mix(a, c, t0), mix(c, b, t0), t1)
                return .quad(point(at: t0), middle, point(at: t1))
            case .cubic(let a, let c, let d, let b):
                func blossom(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
                    let (ac, cd, db) = (mix(a, c, u), mix(c, d, u), mix(d, b, u))
                    return mix(mix(ac, cd, v), mix(cd, db, v), w)
                }
                return .cubic(
                    point(at: t0), blossom(t0, t0, t1), blossom(t0, t1, t1), point(at: t1))
            }
        }

        private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
    }

    /// A run of segments that hang together.
    struct Subpath {
        var start: CGPoint
        var segments: [Segment] = []
        var isClosed = false
    }

    /// The path as subpaths; a closed one ends with the line back to its start unless it is there already.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        var point = CGPoint.zero
        func flush() {
            if let current { result.append(current) }
        }
        for element in elements {
            switch element {
            case .move(let to):
                flush()
                current = Subpath(start: to)
                point = to
            case .line(let to):
                current = current ?? Subpath(start: point)
                current?.segments.append(.line(point, to))
                point = to
            case .quadCurve(let to, let control):
                current = current ?? Subpath(start: point)
                current?.segments.append(.quad(point, control, to))
                point = to
            case .curve(let to, let control1, let control2):
                current = current ?? Subpath(start: point)
                current?.segments.append(.cubic(point, control1, control2, to))
                point = to
            case .closeSubpath:
                guard var closing = current else { continue }
                if point != closing.start { closing.segments.append(.line(point, closing.start)) }
                closing.isClosed = true
                result.append(closing)
                point = closing.start
                current = nil
            }
        }
        flush()
        return result
    }
}
