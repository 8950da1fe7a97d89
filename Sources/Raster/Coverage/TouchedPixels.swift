/// Rows of coverage without anti-aliasing: a pixel that the outline covers at all is covered whole.
///
/// Coverage below half a level of 255 counts as none, so that an edge on a pixel's boundary doesn't depend on
/// the last bits of its place.
/// Source: a turned square drawn without anti-aliasing (skiptools/skip-ui, LayoutTests.swift, measured).
struct TouchedPixels<Sink: CoverageSink>: CoverageSink {
    private(set) var sink: Sink
    private var runs: [CoverageRow.Run] = []

    /// Rows go on to `sink`.
    init(sink: Sink) {
        self.sink = sink
    }

    /// Sends on the runs of `row` at coverage 255.
    ///
    /// 1. Runs of one coverage are taken whole.
    /// 2. Varying ones are split where their mask is 0.
    mutating func add(_ row: CoverageRow) {
        runs.removeAll(keepingCapacity: true)
        for run in row.runs {
            guard run.isVarying else {
                append(run.start, run.end)  // 1.
                continue
            }
            // 2.
            let mask = row.mask(from: 0)
            var x = run.start
            while x < run.end {
                let start = x
                while x < run.end, mask[x] > 0 { x += 1 }
                append(start, x)
                while x < run.end, mask[x] == 0 { x += 1 }
            }
        }
        guard !runs.isEmpty else { return }
        runs.withUnsafeBufferPointer {
            sink.add(CoverageRow(y: row.y, runs: $0, mask: row.mask, originX: row.originX))
        }
    }

    private mutating func append(_ start: Int, _ end: Int) {
        guard end > start else { return }
        if let last = runs.last, last.end == start {
            runs[runs.count - 1].end = end
        } else {
            runs.append(CoverageRow.Run(start: start, end: end, coverage: 255))
        }
    }
}
