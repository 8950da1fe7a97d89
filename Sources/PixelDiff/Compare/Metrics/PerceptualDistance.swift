/// How far two pixels are apart in a perceptual formula, and how that is held against a threshold.
enum PerceptualDistance: Hashable, Sendable {
    /// The square of a ``YIQDistance``.
    case squaredYIQ(Double, isDarker: Bool)
    /// The two parts of an ``OKLabDistance``: the difference in lightness, and the square of that in a and b.
    case hyAB(lightness: Double, squaredChroma: Double, isDarker: Bool)

    /// Whether the pixels are further apart than a threshold of 0...1.
    ///
    /// Compared without a root, as pixelmatch does, so that the last bit falls the same way. In OKLab a pixel
    /// whose lightness alone uses up the threshold exceeds it.
    func exceeds(_ threshold: Double) -> Bool {
        switch self {
        case .squaredYIQ(let square, _):
            return square > YIQDistance.limit(threshold)
        case .hyAB(let lightness, let squaredChroma, _):
            let rest = threshold - lightness
            return !(rest > 0 && squaredChroma <= rest * rest)
        }
    }

    /// The distance; 1 is about black against white.
    var value: Double {
        switch self {
        case .squaredYIQ(let square, _): (square / YIQDistance.greatestSquare).squareRoot()
        case .hyAB(let lightness, let squaredChroma, _): lightness + squaredChroma.squareRoot()
        }
    }

    /// Whether the candidate's pixel is the darker one.
    var isDarker: Bool {
        switch self {
        case .squaredYIQ(_, let isDarker), .hyAB(_, _, let isDarker): isDarker
        }
    }

    /// Steps of thresholds that are told apart.
    static let steps = 10_000
    /// More than any threshold allows.
    static let unmatchable = steps + 1

    /// The smallest step s for which the threshold s / 10,000 is not exceeded; ``unmatchable`` where 1 is.
    var step: Int {
        let estimate = (value * Double(PerceptualDistance.steps)).rounded(.up)
        var step = estimate < Double(PerceptualDistance.steps) ? Int(estimate) : PerceptualDistance.steps
        while step > 0 && !exceeds(PerceptualDistance.threshold(step - 1)) { step -= 1 }
        while step <= PerceptualDistance.steps && exceeds(PerceptualDistance.threshold(step)) { step += 1 }
        return step
    }

    static func threshold(_ step: Int) -> Double { Double(step) / Double(steps) }
}

extension DifferenceMetric {
    /// The distance of two pixels that are not equal.
    ///
    /// - Parameter index: The pixel's number, row by row from the top left.
    func distance(_ reference: StraightColor, _ candidate: StraightColor, index: Int) -> PerceptualDistance {
        switch formula {
        case .pixelmatch5:
            YIQDistance.onWhite(reference, candidate)
        case .pixelmatch7:
            YIQDistance.between(reference, candidate, on: ground(reference, candidate, index))
        case .oklab, .exact, .skiaFuzzy:
            OKLabDistance.between(reference, candidate, on: ground(reference, candidate, index))
        }
    }

    /// The background at a pixel; of no account where both colours are opaque.
    private func ground(_ a: StraightColor, _ b: StraightColor, _ index: Int) -> StraightColor {
        a.isOpaque && b.isOpaque ? .white : background.color(at: index)
    }
}
