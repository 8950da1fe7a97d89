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

    /// The dashes of one polyline, in order.
    ///
    /// 1. Walk the segments, changing between on and off as each length is used up.
    /// 2. On a closed polyline, a dash that is on at the end goes on into one that is on at the start.
    func dashes(of line: StrokePolyline) -> [StrokePolyline] {
        let vertices = line.isClosed ? line.vertices + line.vertices.prefix(1) : line.vertices
        guard vertices.count > 1, !exceedsLimit(vertices) else { return [line] }
        var walk = Walk(lengths: pattern.lengths, index: pattern.startIndex, rest: pattern.startRest)
        // 1.
        walk.begin(at: vertices[0].point)
        for (from, to) in zip(vertices, vertices.dropFirst()) { walk.follow(from.point, to) }
        return walk.finish(joinsEnds: line.isClosed)
    }

    private func exceedsLimit(_ vertices: [StrokePolyline.Vertex]) -> Bool {
        var total = 0.0
        for (a, b) in zip(vertices, vertices.dropFirst()) { total += Double(a.point.distance(to: b.point)) }
        return pattern.exceedsLimit(length: total)
    }

    /// The state of step 1.
    private struct Walk {
        let lengths: [Double]
        var index: Int
        /// What is left of `lengths[index]`.
        var rest: Double
        var dashes: [StrokePolyline] = []
        var current: StrokePolyline?
        let startsOn: Bool

        init(lengths: [Double], index: Int, rest: Double) {
            self.lengths = lengths
            self.index = index
            self.rest = rest
            startsOn = index % 2 == 0
        }

        var isOn: Bool { index % 2 == 0 }

        mutating func begin(at point: CGPoint) {
            if isOn { current = Self.start(point) }
        }

        mutating func follow(_ from: CGPoint, _ to: StrokePolyline.Vertex) {
            let length = Double(from.distance(to: to.point))
            let direction = CGVector(dx: (to.point.x - from.x) / length, dy: (to.point.y - from.y) / length)
            var walked = 0.0
            if current?.vertices.count == 1 { current?.direction = direction }
            while length - walked > rest {
                walked += rest
                let point = CGPoint(x: from.x + direction.dx * walked, y: from.y + direction.dy * walked)
                if isOn {
                    append(StrokePolyline.Vertex(point: point, isCurving: false))
                    endDash()
                }
                index = (index + 1) % lengths.count
                rest = lengths[index]
                if isOn {
                    current = Self.start(point)
                    current?.direction = direction
                }
            }
            rest -= length - walked
            if isOn { append(to) }
        }

        /// 2.
        mutating func finish(joinsEnds: Bool) -> [StrokePolyline] {
            let isOnAtEnd = current != nil
            endDash()
            if joinsEnds, startsOn, isOnAtEnd, dashes.count > 1, let last = dashes.popLast() {
                dashes[0].vertices = last.vertices.dropLast() + dashes[0].vertices
                dashes[0].direction = last.direction
            } else if joinsEnds, startsOn, isOnAtEnd, dashes.count == 1 {
                dashes[0].vertices.removeLast()
                dashes[0].isClosed = dashes[0].vertices.count > 1
            }
            return dashes
        }

        private mutating func append(_ vertex: StrokePolyline.Vertex) {
            guard let last = current?.vertices.last, last.point != vertex.point else { return }
            current?.vertices.append(vertex)
        }

        private mutating func endDash() {
            if let current { dashes.append(current) }
            current = nil
        }

        private static func start(_ point: CGPoint) -> StrokePolyline {
            StrokePolyline(vertices: [StrokePolyline.Vertex(point: point, isCurving: false)])
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
