import Foundation

/// Walks around lines at half the stroke's width.
///
/// An open line has one contour: along its left side, around the end, back along the other side, around the
/// start. A closed one has two, in opposite directions. Filled by the non-zero rule they are the stroke:
/// every part of them winds the same way.
struct StrokeContours {
    private(set) var path = Path()
    private let style: StrokeStyle
    private let half: Double
    private let spanner: StrokeSpanner

    init(_ style: StrokeStyle) {
        self.style = style
        half = min(Double(style.lineWidth), 1e6) / 2
        spanner = StrokeSpanner(half: half, tolerance: min(half / 300, 0.01))
    }

    mutating func add(_ centerLine: StrokeLine) {
        let spans = spanner.spans(of: centerLine.curves)
        guard let first = spans.first, let last = spans.last else { return addDot(centerLine) }
        var back = spans.reversed().map(\.reversed)
        back[0].beginsInsideCurve = first.beginsInsideCurve
        for index in back.indices.dropFirst() {
            back[index].beginsInsideCurve = spans[spans.count - index].beginsInsideCurve
        }
        if centerLine.isClosed {
            addClosedSide(spans, isReturning: false)
            // The way back begins at the same place, with the joint there.
            addClosedSide([back[back.count - 1]] + back.dropLast(), isReturning: true)
        } else {
            move(first.left.p0)
            addSide(spans, isReturning: false)
            addCap(at: last.end, last.endDirection)
            line(to: last.right.p3)
            addSide(back, isReturning: true)
            addCap(at: first.start, -first.startDirection)
            close(at: first.left.p0)
        }
    }

    // MARK: Sides

    private mutating func addSide(_ spans: [StrokeSpan], isReturning: Bool) {
        for (index, span) in spans.enumerated() {
            if index > 0 { addJoin(spans[index - 1], span, isReturning) }
            follow(span.left)
        }
    }

    /// The way back starts where its first span ends, so that both contours begin at the same place.
    private mutating func addClosedSide(_ spans: [StrokeSpan], isReturning: Bool) {
        let order = isReturning ? Array(spans.dropFirst()) + spans.prefix(1) : spans
        let start = isReturning ? spans[0].left.p3 : spans[0].left.p0
        move(start)
        if isReturning { addJoin(spans[0], order[0], isReturning) }
        addSide(order, isReturning: isReturning)
        if !isReturning { addJoin(spans[spans.count - 1], spans[0], isReturning) }
        close(at: start)
    }

    private mutating func follow(_ side: BezierCurve) {
        line(to: side.p0)
        if side.degree == .line { line(to: side.p3) } else { path.elements.append(side.element) }
    }

    // MARK: Joins

    /// 1. Straight on: nothing to do.
    /// 2. Inside of a bend: straight across, where both lines are long enough to cover the corner cut off;
    ///    else by way of the point itself, which winds part of the stroke twice but leaves no hole.
    /// 3. Outside: round inside of a curve, else what the style says.
    private mutating func addJoin(_ before: StrokeSpan, _ after: StrokeSpan, _ isReturning: Bool) {
        let (d0, d1) = (before.endDirection, after.startDirection)
        let (cross, cosine) = (d0.cross(d1), d0.dot(d1))
        let point = after.start
        // 1.
        if abs(cross) < 1e-9, cosine > 0 { return line(to: after.left.p0) }
        let isTurningBack = cosine < -1 + 1e-12
        // 2.
        if isTurningBack ? isReturning : cross > 0 {
            if min(before.room, after.room) < half * abs(cross) { line(to: point) }
            return line(to: after.left.p0)
        }
        // 3.
        switch after.beginsInsideCurve ? .round : style.lineJoin {
        case .round: addArc(around: point, d0, d1)
        case .miter where !isTurningBack && isWithinMiterLimit(cosine):
            line(to: point + (d0.normal + d1.normal) * (half / (1 + cosine)))
            line(to: after.left.p0)
        case .miter, .bevel: line(to: after.left.p0)
        }
    }

    /// Miter length over width is 1 / sin(half the angle between the lines) = sqrt(2 / (1 + cos of the turn)).
    private func isWithinMiterLimit(_ cosine: Double) -> Bool {
        2 <= Double(style.miterLimit) * Double(style.miterLimit) * (1 + cosine)
    }

    // MARK: Caps

    private mutating func addCap(at point: Vector, _ direction: Vector) {
        let side = direction.normal * half
        switch style.lineCap {
        case .butt: break
        case .square:
            line(to: point + side + direction * half)
            line(to: point - side + direction * half)
            line(to: point - side)
        case .round: addArc(around: point, direction, -direction)
        }
    }

    private mutating func addDot(_ dot: StrokeLine) {
        guard style.lineCap != .butt else { return }
        let start = dot.place + dot.direction.normal * half
        move(start)
        addCap(at: dot.place, dot.direction)
        addCap(at: dot.place, -dot.direction)
        close(at: start)
    }

    /// An arc of half the width, between the left normals of two directions, that turns against the clock on
    /// screen: the way around the outside of a bend. Half a turn goes by way of `d0`.
    ///
    /// One cubic does up to 135 degrees within a four-hundredth of the radius, as SwiftUI's joins have it, if
    /// that is under a hundredth of a point; else halves.
    private mutating func addArc(around center: Vector, _ d0: Vector, _ d1: Vector) {
        let cosine = d0.dot(d1)
        // tan(x / 2) = sqrt((1 - cos x) / (1 + cos x)), twice.
        let cosineOfHalf = max(0, (1 + cosine) / 2).squareRoot()
        let tangent = ((1 - cosineOfHalf) / (1 + cosineOfHalf)).squareRoot()
        let sineSquared = tangent * tangent / (1 + tangent * tangent)
        let error = half * 2 / 27 * sineSquared * sineSquared * sineSquared * (1 + tangent * tangent)
        if cosine > -0.7072, error <= 0.01 {
            let (n0, n1) = (d0.normal * half, d1.normal * half)
            let reach = 4.0 / 3 * tangent * half
            let (from, to) = (center + n0, center + n1)
            if from != to {
                path.elements.append(
                    BezierCurve(from, from + d0 * reach, to - d1 * reach, to).element)
            }
        } else {
            // Half way on the outside; against the normal the directions turn anticlockwise.
            let middle = cosine > -0.999 ? (d0 + d1).unit : (d0 - d1).unit.map { -$0.normal }
            guard let middle else { return line(to: center + d1.normal * half) }
            addArc(around: center, d0, middle)
            addArc(around: center, middle, d1)
        }
    }

    // MARK: Output

    private mutating func move(_ point: Vector) { path.move(to: point.cgPoint) }

    private mutating func line(to point: Vector) {
        if !isThere(point) { path.addLine(to: point.cgPoint) }
    }

    private mutating func close(at start: Vector) {
        line(to: start)
        path.closeSubpath()
    }

    /// Whether the last step ends there, but for rounding.
    private func isThere(_ point: Vector) -> Bool {
        let last: CGPoint
        switch path.elements.last {
        case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): last = p
        case .closeSubpath, nil: return false
        }
        let apart = Vector(last) - point
        return max(abs(apart.x), abs(apart.y)) <= 1e-9 * half
    }
}
