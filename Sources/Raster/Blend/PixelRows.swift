import CPixelRows
import Drawing

/// Loops over rows of pixels that pay for a processor's wide vectors: the door to `CPixelRows`.
///
/// ``SourceOver/Plain`` has the same loops in Swift, pixel by pixel, and tests hold them equal.
enum PixelRows {
    typealias Row = UnsafeMutablePointer<PremultipliedPixel>
    typealias Source = UnsafePointer<PremultipliedPixel>
    typealias Mask = UnsafePointer<UInt8>

    /// Tells that what is `offset` pixels from `pixel` will be written soon, whether it exists or not.
    @inline(__always)
    static func prefetch(_ pixel: Row, offset: Int) {
        pixel_prefetch(pixel + offset)
    }

    /// Tells that what is at an address will be needed soon, whether there is anything or not.
    @inline(__always)
    static func prefetch(_ address: UInt) {
        memory_prefetch(address)
    }

    /// `row = source + row x rest / 255`.
    @inline(__always)
    static func over(_ source: PremultipliedPixel, rest: UInt32, onto row: Row, count: Int) {
        pixel_rows_over_color(row, count, source, rest)
    }

    @inline(__always)
    static func over(_ color: PremultipliedPixel, mask: Mask, onto row: Row, count: Int) {
        pixel_rows_over_color_masked(row, count, color, mask)
    }

    @inline(__always)
    static func over(_ source: Source, onto row: Row, count: Int) {
        pixel_rows_over(row, count, source)
    }

    @inline(__always)
    static func over(_ source: Source, coverage: Int, onto row: Row, count: Int) {
        pixel_rows_over_scaled(row, count, source, UInt32(truncatingIfNeeded: coverage))
    }

    @inline(__always)
    static func over(_ source: Source, mask: Mask, onto row: Row, count: Int) {
        pixel_rows_over_masked(row, count, source, mask)
    }
}

extension PixelRows {
    /// Mixes `color` over four pixels by the four masks that `masks` packs, the first in its low byte.
    @inline(__always)
    static func overFour(_ color: PremultipliedPixel, masks: UInt32, onto row: Row) {
        pixel_over_color_masked4(row, color, masks)
    }

    /// Blends `source` into the first pixels of a row by a mode, with ``BlendFormula``'s bytes: products of two
    /// levels, divided by 255, never lie near half a level.
    ///
    /// - Returns: How many pixels are done; 0 for modes and rows that this isn't made for.
    static func blend(_ source: Source, onto row: Row, count: Int, _ mode: BlendMode) -> Int {
        switch mode {
        case .multiply: Int(pixel_rows_multiply(row, count, source))
        case .screen: Int(pixel_rows_screen(row, count, source))
        default: 0
        }
    }

    /// Replaces the components of opaque pixels, red to alpha, by what a line each gives for them.
    ///
    /// - Returns: How many pixels are done, from the first on: it ends before pixels that aren't opaque, and may do
    ///   so up to 64 early, and leaves the last ones of a row.
    static func blend(_ lines: LevelLine.Scalars, onto row: Row, count: Int) -> Int {
        lines.numbers.withUnsafeBufferPointer { numbers in
            guard let base = numbers.baseAddress else { return 0 }
            let slots = lines.exceptions
            return Int(
                pixel_rows_lines(row, count, base, base + 4, base + 8, base + 8 + 4 * slots, slots))
        }
    }

    /// `row[i] = table[(first + i step) x last]`, to the nearest entry, inside the table; NaN gives the first.
    static func linear(
        _ table: UnsafeBufferPointer<PremultipliedPixel>, first: Double, step: Double, into row: Row,
        count: Int
    ) {
        guard let entries = table.baseAddress else { return }
        pixel_rows_linear(row, count, entries, Int32(table.count - 1), first, step)
    }

    /// The same for `(|point + i step| - start) x scale`.
    static func radial(
        _ table: UnsafeBufferPointer<PremultipliedPixel>, point: SIMD2<Double>, step: SIMD2<Double>,
        start: Double, scale: Double, into row: Row, count: Int
    ) {
        guard let entries = table.baseAddress else { return }
        withScalars(point, step) { point, step in
            pixel_rows_radial(row, count, entries, Int32(table.count - 1), point, step, start, scale)
        }
    }

    /// Bilinear samples of a picture whose border pixels go on outside, at the places of `walk`.
    static func bilinear(
        _ picture: Source, width: Int, height: Int, _ walk: PictureWalk, into row: Row, count: Int
    ) {
        withUnsafeTemporaryAllocation(of: Int64.self, capacity: 4) { scalars in
            guard let base = scalars.baseAddress else { return }
            scalars.initializeElement(at: 0, to: walk.x)
            scalars.initializeElement(at: 1, to: walk.y)
            scalars.initializeElement(at: 2, to: walk.dx)
            scalars.initializeElement(at: 3, to: walk.dy)
            pixel_rows_bilinear(row, count, picture, Int32(width), Int32(height), base, base + 2)
        }
    }

    /// Pixels as four floats each.
    static func unpack(_ source: Source, count: Int, into row: UnsafeMutablePointer<Float>) {
        pixel_rows_unpack(row, count, source)
    }

    /// Sums of two weighted pixels of four floats each.
    static func pairs(
        of source: UnsafePointer<Float>, _ indices: UnsafePointer<Int32>, _ weights: UnsafePointer<Float>,
        into row: UnsafeMutablePointer<Float>, count: Int
    ) {
        pixel_rows_pairs(row, count, source, indices, weights)
    }

    /// Two weighted rows of pixels of four floats each, rounded.
    static func blend(
        _ upper: UnsafePointer<Float>, _ weight: Float, _ lower: UnsafePointer<Float>, _ lowerWeight: Float,
        into row: Row, count: Int
    ) {
        pixel_rows_blend_rows(row, count, upper, weight, lower, lowerWeight)
    }

    /// The same where no component or weight is below 0, and weights make 1.
    static func average(
        _ upper: UnsafePointer<Float>, _ weight: Float, _ lower: UnsafePointer<Float>, _ lowerWeight: Float,
        into row: Row, count: Int
    ) {
        pixel_rows_average_rows(row, count, upper, weight, lower, lowerWeight)
    }

    private static func withScalars(
        _ first: SIMD2<Double>, _ second: SIMD2<Double>,
        _ body: (UnsafePointer<Double>, UnsafePointer<Double>) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { scalars in
            guard let base = scalars.baseAddress else { return }
            scalars.initializeElement(at: 0, to: first.x)
            scalars.initializeElement(at: 1, to: first.y)
            scalars.initializeElement(at: 2, to: second.x)
            scalars.initializeElement(at: 3, to: second.y)
            body(base, base + 2)
        }
    }
}

/// Conversions to whole numbers without Swift's checks, for values that are known to fit.
enum Truncation {
    /// - Precondition: Finite, and its magnitude below 2^62.
    @inline(__always)
    static func whole(_ value: Double) -> Int { Int(pixel_truncate(value)) }

    /// - Precondition: Finite, and each magnitude below 2^31.
    @inline(__always)
    static func whole(_ values: SIMD4<Float>) -> SIMD4<Int32> { pixel_truncate4(values) }

    /// Four numbers of 0...255 in the bytes of a word, the first in its low one.
    @inline(__always)
    static func packed(_ values: SIMD4<Int32>) -> UInt32 { pixel_pack4(values) }
}
