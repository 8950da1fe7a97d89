/// Sums one row of area cells into runs of coverage, and clears them; see ``CoverageScanner``.
enum RowSweep {
    private typealias Runs = UnsafeMutablePointer<CoverageRow.Run>

    /// The coverage of row `row` of `grid`, whose bounds are `bounds`; nil where nothing is covered.
    ///
    /// 1. For each set bit, lowest first: what lies before it is constant.
    /// 2. Sum its four cells pixel by pixel. Where all have no coverage, or all full, they are no varying ones.
    /// 3. After the last bit the rest of the row is constant: 0 for closed outlines, unless they go on to the
    ///    right of the area.
    @inline(__always)
    static func row(_ row: Int, of grid: CellGrid, _ bounds: PixelBounds, _ rule: FillRule) -> CoverageRow? {
        let width = bounds.width
        let words = CellGrid.words(width: width)
        let cells = grid.cells + row * CellGrid.stride(width: width)
        let bits = grid.bits + row * words
        let (mask, runs, offset) = (grid.mask, grid.runs, bounds.minX)
        // The end of the runs so far, the first pixel that belongs to none, where a varying one began or -1.
        var (end, done, varying) = (runs, 0, -1)
        var sum: Float = 0
        for word in 0..<words where bits[word] != 0 {
            var pending = bits[word]
            bits[word] = 0
            while pending != 0 {
                let first = (word << 6 + pending.trailingZeroBitCount) << 2
                pending &= pending &- 1
                let areas = takeFour(cells + first)
                guard first < width else { continue }
                // 1.
                if first > done {
                    if varying >= 0 { append(varying, done, CoverageRow.Run.varying, offset, runs, &end) }
                    varying = -1
                    append(done, first, rule.level(sum), offset, runs, &end)
                }
                // 2.
                let (s0, s1) = (sum + areas.x, sum + areas.x + areas.y)
                let (s2, s3) = (s1 + areas.z, s1 + areas.z + areas.w)
                sum = s3
                let packed = Truncation.packed(rule.levels(SIMD4(s0, s1, s2, s3)))
                done = first &+ 4
                if packed != 0, packed != UInt32.max {
                    UnsafeMutableRawPointer(mask + first).storeBytes(of: packed, as: UInt32.self)
                    if varying < 0 { varying = first }
                } else {
                    if varying >= 0 { append(varying, first, CoverageRow.Run.varying, offset, runs, &end) }
                    varying = -1
                    append(first, min(done, width), Int(packed & 255), offset, runs, &end)
                }
            }
        }
        // 3.
        if varying >= 0 { append(varying, min(done, width), CoverageRow.Run.varying, offset, runs, &end) }
        if done < width { append(done, width, rule.level(sum), offset, runs, &end) }
        guard end > runs else { return nil }
        return CoverageRow(
            y: row + bounds.minY, runs: UnsafeBufferPointer(start: runs, count: end - runs),
            mask: UnsafePointer(mask), originX: bounds.minX)
    }

    @inline(__always)
    private static func takeFour(_ cells: UnsafeMutablePointer<Float>) -> SIMD4<Float> {
        let four = UnsafeMutableRawPointer(cells).assumingMemoryBound(to: SIMD4<Float>.self)
        defer { four.pointee = SIMD4(repeating: 0) }
        return four.pointee
    }

    /// Adds a run, none where its coverage is 0; one like the run before that it touches becomes part of it.
    ///
    /// - Parameters:
    ///   - start: A column of the area, as `stop` is.
    ///   - offset: From columns of the area to columns of the device.
    @inline(__always)
    private static func append(
        _ start: Int, _ stop: Int, _ coverage: Int, _ offset: Int, _ runs: Runs, _ end: inout Runs
    ) {
        guard coverage != 0 else { return }
        let (start, stop) = (start &+ offset, stop &+ offset)
        if end > runs, (end - 1).pointee.coverage == coverage, (end - 1).pointee.end == start {
            (end - 1).pointee.end = stop
        } else {
            end.pointee = CoverageRow.Run(start: start, end: stop, coverage: coverage)
            end += 1
        }
    }
}
