import Drawing
import Foundation
import Imaging
import Testing

/// Against areas that can be integrated by hand: always run, unlike the larger set of references.
struct AnalyticCoverageTests {
    private static let side = 48

    /// Compares a drawing with a function of the pixel, and returns how many pixels are partly covered.
    private func expect(
        _ content: DisplayItem.Content, within limit: Double, _ exact: (_ x: Double, _ y: Double) -> Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let side = Self.side
        let bitmap = try render([content], width: CGFloat(side), height: CGFloat(side))
        var worst = 0.0
        var edges = 0
        for y in 0..<side {
            for x in 0..<side {
                let level = exact(Double(x), Double(y)) * 255
                worst = max(worst, abs(Double(bitmap.pixels[(y * side + x) * 4 + 3]) - level))
                if level > 0, level < 255 { edges += 1 }
            }
        }
        #expect(worst <= limit, sourceLocation: sourceLocation)
        #expect(edges > 20, sourceLocation: sourceLocation)
    }

    private func fill(_ path: Path, eoFill: Bool = false) -> DisplayItem.Content {
        .fill(path, FillStyle(eoFill: eoFill), .solid(.black))
    }

    /// How much of the unit length at `pixel` lies in `range`.
    private func overlap(_ pixel: Double, _ range: ClosedRange<Double>) -> Double {
        max(0, min(pixel + 1, range.upperBound) - max(pixel, range.lowerBound))
    }

    /// The product of what is covered along both axes.
    @Test(arguments: [
        (3.25, 4.75, 30.5, 20.125), (0.5, 0.5, 0.25, 40), (10, 7.9, 33.3, 0.2), (2.01, 3.99, 40, 40.02),
    ])
    func rectangles(x: Double, y: Double, width: Double, height: Double) throws {
        try expect(fill(.rect(CGFloat(x), CGFloat(y), CGFloat(width), CGFloat(height))), within: 1) {
            overlap($0, x...x + width) * overlap($1, y...y + height)
        }
    }

    /// A line of width w is a rectangle: w / 2 to both sides.
    @Test(arguments: [0.05, 0.3, 1, 2.5])
    func thinLines(width: Double) throws {
        var path = Path()
        path.move(to: CGPoint(x: 7.3, y: 2.6))
        path.addLine(to: CGPoint(x: 7.3, y: 41.2))
        let style = StrokeStyle(lineWidth: CGFloat(width))
        try expect(.stroke(path, style, .solid(.black), antialiased: true), within: 1) {
            overlap($0, 7.3 - width / 2...7.3 + width / 2) * overlap($1, 2.6...41.2)
        }
    }

    /// The integral of h, limited to 0...1, where h runs linearly from `start` to `end` along a unit.
    private func limited(_ start: Double, _ end: Double) -> Double {
        func integral(_ t: Double) -> Double { t < 0 ? 0 : t < 1 ? t * t / 2 : t - 0.5 }
        guard abs(end - start) > 1e-12 else { return min(max(start, 0), 1) }
        return (integral(end) - integral(start)) / (end - start)
    }

    /// What lies between the picture's left, right and bottom edges and a line across it: in each pixel the integral of
    /// the line's height above the pixel's bottom, limited to the pixel.
    @Test(arguments: [(3.3, 40.7), (20.2, 20.9), (44, 1.5), (12.5, 12.5)])
    func halfPlanes(left: Double, right: Double) throws {
        let side = Double(Self.side)
        let path = Path.polygon([
            (0, CGFloat(left)), (CGFloat(side), CGFloat(right)), (CGFloat(side), CGFloat(side)),
            (0, CGFloat(side)),
        ])
        let slope = (right - left) / side
        try expect(fill(path), within: 1) { x, y in
            limited(y + 1 - (left + slope * x), y + 1 - (left + slope * (x + 1)))
        }
    }

    /// The area under the circle: the antiderivative of sqrt(r r - x x) is (x sqrt(r r - x x) + r r asin(x / r)) / 2.
    private func quarter(_ r: Double, _ x: Double, _ y: Double) -> Double {
        func under(_ x: Double) -> Double {
            let x = min(x, r)
            return (x * (r * r - x * x).squareRoot() + r * r * asin(x / r)) / 2
        }
        func reach(_ y: Double) -> Double { y < r ? (r * r - y * y).squareRoot() : 0 }
        // Left of `full` the whole height of the pixel is inside, right of `end` nothing.
        let full = min(max(reach(y + 1), x), x + 1)
        let end = min(max(reach(y), x), x + 1)
        return (full - x) + under(end) - under(full) - y * (end - full)
    }

    /// A circle about the corner of four pixels is the same in all quarters.
    @Test(arguments: [1.5, 5, 12.25, 22.8])
    func circles(radius: Double) throws {
        let path = Path.circle(24, 24, radius: CGFloat(radius))
        let isSmall = radius < 4
        let exact = { (x: Double, y: Double) in
            quarter(radius, x < 24 ? 23 - x : x - 24, y < 24 ? 23 - y : y - 24)
        }
        if isSmall {
            let bitmap = try render([fill(path)], width: 48, height: 48)
            for y in 20..<28 {
                for x in 20..<28 {
                    let level = exact(Double(x), Double(y)) * 255
                    #expect(abs(Double(bitmap.pixels[(y * 48 + x) * 4 + 3]) - level) <= 3)
                }
            }
        } else {
            try expect(fill(path), within: 3, exact)
        }
    }

    /// Two squares that overlap, the one on whole pixels: the middle counts once by the one rule, and not at all by the other.
    @Test(arguments: [false, true])
    func overlaps(eoFill: Bool) throws {
        var path = Path.rect(4.5, 4.5, 20, 20)
        path.addPath(Path.rect(14, 14, 20, 20))
        try expect(fill(path, eoFill: eoFill), within: 1) { x, y in
            let first = overlap(x, 4.5...24.5) * overlap(y, 4.5...24.5)
            let second = overlap(x, 14...34) * overlap(y, 14...34)
            let both = overlap(x, 14...24.5) * overlap(y, 14...24.5)
            return first + second - (eoFill ? 2 : 1) * both
        }
    }
}
