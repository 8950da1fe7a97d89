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
        var box = ControlBox(transform)
        for element in elements {
            switch element {
            case .move(let p), .line(let p): box.add(p)
            case .quadCurve(let p, let c):
                box.add(p)
                box.add(c)
            case .curve(let p, let c1, let c2):
                box.add(p)
                box.add(c1)
                box.add(c2)
            case .closeSubpath: break
            }
        }
        return box.rect
    }
}

/// Collects the box of mapped points, those left out that aren't finite.
private struct ControlBox {
    private let across: SIMD2<Double>
    private let down: SIMD2<Double>
    private let offset: SIMD2<Double>
    private var low = SIMD2(repeating: Double.infinity)
    private var high = SIMD2(repeating: -Double.infinity)

    init(_ transform: CGAffineTransform) {
        across = SIMD2(Double(transform.a), Double(transform.b))
        down = SIMD2(Double(transform.c), Double(transform.d))
        offset = SIMD2(Double(transform.tx), Double(transform.ty))
    }

    @inline(__always)
    mutating func add(_ point: CGPoint) {
        let mapped = across * Double(point.x) + down * Double(point.y) + offset
        // Of a number that isn't finite, 0 times it is NaN.
        guard (mapped * 0).sum() == 0 else { return }
        low = low.replacing(with: mapped, where: mapped .< low)
        high = high.replacing(with: mapped, where: mapped .> high)
    }

    /// Null where no point came.
    var rect: CGRect {
        low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
    }
}

extension CGAffineTransform {
    /// Upright rectangles stay upright: no turn but by quarter turns, no skew.
    var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
