import Foundation

/// An edge with a direction, as a part of a curve.
struct DirectedEdge {
    var from: Int
    var to: Int
    var curve: Int
    /// Where on the curve it begins and ends; falling where it runs against the curve.
    var t0: Double
    var t1: Double

    /// The edge's first chord, in the direction of the edge or against it.
    init(_ edge: WindingEdge, _ chords: [Chord], isForward: Bool) {
        (from, to) = isForward ? (edge.low, edge.high) : (edge.high, edge.low)
        let chord = chords[edge.chord]
        curve = chord.curve
        (t0, t1) = edge.isForward == isForward ? (chord.t0, chord.t1) : (chord.t1, chord.t0)
    }

    init(_ chord: Chord) {
        (from, to, curve, t0, t1) = (chord.from, chord.to, chord.curve, chord.t0, chord.t1)
    }
}

/// Joins edges that have the inside clockwise of them into closed loops.
///
/// Where several edges leave a vertex, the way turns as far to the inside as it can: loops that touch in a
/// point stay apart.
struct LoopStitcher {
    private let edges: [DirectedEdge]
    private let vertices: [GridPoint]
    /// Per vertex, the edges that leave it and aren't used.
    private var leaving: [Int: [Int]] = [:]

    init(_ edges: [DirectedEdge], _ vertices: [GridPoint]) {
        (self.edges, self.vertices) = (edges, vertices)
        for (index, edge) in edges.enumerated() { leaving[edge.from, default: []].append(index) }
    }

    /// The loops, by their first edge.
    mutating func loops() -> [[DirectedEdge]] {
        var loops: [[DirectedEdge]] = []
        for first in edges.indices where take(first) {
            var loop = [edges[first]]
            while let last = loop.last, last.to != edges[first].from, let next = next(after: last),
                take(next)
            {
                loop.append(edges[next])
            }
            loops.append(loop)
        }
        return loops
    }

    private mutating func take(_ edge: Int) -> Bool {
        guard let place = leaving[edges[edge].from]?.firstIndex(of: edge) else { return false }
        leaving[edges[edge].from]?.remove(at: place)
        return true
    }

    private func next(after edge: DirectedEdge) -> Int? {
        let way = vertices[edge.to] - vertices[edge.from]
        func rank(_ out: GridPoint) -> Int {
            let cross = way.cross(out)
            return cross > 0 ? 2 : cross == 0 && way.dot(out) > 0 ? 1 : 0
        }
        func out(_ index: Int) -> GridPoint { vertices[edges[index].to] - vertices[edges[index].from] }
        return leaving[edge.to]?.max { a, b in
            let (p, q) = (out(a), out(b))
            return rank(p) != rank(q) ? rank(p) < rank(q) : p.cross(q) > 0
        }
    }
}
