/// Weights of a Gaussian for whole pixels: each the integral over its pixel, so that blurring an edge gives
/// the exact profile at pixel centres. They sum to 1.
///
/// Made of +, -, x, / only.
struct GaussianKernel: Equatable {
    /// Below this many pixels a Gaussian moves nothing by a level.
    static let smallestSigma = 0.05

    /// Pixels from the source to where `weights[0]` goes.
    let first: Int
    let weights: [Float]
    /// Pixels from the source to where the last weight goes.
    var last: Int { first + weights.count - 1 }

    /// - Parameters:
    ///   - sigma: Pixels; cut off at 3.5 sigma, where 0.05 % is left.
    ///   - shift: Moves the picture by a part of a pixel, 0 up to 1.
    init(sigma: Double, shift: Double = 0) {
        var exact: [Double]
        if sigma < Self.smallestSigma {
            first = 0
            exact = shift > 0 ? [1 - shift, shift] : [1]
        } else {
            let reach = Self.reach(sigma: sigma)
            first = -reach
            exact = (-reach...(reach + 1)).map { Self.integral(Double($0) - shift, sigma) }
            if shift == 0 { exact.removeLast() }
        }
        let total = exact.reduce(0, +)
        weights = exact.map { Float($0 / total) }
    }

    /// How many pixels a blur spreads to each side.
    static func reach(sigma: Double) -> Int {
        guard sigma >= smallestSigma else { return 0 }
        return Int(min(sigma * 3.5, 10_000).rounded(.up))
    }

    /// The unnormalised Gaussian over the pixel around `center`, by Simpson's rule.
    private static func integral(_ center: Double, _ sigma: Double) -> Double {
        let intervals = max(4, Int((4 / sigma).rounded(.up)) * 2)
        let step = 1 / Double(intervals)
        var sum = 0.0
        for i in 0...intervals {
            let x = (center - 0.5 + Double(i) * step) / sigma
            let weight: Double = i == 0 || i == intervals ? 1 : i % 2 == 1 ? 4 : 2
            sum += weight * exponential(-x * x / 2)
        }
        return sum * step / 3
    }

    /// e^x for x <= 0, within 1e-13; 0 below -700.
    ///
    /// 1. Halve x ten times. 2. Sum the series. 3. Square ten times.
    static func exponential(_ x: Double) -> Double {
        guard x > -700 else { return 0 }
        let small = x / 1024
        var sum = 1.0
        for n in stride(from: 12.0, through: 1, by: -1) { sum = 1 + small / n * sum }
        for _ in 0..<10 { sum *= sum }
        return sum
    }
}
