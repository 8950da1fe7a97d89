import Foundation

extension Path {
    /// The area that a stroke of the path covers, as a path to be filled by the non-zero rule.
    ///
    /// Made of one convex piece for each straight part, join and cap, all turning the same way: filled, they
    /// are the stroke; the outline itself differs from Apple's, which walks around. Curves become chords.
    /// A width that isn't above 0 gives an empty path.
    ///
    /// 1. Curves to chords, then the dash pattern.
    /// 2. A box along each chord.
    /// 3. A join between chords, caps at open ends.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var pieces = StrokePieces(style: style)
        // 1.
        for line in subpaths.map(Polyline.init).flatMap({ $0.dashed(style) }) {
            pieces.add(line)
        }
        return pieces.path
    }
}

/// A subpath as points, without repeated ones.
private struct Polyline {
    var points: [CGPoint]
    var isClosed: Bool

    init(points: [CGPoint], isClosed: Bool) {
        self.points = points
        self.isClosed = isClosed
    }

    init(_ subpath: Path.Subpath) {
        points = [subpath.start]
        isClosed = subpath.isClosed
        for segment in subpath.segments {
            let chords = segment.chordCount
            for index in 1...chords {
                let point = segment.point(at: CGFloat(index) / CGFloat(chords))
                if point != points[points.count - 1] { points.append(point) }
            }
        }
        if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    }

    /// The pieces that the pattern leaves on; itself without a pattern.
    func dashed(_ style: StrokeStyle) -> [Polyline] {
        let pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }), points.count > 1 else {
            return [self]
        }
        var phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: period) : 0
        if phase < 0 { phase += period }
        var index = 0
        while phase >= pattern[index] {
            phase -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - phase
        var result: [Polyline] = []
        var open: [CGPoint] = index.isMultiple(of: 2) ? [points[0]] : []
        let ring = isClosed ? points + [points[0]] : points
        for (a, b) in zip(ring, ring.dropFirst()) {
            let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
            var walked: CGFloat = 0
            // A pattern too fine to see, or a line without end, is left solid.
            guard length / period < 1e5 else { return [self] }
            while length - walked > left {
                walked += left
                let t = walked / length
                let cut = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                if index.isMultiple(of: 2) {
                    result.append(Polyline(points: open + [cut], isClosed: false))
                    open = []
                } else {
                    open = [cut]
                }
                index = (index + 1) % pattern.count
                left = max(pattern[index], period * 1e-6)
            }
            left -= length - walked
            if index.isMultiple(of: 2) { open.append(b) }
        }
        if open.count > 1 { result.append(Polyline(points: open, isClosed: false)) }
        return result
    }
}

/// Collects the convex pieces of a stroke.
private struct StrokePieces {
    let style: StrokeStyle
    var path = Path()

    private var half: CGFloat { style.lineWidth / 2 }

    init(style: StrokeStyle) {
        self.style = style
    }

    mutating func add(_ line: Polyline) {
        let points = line.points
        guard points.count > 1 else { return addDot(at: points[0]) }
        let ring = line.isClosed ? points + [points[0]] : points
        let ways = zip(ring, ring.dropFirst()).map { a, b in Self.way(a, b) }
        // 2.
        for (index, way) in ways.enumerated() {
            let (a, b) = (ring[index], ring[index + 1])
            let n = CGVector(dx: -way.dy * half, dy: way.dx * half)
            addPiece([a + n, b + n, b - n, a - n])
        }
        // 3.
        for index in 1..<ways.count { addJoin(at: ring[index], ways[index - 1], ways[index]) }
        if line.isClosed {
            addJoin(at: ring[0], ways[ways.count - 1], ways[0])
        } else {
            addCap(at: ring[0], CGVector(dx: -ways[0].dx, dy: -ways[0].dy))
            addCap(at: ring[ring.count - 1], ways[ways.count - 1])
        }
    }

    /// A point without length shows its caps: a disc or a square; nothing with butt caps.
    private mutating func addDot(at point: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addDisc(at: point)
        case .square:
            path.addRect(
                CGRect(
                    x: point.x - half, y: point.y - half, width: style.lineWidth, height: style.lineWidth))
        }
    }

    private mutating func addCap(at point: CGPoint, _ way: CGVector) {
        switch style.lineCap {
        case .butt: break
        case .round: addDisc(at: point)
        case .square:
            let n = CGVector(dx: -way.dy * half, dy: way.dx * half)
            let out = CGVector(dx: way.dx * half, dy: way.dy * half)
            addPiece([point + n, point + n + out, point - n + out, point - n])
        }
    }

    /// The triangle of a bevel; with a miter the tip too, within the limit.
    private mutating func addJoin(at point: CGPoint, _ a: CGVector, _ b: CGVector) {
        let cross = a.dx * b.dy - a.dy * b.dx
        let dot = a.dx * b.dx + a.dy * b.dy
        if cross == 0, dot > 0 { return }
        if style.lineJoin == .round { return addDisc(at: point) }
        let side: CGFloat = cross > 0 ? -half : half
        let from = point + CGVector(dx: -a.dy * side, dy: a.dx * side)
        let to = point + CGVector(dx: -b.dy * side, dy: b.dx * side)
        // Miter length over line width is 1 / cos(turn / 2).
        let cosine = ((1 + dot) / 2).squareRoot()
        if style.lineJoin == .miter, cosine > 0, 1 / cosine <= style.miterLimit {
            let reach = side / (cosine * cosine * 2)
            let tip = point + CGVector(dx: (-a.dy - b.dy) * reach, dy: (a.dx + b.dx) * reach)
            addPiece([point, from, tip, to])
        } else {
            addPiece([point, from, to])
        }
    }

    private mutating func addDisc(at point: CGPoint) {
        path.addEllipse(
            in: CGRect(x: point.x - half, y: point.y - half, width: style.lineWidth, height: style.lineWidth))
    }

    /// A closed piece, turned so that all turn the same way as ``Path/addEllipse(in:transform:)``.
    private mutating func addPiece(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }

    private static func way(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
    }
}

extension Path.Segment {
    /// Chords that stay within a hundredth of a point; at most 256.
    fileprivate var chordCount: Int {
        let controls: [CGPoint]
        switch self {
        case .line: return 1
        case .quad(let a, let c, let b): controls = [a, c, b]
        case .cubic(let a, let c, let d, let b): controls = [a, c, d, b]
        }
        var bend: CGFloat = 0
        for (index, point) in controls.enumerated().dropFirst().dropLast() {
            let dx = controls[index - 1].x - 2 * point.x + controls[index + 1].x
            let dy = controls[index - 1].y - 2 * point.y + controls[index + 1].y
            bend = max(bend, (dx * dx + dy * dy).squareRoot())
        }
        let count = (bend * 6 / (8 * 0.01)).squareRoot().rounded(.up)
        return count.isFinite ? Int(max(1, min(count, 256))) : 1
    }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}

private func - (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
}
