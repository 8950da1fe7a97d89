import Drawing
import Foundation

/// A layer in perspective: each pixel is the mean of bilinear samples, as many as the layer is shrunk there.
struct ProjectionShader: Shader {
    private typealias Color = SIMD4<Float>

    private let layer: Surface
    private let inverse: ProjectionTransform
    /// One over the smallest depth that shows.
    private let farthest: Double

    init(_ layer: Surface, _ map: ProjectionTransform, nearest: CGFloat) {
        self.layer = layer
        inverse = map.inverted()
        farthest = nearest > 0 ? 1 / Double(nearest) : 0
    }

    func write(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
        for i in 0..<count { row[i] = pixel(Double(x + i), Double(y)) }
    }

    /// 1. How far the layer moves between neighbouring pixels tells the samples a side.
    /// 2. Their mean; what lies behind the viewer is clear.
    private func pixel(_ x: Double, _ y: Double) -> PremultipliedPixel {
        // 1.
        let center = place(x + 0.5, y + 0.5)
        guard center.q > 0, center.q <= farthest else { return 0 }
        let across = place(x + 1.5, y + 0.5)
        let down = place(x + 0.5, y + 1.5)
        let stepX = max(abs(across.x - center.x), abs(across.y - center.y))
        let stepY = max(abs(down.x - center.x), abs(down.y - center.y))
        let (columns, rows) = (Self.samples(stepX), Self.samples(stepY))
        // 2.
        var sum = Color.zero
        for j in 0..<rows {
            for i in 0..<columns {
                let p = place(x + (Double(i) + 0.5) / Double(columns), y + (Double(j) + 0.5) / Double(rows))
                if p.q > 0, p.q <= farthest { sum += sample(p.x, p.y) }
            }
        }
        sum *= 1 / Float(rows * columns)
        return UInt32(sum.x + 0.5) | UInt32(sum.y + 0.5) << 8 | UInt32(sum.z + 0.5) << 16
            | UInt32(sum.w + 0.5) << 24
    }

    /// Where a device point lies in the layer, and one over its depth.
    @inline(__always)
    private func place(_ x: Double, _ y: Double) -> (x: Double, y: Double, q: Double) {
        let q = x * Double(inverse.m13) + y * Double(inverse.m23) + Double(inverse.m33)
        let u = x * Double(inverse.m11) + y * Double(inverse.m21) + Double(inverse.m31)
        let v = x * Double(inverse.m12) + y * Double(inverse.m22) + Double(inverse.m32)
        return (u / q, v / q, q)
    }

    private static func samples(_ step: Double) -> Int {
        step > 1.05 ? Int(min(step, 8).rounded(.up)) : 1
    }

    /// Bilinear between the centres of the four pixels around; nothing lies outside of the layer.
    private func sample(_ x: Double, _ y: Double) -> Color {
        let bounds = layer.bounds
        guard x > Double(bounds.minX) - 1, x < Double(bounds.maxX) + 1, y > Double(bounds.minY) - 1,
            y < Double(bounds.maxY) + 1
        else { return .zero }
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (u, v) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
        let (i, j) = (Int(left), Int(top))
        let upper = color(i, j) * (1 - u) + color(i + 1, j) * u
        let lower = color(i, j + 1) * (1 - u) + color(i + 1, j + 1) * u
        return upper * (1 - v) + lower * v
    }

    @inline(__always)
    private func color(_ x: Int, _ y: Int) -> Color {
        let bounds = layer.bounds
        guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return .zero }
        let pixel = layer.row(y, from: x)[0]
        return Color(
            Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
    }
}
