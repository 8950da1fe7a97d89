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

/// What becomes of each pixel that both pictures have.
struct PerceptualMap: Hashable {
    enum Finding: UInt8 {
        /// Within the threshold, or ignored.
        case matching
        case counted
        /// Counted, and the candidate's pixel is the darker one.
        case countedDarker
        case antialiased
    }

    var size: PixelSize
    /// Row by row.
    var findings: [Finding]
    /// For each pixel the ``PerceptualDistance/step`` it needs; 0 where it is equal, ignored or excused.
    var steps: [UInt16]
    /// The greatest distance of a pixel that isn't excused.
    var worstDistance = 0.0

    init(size: PixelSize) {
        self.size = size
        findings = [Finding](repeating: .matching, count: size.width * size.height)
        steps = [UInt16](repeating: 0, count: size.width * size.height)
    }

    func isCounted(_ index: Int) -> Bool {
        switch findings[index] {
        case .counted, .countedDarker: true
        case .matching, .antialiased: false
        }
    }
}
