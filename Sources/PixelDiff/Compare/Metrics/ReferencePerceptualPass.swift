import Imaging

/// The slow and obvious way to measure with a perceptual formula: every pixel, in colours, without words of
/// memory.
///
/// It defines what ``PerceptualPass`` must return.
struct ReferencePerceptualPass {
    private let size: PixelSize
    private let reference: [[StraightColor]]
    private let candidate: [[StraightColor]]
    private let metric: DifferenceMetric

    static func map(
        reference: DecodedImage, candidate: DecodedImage, metric: DifferenceMetric, ignoring: IgnoredRegions
    ) -> PerceptualMap {
        let pass = ReferencePerceptualPass(
            size: PerceptualPass.sharedSize(reference, candidate), reference: rows(reference),
            candidate: rows(candidate), metric: metric)
        var map = PerceptualMap(size: pass.size)
        for y in 0..<pass.size.height {
            for x in 0..<pass.size.width where !ignoring.contains(x: x, y: y) {
                let (a, b) = (pass.reference[y][x], pass.candidate[y][x])
                if a == b { continue }
                let index = y * pass.size.width + x
                map.record(
                    metric.distance(a, b, index: index), isExcused: pass.isExcused(x, y), at: index,
                    threshold: metric.threshold)
            }
        }
        return map
    }

    private static func rows(_ image: DecodedImage) -> [[StraightColor]] {
        let values: [Double]
        switch image.samples {
        case .eight(let samples): values = samples.map { Double($0) }
        case .sixteen(let samples): values = samples.map { Double($0) / 257 }
        }
        return (0..<image.height).map { y in
            (0..<image.width).map { x in
                let i = (y * image.width + x) * 4
                return StraightColor(
                    red: values[i], green: values[i + 1], blue: values[i + 2], alpha: values[i + 3])
            }
        }
    }

    private func isExcused(_ x: Int, _ y: Int) -> Bool {
        metric.excusesAntialiasing
            && (isSlope(x, y, reference, candidate) || isSlope(x, y, candidate, reference))
    }

    /// ``AntialiasingDetector``'s steps on lists of neighbours.
    private func isSlope(
        _ x: Int, _ y: Int, _ picture: [[StraightColor]], _ other: [[StraightColor]]
    ) -> Bool {
        let ground = metric.background.color(at: y * size.width + x)
        let neighbors = self.neighbors(x, y)
        let differences = neighbors.map { place in
            Luma.difference(
                picture[y][x], picture[place.y][place.x], formula: metric.formula, background: ground)
        }
        // 1.
        let edge = neighbors.count < 8 ? 1 : 0
        if differences.filter({ $0 == 0 }).count + edge > 2 { return false }
        // 2.
        guard let least = differences.min(), let most = differences.max(), least < 0, most > 0,
            let brightest = differences.firstIndex(of: least), let darkest = differences.firstIndex(of: most)
        else { return false }
        // 3.
        return [brightest, darkest].contains { place in
            [picture, other].allSatisfy { isFlat(neighbors[place].x, neighbors[place].y, $0) }
        }
    }

    private func isFlat(_ x: Int, _ y: Int, _ picture: [[StraightColor]]) -> Bool {
        let neighbors = self.neighbors(x, y)
        let equal = neighbors.filter { picture[$0.y][$0.x] == picture[y][x] }.count
        return equal + (neighbors.count < 8 ? 1 : 0) > 2
    }

    /// Column by column.
    private func neighbors(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
        (x - 1...x + 1).flatMap { nx in (y - 1...y + 1).map { (x: nx, y: $0) } }.filter { place in
            place != (x: x, y: y) && (0..<size.width).contains(place.x)
                && (0..<size.height).contains(place.y)
        }
    }
}
