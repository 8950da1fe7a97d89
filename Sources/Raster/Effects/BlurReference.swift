/// The plain form of ``GaussianBlur``: the weighted sums over the whole kernel, in doubles, along rows, then columns.
enum BlurReference {
    static func blur(_ mask: CoverageMask, sigma: Double, onto area: PixelBounds) -> [Double] {
        let kernel = GaussianKernel(sigma: sigma)
        let rows = (area.minY - kernel.last)..<(area.maxY - kernel.first)
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
                for (i, weight) in kernel.weights.enumerated() {
                    sum += Double(weight) * across[y + kernel.weights.count - 1 - i][x]
                }
                result.append(sum)
            }
        }
        return result
    }
}
