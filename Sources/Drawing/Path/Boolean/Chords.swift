import Foundation

/// A straight piece of a curve between two points of the grid.
struct Chord {
    /// Indices into the vertices.
    var from: Int
    var to: Int
    /// Index into the curves.
    var curve: Int
    /// Where on its curve it begins and ends.
    var t0: Double
    var t1: Double
}

/// The curves of two paths as chords on a grid.
struct ChordSet {
    let curves: [BezierCurve]
    let grid: SnapGrid
    /// Curves before this one are the first path's.
    let secondStart: Int
    /// Which curves begin a subpath.
    let begins: Set<Int>
    private(set) var chords: [Chord] = []
    private(set) var vertices: [GridPoint] = []
    private var indices: [GridPoint: Int] = [:]
    /// How far chords stray from their curves at most, in points.
    private(set) var stray = 0.0

    /// No more chords than about this; with more curves than this, one each.
    private static let budget = 2_000_000

    /// Nil without any curve that isn't a point.
    ///
    /// Open subpaths of the second path are closed by a line, those of the first where `closesFirst` is set.
    init?(_ first: Path, _ second: Path, closesFirst: Bool) {
        var curves: [BezierCurve] = []
        var begins: Set<Int> = []
        func add(_ contours: [BezierContour], closes: Bool) {
            for contour in contours {
                begins.insert(curves.count)
                curves += contour.curves.filter { !$0.isPoint }
                if closes, let end = contour.curves.last?.p3, end != contour.start {
                    curves.append(BezierCurve(end, contour.start))
                }
            }
        }
        add(first.finiteContours, closes: closesFirst)
        secondStart = curves.count
        add(second.finiteContours, closes: true)
        guard let grid = SnapGrid(curves) else { return nil }
        (self.curves, self.grid, self.begins) = (curves, grid, begins)
        for index in curves.indices { addChords(of: index) }
    }

    /// Equal steps of the parameter, as many as keep the chords within a part of the curve's and the whole
    /// extent. A curve and its reverse give the same points.
    private mutating func addChords(of index: Int) {
        let curve = curves[index]
        let size = (curve.box.max - curve.box.min).max()
        let tolerance = max(min(grid.extent / 32768, size / 1024), 4 * grid.unit)
        let most = max(1, Self.budget / curves.count)
        let count = curve.degree == .line ? 1 : min(Int((curve.stray / tolerance).squareRoot()) + 1, most)
        if count > 0, curve.degree != .line {
            stray = max(stray, curve.stray / Double(count * count))
        }
        let isReversed = grid.snap(curve.p3) < grid.snap(curve.p0)
        let canonical = isReversed ? curve.reversed : curve
        var last = vertex(at: grid.snap(curve.p0))
        var t0 = 0.0
        for step in 1...count {
            let t1 = Double(step) / Double(count)
            let place =
                step == count
                ? curve.p3
                : canonical.point(at: Double(isReversed ? count - step : step) / Double(count))
            let next = vertex(at: grid.snap(place))
            if next != last { chords.append(Chord(from: last, to: next, curve: index, t0: t0, t1: t1)) }
            (last, t0) = (next, t1)
        }
    }

    mutating func vertex(at point: GridPoint) -> Int {
        if let index = indices[point] { return index }
        indices[point] = vertices.count
        vertices.append(point)
        return vertices.count - 1
    }

    mutating func replace(_ chords: [Chord]) { self.chords = chords }
}
