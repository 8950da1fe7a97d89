import Drawing
import Foundation

/// An elliptical arc given by its ends, as cubics of a quarter turn at most.
///
/// Source: SVG 1.1, F.6 (from end points to centre); the cubic of an arc of angle t has handles of 4/3 tan(t/4).
/// Angles are kept as directions, so that no inverse function is needed.
struct SVGArc {
    var from: CGPoint
    var to: CGPoint
    var radii: CGSize
    /// Of the ellipse's x axis, clockwise on screen.
    var degrees: Double
    var isLarge: Bool
    /// Clockwise on screen.
    var isSweep: Bool

    /// A direction on the unit circle.
    private typealias Direction = (x: Double, y: Double)

    /// 1. Arcs between equal ends are left out, and those without a radius are lines (F.6.2).
    /// 2. In the ellipse's own axes, radii that don't reach are enlarged (F.6.5, F.6.6).
    /// 3. The centre, and the directions from it to both ends.
    /// 4. Quarter turns from the first direction until the last one is less than one away, then the rest.
    func add(to path: inout Path) {
        // 1.
        guard from != to else { return }
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        guard rx > 0, ry > 0 else { return path.addLine(to: to) }
        if path.elements.last == .closeSubpath { path.move(to: from) }
        // 2.
        let (sine, cosine) = Trigonometry.sineCosine(
            degrees.truncatingRemainder(dividingBy: 360) * .pi / 180)
        let (dx, dy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
        // 3.
        let (u, v) = (x / rx, y / ry)
        let length = u * u + v * v
        let k = max(0, 1 / length - 1).squareRoot() * (isLarge == isSweep ? -1 : 1)
        guard k.isFinite else { return path.addLine(to: to) }
        let (cx, cy) = (k * v, -k * u)
        let first: Direction = (u - cx, v - cy)
        let last: Direction = (-u - cx, -v - cy)
        let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        let map = CGAffineTransform(
            a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry,
            tx: middle.x + cosine * rx * cx - sine * ry * cy,
            ty: middle.y + sine * rx * cx + cosine * ry * cy)
        // 4.
        var at = first
        let turn = isSweep ? 1.0 : -1.0
        for quarters in 0..<5 {
            let sine = (at.x * last.y - at.y * last.x) * turn
            let cosine = at.x * last.x + at.y * last.y
            if sine > -1e-9, cosine > -1e-9, quarters > 0 || !isLarge {
                return add(at, last, tangentOfQuarter(sine, cosine) * turn, end: to, map, &path)
            }
            let next: Direction = (-at.y * turn, at.x * turn)
            add(at, next, tangentOfQuarter(1, 0) * turn, end: nil, map, &path)
            at = next
        }
        path.addLine(to: to)
    }

    /// tan(t/4) from sin t and cos t, 0 <= t <= pi/2: the half-angle formula, twice.
    private func tangentOfQuarter(_ sine: Double, _ cosine: Double) -> Double {
        let half = sine / (1 + cosine)
        return half / (1 + (1 + half * half).squareRoot())
    }

    private func add(
        _ from: Direction, _ to: Direction, _ tangent: Double, end: CGPoint?, _ map: CGAffineTransform,
        _ path: inout Path
    ) {
        let k = 4 * tangent / 3
        let c1 = CGPoint(x: from.x - k * from.y, y: from.y + k * from.x)
        let c2 = CGPoint(x: to.x + k * to.y, y: to.y - k * to.x)
        path.addCurve(
            to: end ?? CGPoint(x: to.x, y: to.y).applying(map), control1: c1.applying(map),
            control2: c2.applying(map))
    }
}
