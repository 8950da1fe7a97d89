import Drawing

/// Exact-area coverage of small outlines: `CoverageScanner` for glyphs, without clipping, bands or runs.
///
/// Adds the same area to the same cells, in the same order. The object holds scratch memory only, for one
/// thread at a time.
final class GlyphScanner {
    private static let side = Int(GlyphLines.extentLimit) + 8

    private let cells: UnsafeMutablePointer<Float>
    private let levels: UnsafeMutablePointer<UInt8>

    init() {
        cells = .allocate(capacity: Self.side * Self.side)
        cells.initialize(repeating: 0, count: Self.side * Self.side)
        levels = .allocate(capacity: Self.side * Self.side)
        levels.initialize(repeating: 0, count: Self.side * Self.side)
    }

    deinit {
        cells.deallocate()
        levels.deallocate()
    }

    /// Coverage of `lines` with the pen at (x, y), by the non-zero rule; valid until the next call.
    ///
    /// 1. Add each line to the cells. Most lie inside one cell.
    /// 2. Sum the cells along each row; clear them.
    func coverage(_ lines: GlyphLines, x: Double, y: Double) -> GlyphCoverage {
        let bounds = lines.bounds(x: x, y: y)
        guard !bounds.isEmpty, bounds.width < Self.side - 3, bounds.height < Self.side - 1 else {
            return GlyphCoverage(bounds: .empty, levels: UnsafePointer(levels))
        }
        let stride = bounds.width + 2
        let cells = cells
        // 1.
        let (originX, originY) = (x - Double(bounds.minX), y - Double(bounds.minY))
        var (x0, y0) = (0.0, 0.0)
        var (column0, row0) = (0, 0)
        for point in lines.points {
            let (x1, y1) = (point.x + originX, point.y + originY)
            let (column1, row1) = (Int(x1), Int(y1))
            if !point.isStart {
                if row0 != row1 {
                    add(x0, y0, x1, y1, stride)
                } else if column0 == column1 {
                    Self.add(from: x0, to: x1, cover: y1 - y0, column0, cells + row0 &* stride)
                } else {
                    Self.addAcross(from: x0, to: x1, cover: y1 - y0, cells + row0 &* stride)
                }
            }
            (x0, y0, column0, row0) = (x1, y1, column1, row1)
        }
        // 2.
        return GlyphCoverage(bounds: bounds, levels: sweep(bounds.width, bounds.height, stride))
    }

    /// A line that crosses rows, row by row from the top.
    private func add(_ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, _ stride: Int) {
        guard startY != endY else { return }
        let isDown = startY < endY
        let (x0, y0, x1, y1) = isDown ? (startX, startY, endX, endY) : (endX, endY, startX, startY)
        let slope = (x1 - x0) / (y1 - y0)
        var row = Int(y0)
        var cell = cells + row &* stride
        var (x, y, column) = (x0, y0, Int(x0))
        while y < y1 {
            row &+= 1
            let nextY = min(Double(row), y1)
            let nextX = nextY == y1 ? x1 : x0 + (nextY - y0) * slope
            let nextColumn = Int(nextX)
            let cover = isDown ? nextY - y : y - nextY
            if column == nextColumn {
                Self.add(from: x, to: nextX, cover: cover, column, cell)
            } else {
                Self.addAcross(from: x, to: nextX, cover: cover, cell)
            }
            (x, y, column) = (nextX, nextY, nextColumn)
            cell += stride
        }
    }

    /// A piece within one cell.
    @inline(__always)
    private static func add(
        from start: Double, to end: Double, cover: Double, _ column: Int, _ row: UnsafeMutablePointer<Float>
    ) {
        let share = (start + end) * 0.5 - Double(column)
        row[column] += Float(cover * (1 - share))
        row[column &+ 1] += Float(cover * share)
    }

    /// A piece within one row that crosses columns.
    @inline(__always)
    private static func addAcross(
        from start: Double, to end: Double, cover: Double, _ row: UnsafeMutablePointer<Float>
    ) {
        let (left, right) = start < end ? (start, end) : (end, start)
        let last = Int(right)
        let coverPerColumn = cover / (right - left)
        var column = Int(left)
        var from = left
        while column < last {
            let to = Double(column &+ 1)
            add(from: from, to: to, cover: coverPerColumn * (to - from), column, row)
            from = to
            column &+= 1
        }
        add(from: from, to: right, cover: coverPerColumn * (right - from), column, row)
    }

    private func sweep(_ width: Int, _ height: Int, _ stride: Int) -> UnsafePointer<UInt8> {
        let padded = GlyphCoverage.stride(width)
        for y in 0..<height {
            let cell = cells + y * stride
            let level = levels + y * padded
            var sum: Float = 0
            for x in 0..<width {
                sum += cell[x]
                cell[x] = 0
                level[x] = UInt8(min(abs(sum), 1) * 255 + 0.5)
            }
            cell[width] = 0
            cell[width + 1] = 0
            for x in width..<padded { level[x] = 0 }
        }
        // A point on the lower border is in the row after the last.
        (cells + height * stride).update(repeating: 0, count: stride)
        return UnsafePointer(levels)
    }
}
