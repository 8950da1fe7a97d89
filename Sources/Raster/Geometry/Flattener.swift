import Drawing
import Foundation

/// Takes the lines that a path flattens to.
protocol LineSink {
    mutating func move(to point: CGPoint)
    /// `isCurving` tells that the curve goes on smoothly past the point: a stroke has no corner there.
    mutating func line(to point: CGPoint, isCurving: Bool)
    /// Back to the last `move`, and joined there.
    mutating func close()
    /// The sides of what the sink looks at that a box lies beyond: between points beyond the same side, all
    /// lines are alike to it. None where the sink wants every line.
    func sides(beyond low: SIMD2<Double>, _ high: SIMD2<Double>) -> UnseenSides
    /// What the sink makes of a line depends on the two lines before and after it: those at both ends of a curve
    /// that it can't see are sent all the same.
    static var followsLines: Bool { get }
}

extension LineSink {
    static var followsLines: Bool { false }
    func sides(beyond low: SIMD2<Double>, _ high: SIMD2<Double>) -> UnseenSides { [] }
}

/// Sides of an area beyond which lines don't matter. Those left of an area do: what lies right of them is inside.
struct UnseenSides: OptionSet {
    var rawValue: UInt8

    static let above = UnseenSides(rawValue: 1)
    static let below = UnseenSides(rawValue: 2)
    static let right = UnseenSides(rawValue: 4)
}

extension UnseenSides {
    /// Of an area of the device, those that a box lies beyond: a little farther off than it need be, for points that
    /// are computed inside the box and rounded.
    @inline(__always)
    init(
        _ low: SIMD2<Double>, _ high: SIMD2<Double>, left: Double, width: Double, top: Double, bottom: Double
    ) {
        let slack = 1.0 / 64
        self = []
        if high.y < top - slack { insert(.above) }
        if low.y > bottom + slack { insert(.below) }
        if low.x - left > width + slack { insert(.right) }
    }
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
    /// 2. A curve that the sink can't see becomes a line, or leaves out what lies between its ends.
    /// 3. Choose the number of lines from the curve's second differences.
    /// 4. Evaluate the curve at equal steps of its parameter.
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
        // 2.
        let (v0, v1, v2) = (vector(p0), vector(p1), vector(p2))
        let isSeen = sink.sides(beyond: lower(lower(v0, v1), v2), upper(upper(v0, v1), v2)).isEmpty
        guard isSeen || followsLines(sink) else { return sink.line(to: p2, isCurving: false) }
        // 3.
        let (dx, dy) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let count = segmentCount(bend: 2 * (dx * dx + dy * dy).squareRoot(), tolerance: tolerance)
        // 4.
        let step = 1 / Double(count)
        var i = 1
        while i < count {
            let t = Double(i) * step
            let u = 1 - t
            let (a, b, c) = (u * u, 2 * u * t, t * t)
            let (x, y) = (a * p0.x + b * p1.x + c * p2.x, a * p0.y + b * p1.y + c * p2.y)
            sink.line(to: CGPoint(x: x, y: y), isCurving: true)
            i = isSeen ? i &+ 1 : stepAfter(i, of: count)
        }
        sink.line(to: p2, isCurving: false)
    }

    private static func cubic(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ tolerance: Double,
        _ sink: inout some LineSink
    ) {
        // 2.
        let (v0, v1, v2, v3) = (vector(p0), vector(p1), vector(p2), vector(p3))
        let low = lower(lower(v0, v1), lower(v2, v3))
        let isSeen = sink.sides(beyond: low, upper(upper(v0, v1), upper(v2, v3))).isEmpty
        guard isSeen || followsLines(sink) else { return sink.line(to: p3, isCurving: false) }
        // 3.
        let (ax, ay) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let (bx, by) = (p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
        let bend = 6 * max(ax * ax + ay * ay, bx * bx + by * by).squareRoot()
        let count = segmentCount(bend: bend, tolerance: tolerance)
        // 4.
        let step = 1 / Double(count)
        var i = 1
        while i < count {
            let t = Double(i) * step
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            let point = v0 * a + v1 * b + v2 * c + v3 * d
            sink.line(to: CGPoint(x: point.x, y: point.y), isCurving: true)
            i = isSeen ? i &+ 1 : stepAfter(i, of: count)
        }
        sink.line(to: p3, isCurving: false)
    }

    /// The step that follows step `i` of a curve that isn't seen: two are kept at each end.
    private static func stepAfter(_ i: Int, of count: Int) -> Int {
        i == 2 ? max(3, count - 2) : i + 1
    }

    @inline(__always)
    private static func followsLines<Sink: LineSink>(_ sink: Sink) -> Bool { Sink.followsLines }

    @inline(__always)
    private static func vector(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }

    @inline(__always)
    private static func lower(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
        a.replacing(with: b, where: b .< a)
    }

    @inline(__always)
    private static func upper(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
        a.replacing(with: b, where: b .> a)
    }
}
