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
    static let edge = Kernel(halves: features { -$0 }, isOdd: true)
    /// Its second derivative.
    static let point = Kernel(
        halves: features { $0 * $0 / (deviation * deviation) - 1 }, isOdd: false)

    /// Weights for -radius...radius, mirrored around the middle.
    struct Kernel: Sendable {
        /// From the middle outwards, as far as they count: further ones are below a billionth of the greatest.
        let half: [Double]
        /// Whether the weights before the middle are the negatives of those behind it.
        let isOdd: Bool

        /// Weights that sum to 1 along each axis, the product scaled.
        init(_ values: [Double], scale: Double) {
            let total = values.reduce(0, +)
            let factor = scale.squareRoot() / total
            self.init(weights: values.map { $0 * factor }, isOdd: false)
        }

        /// Weights whose positive ones sum to 1 and whose negative ones to -1.
        init(halves values: [Double], isOdd: Bool) {
            let above = values.reduce(0) { $0 + max(0, $1) }
            let below = values.reduce(0) { $0 - min(0, $1) }
            self.init(weights: values.map { $0 > 0 ? $0 / above : $0 / below }, isOdd: isOdd)
        }

        private init(weights: [Double], isOdd: Bool) {
            let all = Array(weights[radius...])
            let greatest = weights.reduce(0) { max($0, abs($1)) }
            let last = all.lastIndex { abs($0) > greatest / 1e9 } ?? 0
            half = Array(all[...last])
            self.isOdd = isOdd
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
