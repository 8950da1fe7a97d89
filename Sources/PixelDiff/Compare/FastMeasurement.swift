import Foundation
import Imaging

/// Measures at the speed of memory; the same result as ``ReferenceMeasurement``.
///
/// 0. A picture in the same memory differs nowhere.
/// 1. Equal stretches of a row cost one memory comparison.
/// 2. In an unequal stretch whole pixels are compared as one word each.
/// 3. Only pixels that differ are taken apart into channels.
enum FastMeasurement {
    typealias Samples = DecodedImage.Samples

    static func measure(
        reference: Samples, size referenceSize: PixelSize, candidate: Samples, size candidateSize: PixelSize,
        magnitude: UInt8, ignoring: IgnoredRegions
    ) -> (DifferenceMeasurement, [PixelRect]) {
        var rows = RowMeasurement(magnitude: magnitude, ignoring: ignoring)
        switch (reference, candidate) {
        case (.eight(let a), .eight(let b)):
            a.withUnsafeBytes { a in
                b.withUnsafeBytes { b in
                    if a.baseAddress == b.baseAddress, referenceSize == candidateSize { return }  // 0
                    run(&rows, a, referenceSize, b, candidateSize, UInt32.self, scale: 257)
                }
            }
        case (.sixteen(let a), .sixteen(let b)):
            a.withUnsafeBytes { a in
                b.withUnsafeBytes { b in
                    run(&rows, a, referenceSize, b, candidateSize, UInt64.self, scale: 1)
                }
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
        return (rows.measurement, rows.regions)
    }

    /// One walk over the union canvas.
    private static func run<Pixel: FixedWidthInteger & UnsignedInteger>(
        _ rows: inout RowMeasurement, _ reference: UnsafeRawBufferPointer, _ referenceSize: PixelSize,
        _ candidate: UnsafeRawBufferPointer, _ candidateSize: PixelSize, _: Pixel.Type, scale: Int
    ) {
        let a = reference.bindMemory(to: Pixel.self).baseAddress
        let b = candidate.bindMemory(to: Pixel.self).baseAddress
        for y in 0..<max(referenceSize.height, candidateSize.height) {
            rows.add(
                row: y,
                y < referenceSize.height ? a.map { $0 + y * referenceSize.width } : nil, referenceSize.width,
                y < candidateSize.height ? b.map { $0 + y * candidateSize.width } : nil, candidateSize.width,
                scale: scale)
        }
    }

    private static func widened(_ values: [UInt8]) -> Samples {
        .sixteen(values.map { UInt16($0) * 257 })
    }
}
