import Foundation
import PixelDiff

/// The options that say how much pictures may differ, as `compare` and `test` share them.
enum ToleranceOptions {
    static let arguments: [Argument] = [
        .option(
            "metric", placeholder: "name",
            help: "How pixels are measured: exact, pixelmatch-5.3, pixelmatch-7.2, oklab or skia-fuzzy.",
            defaultValue: "exact", values: .words(DifferenceMetric.Formula.allCases.map(\.rawValue))),
        .option(
            "threshold", placeholder: "0...1",
            help: "The distance at which a pixel still matches; pixelmatch and oklab.", defaultValue: "0.1"),
        .option(
            "window", placeholder: "pixels",
            help: "Count only the pixels of the densest square of this side; pixelmatch and oklab."),
        .flag("include-aa", help: "Count what looks like anti-aliasing too; pixelmatch and oklab."),
        .flag("per-channel", help: "Take the greatest channel instead of the sum; skia-fuzzy."),
        .option(
            "magnitude", placeholder: "steps",
            help: "The greatest difference of a channel at which a pixel still matches, 0 to 255; exact.",
            defaultValue: "0"),
        .option(
            "count", placeholder: "pixels",
            help: "How many pixels may differ by more than the magnitude or threshold.", defaultValue: "0"),
        .option(
            "fuzzy", placeholder: "ranges",
            help: """
                Instead of magnitude and count the ranges of web-platform-tests, both to hold: \
                maxDifference=0-2;totalPixels=0-100. Below a lower bound a note reminds to tighten them.
                """),
        .flag("strict", help: "Fail below a lower bound of --fuzzy."),
        .option("reason", placeholder: "text", help: "Why differences are allowed; needed to allow any."),
    ]

    /// - Throws: ``UsageError`` for values out of range, options that the metric doesn't have, and a tolerance
    ///   without a reason.
    static func tolerance(_ arguments: ParsedArguments) throws(UsageError) -> Tolerance {
        let metric = try metric(arguments)
        let reason = arguments.value("reason") ?? ""
        var tolerance = Tolerance(
            metric: metric, count: try arguments.integer("count", in: 0...Int.max) ?? 0, reason: reason)
        if let magnitude = try arguments.integer("magnitude", in: 0...255) {
            if metric.formula != .exact { throw misplaced("--magnitude", metric, "--threshold or --fuzzy") }
            tolerance.magnitude = UInt8(magnitude)
        }
        if let text = arguments.value("fuzzy") {
            if arguments.value("count") != nil || arguments.value("magnitude") != nil {
                throw UsageError(
                    "'--fuzzy' takes the place of '--magnitude' and '--count'; give one or the other")
            }
            let budget = try budget(text)
            tolerance = Tolerance(
                metric: metric, maxDifference: budget.maxDifference,
                totalPixels: budget.totalPixels ?? 0...Int.max, isStrict: arguments.flag("strict"),
                reason: reason)
        } else if arguments.flag("strict") {
            throw UsageError("'--strict' is about the lower bounds of '--fuzzy'; add --fuzzy")
        }
        if tolerance.lacksReason {
            throw UsageError("A tolerance needs a reason: add --reason \"why the pictures may differ\"")
        }
        return tolerance
    }

    private static func metric(_ arguments: ParsedArguments) throws(UsageError) -> DifferenceMetric {
        let name = arguments.value("metric") ?? DifferenceMetric.Formula.exact.rawValue
        guard let formula = DifferenceMetric.Formula(rawValue: name) else {
            let names = DifferenceMetric.Formula.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("The value '\(name)' is invalid for '--metric': it takes one of \(names)")
        }
        let excuses = !arguments.flag("include-aa")
        let threshold = try threshold(arguments) ?? 0.1
        let window = try arguments.integer("window", in: 1...Int.max)
        let metric: DifferenceMetric =
            switch formula {
            case .exact: .exact
            case .skiaFuzzy: .skiaFuzzy(isPerChannel: arguments.flag("per-channel"))
            case .pixelmatch5:
                .pixelmatch5(threshold: threshold, excusesAntialiasing: excuses, windowSize: window)
            case .pixelmatch7:
                .pixelmatch7(threshold: threshold, excusesAntialiasing: excuses, windowSize: window)
            case .oklab: .oklab(threshold: threshold, excusesAntialiasing: excuses, windowSize: window)
            }
        try refuseStrangers(arguments, metric)
        return metric
    }

    /// Options that the metric would leave unread.
    private static func refuseStrangers(
        _ arguments: ParsedArguments, _ metric: DifferenceMetric
    ) throws(UsageError) {
        let isPerceptual = metric.formula.isPerceptual
        for name in ["threshold", "window"] where !isPerceptual && arguments.value(name) != nil {
            throw misplaced("--\(name)", metric, "--metric pixelmatch-7.2 or oklab")
        }
        if !isPerceptual && arguments.flag("include-aa") {
            throw misplaced("--include-aa", metric, "--metric pixelmatch-7.2 or oklab")
        }
        if metric.formula != .skiaFuzzy && arguments.flag("per-channel") {
            throw misplaced("--per-channel", metric, "--metric skia-fuzzy")
        }
    }

    private static func misplaced(
        _ option: String, _ metric: DifferenceMetric, _ instead: String
    ) -> UsageError {
        UsageError("'\(option)' says nothing to the metric \(metric.formula.rawValue); use \(instead)")
    }

    private static func threshold(_ arguments: ParsedArguments) throws(UsageError) -> Double? {
        guard let text = arguments.value("threshold") else { return nil }
        if let number = Double(text), (0...1).contains(number) { return number }
        throw UsageError("The value '\(text)' is invalid for '--threshold': it takes a number from 0 to 1")
    }

    private static func budget(_ text: String) throws(UsageError) -> FuzzyBudget {
        do throws(FuzzyBudget.ParseError) {
            return try FuzzyBudget(parsing: text)
        } catch {
            throw UsageError("The value '\(text)' is invalid for '--fuzzy': \(error)")
        }
    }
}
