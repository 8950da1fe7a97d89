import Foundation

/// Rows of exact-area coverage of an upright rectangle: the fast path of ``CoverageScanner`` for what most
/// pictures are made of.
enum RectangleScanner {
    /// Sends each covered row of `rect` (in device pixels) inside `bounds` to `sink`, from the top.
    ///
    /// 1. Split each axis into a partly covered first pixel, fully covered ones, and a partly covered last.
    /// 2. A row is then at most three runs, with coverage = its height share times its width share.
    @inline(__always)
    static func scan(_ rect: CGRect, bounds: PixelBounds, into sink: inout some CoverageSink) {
        let limit = PixelBounds.coordinateLimit
        // 1.
        let x0 = min(max(Double(rect.minX), -limit), limit)
        let x1 = min(max(Double(rect.maxX), -limit), limit)
        let y0 = min(max(Double(rect.minY), -limit), limit)
        let y1 = min(max(Double(rect.maxY), -limit), limit)
        let touched = PixelBounds(covering: rect).intersection(bounds)
        guard !touched.isEmpty else { return }
        withUnsafeTemporaryAllocation(of: CoverageRow.Run.self, capacity: 3) { runs in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { noMask in
                guard let mask = noMask.baseAddress else { return }
                var previousHeight = -1.0
                var count = 0
                for y in touched.minY..<touched.maxY {
                    // 2.
                    let height = min(Double(y + 1), y1) - max(Double(y), y0)
                    if height != previousHeight {
                        count = write(x0, x1, height: height, touched, to: runs)
                        previousHeight = height
                    }
                    guard count > 0 else { continue }
                    let covered = UnsafeBufferPointer(rebasing: runs[..<count])
                    sink.add(CoverageRow(y: y, runs: covered, mask: mask, originX: touched.minX))
                }
            }
        }
    }

    /// Calls `emit` for each covered row of `rect` inside `bounds`, from the top.
    static func scan(_ rect: CGRect, bounds: PixelBounds, emit: (CoverageRow) -> Void) {
        withoutActuallyEscaping(emit) { emit in
            var sink = CoverageReader(read: emit)
            scan(rect, bounds: bounds, into: &sink)
        }
    }

    /// Writes the runs of a row that is covered to `height`, and returns how many there are.
    private static func write(
        _ x0: Double, _ x1: Double, height: Double, _ touched: PixelBounds,
        to runs: UnsafeMutableBufferPointer<CoverageRow.Run>
    ) -> Int {
        var count = 0
        func append(_ start: Int, _ end: Int, _ width: Double) {
            let (start, end) = (max(start, touched.minX), min(end, touched.maxX))
            let coverage = Int(Float(width * height) * 255 + 0.5)
            guard end > start, coverage > 0 else { return }
            runs.initializeElement(
                at: count, to: CoverageRow.Run(start: start, end: end, coverage: coverage))
            count += 1
        }
        let left = Int(x0.rounded(.down))
        let right = Int(x1.rounded(.down))
        guard left != right else {
            append(left, left + 1, x1 - x0)
            return count
        }
        let firstFull = Int(x0.rounded(.up))
        if firstFull > left { append(left, firstFull, Double(firstFull) - x0) }
        append(firstFull, right, 1)
        if x1 > Double(right) { append(right, right + 1, x1 - Double(right)) }
        return count
    }
}
