/// Rows of coverage without anti-aliasing: a pixel that the outline covers at all is covered whole.
///
/// Coverage below half a level of 255 counts as none, so that an edge on a pixel's boundary doesn't depend on
/// the last bits of its place.
/// Source: a turned square drawn without anti-aliasing (skiptools/skip-ui, LayoutTests.swift, measured).
enum TouchedPixels {
    /// Calls `emit` with the runs of `row` at coverage 255.
    ///
    /// 1. Runs of one coverage are taken whole.
    /// 2. Varying ones are split where their mask is 0.
    static func emit(_ row: CoverageRow, _ emit: (CoverageRow) -> Void) {
        var runs: [CoverageRow.Run] = []
        for run in row.runs {
            guard run.coverage == CoverageRow.Run.varying else {
                append(run.start, run.end, &runs)  // 1.
                continue
            }
            // 2.
            let mask = row.mask(from: 0)
            var x = run.start
            while x < run.end {
                let start = x
                while x < run.end, mask[x] > 0 { x += 1 }
                append(start, x, &runs)
                while x < run.end, mask[x] == 0 { x += 1 }
            }
        }
        guard !runs.isEmpty else { return }
        runs.withUnsafeBufferPointer {
            emit(CoverageRow(y: row.y, runs: $0, mask: row.mask, originX: row.originX))
        }
    }

    private static func append(_ start: Int, _ end: Int, _ runs: inout [CoverageRow.Run]) {
        guard end > start else { return }
        if let last = runs.last, last.end == start {
            runs[runs.count - 1].end = end
        } else {
            runs.append(CoverageRow.Run(start: start, end: end, coverage: 255))
        }
    }
}
