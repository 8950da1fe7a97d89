import Drawing

/// Pixels of one device row that a mesh's triangles are drawn on.
///
/// Triangles with a common edge find the same crossing of it, and a pixel's centre belongs to what begins there:
/// nothing is missed and nothing done twice.
struct MeshRow {
    typealias Corner = UnsafePointer<MeshSurface.Corner>

    /// The height of the pixels' centres.
    let line: Double
    /// Of the first pixel.
    private let x: Double
    private let count: Double
    private let pixels: UnsafeMutablePointer<PremultipliedPixel>
    /// Gets 1 where a triangle covers the pixel.
    private let covered: UnsafeMutablePointer<UInt8>

    init(
        y: Int, x: Int, count: Int, pixels: UnsafeMutablePointer<PremultipliedPixel>,
        covered: UnsafeMutablePointer<UInt8>
    ) {
        line = Double(y) + 0.5
        self.x = Double(x)
        self.count = Double(count)
        self.pixels = pixels
        self.covered = covered
    }

    /// A cell of the net as two triangles, from its two upper and its two lower corners.
    func fill(_ upper: Corner, _ lower: Corner) {
        let low = min(min(upper[0].y, upper[1].y), min(lower[0].y, lower[1].y))
        let high = max(max(upper[0].y, upper[1].y), max(lower[0].y, lower[1].y))
        guard low <= line, line < high else { return }
        var first = Crossings(line)
        first.add(upper, upper + 1)
        first.add(upper + 1, lower)
        first.add(lower, upper)
        fill(first)
        var second = Crossings(line)
        second.add(upper + 1, lower + 1)
        second.add(lower + 1, lower)
        second.add(lower, upper + 1)
        fill(second)
    }

    /// Where a line of pixel centres crosses a triangle's edges: twice, or not at all.
    private struct Crossings {
        let line: Double
        var count = 0
        var x0 = 0.0
        var x1 = 0.0
        var color0 = SIMD4<Float>.zero
        var color1 = SIMD4<Float>.zero

        init(_ line: Double) {
            self.line = line
        }

        /// The upper end belongs to the edge, the lower doesn't; the order of the two ends plays no part.
        @inline(__always)
        mutating func add(_ a: Corner, _ b: Corner) {
            guard (a.pointee.y <= line) != (b.pointee.y <= line) else { return }
            let (top, bottom) = a.pointee.y < b.pointee.y ? (a, b) : (b, a)
            let t = (line - top.pointee.y) / (bottom.pointee.y - top.pointee.y)
            let x = top.pointee.x + (bottom.pointee.x - top.pointee.x) * t
            let color = top.pointee.color + (bottom.pointee.color - top.pointee.color) * Float(t)
            if count == 0 {
                (x0, color0) = (x, color)
            } else {
                (x1, color1) = (x, color)
            }
            count += 1
        }
    }

    @inline(__always)
    private func fill(_ crossings: Crossings) {
        guard crossings.count == 2 else { return }
        let isTurned = crossings.x0 > crossings.x1
        let (left, right) = isTurned ? (crossings.x1, crossings.x0) : (crossings.x0, crossings.x1)
        let low = max((left - 0.5 - x).rounded(.up), 0)
        let high = min((right - 0.5 - x).rounded(.up), count)
        guard low < high else { return }
        let start = isTurned ? crossings.color1 : crossings.color0
        let slope = (isTurned ? crossings.color0 - start : crossings.color1 - start) / Float(right - left)
        for i in Int(low)..<Int(high) {
            pixels[i] = ImageResampler.pack(start + slope * Float(x + Double(i) + 0.5 - left))
            covered[i] = 1
        }
    }
}
