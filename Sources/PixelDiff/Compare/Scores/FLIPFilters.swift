import Imaging

/// The kernels of ``FLIPScore``, each the product of one along rows and one along columns.
enum FLIPFilters {
    /// Pixels on each side that any kernel reaches.
    static let radius = 10
    /// pi / 180 x 3840.
    private static let pixelsPerDegree = 67.02064327658226

    /// What the eye resolves in brightness.
    static let lightness = Kernel(eye(0.0047), scale: 1)
    /// In red against green.
    static let redGreen = Kernel(eye(0.0053), scale: 1)
    /// In blue against yellow, the sum of a wide and a narrow Gaussian.
    static let blueYellow: [Kernel] = {
        let parts = [(weight: 34.1, width: 0.04), (weight: 13.5, width: 0.025)].map { part in
            (weight: part.weight * (Double.pi / part.width).squareRoot(), values: eye(part.width))
        }
        let sums = parts.map { $0.weight * $0.values.reduce(0, +) * $0.values.reduce(0, +) }
        let total = sums.reduce(0, +)
        return zip(parts, sums).map { Kernel($0.values, scale: $1 / total) }
    }()

    /// The Gaussian that edges and points are smoothed with: as wide as an edge seems, 0.082 degrees.
    static let smooth = Kernel(features { _ in 1 }, scale: 1)
    /// Its first derivative.
    static let edge = Kernel(halves: features { -$0 })
    /// Its second derivative.
    static let point = Kernel(halves: features { $0 * $0 / (deviation * deviation) - 1 })

    /// Weights for -radius...radius.
    struct Kernel: Sendable {
        var weights: [Double]

        /// Weights that sum to 1 along each axis, the product scaled.
        init(_ values: [Double], scale: Double) {
            let total = values.reduce(0, +)
            let factor = scale.squareRoot() / total
            weights = values.map { $0 * factor }
        }

        /// Weights whose positive ones sum to 1 and whose negative ones to -1.
        init(halves values: [Double]) {
            let above = values.reduce(0) { $0 + max(0, $1) }
            let below = values.reduce(0) { $0 - min(0, $1) }
            weights = values.map { $0 > 0 ? $0 / above : $0 / below }
        }
    }

    private static let deviation = 0.5 * 0.082 * pixelsPerDegree

    /// exp(-pi^2 x^2 / width) for x in degrees.
    private static func eye(_ width: Double) -> [Double] {
        (-radius...radius).map { k in
            let x = Double(k) / pixelsPerDegree
            return exponential(-(Double.pi * Double.pi) * x * x / width)
        }
    }

    /// A Gaussian times a factor; 0 beyond three deviations, rounded up.
    private static func features(_ factor: (Double) -> Double) -> [Double] {
        let reach = Int((3 * deviation).rounded(.up))
        return (-radius...radius).map { k in
            if abs(k) > reach { return 0 }
            let x = Double(k)
            return factor(x) * exponential(-x * x / (2 * deviation * deviation))
        }
    }

    /// e^x for x <= 0.
    private static func exponential(_ x: Double) -> Double {
        x < 0 ? 1 / Power.raise(2.718281828459045, to: -x) : 1
    }
}

/// Rows of one picture, with ``FLIPFilters/radius`` further ones above and below.
struct FLIPBand {
    private let pixels: [OpponentColor]
    private let width: Int
    private let height: Int

    /// - Parameter pixels: Row by row; at the picture's edges the last row is repeated.
    init(_ pixels: [OpponentColor], width: Int) {
        self.pixels = pixels
        self.width = width
        height = pixels.count / width - 2 * FLIPFilters.radius
    }

    /// What the eye sees of each pixel.
    func colors() -> [HuntColor] {
        let lightness = filtered(pixels.map(\.lightness), FLIPFilters.lightness)
        let redGreen = filtered(pixels.map(\.redGreen), FLIPFilters.redGreen)
        let values = pixels.map(\.blueYellow)
        let parts = FLIPFilters.blueYellow.map { filtered(values, $0) }
        return lightness.indices.map { i in
            let color = OpponentColor(
                lightness: lightness[i], redGreen: redGreen[i], blueYellow: parts[0][i] + parts[1][i])
            return HuntColor(color.clamped())
        }
    }

    /// How strong edges and points are at each pixel.
    func features() -> (edges: [Double], points: [Double]) {
        let values = pixels.map { ($0.lightness + 16) / 116 }
        return (strength(values, FLIPFilters.edge), strength(values, FLIPFilters.point))
    }

    /// The length of a derivative along both axes.
    private func strength(_ values: [Double], _ kernel: FLIPFilters.Kernel) -> [Double] {
        let across = filtered(values, rows: kernel, columns: FLIPFilters.smooth)
        let down = filtered(values, rows: FLIPFilters.smooth, columns: kernel)
        return zip(across, down).map { ($0 * $0 + $1 * $1).squareRoot() }
    }

    private func filtered(_ values: [Double], _ kernel: FLIPFilters.Kernel) -> [Double] {
        filtered(values, rows: kernel, columns: kernel)
    }

    /// Along rows, where the last pixel is repeated beyond the edge; then along columns.
    private func filtered(
        _ values: [Double], rows: FLIPFilters.Kernel, columns: FLIPFilters.Kernel
    ) -> [Double] {
        let radius = FLIPFilters.radius
        var along = [Double](repeating: 0, count: values.count)
        var row = [Double](repeating: 0, count: width + 2 * radius)
        for start in stride(from: 0, to: values.count, by: width) {
            for i in row.indices { row[i] = values[start + min(max(i - radius, 0), width - 1)] }
            for (k, weight) in rows.weights.enumerated() where weight != 0 {
                FLIPBand.add(row, from: k, times: weight, to: &along, from: start, count: width)
            }
        }
        var result = [Double](repeating: 0, count: width * height)
        for (k, weight) in columns.weights.enumerated() where weight != 0 {
            FLIPBand.add(along, from: k * width, times: weight, to: &result, from: 0, count: result.count)
        }
        return result
    }

    /// Adds a stretch of numbers, times a weight, to another; both lie in their arrays.
    private static func add(
        _ source: [Double], from sourceStart: Int, times weight: Double, to target: inout [Double],
        from targetStart: Int, count: Int
    ) {
        source.withUnsafeBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in
                for i in 0..<count { target[targetStart + i] += weight * source[sourceStart + i] }
            }
        }
    }
}
