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
    /// 4. Pixels inside `ignoring` are skipped. A difference in size still fails.
    /// 5. Differing pixels less than 8 pixels apart are put into one region.
    ///
    /// - Parameters:
    ///   - reference: The accepted picture.
    ///   - candidate: The picture under test; any size.
    ///   - ignoring: Rectangles in pixels of the union canvas; parts outside of it count for nothing.
    /// - Complexity: O(width x height) time; memory grows with the number of regions only.
    public static func compare(
        reference: Bitmap, candidate: Bitmap, tolerance: Tolerance = .exact, ignoring: [PixelRect] = []
    ) -> ImageComparison {
        let (measurement, regions) = FastMeasurement.measure(
            reference: .eight(reference.pixels), size: reference.size,
            candidate: .eight(candidate.pixels), size: candidate.size,
            magnitude: tolerance.magnitude, ignoring: IgnoredRegions(ignoring))
        return ImageComparison(
            referenceSize: reference.size, candidateSize: candidate.size, tolerance: tolerance,
            measurement: measurement, regions: regions, colorNotes: [])
    }

    /// Compares two decoded files pixel by pixel, in straight alpha, and reports where they differ.
    ///
    /// As for bitmaps. When one of them has 16 bits per channel both are compared at 16 bits, a value v
    /// of 8 bits counting as 257 v, so that a change in a low byte alone is seen. Gamma is not applied:
    /// what the files declare about colour is compared in words, in ``ImageComparison/colorNotes``.
    public static func compare(
        reference: DecodedImage, candidate: DecodedImage, tolerance: Tolerance = .exact,
        ignoring: [PixelRect] = []
    ) -> ImageComparison {
        let (measurement, regions) = FastMeasurement.measure(
            reference: reference.samples, size: reference.size,
            candidate: candidate.samples, size: candidate.size,
            magnitude: tolerance.magnitude, ignoring: IgnoredRegions(ignoring))
        return ImageComparison(
            referenceSize: reference.size, candidateSize: candidate.size, tolerance: tolerance,
            measurement: measurement, regions: regions,
            colorNotes: ColorNotes.differences(
                reference: reference.colorProfile, candidate: candidate.colorProfile))
    }
}
