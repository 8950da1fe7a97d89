/// A band of rows of area cells that edges are added to; see ``CoverageScanner``.
struct CellBand {
    let cells: UnsafeMutablePointer<Float>
    let bits: UnsafeMutablePointer<UInt64>
    /// Rows of the area, half-open.
    let top: Int
    let bottom: Int
    /// Pixels across; x of every edge lies in 0...width.
    let width: Double
    /// Cells a row: two more than pixels, since an edge on the right border touches the cells after it.
    let stride: Int
    /// Bit words a row.
    let words: Int

    /// Adds the part of `edge` inside the band, row by row.
    func add(_ edge: Edge) {
        let y0 = max(edge.y0, Double(top))
        let y1 = min(edge.y1, Double(bottom))
        guard y1 > y0 else { return }
        var row = Int(y0)
        var y = y0
        var x = inside(edge.x0 + (y0 - edge.y0) * edge.slope)
        while y < y1 {
            let nextY = min(Double(row + 1), y1)
            let nextX = nextY == edge.y1 ? edge.x1 : inside(edge.x0 + (nextY - edge.y0) * edge.slope)
            let cover = (nextY - y) * edge.winding
            add(from: x, to: nextX, cover: cover, row: row - top)
            (x, y) = (nextX, nextY)
            row += 1
        }
    }

    @inline(__always)
    private func inside(_ x: Double) -> Double {
        x > 0 ? (x < width ? x : width) : 0
    }

    /// Adds a piece within one row that runs from x = `start` to `end` and has the signed height `cover`.
    ///
    /// In each column that it passes, its share of the height counts fully for the pixels right of the column
    /// and, for the column itself, by how much of the pixel lies right of the piece's middle.
    @inline(__always)
    private func add(from start: Double, to end: Double, cover: Double, row: Int) {
        let (left, right) = start < end ? (start, end) : (end, start)
        let first = Int(left)
        let last = Int(right)
        let cell = cells + row * stride
        if first == last {
            let share = (left + right) * 0.5 - Double(first)
            cell[first] += Float(cover * (1 - share))
            cell[first + 1] += Float(cover * share)
        } else {
            let coverPerColumn = cover / (right - left)
            var from = left
            for column in first...last {
                let to = min(Double(column + 1), right)
                let part = coverPerColumn * (to - from)
                let share = (from + to) * 0.5 - Double(column)
                cell[column] += Float(part * (1 - share))
                cell[column + 1] += Float(part * share)
                from = to
            }
        }
        mark(first, last + 1, row)
    }

    @inline(__always)
    private func mark(_ first: Int, _ last: Int, _ row: Int) {
        let word = bits + row * words
        for group in (first >> 2)...(last >> 2) {
            word[group >> 6] |= 1 << UInt64(group & 63)
        }
    }
}
