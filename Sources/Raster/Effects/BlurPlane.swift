/// Numbers for the pixels of a rectangle, one or four a pixel; outside of it they are 0.
///
/// Used by one thread while one blur is made.
final class BlurPlane {
    let bounds: PixelBounds
    /// Numbers a pixel: 1, or 4 for colours.
    let channels: Int
    private let values: UnsafeMutablePointer<Float>

    /// The numbers are to be written before they are read.
    init(bounds: PixelBounds, channels: Int) {
        self.bounds = bounds
        self.channels = channels
        values = .allocate(capacity: max(bounds.width * bounds.height * channels, 1))
    }

    deinit {
        values.deallocate()
    }

    /// Levels of a mask; places are counted from the anchor.
    convenience init(_ mask: CoverageMask, anchor: (x: Int, y: Int)) {
        self.init(bounds: mask.bounds.offset(x: -anchor.x, y: -anchor.y), channels: 1)
        mask.levels.withUnsafeBufferPointer { levels in
            guard let levels = levels.baseAddress else { return }
            for i in 0..<(mask.bounds.width * mask.bounds.height) { values[i] = Float(levels[i]) }
        }
    }

    /// Levels of a layer's components; places are counted from the anchor.
    convenience init(_ surface: Surface, anchor: (x: Int, y: Int)) {
        self.init(bounds: surface.bounds.offset(x: -anchor.x, y: -anchor.y), channels: 4)
        let length = surface.bounds.width * 4
        for y in surface.bounds.minY..<surface.bounds.maxY {
            let source = UnsafeRawPointer(surface.row(y, from: surface.bounds.minX))
                .assumingMemoryBound(to: UInt8.self)
            let target = row(y - anchor.y)
            for i in 0..<length { target[i] = Float(source[i]) }
        }
    }

    /// The numbers of row `y`, from the left edge on; `bounds.width * channels` of them.
    ///
    /// - Precondition: Inside the bounds.
    func row(_ y: Int) -> UnsafeMutablePointer<Float> {
        values + (y - bounds.minY) * bounds.width * channels
    }
}

/// One row of numbers with room to both sides, 0 where nothing is written.
final class PaddedRow {
    /// Columns, half-open.
    let columns: Range<Int>
    private let channels: Int
    private let values: UnsafeMutablePointer<Float>

    init(columns: Range<Int>, channels: Int) {
        self.columns = columns
        self.channels = channels
        // Blocks of numbers that start in the row may be read past its end.
        let count = columns.count * channels + RowSums.blockLength
        values = .allocate(capacity: count)
        values.initialize(repeating: 0, count: count)
    }

    deinit {
        values.deallocate()
    }

    /// From column `x` on.
    func at(_ x: Int) -> UnsafeMutablePointer<Float> {
        values + (x - columns.lowerBound) * channels
    }
}
