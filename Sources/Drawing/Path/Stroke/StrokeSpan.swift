import Foundation

/// A part of a stroke's line with its two sides.
struct StrokeSpan {
    /// Where it begins and ends, on the line itself.
    var start: Vector
    var end: Vector
    /// Unit vectors.
    var startDirection: Vector
    var endDirection: Vector
    /// The side along the normals, from start to end.
    var left: BezierCurve
    /// The side against the normals, from start to end.
    var right: BezierCurve
    /// The joint before it lies inside of a curve: round, whatever the style.
    var beginsInsideCurve: Bool

    /// How far back a straight span covers its whole width; 0 for a curve.
    var room: Double { left.degree == .line ? (end - start).length : 0 }

    /// The span the other way round, with the sides exchanged; the joint before it is the caller's.
    var reversed: StrokeSpan {
        StrokeSpan(
            start: end, end: start, startDirection: -endDirection, endDirection: -startDirection,
            left: right.reversed, right: left.reversed, beginsInsideCurve: false)
    }
}

/// Cuts curves into spans.
struct StrokeSpanner {
    /// Half the line's width.
    let half: Double
    /// How far the sides may stray from their place.
    let tolerance: Double

    /// Halvings of a curve.
    private static let depthLimit = 11

    /// The spans of a line, in order.
    ///
    /// 1. A curve whose sides both are one cubic each is one span.
    /// 2. One that is as good as straight is a chord: where it bends more tightly than half the width, no side
    ///    along it is simple, but straight pieces with round joints cover the same.
    /// 3. Others are halved.
    func spans(of curves: [BezierCurve]) -> [StrokeSpan] {
        var spans: [StrokeSpan] = []
        var before = curves.last?.endDirection
        for curve in curves {
            let first = spans.count
            add(curve, depth: 0, to: &spans)
            // A curve that goes on where the one before was heading makes no corner, even as chords.
            let isSmooth =
                if let before, let after = curve.startDirection {
                    abs(before.cross(after)) < 1e-6 && before.dot(after) > 0
                } else { false }
            if first < spans.count { spans[first].beginsInsideCurve = isSmooth }
            before = curve.endDirection
        }
        return spans
    }

    private func add(_ curve: BezierCurve, depth: Int, to spans: inout [StrokeSpan]) {
        // 1.
        if let left = curve.offset(by: half, tolerance: tolerance),
            let right = curve.offset(by: -half, tolerance: tolerance),
            let d0 = curve.startDirection, let d1 = curve.endDirection
        {
            spans.append(
                StrokeSpan(
                    start: curve.p0, end: curve.p3, startDirection: d0, endDirection: d1, left: left,
                    right: right, beginsInsideCurve: true))
        } else if depth == Self.depthLimit || curve.stray <= tolerance {
            // 2.
            if curve.p0 != curve.p3 { add(BezierCurve(curve.p0, curve.p3), depth: 0, to: &spans) }
        } else {
            // 3.
            let (a, b) = curve.split(at: 0.5)
            add(a, depth: depth + 1, to: &spans)
            add(b, depth: depth + 1, to: &spans)
        }
    }
}

extension BezierCurve {
    /// A bound of how far it strays from its chord: an eighth of the largest second derivative.
    var stray: Double { max(secondDerivative(at: 0).length, secondDerivative(at: 1).length) / 8 }
}
