import Foundation

/// More crossings or comparisons than an answer is worth.
struct TooManyCrossings: Error {}

extension ChordSet {
    /// Cuts chords wherever they cross, touch or lie on each other, until they meet in their ends only.
    ///
    /// 1. Find pairs whose boxes meet, of which at least one is new.
    /// 2. Where two cross, the nearest point of the grid is a vertex of both; an end on another chord, and
    ///    the ends of an overlap, are vertices of that other one.
    /// 3. Cutting at rounded points bends the pieces by half a square, which may make new crossings: again,
    ///    for the pieces of the chords that were cut.
    mutating func split() throws(TooManyCrossings) {
        var isNew = [Bool](repeating: true, count: chords.count)
        for _ in 0..<16 {
            // 1. and 2.
            var cuts: [Cut] = []
            var search = PairSearch(boxes: chords.map { GridBox(vertices[$0.from], vertices[$0.to]) })
            try search.visit { (a, b) throws(TooManyCrossings) in
                if isNew[a] || isNew[b] { addCuts(a, b, to: &cuts) }
                if cuts.count > 4_000_000 { throw TooManyCrossings() }
            }
            guard !cuts.isEmpty else { return }
            // 3.
            isNew = apply(cuts)
        }
    }

    private struct Cut {
        var chord: Int
        /// How far along, for the order of several.
        var along: Double
        var vertex: Int
    }

    private mutating func addCuts(_ first: Int, _ second: Int, to cuts: inout [Cut]) {
        let (s, t) = (chords[first], chords[second])
        let (a, b, c, d) = (vertices[s.from], vertices[s.to], vertices[t.from], vertices[t.to])
        let (ac, ad) = (GridPoint.side(a, b, c), GridPoint.side(a, b, d))
        let (ca, cb) = (GridPoint.side(c, d, a), GridPoint.side(c, d, b))
        if ac != 0, ad != 0, ca != 0, cb != 0 {
            guard (ac > 0) != (ad > 0), (ca > 0) != (cb > 0) else { return }
            let along = Double(ca) / (Double(ca) - Double(cb))
            let place = GridPoint(
                x: a.x + Int((Double(b.x - a.x) * along).rounded()),
                y: a.y + Int((Double(b.y - a.y) * along).rounded()))
            let vertex = vertex(at: place)
            addCut(first, s, vertex, to: &cuts)
            addCut(second, t, vertex, to: &cuts)
            return
        }
        if ac == 0 { addTouch(first, s, t.from, to: &cuts) }
        if ad == 0 { addTouch(first, s, t.to, to: &cuts) }
        if ca == 0 { addTouch(second, t, s.from, to: &cuts) }
        if cb == 0 { addTouch(second, t, s.to, to: &cuts) }
    }

    /// A vertex on the chord's line: a cut if it lies between the ends.
    private func addTouch(_ index: Int, _ chord: Chord, _ vertex: Int, to cuts: inout [Cut]) {
        let (a, b, p) = (vertices[chord.from], vertices[chord.to], vertices[vertex])
        guard (p - a).dot(b - a) > 0, (p - b).dot(a - b) > 0 else { return }
        addCut(index, chord, vertex, to: &cuts)
    }

    private func addCut(_ index: Int, _ chord: Chord, _ vertex: Int, to cuts: inout [Cut]) {
        guard vertex != chord.from, vertex != chord.to else { return }
        let (a, b, p) = (vertices[chord.from], vertices[chord.to], vertices[vertex])
        let way = b - a
        let along = Double((p - a).dot(way)) / Double(way.dot(way))
        cuts.append(Cut(chord: index, along: min(max(along, 0), 1), vertex: vertex))
    }

    /// Which of the chords are new afterwards.
    private mutating func apply(_ cuts: [Cut]) -> [Bool] {
        let ordered = cuts.sorted { ($0.chord, $0.along, $0.vertex) < ($1.chord, $1.along, $1.vertex) }
        var (result, isNew): ([Chord], [Bool]) = ([], [])
        result.reserveCapacity(chords.count + cuts.count)
        var next = 0
        for (index, chord) in chords.enumerated() {
            guard next < ordered.count, ordered[next].chord == index else {
                result.append(chord)
                isNew.append(false)
                continue
            }
            var piece = chord
            while next < ordered.count, ordered[next].chord == index {
                let cut = ordered[next]
                next += 1
                guard cut.vertex != piece.from else { continue }
                let t = chord.t0 + (chord.t1 - chord.t0) * cut.along
                piece.to = cut.vertex
                piece.t1 = t
                result.append(piece)
                isNew.append(true)
                (piece.from, piece.t0) = (cut.vertex, t)
            }
            guard piece.from != chord.to else { continue }
            (piece.to, piece.t1) = (chord.to, chord.t1)
            result.append(piece)
            isNew.append(true)
        }
        replace(result)
        return isNew
    }
}
