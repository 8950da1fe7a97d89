/// Which pixels a shape covers in one row, and how far.
///
/// Runs are in order of x, don't overlap, and leave uncovered pixels out.
struct CoverageRow {
    struct Run {
        /// Device pixels, half-open.
        var start: Int
        var end: Int
        /// 1...255 for all its pixels; ``Run/varying`` where each has its own in the row's mask.
        var coverage: Int

        static let varying = -1
    }

    /// Device pixels.
    var y: Int
    var runs: UnsafeBufferPointer<Run>
    /// Coverage 0...255; the element for device column x is `mask[x - originX]`. Only varying runs read it.
    var mask: UnsafePointer<UInt8>
    var originX: Int

    /// The mask from device column `x` on.
    func mask(from x: Int) -> UnsafePointer<UInt8> {
        mask + (x - originX)
    }
}

/// Which points lie inside an outline.
enum FillRule {
    case nonZero, evenOdd

    init(isEvenOdd: Bool) {
        self = isEvenOdd ? .evenOdd : .nonZero
    }

    /// Coverage 0...1 from winding times area.
    ///
    /// Non-zero clamps, even-odd folds like a triangle wave. Both are exact where the winding number is the
    /// same, or 0, all over the pixel; where contours overlap inside one pixel they take areas for disjoint.
    @inline(__always)
    func coverage(_ windingArea: Float) -> Float {
        let area = abs(windingArea)
        switch self {
        case .nonZero: return min(area, 1)
        case .evenOdd:
            let folded = area - 2 * (area * 0.5).rounded(.down)
            return folded > 1 ? 2 - folded : folded
        }
    }
}
