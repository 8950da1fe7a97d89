import Foundation
import Imaging

/// Compares two PNG files without holding their pixels, as far as they are what pictures of user interfaces are.
///
/// Those (8 bits a channel or less, not interlaced, intact) are compared while they are read, in a few megabytes; see
/// ``PNGRowReader``. Others are decoded whole by ``PNGDecoder``, which also says what is wrong with a file. The result is
/// the same: ``Comparison``'s.
public struct FileComparison: Sendable {
    /// The most pixels that a file may declare.
    public var pixelLimit: Int

    /// At most two are used, and one where pictures are so small that another would cost more than it saves.
    public var threads: Int

    public init(pixelLimit: Int = PNGDecoder.defaultPixelLimit, threads: Int = 2) {
        self.pixelLimit = pixelLimit
        self.threads = threads
    }

    /// Compares two files pixel by pixel; see ``Comparison/compare(reference:candidate:tolerance:ignoring:)``.
    ///
    /// 1. Files of the same bytes have the same pixels: one is read, to know that it is intact.
    /// 2. Others are compared row by row.
    /// 3. What can't be read by rows is decoded whole, and so are pictures that differ, for a perceptual metric: where
    ///    they aren't large, at once.
    ///
    /// - Throws: ``PNGError`` for a file that is missing, unreadable or damaged, wherever the damage is.
    /// - Complexity: O(pixels) time.
    public func compare(
        reference: String, candidate: String, tolerance: Tolerance = .exact, ignoring: [PixelRect] = [],
        mask: IgnoreMask? = nil
    ) throws(PNGError) -> ImageComparison {
        if tolerance.metric.formula.isPerceptual, let images = try picturesAtOnce(reference, candidate) {
            return Comparison.compare(
                reference: images.reference, candidate: images.candidate, tolerance: tolerance,
                ignoring: ignoring, mask: mask)
        }
        let ignored = IgnoredRegions(ignoring, mask: mask)
        var measured: ImageComparison?
        do throws(PNGIrregularity) {
            let exact = try exact(reference, candidate, tolerance, ignored)
            if exact.differingPixels == 0 || !tolerance.metric.formula.isPerceptual {
                return Comparison.completed(exact, ignored)
            }
            measured = exact
        } catch {}
        // 3.
        let images = try pictures(reference: reference, candidate: candidate)
        if let measured { return Comparison.completed(measured, ignored, images) }
        return Comparison.compare(
            reference: images.reference, candidate: images.candidate, tolerance: tolerance,
            ignoring: ignoring,
            mask: mask)
    }

    private func exact(
        _ reference: String, _ candidate: String, _ tolerance: Tolerance, _ ignored: IgnoredRegions
    ) throws(PNGIrregularity) -> ImageComparison {
        let before = try PNGByteSource(path: reference)
        let after = try PNGByteSource(path: candidate)
        // 1.
        if before.hasSameBytes(as: after) {
            let size = try checked(after).size
            return ImageComparison(
                referenceSize: size, candidateSize: size, tolerance: tolerance,
                measurement: DifferenceMeasurement(), regions: [], colorNotes: [])
        }
        // 2.
        let rows = try opened(before, after)
        let (measurement, regions) = try rows.measured(
            magnitude: tolerance.magnitudeOfRegions, ignoring: ignored)
        return ImageComparison(
            referenceSize: rows.reference.size, candidateSize: rows.candidate.size, tolerance: tolerance,
            measurement: measurement, regions: regions,
            colorNotes: ColorNotes.differences(
                reference: rows.reference.colorProfile, candidate: rows.candidate.colorProfile))
    }

    /// Whether two files have the same size and the same pixels. Colour chunks don't count.
    ///
    /// It stops at the first difference; of the rest of the files only the checksums are looked at.
    ///
    /// - Throws: ``PNGError`` for a file that is missing, unreadable or damaged.
    public func areSame(reference: String, candidate: String) throws(PNGError) -> Bool {
        do throws(PNGIrregularity) {
            let before = try PNGByteSource(path: reference)
            let after = try PNGByteSource(path: candidate)
            if before.hasSameBytes(as: after) {
                _ = try checked(after)
                return true
            }
            return try opened(before, after).areSame()
        } catch {
            let images = try pictures(reference: reference, candidate: candidate)
            return Comparison.compare(reference: images.reference, candidate: images.candidate).verdict
                == .same
        }
    }

    private func opened(
        _ reference: PNGByteSource, _ candidate: PNGByteSource
    ) throws(PNGIrregularity) -> StreamedComparison {
        StreamedComparison(
            reference: try PNGRowReader(reference, pixelLimit: pixelLimit),
            candidate: try PNGRowReader(candidate, pixelLimit: pixelLimit), threads: threads)
    }

    private func checked(_ source: PNGByteSource) throws(PNGIrregularity) -> PNGRowReader {
        let reader = try PNGRowReader(source, pixelLimit: pixelLimit)
        try reader.check()
        return reader
    }
}
