import Imaging

/// The slow and obvious way to measure: every pixel of the union canvas, one channel after the other.
///
/// It defines what ``FastMeasurement`` must return.
enum ReferenceMeasurement {
    typealias Samples = DecodedImage.Samples

    static func measure(
        reference: Samples, size referenceSize: PixelSize, candidate: Samples, size candidateSize: PixelSize,
        magnitude: UInt8, ignoring: IgnoredRegions
    ) -> (DifferenceMeasurement, [PixelRect]) {
        var measurement = DifferenceMeasurement()
        var collector = RegionCollector()
        for y in 0..<max(referenceSize.height, candidateSize.height) {
            for x in 0..<max(referenceSize.width, candidateSize.width) where !ignoring.contains(x: x, y: y) {
                let a = pixel(reference, referenceSize, x, y)
                let b = pixel(candidate, candidateSize, x, y)
                if a == nil && b == nil { continue }
                guard let a, let b else {
                    measurement.onlyInOne += 1
                    collector.add(x..<x + 1, row: y)
                    continue
                }
                let differences = zip(a, b).map { abs($0 - $1) }
                let worst = differences.max() ?? 0
                if worst == 0 { continue }
                let step = (worst + 256) / 257
                measurement.histogram[step] += 1
                measurement.worst16 = max(measurement.worst16, worst)
                measurement.worstSum16 = max(measurement.worstSum16, differences.reduce(0, +))
                if a[3] == 0 && b[3] == 0 { measurement.invisible += 1 }
                if step > Int(magnitude) { collector.add(x..<x + 1, row: y) }
            }
        }
        return (measurement, collector.regions())
    }

    /// Four channels of 16 bits, or nil outside the picture.
    private static func pixel(_ samples: Samples, _ size: PixelSize, _ x: Int, _ y: Int) -> [Int]? {
        guard x < size.width && y < size.height else { return nil }
        let start = (y * size.width + x) * 4
        switch samples {
        case .eight(let values): return values[start..<start + 4].map { Int($0) * 257 }
        case .sixteen(let values): return values[start..<start + 4].map { Int($0) }
        }
    }
}
