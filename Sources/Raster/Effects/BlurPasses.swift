/// The steps of a blur, each along both axes of a plane.
enum BlurPasses {
    typealias Row = UnsafePointer<Float>

    /// A plane of half the size on `target`.
    ///
    /// Pixel i is made of the pixels 2 i - 1 to 2 i + 2. Rows first: that leaves half of them for the columns.
    static func halved(_ plane: BlurPlane, onto target: PixelBounds) -> BlurPlane {
        let (channels, bounds) = (plane.channels, plane.bounds)
        let result = BlurPlane(bounds: target, channels: channels)
        let scratch = PaddedRow(columns: (2 * target.minX - 1)..<(2 * target.maxX + 1), channels: channels)
        let columns = scratch.columns.clamped(to: bounds.minX..<bounds.maxX)
        let nothing = PaddedRow(columns: columns, channels: channels)
        func row(_ y: Int) -> Row {
            guard y >= bounds.minY, y < bounds.maxY else { return Row(nothing.at(columns.lowerBound)) }
            return Row(plane.row(y) + (columns.lowerBound - bounds.minX) * channels)
        }
        for y in target.minY..<target.maxY {
            RowSums.halve(
                row(2 * y - 1), row(2 * y), row(2 * y + 1), row(2 * y + 2),
                into: scratch.at(columns.lowerBound), count: columns.count * channels)
            RowSums.halveColumns(
                scratch.at(2 * target.minX - 1), channels: channels, into: result.row(y), count: target.width)
        }
        return result
    }

    /// Calls `emit` with the rows of `target` in a plane of twice the size.
    ///
    /// Pixel f is made of the pixel f / 2 and of its neighbour on the side of f. Columns first, on half of the rows.
    static func double(_ plane: BlurPlane, onto target: PixelBounds, _ emit: (_ y: Int, Row) -> Void) {
        let (channels, bounds) = (plane.channels, plane.bounds)
        let pairs = (target.minX >> 1)..<(((target.maxX - 1) >> 1) + 1)
        let scratch = PaddedRow(
            columns: (pairs.lowerBound - 1)..<(pairs.upperBound + 1), channels: channels)
        let columns = scratch.columns.clamped(to: bounds.minX..<bounds.maxX)
        let wide = (2 * pairs.lowerBound)..<(2 * pairs.upperBound)
        // The rows y - 1, y, y + 1 of the plane, doubled, stand at their numbers modulo 4; the last is always 0.
        let rows = (0..<4).map { _ in PaddedRow(columns: wide, channels: channels) }
        let nothing = PaddedRow(columns: wide, channels: channels)
        var known = [Int](repeating: Int.min, count: 4)
        func row(_ y: Int) -> Row {
            guard y >= bounds.minY, y < bounds.maxY else { return Row(nothing.at(target.minX)) }
            let doubled = rows[y & 3]
            if known[y & 3] != y {
                known[y & 3] = y
                scratch.at(columns.lowerBound).update(
                    from: plane.row(y) + (columns.lowerBound - bounds.minX) * channels,
                    count: columns.count * channels)
                RowSums.doubleColumns(
                    scratch.at(pairs.lowerBound - 1), channels: channels, into: doubled.at(wide.lowerBound),
                    count: pairs.count)
            }
            return Row(doubled.at(target.minX))
        }
        let result = PaddedRow(columns: target.minX..<target.maxX, channels: channels)
        for y in target.minY..<target.maxY {
            let near = y >> 1
            RowSums.double(
                row(near), row(y & 1 == 0 ? near - 1 : near + 1), into: result.at(target.minX),
                count: target.width * channels)
            emit(y, Row(result.at(target.minX)))
        }
    }

    /// Calls `emit` with the rows of `target` that are reached, each the sum over both kernels.
    static func convolve(
        _ plane: BlurPlane, _ horizontal: GaussianKernel, _ vertical: GaussianKernel,
        onto target: PixelBounds, _ emit: (_ y: Int, Row) -> Void
    ) {
        let across = convolvedAcross(plane, horizontal, onto: target, reaching: vertical)
        let known = across.bounds
        let result = PaddedRow(columns: target.minX..<target.maxX, channels: plane.channels)
        var rows: [Row] = []
        vertical.weights.withUnsafeBufferPointer { weights in
            guard let weights = weights.baseAddress else { return }
            for y in target.minY..<target.maxY {
                // Row s reaches y with the weight y - s - first; the terms are in the order of the weights.
                let first = max(0, y - vertical.first - known.maxY + 1)
                let end = min(vertical.weights.count, y - vertical.first - known.minY + 1)
                guard first < end else { continue }
                rows.removeAll(keepingCapacity: true)
                for term in first..<end { rows.append(Row(across.row(y - vertical.first - term))) }
                rows.withUnsafeBufferPointer { rows in
                    guard let rows = rows.baseAddress else { return }
                    RowSums.sum(
                        rows, weights + first, terms: end - first, into: result.at(target.minX),
                        count: target.width * plane.channels)
                }
                emit(y, Row(result.at(target.minX)))
            }
        }
    }

    /// The rows that reach `target` by the vertical kernel, convolved on its columns.
    private static func convolvedAcross(
        _ plane: BlurPlane, _ kernel: GaussianKernel, onto target: PixelBounds, reaching: GaussianKernel
    ) -> BlurPlane {
        let (channels, bounds) = (plane.channels, plane.bounds)
        let known = PixelBounds(
            minX: target.minX, minY: max(bounds.minY, target.minY - reaching.last), maxX: target.maxX,
            maxY: min(bounds.maxY, target.maxY - reaching.first))
        let result = BlurPlane(bounds: known, channels: channels)
        let scratch = PaddedRow(
            columns: (target.minX - kernel.last)..<(target.maxX - kernel.first), channels: channels)
        let columns = scratch.columns.clamped(to: bounds.minX..<bounds.maxX)
        let rows = kernel.weights.indices.map { Row(scratch.at(target.minX - kernel.first - $0)) }
        rows.withUnsafeBufferPointer { rows in
            kernel.weights.withUnsafeBufferPointer { weights in
                guard let rows = rows.baseAddress, let weights = weights.baseAddress else { return }
                for y in known.minY..<max(known.minY, known.maxY) {
                    scratch.at(columns.lowerBound).update(
                        from: plane.row(y) + (columns.lowerBound - bounds.minX) * channels,
                        count: columns.count * channels)
                    RowSums.sum(
                        rows, weights, terms: kernel.weights.count, into: result.row(y),
                        count: target.width * channels)
                }
            }
        }
        return result
    }

    /// The rows that `body` emits as a plane; those that it leaves out are 0.
    static func collected(
        onto target: PixelBounds, channels: Int, _ body: ((_ y: Int, Row) -> Void) -> Void
    ) -> BlurPlane {
        let result = BlurPlane(bounds: target, channels: channels)
        let length = target.width * channels
        var next = target.minY
        func clear(to y: Int) {
            while next < y {
                result.row(next).update(repeating: 0, count: length)
                next += 1
            }
        }
        body { y, row in
            clear(to: y)
            result.row(y).update(from: row, count: length)
            next = y + 1
        }
        clear(to: target.maxY)
        return result
    }
}
