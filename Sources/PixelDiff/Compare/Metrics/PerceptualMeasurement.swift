import Imaging

/// How many pixels differ in a perceptual formula, and by how much.
public struct PerceptualMeasurement: Hashable, Sendable {
    /// Pixels beyond the metric's threshold that are not excused.
    public internal(set) var counted = 0
    /// Pixels beyond the metric's threshold that look like anti-aliasing; 0 where the metric doesn't excuse it.
    public internal(set) var antialiased = 0
    /// The most counted pixels in any square of the metric's window size; nil without one.
    public internal(set) var windowCount: Int?
    /// The greatest distance of a pixel that isn't excused.
    public internal(set) var worstDistance = 0.0
    /// The smallest threshold that leaves at most as many pixels as the tolerance's count, in steps of
    /// 1/10,000; nil where 1 isn't enough.
    public internal(set) var sufficientThreshold: Double?
}
