/// Sums of rows, each times its weight.
enum WeightedRows {
    /// Columns summed at a time, in registers.
    private typealias Block = SIMD8<Float>

    /// `target` becomes the sum of `terms`, column for column in their order.
    ///
    /// - Parameters:
    ///   - rows: Rows of `count` values each.
    ///   - target: Room for `count` values.
    static func add(
        _ terms: [GaussianBlur.Term], _ rows: [Float], count: Int, into target: UnsafeMutablePointer<Float>
    ) {
        rows.withUnsafeBufferPointer { rows in
            terms.withUnsafeBufferPointer { terms in
                guard let rows = rows.baseAddress else { return }
                var column = 0
                while column + 2 * Block.scalarCount <= count {
                    addBlocks(
                        terms, UnsafeRawPointer(rows + column), count,
                        UnsafeMutableRawPointer(target + column))
                    column += 2 * Block.scalarCount
                }
                while column < count {
                    var sum: Float = 0
                    for term in terms { sum += rows[term.row * count + column] * term.weight }
                    target[column] = sum
                    column += 1
                }
            }
        }
    }

    /// Two blocks of columns.
    @inline(__always)
    private static func addBlocks(
        _ terms: UnsafeBufferPointer<GaussianBlur.Term>, _ rows: UnsafeRawPointer, _ count: Int,
        _ target: UnsafeMutableRawPointer
    ) {
        let size = MemoryLayout<Float>.stride
        var first = Block.zero
        var second = Block.zero
        for term in terms {
            let row = rows + term.row * count * size
            first += row.loadUnaligned(as: Block.self) * term.weight
            second += (row + Block.scalarCount * size).loadUnaligned(as: Block.self) * term.weight
        }
        target.storeBytes(of: first, as: Block.self)
        (target + Block.scalarCount * size).storeBytes(of: second, as: Block.self)
    }
}
