import Foundation
import Imaging

/// Measures row by row, from the top, what differs between two pictures on their union canvas.
///
/// 1. Equal stretches of a row cost one memory comparison.
/// 2. In an unequal stretch whole pixels are compared as one word each.
/// 3. Only pixels that differ are taken apart into channels.
struct RowMeasurement {
    private(set) var measurement = DifferenceMeasurement()
    private let magnitude: Int
    private let ignoring: IgnoredRegions
    private var collector = RegionCollector()

    init(magnitude: UInt8, ignoring: IgnoredRegions) {
        self.magnitude = Int(magnitude)
        self.ignoring = ignoring
    }

    /// Rectangles around what was found.
    var regions: [PixelRect] { collector.regions() }

    /// Adds a row of the canvas; rows must not go up again. Rows that are equal may be left out.
    ///
    /// - Parameters:
    ///   - reference: Its pixels in row `y`; nil below it.
    ///   - referenceWidth: Pixels in a row of it.
    ///   - scale: What one step of a channel is worth in steps of 16 bits.
    mutating func add<Pixel: FixedWidthInteger & UnsignedInteger>(
        row y: Int, _ reference: UnsafePointer<Pixel>?, _ referenceWidth: Int,
        _ candidate: UnsafePointer<Pixel>?, _ candidateWidth: Int, scale: Int
    ) {
        let aWidth = reference == nil ? 0 : referenceWidth
        let bWidth = candidate == nil ? 0 : candidateWidth
        let shared = min(aWidth, bWidth)
        if let reference, let candidate, shared > 0 {
            for columns in ignoring.compared(in: 0..<shared, row: y) {
                compare(reference, candidate, columns, row: y, scale: scale)
            }
        }
        for columns in ignoring.compared(in: shared..<max(aWidth, bWidth), row: y) {
            measurement.onlyInOne += columns.count
            collector.add(columns, row: y)
        }
    }

    private mutating func compare<Pixel: FixedWidthInteger & UnsignedInteger>(
        _ a: UnsafePointer<Pixel>, _ b: UnsafePointer<Pixel>, _ columns: Range<Int>, row y: Int, scale: Int
    ) {
        // 1.
        let bytes = columns.count * MemoryLayout<Pixel>.size
        if memcmp(a + columns.lowerBound, b + columns.lowerBound, bytes) == 0 { return }
        // 2.
        var run: Range<Int>?
        for x in columns where a[x] != b[x] {
            guard record(a[x], b[x], scale: scale) else { continue }
            if let open = run, x < open.upperBound + RegionCollector.distance {
                run = open.lowerBound..<x + 1
            } else {
                if let run { collector.add(run, row: y) }
                run = x..<x + 1
            }
        }
        if let run { collector.add(run, row: y) }
    }

    /// 3. Returns whether the pixel is beyond the magnitude.
    private mutating func record<Pixel: FixedWidthInteger & UnsignedInteger>(
        _ a: Pixel, _ b: Pixel, scale: Int
    ) -> Bool {
        let bits = Pixel.bitWidth / 4
        let mask = Pixel.max >> (Pixel.bitWidth - bits)
        var worst = 0
        var sum = 0
        for channel in 0..<4 {
            let p = Int(truncatingIfNeeded: (a >> (channel * bits)) & mask)
            let q = Int(truncatingIfNeeded: (b >> (channel * bits)) & mask)
            let difference = p > q ? p - q : q - p
            worst = max(worst, difference)
            sum += difference
        }
        worst *= scale
        let step = (worst + 256) / 257
        measurement.histogram[step] += 1
        measurement.worst16 = max(measurement.worst16, worst)
        measurement.worstSum16 = max(measurement.worstSum16, sum * scale)
        // Red is the lowest byte in memory, so alpha is the highest channel of a little-endian word.
        let alphas = Pixel(littleEndian: a | b) >> (3 * bits)
        if alphas == 0 { measurement.invisible += 1 }
        return step > magnitude
    }
}
