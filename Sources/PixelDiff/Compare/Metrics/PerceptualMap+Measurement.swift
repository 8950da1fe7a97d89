import Imaging

extension PerceptualMap {
    /// Counts what the map holds.
    ///
    /// - Parameter count: The tolerance's count, for ``PerceptualMeasurement/sufficientThreshold``.
    /// - Complexity: O(pixels); with a window that finds more than `count`, about 14 times that.
    func measurement(_ metric: DifferenceMetric, count: Int) -> PerceptualMeasurement {
        var result = PerceptualMeasurement()
        result.worstDistance = worstDistance
        for index in findings.indices {
            switch findings[index] {
            case .matching: continue
            case .counted, .countedDarker: result.counted += 1
            case .antialiased: result.antialiased += 1
            }
        }
        if let side = metric.windowSize {
            result.windowCount =
                result.counted == 0 ? 0 : WindowCount.most(in: size, side: side, isCounted: isCounted)
        }
        let step =
            metric.windowSize.map { smallestStep(leaving: count, side: $0) } ?? smallestStep(leaving: count)
        if step <= PerceptualDistance.steps {
            result.sufficientThreshold = PerceptualDistance.threshold(step)
        }
        return result
    }

    /// Rectangles around the counted pixels and those that exist in one picture only.
    func regions(
        _ referenceSize: PixelSize, _ candidateSize: PixelSize, _ ignoring: IgnoredRegions
    ) -> [PixelRect] {
        var collector = RegionCollector()
        for y in 0..<max(referenceSize.height, candidateSize.height) {
            if y < size.height {
                for run in runs(row: y) { collector.add(run, row: y) }
            }
            let widths = [referenceSize, candidateSize].map { y < $0.height ? $0.width : 0 }
            let alone = min(widths[0], widths[1])..<max(widths[0], widths[1])
            for columns in ignoring.compared(in: alone, row: y) { collector.add(columns, row: y) }
        }
        return collector.regions()
    }

    /// Runs of counted pixels, left to right.
    private func runs(row y: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var x = 0
        while x < size.width {
            let start = x
            while x < size.width && isCounted(y * size.width + x) { x += 1 }
            if x > start { runs.append(start..<x) }
            x += 1
        }
        return runs
    }

    private func smallestStep(leaving count: Int) -> Int {
        var histogram = [Int](repeating: 0, count: PerceptualDistance.unmatchable + 1)
        for step in steps where step > 0 { histogram[Int(step)] += 1 }
        var left = 0
        for step in stride(from: PerceptualDistance.unmatchable, to: 0, by: -1) {
            left += histogram[step]
            if left > count { return step }
        }
        return 0
    }

    /// Bisects: a greater threshold never leaves more.
    private func smallestStep(leaving count: Int, side: Int) -> Int {
        var range = 0..<Int(steps.max() ?? 0)
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            let left = WindowCount.most(in: size, side: side) { Int(steps[$0]) > middle }
            range = left > count ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
