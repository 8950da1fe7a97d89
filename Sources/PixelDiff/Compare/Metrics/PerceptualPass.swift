import Foundation
import Imaging

/// Measures with a perceptual formula; the same result as ``ReferencePerceptualPass``.
///
/// 1. Equal stretches of a row cost one memory comparison.
/// 2. In an unequal stretch whole pixels are compared as one word each.
/// 3. Only pixels that differ are measured, and looked at for anti-aliasing. Their neighbours count even where
///    they are ignored.
enum PerceptualPass {
    /// - Returns: The map of the pixels that both pictures have.
    static func map(
        reference: DecodedImage, candidate: DecodedImage, metric: DifferenceMetric, ignoring: IgnoredRegions
    ) -> PerceptualMap {
        var map = PerceptualMap(size: sharedSize(reference, candidate))
        switch (reference.samples, candidate.samples) {
        case (.eight(let a), .eight(let b)):
            fill(&map, a, reference.width, b, candidate.width, UInt32.self, metric, ignoring)
        case (.sixteen(let a), .sixteen(let b)):
            fill(&map, a, reference.width, b, candidate.width, UInt64.self, metric, ignoring)
        case (.eight(let a), .sixteen(let b)):
            fill(&map, widened(a), reference.width, b, candidate.width, UInt64.self, metric, ignoring)
        case (.sixteen(let a), .eight(let b)):
            fill(&map, a, reference.width, widened(b), candidate.width, UInt64.self, metric, ignoring)
        }
        return map
    }

    static func sharedSize(_ a: DecodedImage, _ b: DecodedImage) -> PixelSize {
        PixelSize(width: min(a.width, b.width), height: min(a.height, b.height))
    }

    private static func widened(_ values: [UInt8]) -> [UInt16] { values.map { UInt16($0) * 257 } }

    private static func fill<Sample, Word: FixedWidthInteger & UnsignedInteger>(
        _ map: inout PerceptualMap, _ a: [Sample], _ aWidth: Int, _ b: [Sample], _ bWidth: Int, _: Word.Type,
        _ metric: DifferenceMetric, _ ignoring: IgnoredRegions
    ) {
        a.withUnsafeBytes { a in
            b.withUnsafeBytes { b in
                guard let aBase = a.bindMemory(to: Word.self).baseAddress,
                    let bBase = b.bindMemory(to: Word.self).baseAddress
                else { return }
                let planes = (
                    PixelPlane(words: aBase, stride: aWidth, size: map.size),
                    PixelPlane(words: bBase, stride: bWidth, size: map.size)
                )
                let detector = AntialiasingDetector<Word>(metric)
                for y in 0..<map.size.height {
                    for columns in ignoring.compared(in: 0..<map.size.width, row: y) {
                        fill(&map, planes.0, planes.1, columns, row: y, metric, detector)
                    }
                }
            }
        }
    }

    private static func fill<Word: FixedWidthInteger & UnsignedInteger>(
        _ map: inout PerceptualMap, _ reference: PixelPlane<Word>, _ candidate: PixelPlane<Word>,
        _ columns: Range<Int>, row y: Int, _ metric: DifferenceMetric, _ detector: AntialiasingDetector<Word>
    ) {
        let a = reference.words + y * reference.stride
        let b = candidate.words + y * candidate.stride
        // 1.
        let bytes = columns.count * MemoryLayout<Word>.size
        if memcmp(a + columns.lowerBound, b + columns.lowerBound, bytes) == 0 { return }
        // 2.
        for x in columns where a[x] != b[x] {
            // 3.
            let index = y * map.size.width + x
            let distance = metric.distance(
                PixelPlane.color(a[x]), PixelPlane.color(b[x]), index: index)
            let isExcused = metric.excusesAntialiasing && detector.excuses(x, y, reference, candidate)
            map.record(distance, isExcused: isExcused, at: index, threshold: metric.threshold)
        }
    }
}
