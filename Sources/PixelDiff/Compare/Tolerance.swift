/// How much two pictures may differ and still match. The default everywhere is ``exact``.
///
/// How much and how many are separate budgets. A pixel matches when it differs by no more than ``magnitude``
/// (or, in a perceptual metric, than its threshold); at most ``count`` pixels may not, and with a
/// ``maxDifference`` none of them by more than that. Lower bounds say what is expected: a comparison that stays
/// below reminds one to tighten the tolerance. A difference in size is never tolerated.
///
/// - Source: two ranges, of the worst difference and of the number of pixels, are web-platform-tests' `fuzzy`.
public struct Tolerance: Hashable, Sendable {
    /// How pixels are measured.
    public var metric = DifferenceMetric.exact
    /// The greatest difference of any channel, in steps of 8 bits, at which a pixel still matches;
    /// ``DifferenceMetric/Formula/exact`` only.
    public var magnitude: UInt8 = 0
    /// The number of pixels that may differ by more than ``magnitude`` or the metric's threshold.
    public var count = 0
    /// The number of such pixels below which the tolerance is looser than needed.
    public var minimumCount = 0
    /// How far the worst pixel may be off, in the metric's unit: steps of 8 bits, or 0...1 for perceptual
    /// metrics. Nil sets no limit. Below the lower bound the tolerance is looser than needed.
    public var maxDifference: ClosedRange<Double>?
    /// Whether a tolerance that is looser than needed fails the comparison instead of being noted.
    public var isStrict = false
    /// Why the pictures may differ; shown whenever the tolerance is used.
    public var reason = ""

    /// - Parameters:
    ///   - count: Below 0 counts as 0.
    ///   - reason: A sentence for whoever reads the result; see ``lacksReason``.
    public init(magnitude: UInt8 = 0, count: Int = 0, reason: String) {
        self.magnitude = magnitude
        self.count = max(0, count)
        self.reason = reason
    }

    /// - Parameters:
    ///   - count: Of pixels beyond the metric's threshold, or of any that differ where it has none. Below 0
    ///     counts as 0.
    ///   - reason: A sentence for whoever reads the result; see ``lacksReason``.
    public init(metric: DifferenceMetric, count: Int = 0, reason: String) {
        self.init(count: count, reason: reason)
        self.metric = metric
    }

    /// web-platform-tests' `fuzzy`: both ranges must hold.
    ///
    /// - Parameters:
    ///   - maxDifference: Of the worst pixel, in the metric's unit; nil sets no limit.
    ///   - totalPixels: Of pixels beyond the metric's threshold, or of any that differ where it has none.
    ///   - isStrict: Whether to fail below a lower bound, as web-platform-tests do.
    ///   - reason: A sentence for whoever reads the result; see ``lacksReason``.
    public init(
        metric: DifferenceMetric = .exact, maxDifference: ClosedRange<Double>?, totalPixels: ClosedRange<Int>,
        isStrict: Bool = false, reason: String
    ) {
        self.init(metric: metric, count: totalPixels.upperBound, reason: reason)
        minimumCount = max(0, totalPixels.lowerBound)
        self.maxDifference = maxDifference
        self.isStrict = isStrict
    }

    private init() {}

    /// Every channel of every pixel is equal.
    public static let exact = Tolerance()

    /// True when no difference is allowed.
    public var isExact: Bool { !metric.formula.isPerceptual && magnitude == 0 && count == 0 }

    /// True for a tolerance that allows something and does not say why. Callers report this as a
    /// mistake before comparing.
    public var lacksReason: Bool { !isExact && reason.allSatisfy(\.isWhitespace) }

    /// The budgets as ranges.
    public var budget: FuzzyBudget {
        FuzzyBudget(
            maxDifference: maxDifference, totalPixels: min(minimumCount, count)...count)
    }
}

extension Tolerance: Codable {
    private enum CodingKeys: String, CodingKey {
        case metric, magnitude, count, minimumCount, maxDifference, isStrict, reason
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            magnitude: try values.decode(UInt8.self, forKey: .magnitude),
            count: try values.decode(Int.self, forKey: .count),
            reason: try values.decode(String.self, forKey: .reason))
        metric = try values.decodeIfPresent(DifferenceMetric.self, forKey: .metric) ?? .exact
        minimumCount = try values.decodeIfPresent(Int.self, forKey: .minimumCount) ?? 0
        maxDifference = try values.decodeIfPresent(ClosedRange<Double>.self, forKey: .maxDifference)
        isStrict = try values.decodeIfPresent(Bool.self, forKey: .isStrict) ?? false
    }

    /// What is as in ``exact`` is left out, but for the three of the first version.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(magnitude, forKey: .magnitude)
        try values.encode(count, forKey: .count)
        try values.encode(reason, forKey: .reason)
        if metric != .exact { try values.encode(metric, forKey: .metric) }
        if minimumCount != 0 { try values.encode(minimumCount, forKey: .minimumCount) }
        try values.encodeIfPresent(maxDifference, forKey: .maxDifference)
        if isStrict { try values.encode(isStrict, forKey: .isStrict) }
    }
}
