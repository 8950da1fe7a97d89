import Drawing
import Foundation

/// Walks around polylines at half the line's width.
///
/// An open polyline has one contour: along its left side, around the end, back along the other side, around
/// the start. A closed one has two, in opposite directions.
///
/// On the inner side of a bend the two offset lines are cut where they meet, when both segments are long
/// enough for that; else the contour goes by way of the vertex, which winds part of the stroke twice but never
/// leaves a hole.
///
/// Where the sink can't see what is drawn around a vertex, the outline takes a shorter way: what it sees stays
/// the same to the last bit.
struct StrokeOutliner<Sink: LineSink> {
    private(set) var sink: Sink
    private let style: StrokeStyle
    private let half: CGFloat
    private let tolerance: CGFloat
    private let transform: CGAffineTransform
    /// As far as a join or cap reaches from its vertex, in the transform's units.
    let reach: Double
    private var isAtStart = true
    // Of the line being outlined, in its direction of the moment; memory that is used again.
    private var back: [StrokePolyline.Vertex] = []
    private var segments: [Segment] = []
    private var sides: [UnseenSides] = []
    /// What is left of a line that is cut short.
    private var short: [StrokePolyline.Vertex] = []

    init(style: StrokeStyle, tolerance: Double, transform: CGAffineTransform, sink: Sink) {
        self.style = style
        half = min(style.lineWidth, 1e6) / 2
        self.tolerance = CGFloat(tolerance)
        self.transform = transform
        self.sink = sink
        let miter = style.lineJoin == .miter ? max(1, style.miterLimit.isFinite ? style.miterLimit : 1) : 1
        reach = Double(half * max(miter, 1.5) * transform.largestScale)
    }

    /// Adds the outline of one polyline.
    ///
    /// 1. One that the sink can't see is left out.
    /// 2. A long one is cut short where the sink can't see it.
    /// 3. One side, then the other in the opposite direction.
    mutating func add(_ line: StrokePolyline) {
        // 1.
        guard isSeen(line) else { return }
        guard line.vertices.count > 1 else {
            if let vertex = line.vertices.first { addDot(vertex.point, line.direction) }
            return
        }
        // 2.
        short.removeAll(keepingCapacity: true)
        let isShort = line.vertices.count > 2 * Self.margin && cutShort(line.vertices)
        let vertices = isShort ? short : line.vertices
        // 3.
        back.removeAll(keepingCapacity: true)
        back.append(contentsOf: vertices.reversed())
        isAtStart = true
        addSide(vertices, isClosed: line.isClosed, isReturning: false)
        sides.reverse()
        isAtStart = isAtStart || line.isClosed
        addSide(back, isClosed: line.isClosed, isReturning: true)
        if !line.isClosed { sink.close() }
    }

    /// Finds the sides that each vertex, with what is drawn around it, lies beyond.
    private mutating func isSeen(_ line: StrokePolyline) -> Bool {
        sides.removeAll(keepingCapacity: true)
        var common: UnseenSides = [.above, .below, .right]
        for vertex in line.vertices {
            let point = vertex.point.applying(transform)
            let center = SIMD2(Double(point.x), Double(point.y))
            let own = sink.sides(beyond: center - reach, center + reach)
            sides.append(own)
            common.formIntersection(own)
        }
        return common.isEmpty
    }

    /// Vertices that are kept at both ends of a stretch that isn't seen: the outline at the first is drawn with the
    /// line to the second, and what leads from there is part of what the next ones look like.
    private static var margin: Int { 4 }

    /// Leaves out what lies deep in stretches of vertices beyond the same side; false where there is none. What takes
    /// its place lies beyond that side, too.
    ///
    /// 1. A stretch goes on while its vertices have a side in common.
    /// 2. What lies within its margins goes.
    private mutating func cutShort(_ vertices: [StrokePolyline.Vertex]) -> Bool {
        guard sides.contains(where: { !$0.isEmpty }) else { return false }
        var kept = 0
        var start = 0
        while start < vertices.count {
            // 1.
            var common = sides[start]
            var end = start + 1
            while end < vertices.count, !common.intersection(sides[end]).isEmpty {
                common.formIntersection(sides[end])
                end += 1
            }
            // 2.
            for index in start..<end
            where end - start <= 2 * Self.margin || index < start + Self.margin || index >= end - Self.margin
            {
                short.append(vertices[index])
                sides[kept] = sides[index]
                kept += 1
            }
            start = end
        }
        guard kept < vertices.count else { return false }
        sides.removeLast(vertices.count - kept)
        return true
    }

    /// Whether a vertex and its neighbours lie beyond the same side: so does all that its join draws, which lies
    /// along the lines between them or near the vertex.
    private func isUnseen(_ index: Int, isClosed: Bool) -> Bool {
        guard !sides[index].isEmpty else { return false }
        let last = sides.count - 1
        let before = index > 0 ? index - 1 : isClosed ? last : index
        let after = index < last ? index + 1 : isClosed ? 0 : index
        return !sides[before].intersection(sides[index]).intersection(sides[after]).isEmpty
    }

    // MARK: Sides

    /// The side of a closed line; of an open one, and the cap at its end.
    private mutating func addSide(_ vertices: [StrokePolyline.Vertex], isClosed: Bool, isReturning: Bool) {
        measure(vertices, isClosed: isClosed)
        if isClosed {
            for i in segments.indices {
                let next = i + 1 < segments.count ? i + 1 : 0
                addJoin(
                    at: vertices[next], segments[i], segments[next], isReturning,
                    isUnseen(next, isClosed: true))
            }
            return sink.close()
        }
        emit(vertices[0].point, segments[0].startNormal)
        for i in 1..<segments.count {
            addJoin(at: vertices[i], segments[i - 1], segments[i], isReturning, isUnseen(i, isClosed: false))
        }
        let end = segments.count
        addCap(at: vertices[end].point, segments[end - 1].endDirection, isUnseen(end, isClosed: false))
    }

    private struct Segment {
        /// Unit vectors: along the chord, or along the curve where a curve begins or ends.
        var startDirection: CGVector
        var endDirection: CGVector
        var length: CGFloat
        /// Unit vectors, a quarter turn from the directions.
        var startNormal: CGVector { CGVector(dx: -startDirection.dy, dy: startDirection.dx) }
        var endNormal: CGVector { CGVector(dx: -endDirection.dy, dy: endDirection.dx) }

        /// The other way round.
        var turned: Segment {
            Segment(
                startDirection: CGVector(dx: -endDirection.dx, dy: -endDirection.dy),
                endDirection: CGVector(dx: -startDirection.dx, dy: -startDirection.dy), length: length)
        }
    }

    /// Makes the segments between vertices.
    ///
    /// 1. Chords.
    /// 2. The first and last chord of a curve set out and end along the curve, so that caps and joins there
    ///    don't look along the chord.
    private mutating func measure(_ vertices: [StrokePolyline.Vertex], isClosed: Bool) {
        // 1.
        segments.removeAll(keepingCapacity: true)
        let count = isClosed ? vertices.count : vertices.count - 1
        for i in 0..<count {
            let (a, b) = (vertices[i].point, vertices[i + 1 < vertices.count ? i + 1 : 0].point)
            let length = a.distance(to: b)
            let direction =
                length > 0
                ? CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length) : CGVector(dx: 1, dy: 0)
            segments.append(Segment(startDirection: direction, endDirection: direction, length: length))
        }
        // 2.
        for i in 0..<count {
            let next = vertices[i + 1 < vertices.count ? i + 1 : 0]
            let (begins, ends) = (!vertices[i].isCurving, !next.isCurving)
            if begins, !ends, i + 1 < segments.count {
                segments[i].startDirection = direction(before: segments[i], segments[i + 1])
            } else if ends, !begins, i > 0 {
                let back = direction(before: segments[i].turned, segments[i - 1].turned)
                segments[i].endDirection = CGVector(dx: -back.dx, dy: -back.dy)
            }
        }
    }

    /// Where a curve sets out whose first two chords are given, as if it were an arc: the direction between
    /// both chords, shared by their lengths, mirrored in the first one. Along the chord where half the width
    /// would fold the side.
    private func direction(before first: Segment, _ second: Segment) -> CGVector {
        let (d, e) = (first.startDirection, second.startDirection)
        let x = d.dx * second.length + e.dx * first.length
        let y = d.dy * second.length + e.dy * first.length
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return d }
        let along = 2 * (d.dx * x + d.dy * y)
        let result = CGVector(dx: (d.dx * along - x) / length, dy: (d.dy * along - y) / length)
        return half * abs(d.dx * result.dy - d.dy * result.dx) < first.length ? result : d
    }

    // MARK: Joins

    /// 1. Inside a bend: where the offset lines meet, or by way of the vertex.
    /// 2. Outside: straight on, where a sharp corner would stray less than the tolerance from a round one.
    /// 3. Else an arc on a curve, or what the style says.
    private mutating func addJoin(
        at vertex: StrokePolyline.Vertex, _ before: Segment, _ after: Segment, _ isReturning: Bool,
        _ isUnseen: Bool
    ) {
        let (d0, d1) = (before.endDirection, after.startDirection)
        let cross = d0.dx * d1.dy - d0.dy * d1.dx
        let cosine = d0.dx * d1.dx + d0.dy * d1.dy
        let point = vertex.point
        let (n0, n1) = (before.endNormal, after.startNormal)
        let isTurningBack = cosine < -1 + 1e-12
        // 1.
        if isTurningBack ? isReturning : cross > 0 {
            let room = min(before.length, after.length) / 2
            // half x tan(angle / 2) = half x sin / (1 + cos)
            if !isTurningBack, half * cross <= room * (1 + cosine) {
                emit(point, mitre(n0, n1, cosine))
            } else {
                emit(point, n0)
                emit(point, CGVector.zero)
                emit(point, n1)
            }
            return
        }
        // 2. The corner lies at half / cos(angle / 2), and 1 / cos(x) - 1 < x^2 for small x.
        if cosine > 0.5, half * (1 - cosine) < 2 * tolerance {
            emit(point, mitre(n0, n1, cosine))
            return
        }
        // 3.
        switch vertex.isCurving ? .round : style.lineJoin {
        case .round:
            emit(point, n0)
            if isUnseen {
                emit(point, n1)
            } else {
                addArc(around: point, n0, n1, by: isTurningBack ? d0 : nil)
            }
        case .miter where !isTurningBack && isWithinMiterLimit(cosine):
            emit(point, mitre(n0, n1, cosine))
        case .miter, .bevel:
            emit(point, n0)
            emit(point, n1)
        }
    }

    /// The vector, in units of half the width, to where both offset lines meet.
    private func mitre(_ n0: CGVector, _ n1: CGVector, _ cosine: CGFloat) -> CGVector {
        CGVector(dx: (n0.dx + n1.dx) / (1 + cosine), dy: (n0.dy + n1.dy) / (1 + cosine))
    }

    /// Miter length over width is 1 / sin(half the angle between the lines) = sqrt(2 / (1 + cos of the turn)).
    private func isWithinMiterLimit(_ cosine: CGFloat) -> Bool {
        2 <= style.miterLimit * style.miterLimit * (1 + cosine)
    }

    // MARK: Caps

    private mutating func addCap(at point: CGPoint, _ d: CGVector, _ isUnseen: Bool = false) {
        let n = CGVector(dx: -d.dy, dy: d.dx)
        let opposite = CGVector(dx: -n.dx, dy: -n.dy)
        emit(point, n)
        guard !isUnseen else { return }
        switch style.lineCap {
        case .butt: break
        case .square:
            emit(point, CGVector(dx: n.dx + d.dx, dy: n.dy + d.dy))
            emit(point, CGVector(dx: d.dx - n.dx, dy: d.dy - n.dy))
        case .round: addArc(around: point, n, opposite, by: d)
        }
        // The other side starts at the opposite normal.
    }

    private mutating func addDot(_ point: CGPoint, _ direction: CGVector) {
        guard style.lineCap != .butt else { return }
        isAtStart = true
        for sign: CGFloat in [1, -1] {
            let d = CGVector(dx: direction.dx * sign, dy: direction.dy * sign)
            addCap(at: point, d)
        }
        sink.close()
    }

    /// An arc of half the width from unit vector `from` (already emitted) to `to`, by way of `by` if given.
    private mutating func addArc(
        around center: CGPoint, _ from: CGVector, _ to: CGVector, by middle: CGVector?
    ) {
        guard let middle else { return bisect(center, from, to, depth: 0) }
        bisect(center, from, middle, depth: 0)
        bisect(center, middle, to, depth: 0)
    }

    /// Emits the arc's points after `from`, halving it until its chord is within the tolerance.
    private mutating func bisect(_ center: CGPoint, _ from: CGVector, _ to: CGVector, depth: Int) {
        let cosine = from.dx * to.dx + from.dy * to.dy
        // Sagitta = half (1 - cos(angle / 2)).
        let cosineOfHalf = max(0, (1 + cosine) / 2).squareRoot()
        if depth < 12, half * (1 - cosineOfHalf) > tolerance {
            let sum = CGVector(dx: from.dx + to.dx, dy: from.dy + to.dy)
            let length = (sum.dx * sum.dx + sum.dy * sum.dy).squareRoot()
            let middle = CGVector(dx: sum.dx / length, dy: sum.dy / length)
            bisect(center, from, middle, depth: depth + 1)
            bisect(center, middle, to, depth: depth + 1)
        } else {
            emit(center, to)
        }
    }

    // MARK: Output

    private mutating func emit(_ center: CGPoint, _ vector: CGVector) {
        let point = CGPoint(x: center.x + vector.dx * half, y: center.y + vector.dy * half).applying(
            transform)
        let limit = PixelBounds.coordinateLimit
        let clamped = CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
        if isAtStart {
            sink.move(to: clamped)
            isAtStart = false
        } else {
            sink.line(to: clamped, isCurving: false)
        }
    }
}
