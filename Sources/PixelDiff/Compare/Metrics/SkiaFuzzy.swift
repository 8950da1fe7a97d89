/// Skia Gold's fuzzy matcher.
///
/// - Source: Skia Gold's documentation of `fuzzy_max_different_pixels` and `fuzzy_pixel_delta_threshold`.
public enum SkiaFuzzy {
    /// Whether a measurement passes: at most `maxDifferentPixels` differ at all, and none by more than
    /// `pixelDeltaThreshold` steps of 8 bits, summed over its four channels.
    ///
    /// - Parameter isPerChannel: Takes the greatest channel instead of the sum.
    public static func passes(
        _ measurement: DifferenceMeasurement, maxDifferentPixels: Int, pixelDeltaThreshold: Double,
        isPerChannel: Bool = false
    ) -> Bool {
        measurement.onlyInOne == 0 && measurement.differingPixels <= maxDifferentPixels
            && worst(measurement, isPerChannel: isPerChannel) <= pixelDeltaThreshold
    }

    static func worst(_ measurement: DifferenceMeasurement, isPerChannel: Bool) -> Double {
        isPerChannel ? measurement.worstDifference : measurement.worstSum
    }
}
