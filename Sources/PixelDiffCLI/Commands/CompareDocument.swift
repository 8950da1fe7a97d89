import Imaging
import PixelDiff

/// The JSON form of a ``CompareReport``. Fields are only added within one schema version.
struct CompareDocument: Encodable {
    struct Pair: Encodable {
        var name: String
        var reference: String?
        var candidate: String?
        /// same, withinTolerance, different, missing, added or failed.
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
        var colorNotes: [String]?
        var diff: String?
    }

    var schema = "pixeldiff.compare/1"
    var exitCode: Int32
    var tolerance: Tolerance
    var pairs: [Pair]

    init(_ report: CompareReport) {
        exitCode = report.exitCode.rawValue
        tolerance = report.tolerance
        pairs = report.outcomes.map(Pair.init)
    }
}

extension CompareDocument.Pair {
    init(_ outcome: PairOutcome) {
        name = outcome.pair.name
        reference = outcome.pair.reference
        candidate = outcome.pair.candidate
        verdict = outcome.word
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
            colorNotes = result.colorNotes
            diff = result.matches ? nil : outcome.pair.diff
        }
    }
}
