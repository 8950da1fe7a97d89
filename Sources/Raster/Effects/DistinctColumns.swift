/// A table of rows without the columns that equal the one to their left.
struct DistinctColumns {
    /// The rows, `count` values each.
    let values: [Float]
    /// How many columns are kept.
    var count: Int { ends.count }

    /// For each kept column, where in the full table the columns like it end.
    private let ends: [Int]

    /// - Parameter rows: Rows of `width` values each, at least one column.
    init(_ rows: [Float], width: Int) {
        let rowCount = rows.count / max(width, 1)
        var isNew = [Bool](repeating: false, count: width)
        if width > 0 { isNew[0] = true }
        rows.withUnsafeBufferPointer { rows in
            for row in 0..<rowCount {
                let start = row * width
                for x in 1..<max(width, 1) where rows[start + x] != rows[start + x - 1] { isNew[x] = true }
            }
        }
        let kept = isNew.indices.filter { isNew[$0] }
        ends = kept.dropFirst() + [width]
        guard kept.count < width else {
            values = rows
            return
        }
        var values: [Float] = []
        values.reserveCapacity(kept.count * rowCount)
        for row in 0..<rowCount {
            for x in kept { values.append(rows[row * width + x]) }
        }
        self.values = values
    }

    /// Writes a row of kept columns as a full one.
    func spread(_ row: [Float], into target: UnsafeMutablePointer<Float>) {
        var x = 0
        for (value, end) in zip(row, ends) {
            while x < end {
                target[x] = value
                x += 1
            }
        }
    }
}
