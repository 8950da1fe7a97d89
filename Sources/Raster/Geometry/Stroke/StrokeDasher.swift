import Drawing
import Foundation

/// Cuts polylines into the dashes of a pattern.
struct StrokeDasher {
    private let pattern: DashPattern

    /// Nil where the style is solid.
    init?(_ style: StrokeStyle) {
        guard let pattern = DashPattern(style) else { return nil }
        self.pattern = pattern
    }

    /// Calls `body` with the dashes of one polyline, in order; not with all of those that `view` doesn't see.
    ///
    /// 1. Walk the segments, changing between on and off as each length is used up.
    /// 2. On a closed polyline, a dash that is on at the end goes on into one that is on at the start, so dashes
    ///    are kept until the end is known.
    func forEachDash(of line: StrokePolyline, view: some StrokeView, _ body: (StrokePolyline) -> Void) {
        let vertices = line.isClosed ? line.vertices + line.vertices.prefix(1) : line.vertices
        guard vertices.count > 1, !exceedsLimit(vertices) else { return body(line) }
        var walk = Walk(lengths: pattern.lengths, index: pattern.startIndex, rest: pattern.startRest)
        // 2.
        if line.isClosed {
            var dashes: [StrokePolyline] = []
            walk.run(vertices, view) { dashes.append($0) }
            if walk.startsOn, walk.isOn { Self.joinEnds(&dashes) }
            dashes.forEach(body)
        } else {
            // 1.
            walk.run(vertices, view, body)
        }
    }

    /// The last dash goes on into the first.
    private static func joinEnds(_ dashes: inout [StrokePolyline]) {
        if dashes.count > 1, let last = dashes.popLast() {
            dashes[0].vertices = last.vertices.dropLast() + dashes[0].vertices
            dashes[0].direction = last.direction
        } else if dashes.count == 1 {
            dashes[0].vertices.removeLast()
            dashes[0].isClosed = dashes[0].vertices.count > 1
        }
    }

    private func exceedsLimit(_ vertices: [StrokePolyline.Vertex]) -> Bool {
        var total = 0.0
        for (a, b) in zip(vertices, vertices.dropFirst()) { total += Double(a.point.distance(to: b.point)) }
        return pattern.exceedsLimit(length: total)
    }

    /// The state of step 1.
    private struct Walk {
        let lengths: [Double]
        private var index: Int
        /// What is left of `lengths[index]`.
        private var rest: Double
        /// Its vertices are used again for the next one; none between dashes.
        private var current = StrokePolyline()
        /// The dash began on the segment being followed, and isn't the line's first, which another may go on into.
        private var isInner = false
        let startsOn: Bool

        init(lengths: [Double], index: Int, rest: Double) {
            self.lengths = lengths
            self.index = index
            self.rest = rest
            startsOn = index % 2 == 0
        }

        var isOn: Bool { index % 2 == 0 }

        mutating func run(
            _ vertices: [StrokePolyline.Vertex], _ view: some StrokeView, _ body: (StrokePolyline) -> Void
        ) {
            if isOn { begin(at: vertices[0].point, CGVector(dx: 1, dy: 0)) }
            for i in 1..<vertices.count {
                isInner = false
                let from = vertices[i - 1].point
                follow(from, vertices[i], isSeen: view.sees(from, vertices[i].point), body)
            }
            if isOn { body(current) }
        }

        private mutating func follow(
            _ from: CGPoint, _ to: StrokePolyline.Vertex, isSeen: Bool, _ body: (StrokePolyline) -> Void
        ) {
            let length = Double(from.distance(to: to.point))
            let direction = CGVector(dx: (to.point.x - from.x) / length, dy: (to.point.y - from.y) / length)
            var walked = 0.0
            if current.vertices.count == 1 { current.direction = direction }
            while length - walked > rest {
                walked += rest
                let point = CGPoint(x: from.x + direction.dx * walked, y: from.y + direction.dy * walked)
                if isOn {
                    if isSeen || !isInner {
                        append(StrokePolyline.Vertex(point: point, isCurving: false))
                        body(current)
                    }
                    current.vertices.removeAll(keepingCapacity: true)
                }
                index = index + 1 < lengths.count ? index + 1 : 0
                rest = lengths[index]
                if isOn {
                    begin(at: point, direction)
                    isInner = true
                }
            }
            rest -= length - walked
            if isOn { append(to) }
        }

        private mutating func begin(at point: CGPoint, _ direction: CGVector) {
            current.vertices.append(StrokePolyline.Vertex(point: point, isCurving: false))
            current.direction = direction
        }

        private mutating func append(_ vertex: StrokePolyline.Vertex) {
            guard let last = current.vertices.last, last.point != vertex.point else { return }
            current.vertices.append(vertex)
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
