/// Sums one row of area cells into runs of coverage, and clears them; see ``CoverageScanner``.
struct RowSweep {
    let cells: UnsafeMutablePointer<Float>
    let bits: UnsafeMutablePointer<UInt64>
    let words: Int
    let mask: UnsafeMutablePointer<UInt8>
    let width: Int
    let originX: Int
    let rule: FillRule

    private var sum: Float = 0
    /// The first pixel that belongs to no run yet.
    private var done = 0

    init(
        cells: UnsafeMutablePointer<Float>, bits: UnsafeMutablePointer<UInt64>, words: Int,
        mask: UnsafeMutablePointer<UInt8>, width: Int, originX: Int, rule: FillRule
    ) {
        self.cells = cells
        self.bits = bits
        self.words = words
        self.mask = mask
        self.width = width
        self.originX = originX
        self.rule = rule
    }

    /// 1. For each set bit, lowest first: what lies before it is constant.
    /// 2. Sum its four cells pixel by pixel.
    /// 3. After the last bit the rest of the row is constant: 0 for closed outlines, unless they go on to the
    ///    right of the area.
    mutating func run(into runs: inout [CoverageRow.Run]) {
        for word in 0..<words {
            var pending = bits[word]
            guard pending != 0 else { continue }
            bits[word] = 0
            while pending != 0 {
                let first = (word << 6 + pending.trailingZeroBitCount) << 2
                pending &= pending &- 1
                // 1.
                appendConstant(to: min(first, width), &runs)
                // 2.
                appendVarying(first, &runs)
            }
        }
        // 3.
        appendConstant(to: width, &runs)
    }

    private mutating func appendVarying(_ first: Int, _ runs: inout [CoverageRow.Run]) {
        let end = min(first + 4, width)
        for x in first..<min(first + 4, width + 2) {
            sum += cells[x]
            cells[x] = 0
            if x < width { mask[x] = level(sum) }
        }
        guard end > first else { return }
        done = end
        if let last = runs.last, last.coverage == CoverageRow.Run.varying, last.end == first + originX {
            runs[runs.count - 1].end = end + originX
        } else {
            runs.append(
                CoverageRow.Run(start: first + originX, end: end + originX, coverage: CoverageRow.Run.varying)
            )
        }
    }

    private mutating func appendConstant(to end: Int, _ runs: inout [CoverageRow.Run]) {
        guard end > done else { return }
        let coverage = Int(level(sum))
        if coverage > 0 {
            runs.append(CoverageRow.Run(start: done + originX, end: end + originX, coverage: coverage))
        }
        done = end
    }

    @inline(__always)
    private func level(_ sum: Float) -> UInt8 {
        UInt8(rule.coverage(sum) * 255 + 0.5)
    }
}
