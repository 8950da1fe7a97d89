import Foundation

/// The outline of one shape on the device, kept to be filled part by part: the lines that ``CellOutline`` would be sent
/// for each part of a picture, made once.
///
/// Safe from any thread.
final class RecordedOutline: Sendable {
    /// Some lines that follow each other: they lead to `points[..<end]`, from where the piece before ends.
    fileprivate struct Piece {
        var end: Int
        /// The first point is moved to.
        var begins: Bool
        /// A box around the lines.
        var low: SIMD2<Double>
        var high: SIMD2<Double>
    }

    private let points: [CGPoint]
    private let pieces: [Piece]
    let rule: FillRule
    let isAntialiased: Bool
    /// The pixels that the shape may touch.
    let box: PixelBounds

    fileprivate init(
        points: [CGPoint], pieces: [Piece], rule: FillRule, isAntialiased: Bool, box: PixelBounds
    ) {
        (self.points, self.pieces) = (points, pieces)
        (self.rule, self.isAntialiased, self.box) = (rule, isAntialiased, box)
    }

    /// Points kept.
    var count: Int { points.count }

    /// Sends the lines; those of a piece that `cells` can't see as one, which is alike to it.
    func send(to cells: inout CellOutline) {
        points.withUnsafeBufferPointer { points in
            var next = 0
            for piece in pieces {
                if piece.begins {
                    cells.move(to: points[next])
                    next += 1
                }
                if next < piece.end, !cells.sides(beyond: piece.low, piece.high).isEmpty {
                    next = piece.end - 1
                }
                while next < piece.end {
                    cells.line(to: points[next], isCurving: false)
                    next += 1
                }
            }
        }
    }
}

/// Scratch memory for recording outlines, one after the other, by one thread at a time.
final class OutlineScratch {
    fileprivate private(set) var points = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1 << 10)
    fileprivate private(set) var capacity = 1 << 10

    deinit {
        points.deallocate()
    }

    /// Makes room for more points, and keeps those that are there.
    fileprivate func grow() {
        let larger = UnsafeMutablePointer<CGPoint>.allocate(capacity: 2 * capacity)
        larger.moveInitialize(from: points, count: capacity)
        points.deallocate()
        points = larger
        capacity *= 2
    }
}

/// Keeps an outline that is sent to it.
///
/// Closing a subpath is a line back to its start.
struct OutlineRecorder: LineSink {
    /// Lines of a piece.
    private static let pieceLines = 16

    private let area: PixelBounds
    private let limit: Int
    private let scratch: OutlineScratch
    private var next: UnsafeMutablePointer<CGPoint>
    private var end: UnsafeMutablePointer<CGPoint>
    /// Indices of the points that subpaths begin at.
    private var starts: [Int] = []
    private var start = CGPoint.zero
    private var isTooLong = false

    /// - Parameters:
    ///   - scratch: No other recorder's until this one has finished.
    ///   - area: Of the device; what can't be seen there is kept in short, as ``CellOutline`` takes it.
    ///   - limit: Points at most.
    init(_ scratch: OutlineScratch, area: PixelBounds, limit: Int) {
        self.scratch = scratch
        self.area = area
        self.limit = limit
        next = scratch.points
        end = next + scratch.capacity
    }

    mutating func move(to point: CGPoint) {
        starts.append(next - scratch.points)
        start = point
        append(point)
    }

    @inline(__always)
    mutating func line(to point: CGPoint, isCurving: Bool) { append(point) }

    mutating func close() { append(start) }

    @inline(__always)
    func sides(beyond low: SIMD2<Double>, _ high: SIMD2<Double>) -> UnseenSides {
        UnseenSides(
            low, high, left: Double(area.minX), width: Double(area.width), top: Double(area.minY),
            bottom: Double(area.maxY))
    }

    @inline(__always)
    private mutating func append(_ point: CGPoint) {
        if next == end { makeRoom() }
        next.initialize(to: point)
        next += 1
    }

    /// Beyond the limit all is written over.
    @inline(never)
    private mutating func makeRoom() {
        if isTooLong || scratch.capacity >= limit {
            isTooLong = true
            next = scratch.points
            return
        }
        let count = next - scratch.points
        scratch.grow()
        next = scratch.points + count
        end = scratch.points + scratch.capacity
    }

    /// Nil where the outline has more points than the limit.
    ///
    /// 1. Each subpath becomes pieces of a few lines; the next one sets out from where the last one ends.
    /// 2. A piece's box holds that point, too.
    ///
    /// - Parameter box: The pixels that the shape may touch.
    func finish(rule: FillRule, isAntialiased: Bool, box: PixelBounds) -> RecordedOutline? {
        let count = next - scratch.points
        guard !isTooLong, count <= limit else { return nil }
        let points = UnsafeBufferPointer(start: scratch.points, count: count)
        var pieces: [RecordedOutline.Piece] = []
        pieces.reserveCapacity(starts.count + count / Self.pieceLines)
        // 1.
        for (index, first) in starts.enumerated() {
            let last = index + 1 < starts.count ? starts[index + 1] : count
            var place = first
            while place < last {
                let end = min(place + Self.pieceLines, last)
                // 2.
                var low = Self.vector(points[place])
                var high = low
                for point in points[max(first, place - 1)..<end] {
                    let vector = Self.vector(point)
                    low = low.replacing(with: vector, where: vector .< low)
                    high = high.replacing(with: vector, where: vector .> high)
                }
                pieces.append(.init(end: end, begins: place == first, low: low, high: high))
                place = end
            }
        }
        return RecordedOutline(
            points: Array(points), pieces: pieces, rule: rule, isAntialiased: isAntialiased, box: box)
    }

    @inline(__always)
    private static func vector(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }
}
