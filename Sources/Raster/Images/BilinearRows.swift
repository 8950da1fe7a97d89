/// Resamples a picture of which no target pixel needs more than two source pixels across: what ``ImageResampler``
/// does in general, with the same bytes.
final class BilinearRows {
    private let source: UnsafePointer<PremultipliedPixel>
    private let width: Int
    private let pairs: BilinearPairs
    /// One source row as floats, four a pixel, and the two latest rows filtered across.
    private var unpacked: [Float]
    private var rows: [[Float]]
    private var rowIndices = [-1, -1]

    /// Nil where the memory isn't words.
    init?(_ source: UnsafeRawBufferPointer, width: Int, _ pairs: BilinearPairs) {
        guard let base = source.baseAddress, Int(bitPattern: base) & 3 == 0, width < Int(Int32.max) else {
            return nil
        }
        self.source = base.assumingMemoryBound(to: PremultipliedPixel.self)
        self.width = width
        self.pairs = pairs
        unpacked = [Float](repeating: 0, count: width * 4)
        rows = [[Float]](repeating: [Float](repeating: 0, count: pairs.weights.count * 2), count: 2)
    }

    /// Writes all of `surface`, whose columns the pairs were made for.
    func write(_ down: ResampleAxis, to surface: Surface) {
        surface.forEachRow(in: surface.bounds) { y, row in
            guard let target = row.baseAddress else { return }
            write(down, y - surface.bounds.minY, from: 0, count: row.count, into: target)
        }
    }

    /// Writes `count` pixels of row `row`, from column `column` on, both counted from where the axes begin.
    func write(_ down: ResampleAxis, _ row: Int, from column: Int, count: Int, into target: SourceOver.Row) {
        let taps = down.taps[down.offsets[row]..<down.offsets[row + 1]]
        guard let first = taps.first, let last = taps.last else { return }
        if taps.count <= 2 {
            let upper = filtered(first.index, keeping: last.index)
            let lower = filtered(last.index, keeping: first.index)
            rows[upper].withUnsafeBufferPointer { upper in
                rows[lower].withUnsafeBufferPointer { lower in
                    guard let upper = upper.baseAddress, let lower = lower.baseAddress else { return }
                    PixelRows.average(
                        upper + 4 * column, first.weight, lower + 4 * column,
                        taps.count == 2 ? last.weight : 0,
                        into: target, count: count)
                }
            }
        } else {
            var sum = [Float](repeating: 0, count: count * 4)
            for tap in taps {
                let filtered = rows[filtered(tap.index, keeping: -1)]
                for i in sum.indices { sum[i] += filtered[4 * column + i] * tap.weight }
            }
            PixelRows.blend(sum, 1, sum, 0, into: target, count: count)
        }
    }

    /// Which of `rows` holds source row `index`, filtered there if it wasn't, without losing row `other`.
    private func filtered(_ index: Int, keeping other: Int) -> Int {
        if let known = rowIndices.firstIndex(of: index) { return known }
        let place = rowIndices[0] == other ? 1 : 0
        rowIndices[place] = index
        PixelRows.unpack(source + index * width, count: width, into: &unpacked)
        PixelRows.pairs(
            of: unpacked, pairs.indices, pairs.weights, into: &rows[place], count: pairs.weights.count / 2)
        return place
    }
}

/// An axis across pictures of which each target pixel takes one or two source pixels: those, and their weights, in
/// turns.
struct BilinearPairs {
    let indices: [Int32]
    let weights: [Float]

    /// Nil where a pixel needs more.
    init?(_ across: ResampleAxis) {
        let count = across.offsets.count - 1
        var indices: [Int32] = []
        var weights: [Float] = []
        indices.reserveCapacity(2 * count)
        weights.reserveCapacity(2 * count)
        for i in 0..<count {
            let (start, end) = (across.offsets[i], across.offsets[i + 1])
            guard end > start, end - start <= 2 else { return nil }
            let (first, last) = (across.taps[start], across.taps[end - 1])
            guard let firstIndex = Int32(exactly: first.index), let lastIndex = Int32(exactly: last.index)
            else {
                return nil
            }
            indices.append(firstIndex)
            indices.append(lastIndex)
            weights.append(first.weight)
            weights.append(end - start == 2 ? last.weight : 0)
        }
        (self.indices, self.weights) = (indices, weights)
    }
}
