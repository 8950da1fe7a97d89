import Imaging

/// What ``Comparison`` found: counts, the worst difference, where, and the verdict.
///
/// Coordinates are pixels of the union canvas: both pictures laid on each other at their top left
/// corners.
public struct ImageComparison: Hashable, Sendable {
    public enum Verdict: String, Hashable, Sendable, Codable {
        /// Same size, and every compared channel is equal.
        case same
        /// Same size, and the differences are inside the tolerance.
        case withinTolerance
        case different
        /// Inside the tolerance, but below a lower bound of one that is strict.
        case looseTolerance
    }

    public let referenceSize: PixelSize
    public let candidateSize: PixelSize
    /// The tolerance that was asked for.
    public let tolerance: Tolerance
    /// Counts of what differs at all.
    public let measurement: DifferenceMeasurement
    /// Rectangles around pixels that differ by more than the tolerance's magnitude or the metric's threshold,
    /// or exist in one picture only; ordered by top, then left.
    public let regions: [PixelRect]
    /// Differences in what the files declare about colour, as sentences; they don't change the verdict.
    public let colorNotes: [String]
    /// What the tolerance's metric found; nil where it isn't a perceptual one.
    public internal(set) var perceptual: PerceptualMeasurement?
    /// Pixels of the canvas that were skipped.
    public internal(set) var ignoredPixels = 0

    /// The smallest size that holds both pictures.
    public var canvasSize: PixelSize {
        PixelSize(
            width: max(referenceSize.width, candidateSize.width),
            height: max(referenceSize.height, candidateSize.height))
    }

    /// Pixels that differ at all, those that exist in one picture only included.
    public var differingPixels: Int { measurement.differingPixels + measurement.onlyInOne }

    /// Differing pixels that the tolerance's magnitude, or the metric's threshold, does not excuse.
    public var pixelsBeyondMagnitude: Int {
        let shared =
            switch tolerance.metric.formula {
            case .exact: measurement.pixels(beyond: tolerance.magnitude)
            case .skiaFuzzy: measurement.differingPixels
            case .pixelmatch5, .pixelmatch7, .oklab: perceptual?.counted ?? measurement.differingPixels
            }
        return shared + measurement.onlyInOne
    }

    /// The greatest difference of any channel where both pictures have pixels, in steps of 8 bits:
    /// 0...255. Not whole for pictures of 16 bits.
    public var worstDifference: Double { measurement.worstDifference }

    public var verdict: Verdict {
        if referenceSize != candidateSize || !isWithinBudgets { return .different }
        if tolerance.isStrict && isBelowLowerBounds { return .looseTolerance }
        return differingPixels == 0 ? .same : .withinTolerance
    }

    /// True for ``Verdict/same`` and ``Verdict/withinTolerance``.
    public var matches: Bool { verdict == .same || verdict == .withinTolerance }

    /// Candidate minus reference.
    public var widthDelta: Int { candidateSize.width - referenceSize.width }
    /// Candidate minus reference.
    public var heightDelta: Int { candidateSize.height - referenceSize.height }
}
