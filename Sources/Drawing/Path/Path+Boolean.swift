import Foundation

extension Path {
    /// The area that either path fills.
    ///
    /// Both paths count as filled, open subpaths closed, by the even-odd rule with `eoFill`, else by winding.
    /// The result is made of closed loops that don't cross, the inside clockwise of them on screen, so both
    /// rules fill it alike; curves stay curves. Steps with points that aren't finite are left out. Edges that
    /// both paths share, and points where they touch, are exact to a billionth of the paths' extent; curves
    /// that run closer together than a thirty-thousandth of it may count as one.
    ///
    /// About n log n for n steps and crossings. Where more than some millions of crossings would have to be
    /// kept, the path itself comes back.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 || $1 }
    }

    /// The area that both paths fill. See ``union(_:eoFill:)``.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && $1 }
    }

    /// The area that this path fills and the other one doesn't. See ``union(_:eoFill:)``.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && !$1 }
    }

    /// The area that one path fills and the other one doesn't. See ``union(_:eoFill:)``.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 != $1 }
    }

    /// The same area without overlaps: loops that don't cross, which both rules fill alike. See
    /// ``union(_:eoFill:)``.
    public func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), eoFill) { first, _ in first }
    }

    /// The parts of this path's lines that lie in the area that the other one fills, edges of it included.
    ///
    /// This path counts as lines, open where it is open, the other one as filled, see ``union(_:eoFill:)``.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        lines(inside: true, other, eoFill)
    }

    /// The parts of this path's lines that lie outside of the area that the other one fills. See
    /// ``lineIntersection(_:eoFill:)``.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        lines(inside: false, other, eoFill)
    }

    /// 1. Both paths' curves become chords on a grid, cut where they meet.
    /// 2. Every edge knows the windings on both sides; it is kept where one side is in and the other is out.
    /// 3. Loops of them become curves again.
    private func combined(with other: Path, _ eoFill: Bool, _ isIn: (Bool, Bool) -> Bool) -> Path {
        // 1.
        guard var set = ChordSet(self, other, closesFirst: true) else { return Path() }
        guard (try? set.split()) != nil else { return self }
        // 2.
        func isFilled(_ windings: Windings) -> Bool {
            isIn(Self.isFilled(windings.first, eoFill), Self.isFilled(windings.second, eoFill))
        }
        let kept = WindingSweep(set, countsFirst: true).edges.compactMap { edge -> DirectedEdge? in
            let (before, after) = (isFilled(edge.before), isFilled(edge.after))
            return before == after ? nil : DirectedEdge(edge, set.chords, isForward: after)
        }
        // 3.
        var stitcher = LoopStitcher(kept, set.vertices)
        var runs = CurveRuns(set)
        for loop in stitcher.loops() { runs.addLoop(loop) }
        return runs.path
    }

    private func lines(inside: Bool, _ other: Path, _ eoFill: Bool) -> Path {
        guard var set = ChordSet(self, other, closesFirst: false) else { return Path() }
        guard (try? set.split()) != nil else { return self }
        let sweep = WindingSweep(set, countsFirst: false)
        let kept = set.chords.indices.compactMap { index -> DirectedEdge? in
            let chord = set.chords[index]
            guard chord.curve < set.secondStart else { return nil }
            let edge = sweep.edges[sweep.edgeOfChord[index]]
            let isIn = Self.isFilled(edge.before.second, eoFill) || Self.isFilled(edge.after.second, eoFill)
            return isIn == inside ? DirectedEdge(chord) : nil
        }
        var runs = CurveRuns(set)
        runs.addLines(kept)
        return runs.path
    }

    private static func isFilled(_ winding: Int, _ eoFill: Bool) -> Bool {
        eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }
}
