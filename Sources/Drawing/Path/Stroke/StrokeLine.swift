import Foundation

/// One run of curves that a stroke follows, without steps of no length.
struct StrokeLine {
    var curves: [BezierCurve]
    /// The last curve is joined to the first.
    var isClosed: Bool
    /// Where a line without curves, a dot, is, and which way its caps look: a unit vector.
    var place = Vector(0, 0)
    var direction = Vector(1, 0)
}

extension StrokeLine {
    /// The lines of a path: a subpath whose points all coincide becomes a dot, a lone move nothing.
    static func lines(of path: Path) -> [StrokeLine] {
        path.finiteContours.compactMap { contour in
            let curves = contour.curves.filter { !$0.isPoint }
            guard curves.isEmpty else { return StrokeLine(curves: curves, isClosed: contour.isClosed) }
            guard contour.isClosed || !contour.curves.isEmpty else { return nil }
            return StrokeLine(curves: [], isClosed: false, place: contour.start)
        }
    }
}
