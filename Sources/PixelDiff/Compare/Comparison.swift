import Imaging

/// Compares decoded pictures. Knows no files.
public enum Comparison {
    /// Compares two bitmaps pixel by pixel and reports where they differ.
    ///
    /// 1. Rows are compared on the union canvas: both pictures laid on each other at their top left
    ///    corners. A pixel that only one of them has differs, whatever its colour. Nothing is resized.
    /// 2. Equal rows cost one memory comparison.
    /// 3. Other pixels are measured by their greatest channel difference, alpha included: a transparent
    ///    pixel never equals a white one. At or below `tolerance.magnitude` they match.
    /// 4. A perceptual metric measures them too, in straight alpha, and decides what counts.
    /// 5. Pixels inside `ignoring` and under `mask` are skipped. A difference in size still fails.
    /// 6. Differing pixels less than 8 pixels apart are put into one region.
    ///
    /// - Parameters:
    ///   - reference: The accepted picture.
    ///   - candidate: The picture under test; any size.
    ///   - ignoring: Rectangles in pixels of the union canvas; parts outside of it count for nothing.
    ///   - mask: Skips what it has painted; what lies outside of it is compared. See
    ///     ``IgnoreMask/check(reference:candidate:)``.
    /// - Complexity: O(width x height) time; memory grows with the number of regions only, and with a perceptual
    ///   metric with that of differing pixels.
    public static func compare(
        reference: Bitmap, candidate: Bitmap, tolerance: Tolerance = .exact, ignoring: [PixelRect] = [],
        mask: IgnoreMask? = nil
    ) -> ImageComparison {
        let ignored = IgnoredRegions(ignoring, mask: mask)
        let (measurement, regions) = FastMeasurement.measure(
            reference: .eight(reference.pixels), size: reference.size,
            candidate: .eight(candidate.pixels), size: candidate.size,
            magnitude: tolerance.magnitudeOfRegions, ignoring: ignored)
        let exact = ImageComparison(
            referenceSize: reference.size, candidateSize: candidate.size, tolerance: tolerance,
            measurement: measurement, regions: regions, colorNotes: [])
        if !tolerance.metric.formula.isPerceptual || exact.differingPixels == 0 {
            return completed(exact, ignored)
        }
        return completed(exact, ignored, (DecodedImage(reference), DecodedImage(candidate)))
    }

    /// Compares two decoded files pixel by pixel, in straight alpha, and reports where they differ.
    ///
    /// As for bitmaps. When one of them has 16 bits per channel both are compared at 16 bits, a value v
    /// of 8 bits counting as 257 v, so that a change in a low byte alone is seen. Gamma is not applied:
    /// what the files declare about colour is compared in words, in ``ImageComparison/colorNotes``.
    public static func compare(
        reference: DecodedImage, candidate: DecodedImage, tolerance: Tolerance = .exact,
        ignoring: [PixelRect] = [], mask: IgnoreMask? = nil
    ) -> ImageComparison {
        let ignored = IgnoredRegions(ignoring, mask: mask)
        let (measurement, regions) = FastMeasurement.measure(
            reference: reference.samples, size: reference.size,
            candidate: candidate.samples, size: candidate.size,
            magnitude: tolerance.magnitudeOfRegions, ignoring: ignored)
        let exact = ImageComparison(
            referenceSize: reference.size, candidateSize: candidate.size, tolerance: tolerance,
            measurement: measurement, regions: regions,
            colorNotes: ColorNotes.differences(
                reference: reference.colorProfile, candidate: candidate.colorProfile))
        return completed(exact, ignored, (reference, candidate))
    }

    /// Adds what the metric finds and what was skipped.
    ///
    /// - Parameter pictures: In straight alpha; not needed where nothing differs or the metric isn't perceptual.
    static func completed(
        _ exact: ImageComparison, _ ignored: IgnoredRegions,
        _ pictures: (reference: DecodedImage, candidate: DecodedImage)? = nil
    ) -> ImageComparison {
        var result = exact
        let metric = exact.tolerance.metric
        if metric.formula.isPerceptual, exact.differingPixels == 0 {
            result.perceptual = PerceptualMeasurement(
                windowCount: metric.windowSize.map { _ in 0 }, sufficientThreshold: 0)
        } else if metric.formula.isPerceptual, let pictures {
            let map = PerceptualPass.map(
                reference: pictures.reference, candidate: pictures.candidate, metric: metric,
                ignoring: ignored)
            result = ImageComparison(
                referenceSize: exact.referenceSize, candidateSize: exact.candidateSize,
                tolerance: exact.tolerance, measurement: exact.measurement,
                regions: map.regions(exact.referenceSize, exact.candidateSize, ignored),
                colorNotes: exact.colorNotes)
            result.perceptual = map.measurement(metric, count: exact.tolerance.count)
        }
        result.ignoredPixels = ignored.ignoredPixels(in: exact.canvasSize)
        return result
    }
}

extension Tolerance {
    /// Up to which difference of channels a pixel is in no region.
    var magnitudeOfRegions: UInt8 { metric.formula == .exact ? magnitude : 0 }
}
