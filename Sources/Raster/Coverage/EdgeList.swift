import Drawing
import Foundation

/// A line of an outline, clipped to the area being rasterized; coordinates from that area's top left corner.
struct Edge {
    /// Above `y1`, always.
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    /// Change of x a pixel of y.
    var slope: Double
    /// +1 where the outline goes down, -1 where it goes up.
    var winding: Double
}

/// Collects the edges of closed outlines, cut down to a rectangle of pixels.
///
/// Memory is bounded by the number of lines: at most three edges each, whatever their coordinates.
struct EdgeList: LineSink {
    let bounds: PixelBounds
    private(set) var edges: [Edge] = []
    /// Rows, from the bounds' top, that edges touch.
    private(set) var rows: Range<Int> = 0..<0

    private let width: Double
    private let height: Double
    private var start = CGPoint.zero
    private var current = CGPoint.zero

    init(bounds: PixelBounds) {
        self.bounds = bounds
        width = Double(bounds.width)
        height = Double(bounds.height)
    }

    /// The edges of `path`, mapped by `transform` into pixels, its open subpaths closed.
    init(_ path: Path, transform: CGAffineTransform, bounds: PixelBounds) {
        self.init(bounds: bounds)
        Flattener.flatten(path, transform: transform, into: &self)
        close()
    }

    mutating func move(to point: CGPoint) {
        close()
        start = local(point)
        current = start
    }

    mutating func line(to point: CGPoint, isCurving: Bool) {
        let end = local(point)
        add(current, end)
        current = end
    }

    mutating func close() {
        add(current, start)
        current = start
    }

    private func local(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - CGFloat(bounds.minX), y: point.y - CGFloat(bounds.minY))
    }

    /// Adds one line.
    ///
    /// 1. Horizontal lines bound no area; nor, visibly, do those lower than a billionth of a pixel, whose
    ///    slope could overflow.
    /// 2. Cut to the rows 0..<height; what lies above and below covers nothing here.
    /// 3. Cut at the left and right border. What lies left of the area covers whole rows of it and becomes a
    ///    vertical edge on the border; what lies right covers nothing.
    private mutating func add(_ p: CGPoint, _ q: CGPoint) {
        // 1.
        guard abs(p.y - q.y) > 1e-9 else { return }
        let winding: Double = p.y < q.y ? 1 : -1
        let (top, bottom) = p.y < q.y ? (p, q) : (q, p)
        let slope = Double((bottom.x - top.x) / (bottom.y - top.y))
        // 2.
        var (x0, y0) = (Double(top.x), Double(top.y))
        var (x1, y1) = (Double(bottom.x), Double(bottom.y))
        guard y1 > 0, y0 < height else { return }
        if y0 < 0 { (x0, y0) = (x0 - y0 * slope, 0) }
        if y1 > height { (x1, y1) = (x1 + (height - y1) * slope, height) }
        // 3.
        let (low, high) = (min(x0, x1), max(x0, x1))
        if low >= width { return }
        if low >= 0, high <= width {
            append(x0, y0, x1, y1, slope, winding)
            return
        }
        if high <= 0 {
            append(0, y0, 0, y1, 0, winding)
            return
        }
        addCrossing(x0, y0, x1, y1, slope, winding)
    }

    /// Step 3 for a line that crosses a border: its pieces in order of y.
    private mutating func addCrossing(
        _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ slope: Double, _ winding: Double
    ) {
        let limits = slope > 0 ? (0, width) : (width, 0.0)
        let firstCut = min(max(y0 + (limits.0 - x0) / slope, y0), y1)
        let secondCut = min(max(y0 + (limits.1 - x0) / slope, firstCut), y1)
        let inside = (
            min(max(x0 + (firstCut - y0) * slope, 0), width),
            min(max(x0 + (secondCut - y0) * slope, 0), width)
        )
        if slope > 0 {
            append(0, y0, 0, firstCut, 0, winding)
            append(inside.0, firstCut, inside.1, secondCut, slope, winding)
        } else {
            append(inside.0, firstCut, inside.1, secondCut, slope, winding)
            append(0, secondCut, 0, y1, 0, winding)
        }
    }

    private mutating func append(
        _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ slope: Double, _ winding: Double
    ) {
        guard y1 > y0 else { return }
        let touched = Int(y0)..<Int(y1.rounded(.up))
        rows =
            rows.isEmpty
            ? touched : min(rows.lowerBound, touched.lowerBound)..<max(rows.upperBound, touched.upperBound)
        edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1, slope: slope, winding: winding))
    }
}
