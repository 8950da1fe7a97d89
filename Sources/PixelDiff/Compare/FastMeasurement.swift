import Foundation
import Imaging

/// Measures at the speed of memory; the same result as ``ReferenceMeasurement``.
///
/// 1. Equal stretches of a row cost one memory comparison.
/// 2. In an unequal stretch whole pixels are compared as one word each.
/// 3. Only pixels that differ are taken apart into channels.
enum FastMeasurement {
    typealias Samples = DecodedImage.Samples

    static func measure(
        reference: Samples, size referenceSize: PixelSize, candidate: Samples, size candidateSize: PixelSize,
        magnitude: UInt8, ignoring: IgnoredRegions
    ) -> (DifferenceMeasurement, [PixelRect]) {
        var pass = Pass(
            referenceSize: referenceSize, candidateSize: candidateSize, magnitude: Int(magnitude),
            ignoring: ignoring)
        switch (reference, candidate) {
        case (.eight(let a), .eight(let b)):
            a.withUnsafeBytes { a in
                b.withUnsafeBytes { b in pass.run(a, b, UInt32.self, scale: 257) }
            }
        case (.sixteen(let a), .sixteen(let b)):
            a.withUnsafeBytes { a in
                b.withUnsafeBytes { b in pass.run(a, b, UInt64.self, scale: 1) }
            }
        case (.eight(let a), .sixteen):
            return measure(
                reference: widened(a), size: referenceSize, candidate: candidate, size: candidateSize,
                magnitude: magnitude, ignoring: ignoring)
        case (.sixteen, .eight(let b)):
            return measure(
                reference: reference, size: referenceSize, candidate: widened(b), size: candidateSize,
                magnitude: magnitude, ignoring: ignoring)
        }
        return (pass.measurement, pass.collector.regions())
    }

    private static func widened(_ values: [UInt8]) -> Samples {
        .sixteen(values.map { UInt16($0) * 257 })
    }
}

/// One walk over the union canvas.
private struct Pass {
    let referenceSize: PixelSize
    let candidateSize: PixelSize
    let magnitude: Int
    let ignoring: IgnoredRegions
    var measurement = DifferenceMeasurement()
    var collector = RegionCollector()

    init(referenceSize: PixelSize, candidateSize: PixelSize, magnitude: Int, ignoring: IgnoredRegions) {
        self.referenceSize = referenceSize
        self.candidateSize = candidateSize
        self.magnitude = magnitude
        self.ignoring = ignoring
    }

    /// - Parameter scale: What one step of a channel is worth in steps of 16 bits.
    mutating func run<Pixel: FixedWidthInteger & UnsignedInteger>(
        _ reference: UnsafeRawBufferPointer, _ candidate: UnsafeRawBufferPointer, _: Pixel.Type, scale: Int
    ) {
        let a = reference.bindMemory(to: Pixel.self)
        let b = candidate.bindMemory(to: Pixel.self)
        for y in 0..<max(referenceSize.height, candidateSize.height) {
            let aWidth = y < referenceSize.height ? referenceSize.width : 0
            let bWidth = y < candidateSize.height ? candidateSize.width : 0
            let shared = min(aWidth, bWidth)
            if let aBase = a.baseAddress, let bBase = b.baseAddress, shared > 0 {
                let aRow = aBase + y * referenceSize.width
                let bRow = bBase + y * candidateSize.width
                for columns in ignoring.compared(in: 0..<shared, row: y) {
                    compare(aRow, bRow, columns, row: y, scale: scale)
                }
            }
            for columns in ignoring.compared(in: shared..<max(aWidth, bWidth), row: y) {
                measurement.onlyInOne += columns.count
                collector.add(columns, row: y)
            }
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
