/// Turns edges into rows of exact-area coverage.
///
/// Each edge adds, in every row it crosses, its signed height to the pixels right of it, the pixel that it
/// passes through getting the share of its area that lies right of the edge. A running sum along the row is
/// then the winding number times the covered area of each pixel.
///
/// Rows are worked on in bands, so that memory stays small whatever the height: a band has a cell for each
/// pixel and a bit for each ``cellsPerBit`` cells, set where an edge came by. The sweep jumps from bit to bit;
/// what lies between has constant coverage and becomes one run. (Signed area in cells: libart and FreeType's
/// smooth rasterizer; the bits: Blend2D.)
///
/// Cells are single floats: their sums are off by less than 1e-5 for any outline that fits in memory twice.
/// The object holds scratch memory only and may be used again and again, by one thread at a time.
final class CoverageScanner {
    private static let cellsPerBit = 4
    private static let bandHeight = 32

    private var cells: [Float] = []
    private var bits: [UInt64] = []
    private var mask: [UInt8] = []
    private var runs: [CoverageRow.Run] = []

    /// Calls `emit` for each row that has covered pixels, from the top.
    ///
    /// 1. Sort the edges by the band that they start in.
    /// 2. For each band: take in the edges that start, add all live ones to the cells, drop those that end.
    /// 3. Sweep each row of the band into runs.
    ///
    /// - Complexity: O(edges x rows that they cross + covered pixels).
    func scan(_ list: EdgeList, rule: FillRule, emit: (CoverageRow) -> Void) {
        guard !list.rows.isEmpty else { return }
        let width = list.bounds.width
        let stride = width + 2
        let words = (stride / Self.cellsPerBit) / 64 + 1
        prepare(cells: stride * Self.bandHeight, words: words * Self.bandHeight, width: width)
        // 1.
        let firstRow = list.rows.lowerBound
        let sorted = Self.sortedByBand(list, firstRow: firstRow)
        var pending = 0
        var live: [Edge] = []
        var top = firstRow
        while top < list.rows.upperBound {
            let bottom = min(top + Self.bandHeight, list.rows.upperBound)
            // 2.
            while pending < sorted.count, sorted[pending].y0 < Double(bottom) {
                live.append(sorted[pending])
                pending += 1
            }
            add(live, top: top, bottom: bottom, width: width, stride: stride, words: words)
            live.removeAll { $0.y1 <= Double(bottom) }
            // 3.
            for row in top..<bottom {
                sweep(row: row - top, y: row + list.bounds.minY, list.bounds, words, rule, emit)
            }
            top = bottom
        }
    }

    private func prepare(cells cellCount: Int, words: Int, width: Int) {
        // Every sweep leaves zeros behind.
        if cells.count < cellCount { cells = [Float](repeating: 0, count: cellCount) }
        if bits.count < words { bits = [UInt64](repeating: 0, count: words) }
        if mask.count < width + 8 { mask = [UInt8](repeating: 0, count: width + 8) }
    }

    private static func sortedByBand(_ list: EdgeList, firstRow: Int) -> [Edge] {
        let bandCount = (list.rows.count - 1) / bandHeight + 1
        guard bandCount > 1 else { return list.edges }
        var starts = [Int](repeating: 0, count: bandCount + 1)
        func band(_ edge: Edge) -> Int { (Int(edge.y0) - firstRow) / bandHeight }
        for edge in list.edges { starts[band(edge) + 1] += 1 }
        for i in 1...bandCount { starts[i] += starts[i - 1] }
        var order = [Int](repeating: 0, count: list.edges.count)
        for (index, edge) in list.edges.enumerated() {
            let place = band(edge)
            order[starts[place]] = index
            starts[place] += 1
        }
        return order.map { list.edges[$0] }
    }

    // MARK: Edges to cells

    private func add(_ edges: [Edge], top: Int, bottom: Int, width: Int, stride: Int, words: Int) {
        cells.withUnsafeMutableBufferPointer { cells in
            bits.withUnsafeMutableBufferPointer { bits in
                guard let cells = cells.baseAddress, let bits = bits.baseAddress else { return }
                let band = CellBand(
                    cells: cells, bits: bits, top: top, bottom: bottom, width: Double(width), stride: stride,
                    words: words)
                for edge in edges { band.add(edge) }
            }
        }
    }

    // MARK: Cells to runs

    private func sweep(
        row: Int, y: Int, _ bounds: PixelBounds, _ words: Int, _ rule: FillRule, _ emit: (CoverageRow) -> Void
    ) {
        let width = bounds.width
        runs.removeAll(keepingCapacity: true)
        cells.withUnsafeMutableBufferPointer { cells in
            bits.withUnsafeMutableBufferPointer { bits in
                mask.withUnsafeMutableBufferPointer { mask in
                    guard let cells = cells.baseAddress, let bits = bits.baseAddress,
                        let mask = mask.baseAddress
                    else { return }
                    var sweep = RowSweep(
                        cells: cells + row * (width + 2), bits: bits + row * words, words: words, mask: mask,
                        width: width, originX: bounds.minX, rule: rule)
                    sweep.run(into: &runs)
                }
            }
        }
        guard !runs.isEmpty else { return }
        runs.withUnsafeBufferPointer { runs in
            mask.withUnsafeBufferPointer { mask in
                guard let base = mask.baseAddress else { return }
                emit(CoverageRow(y: y, runs: runs, mask: base, originX: bounds.minX))
            }
        }
    }
}
