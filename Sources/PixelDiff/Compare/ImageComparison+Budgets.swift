import Imaging

/// What the tolerance's budgets are held against.
extension ImageComparison {
    /// What is held against the tolerance's count: ``pixelsBeyondMagnitude``, or the most of them in any square
    /// of the metric's window size.
    public var countedPixels: Int {
        guard let window = perceptual?.windowCount else { return pixelsBeyondMagnitude }
        return window + measurement.onlyInOne
    }

    /// What is held against the tolerance's `maxDifference`: the worst pixel in the metric's unit.
    public var worstInMetric: Double {
        switch tolerance.metric.formula {
        case .exact: measurement.worstDifference
        case .skiaFuzzy: SkiaFuzzy.worst(measurement, isPerChannel: tolerance.metric.isPerChannel)
        case .pixelmatch5, .pixelmatch7, .oklab: perceptual?.worstDistance ?? 0
        }
    }

    /// Whether both upper bounds hold; sizes aside.
    var isWithinBudgets: Bool {
        guard countedPixels <= tolerance.count else { return false }
        return tolerance.maxDifference.map { worstInMetric <= $0.upperBound } ?? true
    }

    /// Whether a lower bound isn't reached. Where nothing differs it is enough that one of them is 0, as for
    /// web-platform-tests.
    public var isBelowLowerBounds: Bool {
        let few = countedPixels < tolerance.minimumCount
        guard let lowest = tolerance.maxDifference?.lowerBound else { return few }
        let little = worstInMetric < lowest
        return differingPixels == 0 ? few && little : few || little
    }

    /// The smallest magnitude that passes with the same count; nil when the sizes differ, and where not the
    /// magnitude decides.
    public var sufficientMagnitude: UInt8? {
        guard referenceSize == candidateSize, tolerance.metric.formula == .exact,
            tolerance.maxDifference == nil
        else { return nil }
        return measurement.magnitude(leaving: tolerance.count)
    }

    /// The smallest threshold that passes with the same count, in steps of 1/10,000; nil when the sizes differ,
    /// and where no threshold decides or none is enough.
    public var sufficientThreshold: Double? {
        guard referenceSize == candidateSize, tolerance.maxDifference == nil else { return nil }
        return perceptual?.sufficientThreshold
    }

    /// The smallest count that passes with the same magnitude or threshold; nil when the sizes differ.
    public var sufficientCount: Int? {
        referenceSize == candidateSize ? countedPixels : nil
    }

    /// The smallest ranges that hold, lower bounds as far down as needed; nil when the sizes differ.
    public var sufficientBudget: FuzzyBudget? {
        guard referenceSize == candidateSize else { return nil }
        let worst = tolerance.metric.formula.isPerceptual ? worstInMetric : worstInMetric.rounded(.up)
        return FuzzyBudget(
            maxDifference: tolerance.maxDifference.map { min($0.lowerBound, worst)...worst },
            totalPixels: min(tolerance.minimumCount, countedPixels)...countedPixels)
    }

    /// The share of the canvas that was skipped, 0...1.
    public var ignoredShare: Double {
        let canvas = canvasSize.width * canvasSize.height
        return canvas == 0 ? 0 : Double(ignoredPixels) / Double(canvas)
    }

    /// Whether there were pixels, and all of them were skipped.
    public var isAllIgnored: Bool {
        ignoredPixels > 0 && ignoredPixels == canvasSize.width * canvasSize.height
    }
}
