import Foundation

/// Rows of exact-area coverage of an upright rectangle: the fast path of ``CoverageScanner`` for what most
/// pictures are made of.
enum RectangleScanner {
    /// Calls `emit` for each covered row of `rect` (in device pixels) inside `bounds`, from the top.
    ///
    /// 1. Split each axis into a partly covered first pixel, fully covered ones, and a partly covered last.
    /// 2. A row is then at most three runs, with coverage = its height share times its width share.
    static func scan(_ rect: CGRect, bounds: PixelBounds, emit: (CoverageRow) -> Void) {
        let limit = PixelBounds.coordinateLimit
        // 1.
        let x0 = min(max(Double(rect.minX), -limit), limit)
        let x1 = min(max(Double(rect.maxX), -limit), limit)
        let y0 = min(max(Double(rect.minY), -limit), limit)
        let y1 = min(max(Double(rect.maxY), -limit), limit)
        let touched = PixelBounds(covering: rect).intersection(bounds)
        guard !touched.isEmpty else { return }
        let noMask: [UInt8] = [0]
        var previousHeight = -1.0
        var runs: [CoverageRow.Run] = []
        for y in touched.minY..<touched.maxY {
            // 2.
            let height = min(Double(y + 1), y1) - max(Double(y), y0)
            if height != previousHeight {
                runs = Self.runs(x0, x1, height: height, touched)
                previousHeight = height
            }
            guard !runs.isEmpty else { continue }
            runs.withUnsafeBufferPointer { runs in
                noMask.withUnsafeBufferPointer { mask in
                    guard let base = mask.baseAddress else { return }
                    emit(CoverageRow(y: y, runs: runs, mask: base, originX: touched.minX))
                }
            }
        }
    }

    private static func runs(
        _ x0: Double, _ x1: Double, height: Double, _ touched: PixelBounds
    ) -> [CoverageRow.Run] {
        var runs: [CoverageRow.Run] = []
        func append(_ start: Int, _ end: Int, _ width: Double) {
            let (start, end) = (max(start, touched.minX), min(end, touched.maxX))
            let coverage = Int(Float(width * height) * 255 + 0.5)
            guard end > start, coverage > 0 else { return }
            runs.append(CoverageRow.Run(start: start, end: end, coverage: coverage))
        }
        let left = Int(x0.rounded(.down))
        let right = Int(x1.rounded(.down))
        guard left != right else {
            append(left, left + 1, x1 - x0)
            return runs
        }
        let firstFull = Int(x0.rounded(.up))
        if firstFull > left { append(left, firstFull, Double(firstFull) - x0) }
        append(firstFull, right, 1)
        if x1 > Double(right) { append(right, right + 1, x1 - Double(right)) }
        return runs
    }
}
