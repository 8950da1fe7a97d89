import Foundation

/// Puts edges back together into the curves that they are parts of.
///
/// 1. Edges that go on along the same curve are one run.
/// 2. Where two runs meet inside of their curves, Newton's method finds the exact crossing near the grid's.
/// 3. A run is its part of the curve between such points; a whole one keeps its numbers. Lines that go straight
///    on are one line.
struct CurveRuns {
    let set: ChordSet
    private(set) var path = Path()

    init(_ set: ChordSet) {
        self.set = set
    }

    private struct Run {
        var edge: DirectedEdge
        var start: Vector
        var end: Vector
    }

    /// Adds a closed loop; one no wider than a few squares of the grid comes from rounding, and is left out.
    mutating func addLoop(_ loop: [DirectedEdge]) {
        guard loop.count > 2, !isSliver(loop) else { return }
        let start = loop.indices.first { !goesOn(loop[($0 + loop.count - 1) % loop.count], loop[$0]) } ?? 0
        var runs = runs(of: Array(loop[start...]) + loop[..<start])
        guard !runs.isEmpty else { return }
        for index in runs.indices {
            let next = (index + 1) % runs.count
            meet(&runs, index, next)
        }
        path.move(to: runs[0].start.cgPoint)
        for (index, run) in runs.enumerated() {
            // The closing line is drawn by closing, with what leads straight into it.
            if index > 0, index == runs.count - 1, set.curves[run.edge.curve].degree == .line {
                if isStraight(runs[index - 1].edge, run.edge), case .line = path.elements.last {
                    path.elements.removeLast()
                }
                break
            }
            add(run, after: index > 0 ? runs[index - 1] : nil)
        }
        path.closeSubpath()
    }

    /// Adds edges one after the other, with a new subpath wherever they don't hang together.
    mutating func addLines(_ edges: [DirectedEdge]) {
        var rest = edges[...]
        while let first = rest.first {
            var count = 1
            while count < rest.count,
                hangsTogether(rest[rest.startIndex + count - 1], rest[rest.startIndex + count])
            {
                count += 1
            }
            var runs = runs(of: Array(rest.prefix(count)))
            for index in runs.indices.dropLast() { meet(&runs, index, index + 1) }
            path.move(to: runs[0].start.cgPoint)
            for (index, run) in runs.enumerated() { add(run, after: index > 0 ? runs[index - 1] : nil) }
            if first.from == rest[rest.startIndex + count - 1].to, count > 2 { path.closeSubpath() }
            rest = rest.dropFirst(count)
        }
    }

    private func hangsTogether(_ a: DirectedEdge, _ b: DirectedEdge) -> Bool {
        a.to == b.from && (a.curve == b.curve ? a.t1 == b.t0 : !set.begins.contains(b.curve))
    }

    private func isSliver(_ loop: [DirectedEdge]) -> Bool {
        let origin = set.vertices[loop[0].from]
        var (area, length) = (0.0, 0.0)
        for edge in loop {
            let (a, b) = (set.vertices[edge.from] - origin, set.vertices[edge.to] - origin)
            area += Double(a.cross(b))
            length += Vector(Double(b.x - a.x), Double(b.y - a.y)).length
        }
        return abs(area) <= 4 * length
    }

    private func isStraight(_ a: DirectedEdge, _ b: DirectedEdge) -> Bool {
        guard set.curves[a.curve].degree == .line, set.curves[b.curve].degree == .line else { return false }
        let (p, q, r) = (set.vertices[a.from], set.vertices[a.to], set.vertices[b.to])
        return GridPoint.side(p, q, r) == 0 && (q - p).dot(r - q) > 0
    }

    /// 1.
    private func goesOn(_ a: DirectedEdge, _ b: DirectedEdge) -> Bool {
        (a.curve == b.curve && a.t1 == b.t0 && (a.t1 > a.t0) == (b.t1 > b.t0)) || isStraight(a, b)
    }

    private func runs(of edges: [DirectedEdge]) -> [Run] {
        var runs: [Run] = []
        for edge in edges {
            let (start, end) = (place(edge.from, edge.curve, edge.t0), place(edge.to, edge.curve, edge.t1))
            if let last = runs.last, last.edge.curve == edge.curve, goesOn(last.edge, edge) {
                runs[runs.count - 1].edge.to = edge.to
                runs[runs.count - 1].edge.t1 = edge.t1
                runs[runs.count - 1].end = end
            } else {
                runs.append(Run(edge: edge, start: start, end: end))
            }
        }
        return runs
    }

    /// An end of a curve keeps its numbers.
    private func place(_ vertex: Int, _ curve: Int, _ t: Double) -> Vector {
        if t == 0 || t == 1 {
            let end = t == 0 ? set.curves[curve].p0 : set.curves[curve].p3
            if set.grid.snap(end) == set.vertices[vertex] { return end }
        }
        return set.grid.point(set.vertices[vertex])
    }

    /// 2.
    private func meet(_ runs: inout [Run], _ index: Int, _ next: Int) {
        let (a, b) = (runs[index].edge, runs[next].edge)
        func isEnd(_ t: Double) -> Bool { t == 0 || t == 1 }
        var place = isEnd(a.t1) ? runs[index].end : runs[next].start
        if !isEnd(a.t1), !isEnd(b.t0),
            let crossing = crossing(set.curves[a.curve], a.t1, set.curves[b.curve], b.t0)
        {
            place = crossing.place
            runs[index].edge.t1 = crossing.t
            runs[next].edge.t0 = crossing.u
        }
        (runs[index].end, runs[next].start) = (place, place)
    }

    private func crossing(_ a: BezierCurve, _ t: Double, _ b: BezierCurve, _ u: Double) -> (
        place: Vector, t: Double, u: Double
    )? {
        let start = a.point(at: t)
        var (t, u) = (t, u)
        for _ in 0..<12 {
            let gap = b.point(at: u) - a.point(at: t)
            if gap.length <= 1e-13 * set.grid.extent { break }
            let (da, db) = (a.derivative(at: t), b.derivative(at: u))
            let determinant = da.cross(db)
            guard abs(determinant) > 1e-6 * da.length * db.length else { return nil }
            t += gap.cross(db) / determinant
            u += gap.cross(da) / determinant
        }
        let place = a.point(at: t)
        guard t > 0, t < 1, u > 0, u < 1, (b.point(at: u) - place).length <= 1e-10 * set.grid.extent,
            (place - start).length <= 16 * (set.stray + set.grid.unit)
        else { return nil }
        return (place, t, u)
    }

    /// 3.
    private mutating func add(_ run: Run, after previous: Run?) {
        let (edge, curve) = (run.edge, set.curves[run.edge.curve])
        if curve.degree == .line {
            if let previous, isStraight(previous.edge, edge), case .line = path.elements.last {
                path.elements.removeLast()
            }
            path.addLine(to: run.end.cgPoint)
            return
        }
        let isForward = edge.t1 >= edge.t0
        var part = curve.part(from: min(edge.t0, edge.t1), to: max(edge.t0, edge.t1))
        if !isForward { part = part.reversed }
        (part.p0, part.p3) = (run.start, run.end)
        path.elements.append(part.element)
    }
}
