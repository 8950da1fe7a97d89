@testable import Raster

/// The plain form of ``GaussianBlur``: the weighted sums over the whole kernel, in doubles, along rows, then columns.
enum BlurReference {
    static func blur(_ mask: CoverageMask, sigma: GaussianSigma, onto area: PixelBounds) -> [Double] {
        let kernel = GaussianKernel(sigma: sigma.x)
        let vertical = GaussianKernel(sigma: sigma.y)
        let rows = (area.minY - vertical.last)..<(area.maxY - vertical.first)
        let across = rows.map { y in
            (area.minX..<area.maxX).map { x in
                kernel.weights.enumerated().reduce(0.0) { sum, term in
                    sum + Double(term.element) * Double(mask[x - kernel.first - term.offset, y])
                }
            }
        }
        var result: [Double] = []
        for y in 0..<area.height {
            for x in 0..<area.width {
                var sum = 0.0
                for (i, weight) in vertical.weights.enumerated() {
                    sum += Double(weight) * across[y + vertical.weights.count - 1 - i][x]
                }
                result.append(sum)
            }
        }
        return result
    }
}
