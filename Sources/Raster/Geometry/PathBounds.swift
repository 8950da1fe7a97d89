import Drawing
import Foundation

/// Collects the box of all points that are sent to it.
struct BoundsSink: LineSink {
    private(set) var minX = CGFloat.infinity
    private(set) var minY = CGFloat.infinity
    private(set) var maxX = -CGFloat.infinity
    private(set) var maxY = -CGFloat.infinity

    mutating func move(to point: CGPoint) { add(point) }
    mutating func line(to point: CGPoint, isCurving: Bool) { add(point) }
    mutating func close() {}

    private mutating func add(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    /// Null where no point came.
    var rect: CGRect {
        minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }
}

extension Path {
    /// A box around the path's points, mapped by `transform`, control points included: the path lies inside.
    /// Points that aren't finite are left out. Null for an empty path.
    func controlBox(_ transform: CGAffineTransform) -> CGRect {
        var box = BoundsSink()
        func add(_ point: CGPoint) {
            let mapped = point.applying(transform)
            if mapped.x.isFinite, mapped.y.isFinite { box.move(to: mapped) }
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): add(p)
            case .quadCurve(let p, let c):
                add(p)
                add(c)
            case .curve(let p, let c1, let c2):
                add(p)
                add(c1)
                add(c2)
            case .closeSubpath: break
            }
        }
        return box.rect
    }
}

extension CGAffineTransform {
    /// Upright rectangles stay upright: no turn but by quarter turns, no skew.
    var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
