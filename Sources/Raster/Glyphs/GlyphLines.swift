import Drawing
import Foundation

/// The outline of one glyph as lines in device pixels from its pen; memory that belongs to a ``GlyphTable``,
/// and is valid as long.
struct GlyphLines: GlyphBlock {
    private struct Header {
        var minX: Double
        var minY: Double
        var maxX: Double
        var maxY: Double
        var pointCount: Int
    }

    /// A corner; the outline's contours are closed, each ending where it started.
    struct Point {
        var x: Double
        var y: Double
        /// No line leads here: a contour starts.
        var isStart: Bool
    }

    /// Pixels across and down that ``GlyphScanner`` takes.
    static let extentLimit = 96.0

    let memory: UnsafeMutableRawPointer

    init(memory: UnsafeMutableRawPointer) {
        self.memory = memory
    }

    /// The lines of a shape; one with a stroke along it counts as too large.
    init(_ shape: GlyphShape, _ linear: CGAffineTransform) {
        self.init(
            shape.path, transform: shape.transform.concatenating(linear), isTooLarge: shape.strokeWidth > 0)
    }

    /// The lines of `path`, mapped to pixels by `transform`, its open contours closed. No lines where the path
    /// is too large to be kept, or empty; ``isTooLarge`` tells which.
    init(_ path: Path, transform: CGAffineTransform, isTooLarge: Bool = false) {
        var sink = Sink()
        let box = path.controlBox(transform)
        let isTooLarge = isTooLarge || box.width > Self.extentLimit - 2 || box.height > Self.extentLimit - 2
        if !isTooLarge {
            Flattener.flatten(path, transform: transform, into: &sink)
            sink.close()
        }
        let size = MemoryLayout<Header>.stride
        let count = sink.points.count
        memory = .allocate(byteCount: size + count * MemoryLayout<Point>.stride, alignment: 16)
        var header = Header(minX: 0, minY: 0, maxX: isTooLarge ? .infinity : 0, maxY: 0, pointCount: count)
        if let first = sink.points.first {
            header = Header(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y, pointCount: count)
        }
        for point in sink.points {
            header.minX = min(header.minX, point.x)
            header.minY = min(header.minY, point.y)
            header.maxX = max(header.maxX, point.x)
            header.maxY = max(header.maxY, point.y)
        }
        memory.storeBytes(of: header, as: Header.self)
        (memory + size).bindMemory(to: Point.self, capacity: count).initialize(
            from: sink.points, count: count)
    }

    var size: Int {
        MemoryLayout<Header>.stride + points.count * MemoryLayout<Point>.stride
    }

    /// To be drawn from its path.
    var isTooLarge: Bool { header.maxX == .infinity }

    /// Pixels that it may touch, `x` and `y` being the pen.
    func bounds(x: Double, y: Double) -> PixelBounds {
        let header = header
        return PixelBounds(
            minX: Int((header.minX + x).rounded(.down)), minY: Int((header.minY + y).rounded(.down)),
            maxX: Int((header.maxX + x).rounded(.up)), maxY: Int((header.maxY + y).rounded(.up)))
    }

    var points: UnsafeBufferPointer<Point> {
        let start = (memory + MemoryLayout<Header>.stride).assumingMemoryBound(to: Point.self)
        return UnsafeBufferPointer(start: start, count: header.pointCount)
    }

    private var header: Header { memory.load(as: Header.self) }

    private struct Sink: LineSink {
        var points: [Point] = []
        private var start: CGPoint?

        mutating func move(to point: CGPoint) {
            close()
            start = point
            points.append(Point(x: Double(point.x), y: Double(point.y), isStart: true))
        }

        mutating func line(to point: CGPoint, isCurving: Bool) {
            points.append(Point(x: Double(point.x), y: Double(point.y), isStart: false))
        }

        mutating func close() {
            guard let start, let last = points.last, last.x != start.x || last.y != start.y else { return }
            points.append(Point(x: Double(start.x), y: Double(start.y), isStart: false))
        }
    }
}
