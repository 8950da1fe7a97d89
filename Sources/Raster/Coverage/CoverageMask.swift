/// Coverage of each pixel in a rectangle, 0...255; outside it, 0.
struct CoverageMask: Sendable {
    let bounds: PixelBounds
    /// `bounds.width * bounds.height` levels, top row first.
    private(set) var levels: [UInt8]

    /// No coverage anywhere.
    init(bounds: PixelBounds) {
        self.bounds = bounds
        levels = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    }

    init(bounds: PixelBounds, levels: [UInt8]) {
        precondition(levels.count == bounds.width * bounds.height)
        self.bounds = bounds
        self.levels = levels
    }

    /// The level at device pixel (x, y).
    subscript(x: Int, y: Int) -> UInt8 {
        guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
        return levels[(y - bounds.minY) * bounds.width + x - bounds.minX]
    }

    /// Writes a row's runs; what they leave out keeps its level. The row lies inside the bounds.
    mutating func write(_ row: CoverageRow) {
        let offset = (row.y - bounds.minY) * bounds.width - bounds.minX
        levels.withUnsafeMutableBufferPointer { levels in
            guard let base = levels.baseAddress else { return }
            for run in row.runs {
                let target = base + offset + run.start
                if run.coverage == CoverageRow.Run.varying {
                    target.update(from: row.mask(from: run.start), count: run.end - run.start)
                } else {
                    target.update(repeating: UInt8(run.coverage), count: run.end - run.start)
                }
            }
        }
    }
}

extension CoverageMask {
    /// Sets a whole row of levels.
    mutating func write(_ row: UnsafePointer<UInt8>, y: Int) {
        let start = (y - bounds.minY) * bounds.width
        levels.replaceSubrange(
            start..<start + bounds.width, with: UnsafeBufferPointer(start: row, count: bounds.width))
    }

    /// Every level what it lacks of full coverage.
    mutating func invert() {
        for i in levels.indices { levels[i] = 255 - levels[i] }
    }

    /// Every level times `factor` / 255.
    mutating func multiply(by factor: UInt32) {
        guard factor < 255 else { return }
        levels = levels.map { UInt8(PixelArithmetic.divideBy255(UInt32($0) * factor)) }
    }

    /// Every level the larger of both masks'. The other mask has the same bounds.
    mutating func formUnion(_ other: CoverageMask) {
        for i in levels.indices { levels[i] = max(levels[i], other.levels[i]) }
    }
}
