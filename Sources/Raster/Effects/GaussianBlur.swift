import Foundation

/// A separable Gaussian, exact to a fraction of a level, that is fast where neighbours are equal.
///
/// Rows are convolved in difference form: each change between two pixels adds the change times the summed-up
/// kernel, so a row of few edges costs little whatever the radius. Rows that equal the one above are shared,
/// and the vertical pass weighs each stretch of equal rows once, on the columns that differ from the one to
/// their left. Text and photographs cost O(radius) a pixel.
struct GaussianBlur {
    let horizontal: GaussianKernel
    let vertical: GaussianKernel

    /// - Parameters:
    ///   - sigma: Pixels.
    ///   - shiftX: Moves the result right by a part of a pixel, 0 up to 1; `shiftY` down.
    init(sigma: Double, shiftX: Double = 0, shiftY: Double = 0) {
        horizontal = GaussianKernel(sigma: sigma, shift: shiftX)
        vertical = GaussianKernel(sigma: sigma, shift: shiftY)
    }

    /// One channel, levels 0...255 at first; outside its bounds it is 0.
    struct Plane {
        let bounds: PixelBounds
        var values: [Float]
    }

    /// The blurred channel on `area`.
    func blur(_ plane: Plane, onto area: PixelBounds) -> Plane {
        let width = area.width
        var result = Plane(bounds: area, values: [Float](repeating: 0, count: width * area.height))
        result.values.withUnsafeMutableBufferPointer { values in
            guard let values = values.baseAddress else { return }
            forEachRow(of: plane, onto: area) { y, row in
                row.columns.spread(row.values, into: values + (y - area.minY) * width)
            }
        }
        return result
    }

    /// A row of the result; its columns are to be spread out.
    struct Row {
        let columns: DistinctColumns
        /// `columns.count` values.
        let values: UnsafePointer<Float>
        /// The same values as in the row that was handed out before.
        let isRepeated: Bool
    }

    /// Calls `body` with each device row `y` of `area` that the blur reaches, from the top; the others are 0.
    ///
    /// 1. Convolve each distinct row, keeping for each row which it equals.
    /// 2. Leave out columns that equal the one to their left in all of them.
    /// 3. Each result row is a weighted sum of the distinct rows in its reach.
    func forEachRow(of plane: Plane, onto area: PixelBounds, _ body: (_ y: Int, Row) -> Void) {
        guard !area.isEmpty, !plane.bounds.isEmpty else { return }
        // 1.
        let rows = convolvedRows(plane, onto: area)
        // 2.
        let columns = DistinctColumns(rows.values, width: area.width)
        // 3.
        withUnsafeTemporaryAllocation(of: Float.self, capacity: columns.count) { sum in
            guard let sum = sum.baseAddress else { return }
            var previous: [Term] = []
            var terms: [Term] = []
            for y in 0..<area.height {
                collect(&terms, rows.stretches, at: y + area.minY - plane.bounds.minY)
                if terms.isEmpty { continue }
                let isRepeated = terms == previous
                if !isRepeated { WeightedRows.add(terms, columns.values, count: columns.count, into: sum) }
                body(y + area.minY, Row(columns: columns, values: sum, isRepeated: isRepeated))
                swap(&terms, &previous)
            }
        }
    }

    // MARK: 1. Rows

    /// Equal rows, one after the other.
    private struct Stretch {
        /// Rows of the plane, half-open.
        var start: Int
        var end: Int
        /// Which convolved row they share.
        var row: Int
    }

    private func convolvedRows(_ plane: Plane, onto area: PixelBounds) -> (
        values: [Float], stretches: [Stretch]
    ) {
        let (width, sourceWidth) = (area.width, plane.bounds.width)
        var values: [Float] = []
        values.reserveCapacity(width * plane.bounds.height)
        var stretches: [Stretch] = []
        var scratch = [Float](repeating: 0, count: width + 1)
        plane.values.withUnsafeBufferPointer { source in
            guard let source = source.baseAddress else { return }
            for y in 0..<plane.bounds.height {
                let row = source + y * sourceWidth
                if y > 0, memcmp(row, row - sourceWidth, sourceWidth * MemoryLayout<Float>.stride) == 0 {
                    stretches[stretches.count - 1].end = y + 1
                    continue
                }
                stretches.append(Stretch(start: y, end: y + 1, row: stretches.count))
                values.append(contentsOf: repeatElement(0, count: width))
                values.withUnsafeMutableBufferPointer { values in
                    scratch.withUnsafeMutableBufferPointer { steps in
                        guard let values = values.baseAddress, let steps = steps.baseAddress else { return }
                        convolve(
                            row, sourceWidth, offset: plane.bounds.minX - area.minX,
                            into: values + (stretches.count - 1) * width, steps: steps, width: width)
                    }
                }
            }
        }
        return (values, stretches)
    }

    /// Convolves one row. Source column j lies at `j + offset` of the target.
    ///
    /// A change by d at column j adds d x (sum of the weights that reach so far) from there on; past the kernel
    /// it adds d, which is noted in `steps` and summed up at the end. `steps` is all 0 before and after.
    private func convolve(
        _ source: UnsafePointer<Float>, _ count: Int, offset: Int, into target: UnsafeMutablePointer<Float>,
        steps: UnsafeMutablePointer<Float>, width: Int
    ) {
        let size = horizontal.weights.count
        var before: Float = 0
        horizontal.cumulative.withUnsafeBufferPointer { cumulative in
            guard let cumulative = cumulative.baseAddress else { return }
            for j in 0...count {
                let value = j < count ? source[j] : 0
                let change = value - before
                if change == 0 { continue }
                before = value
                let start = j + offset + horizontal.first
                let from = max(start, 0)
                let to = min(start + size, width)
                if from < to {
                    let kernel = cumulative + (from - start + 1)
                    let out = target + from
                    for i in 0..<(to - from) { out[i] += change * kernel[i] }
                }
                let rest = max(start + size, 0)
                if rest < width { steps[rest] += change }
            }
        }
        var sum: Float = 0
        for i in 0..<width {
            sum += steps[i]
            target[i] += sum
            steps[i] = 0
        }
    }

    // MARK: 3. Sums

    /// A distinct row and its weight.
    struct Term: Equatable {
        var row: Int
        var weight: Float
    }

    /// `terms` becomes the distinct rows that reach row `y`, with the sum of the weights of each.
    private func collect(_ terms: inout [Term], _ stretches: [Stretch], at y: Int) {
        // Source row s reaches y with weights[y - s - first].
        let last = y - vertical.first
        let size = vertical.weights.count
        terms.removeAll(keepingCapacity: true)
        var low = 0
        var high = stretches.count
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].end <= last - size + 1 { low = middle + 1 } else { high = middle }
        }
        while low < stretches.count, stretches[low].start <= last {
            let stretch = stretches[low]
            let from = max(0, last - stretch.end + 1)
            let to = min(size, last - stretch.start + 1)
            let weight = vertical.cumulative[to] - vertical.cumulative[from]
            if to > from, weight != 0 { terms.append(Term(row: stretch.row, weight: weight)) }
            low += 1
        }
    }
}
