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
    }

    public let referenceSize: PixelSize
    public let candidateSize: PixelSize
    /// The tolerance that was asked for.
    public let tolerance: Tolerance
    /// Counts of what differs.
    public let measurement: DifferenceMeasurement
    /// Rectangles around pixels that differ by more than the tolerance's magnitude, or exist in one
    /// picture only; ordered by top, then left.
    public let regions: [PixelRect]
    /// Differences in what the files declare about colour, as sentences; they don't change the verdict.
    public let colorNotes: [String]

    /// The smallest size that holds both pictures.
    public var canvasSize: PixelSize {
        PixelSize(
            width: max(referenceSize.width, candidateSize.width),
            height: max(referenceSize.height, candidateSize.height))
    }

    /// Pixels that differ at all, those that exist in one picture only included.
    public var differingPixels: Int { measurement.differingPixels + measurement.onlyInOne }

    /// Differing pixels that the tolerance's magnitude does not excuse; its count is compared with this.
    public var pixelsBeyondMagnitude: Int {
        measurement.pixels(beyond: tolerance.magnitude) + measurement.onlyInOne
    }

    /// The greatest difference of any channel where both pictures have pixels, in steps of 8 bits:
    /// 0...255. Not whole for pictures of 16 bits.
    public var worstDifference: Double { measurement.worstDifference }

    public var verdict: Verdict {
        if referenceSize != candidateSize { return .different }
        if differingPixels == 0 { return .same }
        return pixelsBeyondMagnitude <= tolerance.count ? .withinTolerance : .different
    }

    /// True unless the verdict is ``Verdict/different``.
    public var matches: Bool { verdict != .different }

    /// Candidate minus reference.
    public var widthDelta: Int { candidateSize.width - referenceSize.width }
    /// Candidate minus reference.
    public var heightDelta: Int { candidateSize.height - referenceSize.height }

    /// The smallest magnitude that passes with the same count; nil when the sizes differ.
    public var sufficientMagnitude: UInt8? {
        referenceSize == candidateSize ? measurement.magnitude(leaving: tolerance.count) : nil
    }

    /// The smallest count that passes with the same magnitude; nil when the sizes differ.
    public var sufficientCount: Int? {
        referenceSize == candidateSize ? pixelsBeyondMagnitude : nil
    }
}
