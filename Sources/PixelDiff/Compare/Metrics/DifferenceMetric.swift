/// How the difference of two pixels is measured. The default everywhere is ``exact``.
///
/// The perceptual formulas are for pictures that come from elsewhere and for moving over from other tools:
/// they blend what is transparent with a background and excuse what looks like anti-aliasing. Pictures that
/// only such a formula finds equal match within the tolerance, and are never called the same.
public struct DifferenceMetric: Hashable, Sendable, Codable {
    public enum Formula: String, Hashable, Sendable, Codable, CaseIterable {
        /// The greatest difference of any channel, alpha included, 0...255.
        case exact
        /// ``YIQDistance`` on white, 0...1: pixelmatch 5.3.
        case pixelmatch5 = "pixelmatch-5.3"
        /// ``YIQDistance`` on a checkerboard, 0...1: pixelmatch 7.2.
        case pixelmatch7 = "pixelmatch-7.2"
        /// ``OKLabDistance`` on a checkerboard; 1 is black against white: pixelmatch after 7.2.
        case oklab
        /// The sum of the four channels' differences, 0...1020: Skia Gold's fuzzy matcher.
        case skiaFuzzy = "skia-fuzzy"

        /// True for formulas with a threshold, a background and an anti-aliasing detector.
        public var isPerceptual: Bool {
            switch self {
            case .exact, .skiaFuzzy: false
            case .pixelmatch5, .pixelmatch7, .oklab: true
            }
        }
    }

    public var formula: Formula
    /// The distance, 0...1, up to which a pixel matches; perceptual formulas only.
    public var threshold: Double = 0
    /// Whether pixels that look like anti-aliasing are excused; perceptual formulas only.
    public var excusesAntialiasing = false
    /// What transparent pixels are blended with; perceptual formulas only.
    public var background = PixelBackground.white
    /// The side of a square in pixels: not all pixels are counted, but those of the square, anywhere in the
    /// picture, that has the most. Scattered noise stays low, a real change doesn't. Nil counts all;
    /// perceptual formulas only.
    public var windowSize: Int?
    /// Whether ``Formula/skiaFuzzy`` takes the greatest channel instead of the sum.
    public var isPerChannel = false

    init(formula: Formula) { self.formula = formula }

    public static let exact = DifferenceMetric(formula: .exact)

    /// pixelmatch 5.3's.
    public static func pixelmatch5(
        threshold: Double = 0.1, excusesAntialiasing: Bool = true, windowSize: Int? = nil
    ) -> DifferenceMetric {
        perceptual(.pixelmatch5, threshold, excusesAntialiasing, .white, windowSize)
    }

    /// pixelmatch 7.2's.
    public static func pixelmatch7(
        threshold: Double = 0.1, excusesAntialiasing: Bool = true,
        background: PixelBackground = .checkerboard,
        windowSize: Int? = nil
    ) -> DifferenceMetric {
        perceptual(.pixelmatch7, threshold, excusesAntialiasing, background, windowSize)
    }

    /// The one of the pixelmatch that follows 7.2.
    public static func oklab(
        threshold: Double = 0.1, excusesAntialiasing: Bool = true,
        background: PixelBackground = .checkerboard,
        windowSize: Int? = nil
    ) -> DifferenceMetric {
        perceptual(.oklab, threshold, excusesAntialiasing, background, windowSize)
    }

    /// Skia Gold's fuzzy matcher; its limits are the tolerance's `maxDifference` and `totalPixels`.
    public static func skiaFuzzy(isPerChannel: Bool = false) -> DifferenceMetric {
        var metric = DifferenceMetric(formula: .skiaFuzzy)
        metric.isPerChannel = isPerChannel
        return metric
    }

    /// A threshold that is no number counts as 0, others are brought into 0...1; a window has at least one
    /// pixel.
    private static func perceptual(
        _ formula: Formula, _ threshold: Double, _ excuses: Bool, _ background: PixelBackground,
        _ window: Int?
    ) -> DifferenceMetric {
        var metric = DifferenceMetric(formula: formula)
        metric.threshold = threshold.isNaN ? 0 : min(1, max(0, threshold))
        metric.excusesAntialiasing = excuses
        metric.background = background
        metric.windowSize = window.map { max(1, $0) }
        return metric
    }
}
