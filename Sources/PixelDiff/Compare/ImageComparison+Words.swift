import Imaging

extension ImageComparison {
    /// One line: `same`, or what differs and by how much, without a full stop.
    public var summary: String {
        switch verdict {
        case .same: return "same"
        case .withinTolerance:
            return "within tolerance (\(tolerance.reason)): \(differencePhrase); \(slackPhrase)"
        case .looseTolerance:
            let phrase = differingPixels > 0 ? differencePhrase : "no pixel differs"
            return "the tolerance is looser than needed (\(tolerance.reason)): \(phrase)"
        case .different:
            return ([sizePhrase, differingPixels > 0 ? differencePhrase : nil] as [String?])
                .compactMap { $0 }.joined(separator: "; ")
        }
    }

    /// `width -3, height +12 (10x20 to 7x32)`; nil when the sizes are equal.
    public var sizePhrase: String? {
        let parts = [("width", widthDelta), ("height", heightDelta)].filter { $0.1 != 0 }
        if parts.isEmpty { return nil }
        let deltas = parts.map { "\($0.0) \($0.1 > 0 ? "+" : "")\($0.1)" }.joined(separator: ", ")
        return "\(deltas) (\(referenceSize) to \(candidateSize))"
    }

    /// The smallest budget that would have let the comparison pass; nil when it passed, or when the sizes
    /// differ.
    public var remedyPhrase: String? {
        guard !matches, let count = sufficientCount, let budget = sufficientBudget else { return nil }
        if verdict == .looseTolerance || usesRanges { return "would pass with \(budget)" }
        if tolerance.metric.formula.isPerceptual {
            let threshold = FuzzyBudget.short(tolerance.metric.threshold)
            let rest = "with threshold \(threshold) and count \(count)"
            guard let enough = sufficientThreshold else { return "would pass \(rest)" }
            return
                "would pass with threshold \(FuzzyBudget.short(enough)) and count \(tolerance.count), or \(rest)"
        }
        let magnitude = sufficientMagnitude ?? 0
        return "would pass with magnitude \(magnitude) and count \(tolerance.count), "
            + "or with magnitude \(tolerance.magnitude) and count \(count)"
    }

    /// How far either budget could be cut, the other left as it is: `unused: 5 of magnitude 5, or 6 of
    /// count 7`. Ranges could be cut both at once: `unused: 1 of maxDifference 2, and 60 of totalPixels 100`.
    public var slackPhrase: String {
        let count = max(0, tolerance.count - countedPixels)
        if usesRanges {
            var parts: [String] = []
            if let limit = tolerance.maxDifference?.upperBound {
                let unused = FuzzyBudget.short(max(0, limit - worstInMetric))
                parts.append("\(unused) of maxDifference \(FuzzyBudget.short(limit))")
            }
            if tolerance.count < Int.max { parts.append("\(count) of totalPixels \(tolerance.count)") }
            return "unused: " + parts.joined(separator: ", and ")
        }
        if tolerance.metric.formula.isPerceptual {
            let threshold = tolerance.metric.threshold
            let unused = FuzzyBudget.short(max(0, threshold - (sufficientThreshold ?? threshold)))
            return "unused: \(unused) of threshold \(FuzzyBudget.short(threshold)), or \(count) of count "
                + "\(tolerance.count)"
        }
        let magnitude = Int(tolerance.magnitude) - Int(sufficientMagnitude ?? 0)
        return "unused: \(max(0, magnitude)) of magnitude \(tolerance.magnitude), or \(count) of count "
            + "\(tolerance.count)"
    }

    /// What to know beside the verdict, a sentence each: a tolerance that could be tighter, pixels that were
    /// skipped.
    public var notes: [String] {
        var notes: [String] = []
        if referenceSize == candidateSize, isWithinBudgets, isBelowLowerBounds, let budget = sufficientBudget
        {
            notes.append(
                "the tolerance expects more than differs, tighten it: \(tolerance.budget) could be \(budget)")
        }
        if isAllIgnored {
            notes.append("every pixel is ignored: nothing was compared")
        } else if ignoredPixels > 0 {
            let share = ImageComparison.percentage(ignoredShare)
            notes.append(
                "ignored: \(share), \(ignoredPixels) of \(canvasSize.width * canvasSize.height) pixels")
        }
        return notes
    }

    /// Whether budgets are told as ranges: where both must hold at once, or pixels have no excuse of their own.
    private var usesRanges: Bool {
        tolerance.maxDifference != nil || tolerance.minimumCount > 0
            || tolerance.metric.formula == .skiaFuzzy
    }

    /// `120 pixels differ (0.03 %), the worst by 45`, with what is special about them.
    private var differencePhrase: String {
        var parts = [
            "\(differingPixels) \(differingPixels == 1 ? "pixel differs" : "pixels differ") "
                + "(\(percentage)), the worst by \(ImageComparison.short(worstDifference))"
        ]
        if measurement.onlyInOne > 0 {
            parts.append("\(measurement.onlyInOne) of them outside the other picture")
        }
        if tolerance.magnitude > 0 && pixelsBeyondMagnitude < differingPixels {
            parts.append("\(pixelsBeyondMagnitude) of them beyond magnitude \(tolerance.magnitude)")
        }
        if measurement.invisible > 0 {
            parts.append("\(measurement.invisible) of them fully transparent in both")
        }
        return (parts + metricPhrases).joined(separator: ", ")
    }

    /// What a metric other than exact finds.
    private var metricPhrases: [String] {
        let name = tolerance.metric.formula.rawValue
        let worst = FuzzyBudget.short(worstInMetric)
        if tolerance.metric.formula == .skiaFuzzy { return ["the worst by \(worst) in \(name)"] }
        guard let perceptual else { return [] }
        let threshold = FuzzyBudget.short(tolerance.metric.threshold)
        var parts = ["\(perceptual.counted) of them beyond threshold \(threshold) in \(name)"]
        if let window = perceptual.windowCount, let side = tolerance.metric.windowSize {
            parts.append("at most \(window) in a window of \(side)")
        }
        parts.append("the worst by \(worst)")
        if perceptual.antialiased > 0 {
            parts.append("\(perceptual.antialiased) excused as anti-aliasing")
        }
        return parts
    }

    private var percentage: String {
        let total = max(1, canvasSize.width * canvasSize.height)
        return ImageComparison.percentage(Double(differingPixels) / Double(total))
    }

    private static func percentage(_ share: Double) -> String {
        share < 0.0001 ? "less than 0.01 %" : short(share * 100) + " %"
    }

    /// At most two decimals, without trailing zeros, the same in every locale.
    static func short(_ value: Double) -> String {
        if value > 0 && value < 0.005 { return "less than 0.01" }
        let hundredths = Int((value * 100).rounded())
        let fraction = hundredths % 100
        if fraction == 0 { return "\(hundredths / 100)" }
        let digits = fraction < 10 ? "0\(fraction)" : "\(fraction)"
        return "\(hundredths / 100)." + (digits.hasSuffix("0") ? String(digits.dropLast()) : digits)
    }
}
