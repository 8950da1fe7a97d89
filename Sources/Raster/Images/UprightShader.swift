import Drawing

/// A picture resampled row by row while it is drawn: the way of upright pictures that need no more than two source
/// pixels for a target pixel across, and of those drawn pixel for pixel.
///
/// The colours are those of ``ImageResampler``. Rows are best asked for from the top.
struct UprightShader: Shader {
    /// An axis across pictures, and what is asked of it for each band of each picture.
    struct Columns {
        let axis: ResampleAxis
        let pairs: BilinearPairs?
        /// Where the source pixels begin, if they are taken one after the other as they are; nil if not.
        let firstCopied: Int?

        init(_ axis: ResampleAxis) {
            self.axis = axis
            firstCopied = axis.firstOfCopiedColumns
            pairs = BilinearPairs(axis)
        }
    }

    private let source: UnsafePointer<PremultipliedPixel>
    private let width: Int
    private let bounds: PixelBounds
    private let down: ResampleAxis
    /// Nil where source columns are target columns, from `firstColumn` on.
    private let rows: BilinearRows?
    private let firstColumn: Int
    let isOpaque: Bool

    /// Nil where another way is needed. `pixels` are the picture's, and outlive the shader; the axes were made for
    /// the columns and rows of `bounds`.
    init?(
        _ pixels: UnsafeRawBufferPointer, width: Int, across: Columns, down: ResampleAxis,
        bounds: PixelBounds
    ) {
        guard let base = pixels.baseAddress, Int(bitPattern: base) & 3 == 0, !bounds.isEmpty else {
            return nil
        }
        source = base.assumingMemoryBound(to: PremultipliedPixel.self)
        (self.width, self.bounds, self.down) = (width, bounds, down)
        if down.isCopy, let column = across.firstCopied {
            (rows, firstColumn) = (nil, column)
        } else if let pairs = across.pairs, let rows = BilinearRows(pixels, width: width, pairs) {
            (self.rows, firstColumn) = (rows, 0)
        } else {
            return nil
        }
        isOpaque = down.rows.allSatisfy { Self.isOpaque(base + $0 * width * 4, width) }
    }

    private static func isOpaque(_ row: UnsafeRawPointer, _ count: Int) -> Bool {
        var all = UInt32.max
        for i in 0..<count { all &= row.load(fromByteOffset: 4 * i, as: UInt32.self) }
        return all >> 24 == 255
    }

    func write(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
        if let rows {
            rows.write(down, y - bounds.minY, from: x - bounds.minX, count: count, into: row)
        } else if let known = pixels(y: y, from: x, count: count) {
            row.update(from: known, count: count)
        }
    }

    func pixels(y: Int, from x: Int, count: Int) -> UnsafePointer<PremultipliedPixel>? {
        guard rows == nil else { return nil }
        return source + down.taps[y - bounds.minY].index * width + firstColumn + x - bounds.minX
    }
}

extension ResampleAxis {
    /// The source pixels from the first to the last that a tap takes.
    fileprivate var rows: Range<Int> {
        var rows = taps.first.map { $0.index..<$0.index + 1 } ?? 0..<0
        for tap in taps {
            rows = min(rows.lowerBound, tap.index)..<max(rows.upperBound, tap.index + 1)
        }
        return rows
    }

    /// Where the source pixels begin, if they are taken one after the other as they are; nil if not.
    fileprivate var firstOfCopiedColumns: Int? {
        guard isCopy, let first = taps.first?.index else { return nil }
        for (i, tap) in taps.enumerated() where tap.index != first + i { return nil }
        return first
    }
}
