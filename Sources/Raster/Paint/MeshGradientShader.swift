import Drawing
import Foundation

/// The pixels of a colour mesh: those of the triangles their centres lie in.
final class MeshGradientShader: Shader {
    private let surface: MeshSurface
    private let background: PremultipliedPixel
    /// The rows of device pixels that each row of the net's cells may touch.
    private let spans: [(low: Double, high: Double)]
    private let scanner = ShapeScanner()
    /// 1 where a triangle covers the pixel.
    private var isCovered: [UInt8] = []

    init(surface: MeshSurface, background: PremultipliedPixel) {
        self.surface = surface
        self.background = background
        spans = (0..<(surface.rows - 1)).map { row in
            var span = (low: Double.infinity, high: -Double.infinity)
            for corner in surface.corners[row * surface.columns..<(row + 2) * surface.columns] {
                span = (min(span.low, corner.y), max(span.high, corner.y))
            }
            return span
        }
    }

    /// 1. The background everywhere.
    /// 2. The triangles that the row of pixel centres cuts, later ones over earlier ones.
    /// 3. What the rim cuts, unless all is covered.
    func write(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
        // 1.
        row.update(repeating: background, count: count)
        isCovered = [UInt8](repeating: 0, count: count)
        // 2.
        let line = Double(y) + 0.5
        for index in spans.indices where spans[index].low <= line && line < spans[index].high {
            let start = index * surface.columns
            for column in 0..<(surface.columns - 1) {
                let a = surface.corners[start + column]
                let b = surface.corners[start + column + 1]
                let c = surface.corners[start + surface.columns + column]
                let d = surface.corners[start + surface.columns + column + 1]
                fill(a, b, c, at: line, x, count, row)
                fill(b, d, c, at: line, x, count, row)
            }
        }
        // 3.
        if !surface.rim.fillsRectangle || isCovered.contains(0) { finishRim(y, x, count, row) }
    }

    /// The part of a triangle on a line of pixel centres. Triangles with a common edge find the same crossing
    /// of it, and a centre belongs to what begins there: nothing is missed and nothing done twice.
    private func fill(
        _ a: MeshSurface.Corner, _ b: MeshSurface.Corner, _ c: MeshSurface.Corner, at line: Double,
        _ x: Int, _ count: Int, _ row: UnsafeMutablePointer<PremultipliedPixel>
    ) {
        var first: Crossing?
        var second: Crossing?
        for crossing in [Crossing(a, b, line), Crossing(b, c, line), Crossing(c, a, line)] {
            guard let crossing else { continue }
            if first == nil { first = crossing } else { second = crossing }
        }
        guard let first, let second else { return }
        let (left, right) = first.x <= second.x ? (first, second) : (second, first)
        let low = max((left.x - 0.5 - Double(x)).rounded(.up), 0)
        let high = min((right.x - 0.5 - Double(x)).rounded(.up), Double(count))
        guard low < high else { return }
        let slope = (right.color - left.color) / Float(right.x - left.x)
        for i in Int(low)..<Int(high) {
            row[i] = ImageResampler.pack(left.color + slope * Float(Double(x + i) + 0.5 - left.x))
            isCovered[i] = 1
        }
    }

    /// Where a line of pixel centres crosses an edge.
    private struct Crossing {
        var x: Double
        var color: SIMD4<Float>

        /// Nil where it doesn't. The upper end belongs to the edge, the lower doesn't; the order of the two
        /// ends plays no part.
        init?(_ a: MeshSurface.Corner, _ b: MeshSurface.Corner, _ line: Double) {
            let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
            guard top.y <= line, line < bottom.y else { return nil }
            let t = (line - top.y) / (bottom.y - top.y)
            x = top.x + (bottom.x - top.x) * t
            color = top.color + (bottom.color - top.color) * Float(t)
        }
    }

    /// 1. Exact coverage of the row by the mesh's outline.
    /// 2. A pixel that the outline cuts is mixed with the background; where no triangle has its centre, it has
    ///    the colour of the rim's nearest point. Folds outside of the outline stay as they are.
    private func finishRim(
        _ y: Int, _ x: Int, _ count: Int, _ row: UnsafeMutablePointer<PremultipliedPixel>
    ) {
        // 1.
        var mask = CoverageMask(bounds: PixelBounds(minX: x, minY: y, maxX: x + count, maxY: y + 1))
        scanner.fill(surface.rim.outline, FillStyle(), .identity, in: mask.bounds) { mask.write($0) }
        // 2.
        for i in 0..<count {
            let coverage = UInt32(mask.levels[i])
            guard coverage > 0, coverage < 255 || isCovered[i] == 0 else { continue }
            if isCovered[i] == 0 {
                row[i] = ImageResampler.pack(
                    surface.rim.color(nearest: Double(x + i) + 0.5, Double(y) + 0.5))
            }
            row[i] =
                PixelArithmetic.scale(row[i], by: coverage)
                &+ PixelArithmetic.scale(background, by: 255 - coverage)
        }
    }
}
