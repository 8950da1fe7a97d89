import Foundation

/// How often two paths wind around a place.
struct Windings: Equatable {
    var first = 0
    var second = 0
}

/// An edge between two vertices, from the lesser one to the greater, for all the chords that lie there.
struct WindingEdge {
    var low: Int
    var high: Int
    /// What both windings grow by from the side before it to the side clockwise of it.
    var step: Windings
    /// The first chord there, and whether that runs from low to high.
    var chord: Int
    var isForward: Bool
    /// The windings anticlockwise of it, on screen.
    var before = Windings()

    var after: Windings {
        Windings(first: before.first + step.first, second: before.second + step.second)
    }
}

/// Finds the windings on both sides of every edge of a plane drawing whose edges meet in their ends only.
///
/// 1. Chords between the same two vertices become one edge.
/// 2. A line sweeps from left to right over the vertices, and keeps the edges that it cuts in order. At a
///    vertex, the edges that end there leave, and those that begin there take their place in the order of
///    their slope; each starts from the windings after the one before it.
struct WindingSweep {
    private(set) var edges: [WindingEdge] = []
    /// The edge of each chord.
    private(set) var edgeOfChord: [Int] = []
    private let vertices: [GridPoint]

    /// `isSecond` tells of a curve whether it counts for the second path; curves of the first count only where
    /// `countsFirst` is set.
    init(_ set: ChordSet, countsFirst: Bool) {
        vertices = set.vertices
        merge(set, countsFirst)
        sweep()
    }

    /// 1.
    private mutating func merge(_ set: ChordSet, _ countsFirst: Bool) {
        struct Key: Hashable {
            var low: Int
            var high: Int
        }
        var places: [Key: Int] = [:]
        for (index, chord) in set.chords.enumerated() {
            let isForward = vertices[chord.from] < vertices[chord.to]
            let key = Key(
                low: isForward ? chord.from : chord.to, high: isForward ? chord.to : chord.from)
            let place = places[key] ?? edges.count
            if place == edges.count {
                places[key] = place
                edges.append(
                    WindingEdge(
                        low: key.low, high: key.high, step: Windings(), chord: index, isForward: isForward))
            }
            let sign = isForward ? 1 : -1
            if chord.curve >= set.secondStart {
                edges[place].step.second += sign
            } else if countsFirst {
                edges[place].step.first += sign
            }
            edgeOfChord.append(place)
        }
    }

    /// 2.
    private mutating func sweep() {
        var starting = [[Int]](repeating: [], count: vertices.count)
        for (index, edge) in edges.enumerated() { starting[edge.low].append(index) }
        var active: [Int] = []
        for vertex in vertices.indices.sorted(by: { vertices[$0] < vertices[$1] }) {
            let place = vertices[vertex]
            // The first active edge that doesn't run before the vertex.
            var (low, high) = (0, active.count)
            while low < high {
                let middle = (low + high) / 2
                let edge = edges[active[middle]]
                if GridPoint.side(vertices[edge.low], vertices[edge.high], place) > 0 {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            var end = low
            while end < active.count, edges[active[end]].high == vertex { end += 1 }
            let begun = starting[vertex].sorted { a, b in
                let (p, q) = (vertices[edges[a].high] - place, vertices[edges[b].high] - place)
                return p.cross(q) > 0
            }
            var windings = low > 0 ? edges[active[low - 1]].after : Windings()
            for index in begun {
                edges[index].before = windings
                windings = edges[index].after
            }
            active.replaceSubrange(low..<end, with: begun)
        }
    }
}
