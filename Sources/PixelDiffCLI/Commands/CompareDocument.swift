import Imaging
import PixelDiff

/// The JSON form of a ``CompareReport``. Fields are only added within one schema version.
struct CompareDocument: Encodable {
    struct Pair: Encodable {
        var name: String
        var reference: String?
        var candidate: String?
        /// same, withinTolerance, looseTolerance, different, missing, added or failed.
        var verdict: String
        var summary: String
        var referenceSize: PixelSize?
        var candidateSize: PixelSize?
        var widthDelta: Int?
        var heightDelta: Int?
        var differingPixels: Int?
        var pixelsBeyondMagnitude: Int?
        var worstDifference: Double?
        var sufficientMagnitude: UInt8?
        var sufficientCount: Int?
        var regions: [PixelRect]?
        var change: ChangeDocument?
        var colorNotes: [String]?
        /// What the metric found; absent for exact comparison.
        var metric: Metric?
        /// The smallest ranges that hold, in the form of `--fuzzy`.
        var sufficientBudget: String?
        /// What would have passed, in words; absent where it passed.
        var remedy: String?
        /// What of the tolerance wasn't used, in words; absent where it didn't pass or is exact.
        var slack: String?
        /// What the pictures were made with differently, reminders and what was skipped.
        var notes: [String]?
        var ignoredPixels: Int?
        var ignoredShare: Double?
        /// How alike the pictures look to the document's `score`.
        var score: Double?
        var diff: String?
    }

    struct Metric: Encodable {
        var name: String
        /// What the count is held against: pixels beyond the threshold, or those of the densest window.
        var counted: Int
        /// The worst pixel in the metric's unit.
        var worst: Double
        var antialiased: Int?
        var sufficientThreshold: Double?
    }

    var schema = "pixeldiff.compare/1"
    var exitCode: Int32
    var tolerance: Tolerance
    /// ssim or flip, where that was asked for.
    var score: String?
    var pairs: [Pair]

    init(_ report: CompareReport) {
        exitCode = report.exitCode.rawValue
        tolerance = report.tolerance
        score = report.score?.rawValue
        pairs = report.outcomes.map(Pair.init)
    }
}

extension CompareDocument.Pair {
    init(_ outcome: PairOutcome) {
        name = outcome.pair.name
        reference = outcome.pair.reference
        candidate = outcome.pair.candidate
        verdict = outcome.word
        score = outcome.score
        switch outcome.finding {
        case .onlyInReference: summary = "only in the reference"
        case .onlyInCandidate: summary = "only in the candidate"
        case .failed(let sentence): summary = sentence
        case .compared(let result):
            verdict = result.verdict.rawValue
            summary = result.summary
            referenceSize = result.referenceSize
            candidateSize = result.candidateSize
            widthDelta = result.widthDelta
            heightDelta = result.heightDelta
            differingPixels = result.differingPixels
            pixelsBeyondMagnitude = result.pixelsBeyondMagnitude
            worstDifference = result.worstDifference
            sufficientMagnitude = result.sufficientMagnitude
            sufficientCount = result.sufficientCount
            regions = result.regions
            change = outcome.change.map(ChangeDocument.init)
            colorNotes = result.colorNotes
            describeBudgets(result)
            let sentences = outcome.circumstances + result.notes
            notes = sentences.isEmpty ? nil : sentences
            diff = result.matches ? nil : outcome.pair.diff
        }
    }

    private mutating func describeBudgets(_ result: ImageComparison) {
        if result.tolerance.metric.formula != .exact {
            metric = CompareDocument.Metric(
                name: result.tolerance.metric.formula.rawValue, counted: result.countedPixels,
                worst: result.worstInMetric, antialiased: result.perceptual?.antialiased,
                sufficientThreshold: result.sufficientThreshold)
        }
        sufficientBudget = result.sufficientBudget?.description
        remedy = result.remedyPhrase
        slack = result.verdict == .withinTolerance ? result.slackPhrase : nil
        if result.ignoredPixels > 0 {
            ignoredPixels = result.ignoredPixels
            ignoredShare = result.ignoredShare
        }
    }
}
