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

        @inline(__always)
        var isVarying: Bool { coverage < 0 }
    }

    /// Device pixels.
    var y: Int
    var runs: UnsafeBufferPointer<Run>
    /// Coverage 0...255; the element for device column x is `mask[x - originX]`. Only varying runs read it.
    var mask: UnsafePointer<UInt8>
    var originX: Int

    /// The mask from device column `x` on.
    @inline(__always)
    func mask(from x: Int) -> UnsafePointer<UInt8> {
        mask + (x - originX)
    }
}

/// Takes the rows of a shape, from the top.
protocol CoverageSink {
    mutating func add(_ row: CoverageRow)
}

/// Hands rows to a closure.
struct CoverageReader: CoverageSink {
    let read: (CoverageRow) -> Void

    func add(_ row: CoverageRow) { read(row) }
}

/// Which points lie inside an outline.
enum FillRule {
    case nonZero, evenOdd

    init(isEvenOdd: Bool) {
        self = isEvenOdd ? .evenOdd : .nonZero
    }

    /// One level.
    @inline(__always)
    func level(_ windingArea: Float) -> Int { Int(levels(SIMD4(repeating: windingArea)).x) }

    /// Levels 0...255 from winding times area, each to the nearest, a half going up.
    ///
    /// Non-zero clamps, even-odd folds like a triangle wave. Both are exact where the winding number is the
    /// same, or 0, all over the pixel; where contours overlap inside one pixel they take areas for disjoint.
    @inline(__always)
    func levels(_ windingAreas: SIMD4<Float>) -> SIMD4<Int32> {
        var areas = windingAreas.replacing(with: -windingAreas, where: windingAreas .< 0)
        if self == .evenOdd {
            // Windings of a billion and more can't be told apart: none has a fraction left either.
            areas = areas.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 0x1p30))
            let pairs = SIMD4<Float>(Truncation.whole(areas * 0.5))
            let folded = areas - pairs * 2
            areas = folded.replacing(with: 2 - folded, where: folded .> 1)
        } else {
            areas = areas.replacing(with: SIMD4(repeating: 1), where: areas .> 1)
        }
        return Truncation.whole(areas * 255 + 0.5)
    }
}
