import Foundation
import Imaging

/// The rows of two pictures, as ``PerceptualPass`` walks over them. A view into memory that must outlive it.
///
/// Where both pixels are opaque and have 8 bits, as nearly all of user interfaces are, an ``OpaqueScale`` measures
/// them; others go through colours.
struct PerceptualScan<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
    let reference: PixelPlane<Word>
    let candidate: PixelPlane<Word>
    let metric: DifferenceMetric
    let ignoring: IgnoredRegions

    /// The findings of some rows.
    func map(rows: Range<Int>) -> PerceptualMap {
        var map = PerceptualMap(size: reference.size)
        switch metric.formula {
        case .pixelmatch5, .pixelmatch7:
            YIQScale.with(metric) { fill(&map, rows, $0) }
        case .oklab, .exact, .skiaFuzzy:
            OKLabScale.with(metric) { fill(&map, rows, $0) }
        }
        return map
    }

    private func fill(_ map: inout PerceptualMap, _ rows: Range<Int>, _ scale: some OpaqueScale) {
        var scale = scale
        let width = reference.size.width
        let bytes = width * MemoryLayout<Word>.size
        for y in rows {
            let a = reference.words + y * reference.stride
            let b = candidate.words + y * candidate.stride
            // 2.
            if memcmp(a, b, bytes) == 0 { continue }
            for columns in ignoring.compared(in: 0..<width, row: y) {
                let start = columns.lowerBound
                if memcmp(a + start, b + start, columns.count * MemoryLayout<Word>.size) == 0 { continue }
                fill(&map, columns, row: y, &scale)
            }
        }
        map.raiseWorst(to: scale.worst)
    }

    private func fill(
        _ map: inout PerceptualMap, _ columns: Range<Int>, row y: Int, _ scale: inout some OpaqueScale
    ) {
        let a = reference.words + y * reference.stride
        let b = candidate.words + y * candidate.stride
        let detector = AntialiasingDetector<Word>(metric)
        let first = y * reference.size.width
        // 3.
        for x in columns where a[x] != b[x] {
            // 4.
            let isExcused = metric.excusesAntialiasing && detector.excuses(x, y, reference, candidate)
            if Word.bitWidth == 32, a[x] & b[x] >= PixelPlane<Word>.opaque {
                let result = scale.measure(
                    UInt32(truncatingIfNeeded: a[x]), UInt32(truncatingIfNeeded: b[x]), isExcused: isExcused)
                map.record(result, at: first + x)
            } else {
                let distance = metric.distance(
                    PixelPlane.color(a[x]), PixelPlane.color(b[x]), index: first + x)
                map.record(distance, isExcused: isExcused, at: first + x, threshold: metric.threshold)
            }
        }
    }
}
