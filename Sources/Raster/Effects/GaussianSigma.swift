import Drawing
import Foundation

/// How wide a Gaussian is along the device's axes: its standard deviations, in pixels.
struct GaussianSigma: Hashable {
    var x: Double
    var y: Double

    /// Larger ones are taken as this.
    private static let limit = 2000.0

    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The same along both axes.
    init(_ both: Double) {
        self.init(x: both, y: both)
    }

    /// A Gaussian of `radius` points under a map to pixels.
    ///
    /// Upright maps, quarter turns among them, stretch it along each axis by its own scale. Other maps of unequal
    /// scales would make its axes oblique: there it is round, by the mean scale.
    ///
    /// - Parameter radius: Nothing is blurred where it is 0, negative or NaN.
    init(radius: CGFloat, _ transform: CGAffineTransform) {
        let (across, down) = transform.axisScales
        func pixels(_ scale: CGFloat) -> Double {
            let sigma = Double(radius * scale)
            return sigma > 0 ? min(sigma, Self.limit) : 0
        }
        self.init(x: pixels(across), y: pixels(down))
    }

    /// Round: wide alike along both axes.
    var isRound: Bool { x == y }
}

extension CGAffineTransform {
    /// How many pixels a point becomes along the device's axes, where the map is upright and scales unequally; the
    /// mean scale twice for other maps. Scales that differ by no more than rounding are equal.
    fileprivate var axisScales: (x: CGFloat, y: CGFloat) {
        let mean = meanScale
        guard keepsRectangles else { return (mean, mean) }
        let (x, y) = (abs(a) + abs(c), abs(b) + abs(d))
        return abs(x - y) <= 1e-9 * max(x, y) ? (mean, mean) : (x, y)
    }
}
