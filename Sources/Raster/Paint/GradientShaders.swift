import Drawing
import Foundation

/// Colours along a line.
struct LinearGradientShader: Shader {
    let table: RampTable
    /// Location = `dx x + dy y + offset` for device coordinates.
    private let dx: Double
    private let dy: Double
    private let offset: Double
    var isOpaque: Bool { table.isOpaque }

    /// Nil where start and end coincide or the transform has no inverse.
    init?(_ table: RampTable, start: CGPoint, end: CGPoint, transform: CGAffineTransform) {
        guard let inverse = transform.inverse else { return nil }
        let (vx, vy) = (end.x - start.x, end.y - start.y)
        let squared = vx * vx + vy * vy
        guard squared > 0, squared.isFinite else { return nil }
        self.table = table
        dx = Double((inverse.a * vx + inverse.b * vy) / squared)
        dy = Double((inverse.c * vx + inverse.d * vy) / squared)
        offset = Double(((inverse.tx - start.x) * vx + (inverse.ty - start.y) * vy) / squared)
    }

    func write(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
        let first = (Double(x) + 0.5) * dx + (Double(y) + 0.5) * dy + offset
        if dx == 0 { return row.update(repeating: table[first], count: count) }
        table.withEntries { PixelRows.linear($0, first: first, step: dx, into: row, count: count) }
    }
}

/// Colours along the distance from a centre.
struct RadialGradientShader: Shader {
    let table: RampTable
    private let inverse: CGAffineTransform
    private let center: CGPoint
    private let startRadius: Double
    private let scale: Double
    var isOpaque: Bool { table.isOpaque }

    /// Nil where a radius isn't finite or the transform has no inverse. Equal radii make a hard edge.
    /// `transform` maps the gradient's own plane to the device.
    init?(
        _ table: RampTable, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
        transform: CGAffineTransform
    ) {
        let length = endRadius - startRadius
        guard let inverse = transform.inverse, length.isFinite, center.x.isFinite,
            center.y.isFinite
        else { return nil }
        self.table = table
        self.inverse = inverse
        self.center = center
        self.startRadius = Double(startRadius)
        scale = 1 / Double(length)
    }

    func write(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
        let first = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
        let (px, py) = (Double(first.x - center.x), Double(first.y - center.y))
        let (dx, dy) = (Double(inverse.a), Double(inverse.b))
        table.withEntries {
            PixelRows.radial(
                $0, point: SIMD2(px, py), step: SIMD2(dx, dy), start: startRadius, scale: scale, into: row,
                count: count)
        }
    }
}

extension CGAffineTransform {
    /// Nil where there is none.
    var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        let result = inverted()
        return result.isFinite ? result : nil
    }
}
