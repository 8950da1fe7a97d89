import Drawing
import Foundation

/// A colour glyph's gradient on device pixels.
struct ColorLineShader: Shader {
    private let table: RampTable
    private let extend: ColorLine.Extend
    private let geometry: Measure
    /// Device to font units.
    private let inverse: CGAffineTransform
    private let first: Double
    /// From the first stop to the last; 0 where they are one.
    private let length: Double

    /// Numbers that locations are computed with.
    private enum Measure {
        case linear(dx: Double, dy: Double, offset: Double)
        case circles(Circles)
        case sweep(x: Double, y: Double, from: Double, length: Double)
    }

    /// Nil where the gradient has no extent, which paints nothing.
    init?(
        _ line: ColorLine, _ geometry: ColorLine.Geometry, _ transform: CGAffineTransform,
        foreground: ResolvedColor
    ) {
        guard let inverse = transform.inverse, let start = line.stops.first, let end = line.stops.last,
            let measure = Self.measure(geometry)
        else { return nil }
        let length = end.location - start.location
        let stops = line.stops.map {
            GradientRamp.Stop(
                color: $0.color.resolved(foreground),
                location: length > 0 ? ($0.location - start.location) / length : 0.5)
        }
        guard let table = RampTable(GradientRamp(stops: stops, interpolation: .device)) else { return nil }
        self.table = table
        self.inverse = inverse
        self.geometry = measure
        self.length = length
        first = start.location
        extend = length > 0 ? line.extend : .pad
    }

    private static func measure(_ geometry: ColorLine.Geometry) -> Measure? {
        switch geometry {
        case .linear(let start, let end):
            let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
            let squared = dx * dx + dy * dy
            guard squared > 0, squared.isFinite else { return nil }
            return .linear(
                dx: dx / squared, dy: dy / squared,
                offset: -(Double(start.x) * dx + Double(start.y) * dy) / squared)
        case .circles(let a, let aRadius, let b, let bRadius):
            return Circles(a, Double(aRadius), b, Double(bRadius)).map { .circles($0) }
        case .sweep(let center, let from, let to):
            guard from != to else { return nil }
            return .sweep(x: Double(center.x), y: Double(center.y), from: from, length: to - from)
        }
    }

    func write(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
        let start = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
        for i in 0..<count {
            let px = Double(start.x) + Double(i) * Double(inverse.a)
            let py = Double(start.y) + Double(i) * Double(inverse.b)
            row[i] = location(px, py).map { table[extended($0)] } ?? 0
        }
    }

    /// Nil where the gradient paints nothing.
    private func location(_ x: Double, _ y: Double) -> Double? {
        switch geometry {
        case .linear(let dx, let dy, let offset): return x * dx + y * dy + offset
        case .circles(let circles): return circles.location(x, y)
        case .sweep(let centerX, let centerY, let from, let length):
            let turn = Trigonometry.arcTangent(y: y - centerY, x: x - centerX) / (2 * Double.pi)
            let degrees = (turn < 0 ? turn + 1 : turn) * 360
            return (degrees - from) / length
        }
    }

    /// The place in the table of stops.
    private func extended(_ location: Double) -> Double {
        guard length > 0 else { return location < first ? 0 : 1 }
        let place = (location - first) / length
        switch extend {
        case .pad: return place
        case .repeat: return place - place.rounded(.down)
        case .reflect:
            let twice = place - 2 * (place / 2).rounded(.down)
            return twice > 1 ? 2 - twice : twice
        }
    }
}

/// The family of circles between two, by which a radial gradient's locations are told.
///
/// A point's location is the largest t whose circle, centre a + t (b - a) and radius ra + t (rb - ra) >= 0, goes
/// through it.
///
/// Source: W3C HTML, canvas, createRadialGradient; OpenType COLR refers to it.
private struct Circles {
    private let x: Double
    private let y: Double
    private let radius: Double
    private let dx: Double
    private let dy: Double
    private let growth: Double
    private let a: Double

    /// Nil where both circles are the same.
    init?(_ from: CGPoint, _ radius: Double, _ to: CGPoint, _ end: Double) {
        x = Double(from.x)
        y = Double(from.y)
        self.radius = radius
        dx = Double(to.x - from.x)
        dy = Double(to.y - from.y)
        growth = end - radius
        a = dx * dx + dy * dy - growth * growth
        guard dx != 0 || dy != 0 || growth != 0 else { return nil }
    }

    func location(_ px: Double, _ py: Double) -> Double? {
        let (vx, vy) = (px - x, py - y)
        let b = vx * dx + vy * dy + radius * growth
        let c = vx * vx + vy * vy - radius * radius
        if abs(a) < 1e-9 {
            guard b != 0 else { return nil }
            return valid(c / (2 * b))
        }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return nil }
        let root = discriminant.squareRoot()
        let (low, high) = ((b - root) / a, (b + root) / a)
        return valid(max(low, high)) ?? valid(min(low, high))
    }

    private func valid(_ t: Double) -> Double? { t.isFinite && radius + t * growth >= 0 ? t : nil }
}
