import Foundation

/// A point on the grid that combined paths are computed on.
struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    /// From left to right, then from top to bottom.
    static func < (a: GridPoint, b: GridPoint) -> Bool { (a.x, a.y) < (b.x, b.y) }

    static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

    /// Exact, like ``dot(_:)``: coordinates stay below 2^29, so that nothing overflows.
    func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }

    func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }

    /// Above 0 where `c` lies clockwise on screen of the way from `a` to `b`, 0 where it lies on it.
    static func side(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int { (b - a).cross(c - a) }
}

/// A square grid of a power of two, about a billionth of the paths' extent wide: on it, on which side of a line
/// a point lies is decided exactly, in whole numbers.
struct SnapGrid {
    /// The larger side of the box around all points.
    let extent: Double
    /// The width of a square, in points.
    let unit: Double
    private let origin: Vector

    /// Nil without curves.
    init?(_ curves: [BezierCurve]) {
        guard var (low, high) = curves.first?.box else { return nil }
        for curve in curves {
            let box = curve.box
            low = pointwiseMin(low, box.min)
            high = pointwiseMax(high, box.max)
        }
        extent = max((high - low).max(), 1e-30)
        let exponent = extent.exponent - 28
        unit = Double(sign: .plus, exponent: exponent, significand: 1)
        origin = ((low + high) / (2 * unit)).rounded(.toNearestOrAwayFromZero) * unit
    }

    func snap(_ point: Vector) -> GridPoint {
        let scaled = ((point - origin) / unit).rounded(.toNearestOrAwayFromZero)
        return GridPoint(x: Int(scaled.x), y: Int(scaled.y))
    }

    func point(_ point: GridPoint) -> Vector { Vector(Double(point.x), Double(point.y)) * unit + origin }
}
