extension CaseRecord {
    /// The tolerance of a check, and what it needed.
    public struct Budget: Codable, Hashable, Sendable {
        /// ``DifferenceMetric/Formula``.
        public var metric: String
        /// The ranges of what may differ, in the form of `--fuzzy`.
        public var allowed: String
        /// The greatest difference at which a pixel still counts as the same: steps of 8 bits, or the metric's threshold.
        public var threshold: Double
        /// Why it is there; nil for exact comparison.
        public var reason: String?
        /// Pixels held against the budget.
        public var counted: Int
        /// The smallest ranges that would hold, in the form of `--fuzzy`; nil where sizes differ.
        public var sufficient: String?
        /// What would have passed, in words; nil where it passed, or where nothing would.
        public var remedy: String?
        /// What wasn't used, in words; nil where it didn't pass.
        public var unused: String?
    }
}

extension CaseRecord.Budget {
    /// Nil for exact comparison that found nothing.
    init?(_ comparison: ImageComparison) {
        let tolerance = comparison.tolerance
        guard !tolerance.isExact || !comparison.matches else { return nil }
        metric = tolerance.metric.formula.rawValue
        allowed = tolerance.budget.description
        threshold =
            tolerance.metric.formula.isPerceptual
            ? tolerance.metric.threshold : Double(tolerance.magnitude)
        reason = tolerance.isExact ? nil : tolerance.reason
        counted = comparison.countedPixels
        sufficient = comparison.sufficientBudget?.description
        remedy = comparison.remedyPhrase
        unused = comparison.matches && !tolerance.isExact ? comparison.slackPhrase : nil
    }

    /// For people, one sentence each.
    var lines: [String] {
        var lines: [String] = []
        if let reason {
            let beyond = threshold > 0 ? ", beyond \(DecimalText.format(threshold))" : ""
            lines.append("budget: \(metric) \(allowed)\(beyond) (\(reason)); counted \(counted) px")
        }
        if let remedy { lines.append("budget: \(remedy)") }
        if let unused { lines.append("budget: \(unused)") }
        return lines
    }
}
