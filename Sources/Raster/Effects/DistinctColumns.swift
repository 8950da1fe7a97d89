/// A table of rows without the columns that equal the one to their left.
struct DistinctColumns {
    /// The rows, `count` values each.
    let values: [Float]
    /// How many columns are kept.
    var count: Int { ends.count }

    /// For each kept column, where in the full table the columns like it end.
    private let ends: [Int]
    /// Some columns are left out.
    private let isSparse: Bool

    /// - Parameter rows: Rows of `width` values each, at least one column.
    init(_ rows: [Float], width: Int) {
        let rowCount = rows.count / max(width, 1)
        // Not 0 where a column differs from the one to its left; all in one pass, without a branch.
        var changes = [UInt32](repeating: 0, count: width)
        if width > 0 { changes[0] = 1 }
        rows.withUnsafeBufferPointer { rows in
            changes.withUnsafeMutableBufferPointer { changes in
                for row in 0..<rowCount {
                    let start = row * width
                    for x in 1..<max(width, 1) {
                        changes[x] |= rows[start + x].bitPattern ^ rows[start + x - 1].bitPattern
                    }
                }
            }
        }
        let kept = changes.indices.filter { changes[$0] != 0 }
        ends = kept.dropFirst() + [width]
        isSparse = kept.count < width
        guard isSparse else {
            values = rows
            return
        }
        values = [Float](unsafeUninitializedCapacity: kept.count * rowCount) { values, initialized in
            for row in 0..<rowCount {
                for x in kept {
                    values.initializeElement(at: initialized, to: rows[row * width + x])
                    initialized += 1
                }
            }
        }
    }

    /// Writes a row of kept columns as a full one.
    func spread<Value>(_ row: UnsafePointer<Value>, into target: UnsafeMutablePointer<Value>) {
        guard isSparse else { return target.update(from: row, count: ends.count) }
        ends.withUnsafeBufferPointer { ends in
            var x = 0
            for column in ends.indices {
                let value = row[column]
                repeat {
                    target[x] = value
                    x += 1
                } while x < ends[column]
            }
        }
    }
}
