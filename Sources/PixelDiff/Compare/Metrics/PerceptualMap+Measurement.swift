import Imaging

extension PerceptualMap {
    /// Counts what the map holds.
    ///
    /// - Parameter count: The tolerance's count, for ``PerceptualMeasurement/sufficientThreshold``.
    /// - Complexity: O(entries); with a window about 14 times what ``WindowCount`` takes.
    func measurement(_ metric: DifferenceMetric, count: Int) -> PerceptualMeasurement {
        var result = PerceptualMeasurement()
        result.worstDistance = worstDistance
        for entry in entries {
            result.counted += entry.isCounted ? 1 : 0
            result.antialiased += entry.finding == .antialiased ? 1 : 0
        }
        let step: Int
        if let side = metric.windowSize {
            result.windowCount = WindowCount.most(of: counted, in: size, side: side)
            step = smallestStep(leaving: count, side: side)
        } else {
            step = smallestStep(leaving: count)
        }
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
        var runs = self.runs()[...]
        for y in 0..<max(referenceSize.height, candidateSize.height) {
            while let run = runs.first, run.row == y {
                collector.add(run.columns, row: y)
                runs.removeFirst()
            }
            let widths = (
                y < referenceSize.height ? referenceSize.width : 0,
                y < candidateSize.height ? candidateSize.width : 0
            )
            if widths.0 == widths.1 { continue }
            let alone = min(widths.0, widths.1)..<max(widths.0, widths.1)
            for columns in ignoring.compared(in: alone, row: y) { collector.add(columns, row: y) }
        }
        return collector.regions()
    }

    /// Runs of counted pixels, row by row, joined where the collector would join them.
    private func runs() -> [(row: Int, columns: Range<Int>)] {
        var runs: [(row: Int, columns: Range<Int>)] = []
        var y = -1
        var end = 0
        var run = 0..<0
        for entry in entries where entry.isCounted {
            let index = entry.index
            if index >= end {
                if !run.isEmpty { runs.append((y, run)) }
                y = index / size.width
                end = (y + 1) * size.width
                run = 0..<0
            }
            let x = index + size.width - end
            if run.isEmpty {
                run = x..<x + 1
            } else if x < run.upperBound + RegionCollector.distance {
                run = run.lowerBound..<x + 1
            } else {
                runs.append((y, run))
                run = x..<x + 1
            }
        }
        if !run.isEmpty { runs.append((y, run)) }
        return runs
    }

    private func smallestStep(leaving count: Int) -> Int {
        var histogram = [Int](repeating: 0, count: PerceptualDistance.unmatchable + 1)
        histogram.withUnsafeMutableBufferPointer { histogram in
            for entry in entries { histogram[entry.step] += 1 }
        }
        var left = 0
        for step in stride(from: PerceptualDistance.unmatchable, to: 0, by: -1) {
            left += histogram[step]
            if left > count { return step }
        }
        return 0
    }

    /// Bisects: a greater threshold never leaves more.
    private func smallestStep(leaving count: Int, side: Int) -> Int {
        var range = 0..<(entries.reduce(0) { max($0, $1.step) })
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            let left = entries.compactMap { $0.step > middle ? $0.index : nil }
            let most = WindowCount.most(of: left, in: size, side: side)
            range = most > count ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
