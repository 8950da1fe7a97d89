import Drawing
import Foundation

/// The pixels of a colour mesh: those of the triangles their centres lie in.
final class MeshGradientShader: Shader {
    private let surface: MeshSurface
    private let background: PremultipliedPixel
    /// The rows of device pixels that each row of the net's cells may touch.
    private let spans: [(low: Double, high: Double)]
    private let scanner = ShapeScanner()

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
        // 2. 1 where a triangle covers the pixel.
        var covered = [UInt8](repeating: 0, count: count)
        covered.withUnsafeMutableBufferPointer { covered in
            guard let base = covered.baseAddress else { return }
            fillTriangles(MeshRow(y: y, x: x, count: count, pixels: row, covered: base))
        }
        // 3.
        if !surface.rim.fillsRectangle || covered.contains(0) { finishRim(y, x, covered, row) }
    }

    private func fillTriangles(_ row: MeshRow) {
        surface.corners.withUnsafeBufferPointer { corners in
            guard let base = corners.baseAddress else { return }
            for index in spans.indices where spans[index].low <= row.line && row.line < spans[index].high {
                var upper = base + index * surface.columns
                var lower = upper + surface.columns
                for _ in 0..<(surface.columns - 1) {
                    row.fill(upper, lower)
                    upper += 1
                    lower += 1
                }
            }
        }
    }

    /// 1. Exact coverage of the row by the mesh's outline.
    /// 2. A pixel that the outline cuts is mixed with the background; where no triangle has its centre, it has
    ///    the colour of the rim's nearest point. Folds outside of the outline stay as they are.
    private func finishRim(
        _ y: Int, _ x: Int, _ isCovered: [UInt8], _ row: UnsafeMutablePointer<PremultipliedPixel>
    ) {
        let count = isCovered.count
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
