import Drawing
import Foundation

extension SeededGenerator {
    /// A path of a few lines, curves and subpaths, open and closed, in a square of `size` points; some small,
    /// some on whole numbers, so that points and lines coincide.
    mutating func path(in size: CGFloat) -> Path {
        let span = [size, size, size / 4, size / 20].randomElement(using: &self) ?? size
        let isOnGrid = Bool.random(using: &self)
        func coordinate(_ generator: inout SeededGenerator) -> CGFloat {
            let offset = CGFloat.random(in: -span / 2...span / 2, using: &generator)
            return size / 2 + (isOnGrid ? offset.rounded() : offset)
        }
        func point(_ generator: inout SeededGenerator) -> CGPoint {
            CGPoint(x: coordinate(&generator), y: coordinate(&generator))
        }
        var path = Path()
        path.move(to: point(&self))
        for _ in 0..<Int.random(in: 1...5, using: &self) {
            switch Int.random(in: 0..<8, using: &self) {
            case 0...3: path.addLine(to: point(&self))
            case 4: path.addQuadCurve(to: point(&self), control: point(&self))
            case 5, 6: path.addCurve(to: point(&self), control1: point(&self), control2: point(&self))
            default:
                if Bool.random(using: &self) { path.closeSubpath() } else { path.move(to: point(&self)) }
                path.addLine(to: point(&self))
            }
        }
        if Bool.random(using: &self) { path.closeSubpath() }
        return path
    }
}

/// The lines of a path, open subpaths closed or left open, as plain numbers for slow references.
struct PlainLines {
    var lines: [(ax: Double, ay: Double, bx: Double, by: Double)] = []

    /// Curves become `chords` lines each.
    init(_ path: Path, chords: Int = 64, closes: Bool) {
        var start = CGPoint.zero
        var last = CGPoint.zero
        var isEmpty = true
        func add(_ point: CGPoint, to lines: inout [(ax: Double, ay: Double, bx: Double, by: Double)]) {
            lines.append((Double(last.x), Double(last.y), Double(point.x), Double(point.y)))
            last = point
            isEmpty = false
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                if closes { add(start, to: &lines) }
                (start, last, isEmpty) = (point, point, true)
            case .line(let point): add(point, to: &lines)
            case .quadCurve(let end, let c):
                let from = last
                for index in 1...chords {
                    let t = CGFloat(index) / CGFloat(chords)
                    let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    add(
                        CGPoint(
                            x: a * from.x + b * c.x + d * end.x, y: a * from.y + b * c.y + d * end.y),
                        to: &lines)
                }
            case .curve(let end, let c1, let c2):
                let from = last
                for index in 1...chords {
                    let t = CGFloat(index) / CGFloat(chords)
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    add(
                        CGPoint(
                            x: a * from.x + b * c1.x + c * c2.x + d * end.x,
                            y: a * from.y + b * c1.y + c * c2.y + d * end.y), to: &lines)
                }
            case .closeSubpath: if last != start || isEmpty { add(start, to: &lines) }
            }
        }
        if closes { add(start, to: &lines) }
    }

    /// How far a point is from the nearest line.
    func distance(_ x: Double, _ y: Double) -> Double {
        var least = Double.infinity
        for line in lines {
            let (dx, dy) = (line.bx - line.ax, line.by - line.ay)
            let (wx, wy) = (x - line.ax, y - line.ay)
            let square = dx * dx + dy * dy
            let t = square > 0 ? min(max((wx * dx + wy * dy) / square, 0), 1) : 0
            let (ex, ey) = (wx - dx * t, wy - dy * t)
            least = min(least, ex * ex + ey * ey)
        }
        return least.squareRoot()
    }

    /// How often the lines wind around a point.
    func winding(_ x: Double, _ y: Double) -> Int {
        var winding = 0
        for line in lines where (line.ay <= y) != (line.by <= y) {
            let at = line.ax + (y - line.ay) / (line.by - line.ay) * (line.bx - line.ax)
            if at > x { winding += line.by > line.ay ? 1 : -1 }
        }
        return winding
    }
}
