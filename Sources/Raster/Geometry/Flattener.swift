import Drawing
import Foundation

/// Takes the lines that a path flattens to.
protocol LineSink {
    mutating func move(to point: CGPoint)
    /// `isCurving` tells that the curve goes on smoothly past the point: a stroke has no corner there.
    mutating func line(to point: CGPoint, isCurving: Bool)
    /// Back to the last `move`, and joined there.
    mutating func close()
}

/// Turns curves into lines whose distance from the curve stays below a tolerance.
///
/// A path element with a point that is NaN or infinite is dropped; a subpath that starts with one is dropped
/// whole. After `closeSubpath` drawing goes on from the subpath's start.
enum Flattener {
    /// Pixels. A circle's edge pixels are then at most 1.3 levels of 255 off.
    static let tolerance = 0.005

    /// No curve becomes more lines than this, however large it is.
    static let segmentLimit = 2048

    /// Sends the lines of `path`, mapped by `transform`, to `sink`.
    ///
    /// 1. Map the points, and skip an element whose points aren't finite.
    /// 2. Choose the number of lines from the curve's second differences.
    /// 3. Evaluate the curve at equal steps of its parameter.
    static func flatten(
        _ path: Path, transform: CGAffineTransform, tolerance: Double = tolerance,
        into sink: inout some LineSink
    ) {
        var start: CGPoint?
        var current: CGPoint?
        for element in path.elements {
            switch element {
            case .move(let point):
                start = finite(point.applying(transform))
                current = start
                if let start { sink.move(to: start) }
            case .line(let point):
                guard current != nil, let end = finite(point.applying(transform)) else { continue }
                sink.line(to: end, isCurving: false)
                current = end
            case .quadCurve(let point, let control):
                guard let from = current, let end = finite(point.applying(transform)),
                    let c = finite(control.applying(transform))
                else { continue }
                quadratic(from, c, end, tolerance, &sink)
                current = end
            case .curve(let point, let control1, let control2):
                guard let from = current, let end = finite(point.applying(transform)),
                    let c1 = finite(control1.applying(transform)),
                    let c2 = finite(control2.applying(transform))
                else { continue }
                cubic(from, c1, c2, end, tolerance, &sink)
                current = end
            case .closeSubpath:
                guard let start, current != nil else { continue }
                sink.close()
                current = start
            }
        }
    }

    /// The number of equal parameter steps that keep a curve whose second derivative is at most `bend` within
    /// `tolerance` of its chords: an arc of parameter length h strays by at most `bend` h h / 8.
    static func segmentCount(bend: Double, tolerance: Double) -> Int {
        let count = (bend / (8 * tolerance)).squareRoot().rounded(.up)
        return count < Double(segmentLimit) ? max(1, Int(count)) : segmentLimit
    }

    private static func finite(_ point: CGPoint) -> CGPoint? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        let limit = PixelBounds.coordinateLimit
        return CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }

    private static func quadratic(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ tolerance: Double, _ sink: inout some LineSink
    ) {
        let (dx, dy) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let count = segmentCount(bend: 2 * (dx * dx + dy * dy).squareRoot(), tolerance: tolerance)
        let step = 1 / Double(count)
        for i in 1..<count {
            let t = Double(i) * step
            let u = 1 - t
            let (a, b, c) = (u * u, 2 * u * t, t * t)
            let (x, y) = (a * p0.x + b * p1.x + c * p2.x, a * p0.y + b * p1.y + c * p2.y)
            sink.line(to: CGPoint(x: x, y: y), isCurving: true)
        }
        sink.line(to: p2, isCurving: false)
    }

    private static func cubic(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ tolerance: Double,
        _ sink: inout some LineSink
    ) {
        let (ax, ay) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let (bx, by) = (p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
        let bend = 6 * max(ax * ax + ay * ay, bx * bx + by * by).squareRoot()
        let count = segmentCount(bend: bend, tolerance: tolerance)
        let step = 1 / Double(count)
        let (v0, v1) = (SIMD2(Double(p0.x), Double(p0.y)), SIMD2(Double(p1.x), Double(p1.y)))
        let (v2, v3) = (SIMD2(Double(p2.x), Double(p2.y)), SIMD2(Double(p3.x), Double(p3.y)))
        var i = 1
        while i < count {
            let t = Double(i) * step
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            let point = v0 * a + v1 * b + v2 * c + v3 * d
            sink.line(to: CGPoint(x: point.x, y: point.y), isCurving: true)
            i &+= 1
        }
        sink.line(to: p3, isCurving: false)
    }
}
