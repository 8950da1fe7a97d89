/// The plain form of ``GaussianBlur``: every pixel is the weighted sum over the whole kernel, in doubles.
enum BlurReference {
    static func blur(_ plane: GaussianBlur.Plane, sigma: Double, onto area: PixelBounds) -> [Double] {
        let kernel = GaussianKernel(sigma: sigma)
        func value(_ x: Int, _ y: Int) -> Double {
            let b = plane.bounds
            guard x >= b.minX, x < b.maxX, y >= b.minY, y < b.maxY else { return 0 }
            return Double(plane.values[(y - b.minY) * b.width + x - b.minX])
        }
        var result: [Double] = []
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                var sum = 0.0
                for (j, wy) in kernel.weights.enumerated() {
                    for (i, wx) in kernel.weights.enumerated() {
                        sum += Double(wx) * Double(wy) * value(x - kernel.first - i, y - kernel.first - j)
                    }
                }
                result.append(sum)
            }
        }
        return result
    }
}
