import Foundation

extension Path {
    /// Adds an arc of a circle, joined by a line to what is there.
    ///
    /// As in SwiftUI, `clockwise` is meant with y up: on screen `false` turns clockwise. Angles grow
    /// clockwise on screen from +x.
    ///
    /// 1. The sweep: with the direction, the difference of the angles as it is; against it, a full turn less
    ///    the difference (never more than one turn).
    /// 2. A sweep of exactly one positive turn closes the subpath.
    ///
    /// Source: measured paths of SwiftUI on macOS 26.2 (iamcgn/swiftui-web).
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let difference = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        // 1.
        var sweep = difference
        if clockwise, difference > 0 {
            sweep = difference.truncatingRemainder(dividingBy: turn) - turn
        } else if !clockwise, difference < 0 {
            sweep = turn - (-difference).truncatingRemainder(dividingBy: turn)
        }
        addArc(center, radius, startAngle.radians, sweep, transform)
        // 2.
        if abs(difference - turn) < 1e-9 { closeSubpath() }
    }

    /// Adds an arc of `delta`, positive clockwise on screen, joined by a line to what is there.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        addArc(center, radius, startAngle.radians, delta.radians, transform)
        if abs(delta.radians - 2 * Double.pi) < 1e-9 { closeSubpath() }
    }

    /// Adds a circle's arc that rounds the corner at `tangent1End` on the way from the current point towards
    /// `tangent2End`, with a line to where it begins.
    ///
    /// Without a current point it does nothing; points in one line, or no radius, give a line to the corner.
    public mutating func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        guard let arc = TangentArc(from: start, corner: corner, to: end, radius: radius) else {
            addLine(to: corner.applying(transform))
            return
        }
        addArc(arc.center, radius, arc.start, arc.sweep, transform)
    }

    /// One cubic for each quarter of the sweep, at most 4096, the last for what is left; none for a sweep of 0.
    private mutating func addArc(
        _ center: CGPoint, _ radius: CGFloat, _ start: Double, _ sweep: Double, _ transform: CGAffineTransform
    ) {
        let r = Double(radius)
        func point(_ sine: Double, _ cosine: Double) -> CGPoint {
            CGPoint(x: center.x + r * cosine, y: center.y + r * sine).applying(transform)
        }
        var (sine, cosine) = Trigonometry.sineCosine(start)
        let first = point(sine, cosine)
        if elements.isEmpty { move(to: first) } else { addLine(to: first) }
        guard sweep.isFinite, sweep != 0 else { return }

        let quarter = sweep < 0 ? -Double.pi / 2 : Double.pi / 2
        let quarters = Int(min((sweep / quarter + 1e-9).rounded(.down), 4096))
        let rest = quarters < 4096 ? sweep - Double(quarters) * quarter : 0
        let steps = Array(repeating: quarter, count: quarters) + (abs(rest) > 1e-9 ? [rest] : [])
        var angle = start
        for (index, step) in steps.enumerated() {
            let (quarterSine, quarterCosine) = Trigonometry.sineCosine(step / 4)
            let reach = 4.0 / 3 * quarterSine / quarterCosine
            angle = start + (index < quarters ? Double(index + 1) * quarter : sweep)
            let (nextSine, nextCosine) = Trigonometry.sineCosine(angle)
            addCurve(
                to: point(nextSine, nextCosine),
                control1: point(sine + reach * cosine, cosine - reach * sine),
                control2: point(nextSine - reach * nextCosine, nextCosine + reach * nextSine))
            (sine, cosine) = (nextSine, nextCosine)
        }
    }
}

/// The circle that touches both legs of a corner.
///
/// 1. Unit vectors along the legs, and half the angle between them.
/// 2. The touching points lie radius / tan(half) from the corner, the centre radius / sin(half) along the
///    bisector.
private struct TangentArc {
    let center: CGPoint
    let start: Double
    let sweep: Double

    init?(from a: CGPoint, corner: CGPoint, to b: CGPoint, radius: CGFloat) {
        // 1.
        let (ax, ay) = (Double(a.x - corner.x), Double(a.y - corner.y))
        let (bx, by) = (Double(b.x - corner.x), Double(b.y - corner.y))
        let aLength = (ax * ax + ay * ay).squareRoot()
        let bLength = (bx * bx + by * by).squareRoot()
        guard radius > 0, aLength > 0, bLength > 0 else { return nil }
        let (ux, uy) = (ax / aLength, ay / aLength)
        let (vx, vy) = (bx / bLength, by / bLength)
        let cross = ux * vy - uy * vx
        guard abs(cross) > 1e-9 else { return nil }
        let half = Trigonometry.arcTangent(y: abs(cross), x: ux * vx + uy * vy) / 2
        let (sine, cosine) = Trigonometry.sineCosine(half)
        // 2.
        let touch = Double(radius) * cosine / sine
        let middle = ((ux + vx) * (ux + vx) + (uy + vy) * (uy + vy)).squareRoot()
        let away = Double(radius) / sine
        let x = Double(corner.x) + (ux + vx) / middle * away
        let y = Double(corner.y) + (uy + vy) / middle * away
        center = CGPoint(x: x, y: y)
        start = Trigonometry.arcTangent(
            y: Double(corner.y) + uy * touch - y, x: Double(corner.x) + ux * touch - x)
        let end = Trigonometry.arcTangent(
            y: Double(corner.y) + vy * touch - y, x: Double(corner.x) + vx * touch - x)
        var sweep = end - start
        if sweep > Double.pi { sweep -= 2 * Double.pi }
        if sweep < -Double.pi { sweep += 2 * Double.pi }
        self.sweep = sweep
    }
}
