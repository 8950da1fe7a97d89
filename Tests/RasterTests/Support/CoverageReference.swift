import Drawing
import Foundation

@testable import Raster

/// The plain form of ``CoverageScanner`` for one contour: the polygon is cut to each pixel and measured.
enum CoverageReference {
    /// The part of pixel (x, y) inside a contour that doesn't overlap itself, 0...1.
    ///
    /// 1. Cut the polygon at the pixel's four sides in turn (Sutherland and Hodgman).
    /// 2. The area of what is left, by the shoelace formula.
    static func area(_ polygon: [CGPoint], x: Int, y: Int) -> Double {
        min(1, abs(windingArea(polygon, x: x, y: y)))
    }

    /// The winding number of any contour, integrated over pixel (x, y): its area there with the sign of its
    /// direction, what it winds around twice counted twice.
    static func windingArea(_ polygon: [CGPoint], x: Int, y: Int) -> Double {
        // 1.
        var points = polygon
        points = cut(points) { $0.x - CGFloat(x) }
        points = cut(points) { CGFloat(x + 1) - $0.x }
        points = cut(points) { $0.y - CGFloat(y) }
        points = cut(points) { CGFloat(y + 1) - $0.y }
        // 2.
        guard let last = points.last else { return 0 }
        var doubled = 0.0
        var previous = last
        for point in points {
            doubled += Double(previous.x * point.y - point.x * previous.y)
            previous = point
        }
        return doubled / 2
    }

    /// Keeps the part where `distance`, linear in the point, is at least 0.
    private static func cut(_ points: [CGPoint], _ distance: (CGPoint) -> CGFloat) -> [CGPoint] {
        guard var previous = points.last else { return [] }
        var result: [CGPoint] = []
        for point in points {
            let (d0, d1) = (distance(previous), distance(point))
            if (d0 >= 0) != (d1 >= 0) {
                let t = d0 / (d0 - d1)
                result.append(
                    CGPoint(
                        x: previous.x + (point.x - previous.x) * t, y: previous.y + (point.y - previous.y) * t
                    ))
            }
            if d1 >= 0 { result.append(point) }
            previous = point
        }
        return result
    }
}
