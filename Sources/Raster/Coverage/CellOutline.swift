import Foundation

/// Adds closed outlines to a grid of area cells, line by line as they come: the sink that paths are flattened
/// into to be filled.
///
/// Coordinates are device pixels. What is added to a row doesn't depend on which other rows the grid holds, so
/// that a shape drawn in parts has the same cells as one drawn whole.
struct CellOutline: LineSink {
    private let cells: UnsafeMutablePointer<Float>
    private let bits: UnsafeMutablePointer<UInt64>
    private let stride: Int
    private let words: Int
    /// Pixels across; x of every edge lies in 0...width from the left border.
    private let width: Double
    private let left: Double
    private let top: Double
    private let bottom: Double
    /// Rows of the grid.
    private let height: Int
    private var start = Corner()
    private var current = Corner()
    /// Rows from the grid's top that edges touched, or came close to.
    private(set) var firstRow = Int.max
    private(set) var lastRow = -1

    /// A point of the outline, and the cell that it lies in.
    private struct Corner {
        /// From the left border.
        var x = 0.0
        var y = 0.0
        var column = 0
        /// From the grid's top; negative where the point lies outside the area. One on the lower border is in
        /// the row after the last.
        var row = -1
    }

    /// - Parameter bounds: The grid's rows, and its columns. The grid has room for them.
    init(_ grid: CellGrid, bounds: PixelBounds) {
        cells = grid.cells
        bits = grid.bits
        stride = CellGrid.stride(width: bounds.width)
        words = CellGrid.words(width: bounds.width)
        width = Double(bounds.width)
        left = Double(bounds.minX)
        top = Double(bounds.minY)
        bottom = Double(bounds.maxY)
        height = bounds.height
    }

    mutating func move(to point: CGPoint) {
        close()
        start = corner(point)
        current = start
    }

    @inline(__always)
    mutating func line(to point: CGPoint, isCurving: Bool) {
        let end = corner(point)
        add(current, end)
        current = end
    }

    mutating func close() {
        add(current, start)
        current = start
    }

    @inline(__always)
    func sides(beyond low: SIMD2<Double>, _ high: SIMD2<Double>) -> UnseenSides {
        UnseenSides(low, high, left: left, width: width, top: top, bottom: bottom)
    }

    @inline(__always)
    private func corner(_ point: CGPoint) -> Corner {
        var corner = Corner(x: point.x - left, y: point.y)
        if corner.x >= 0, corner.x <= width, corner.y >= top, corner.y <= bottom {
            corner.column = Truncation.whole(corner.x)
            corner.row = Truncation.whole(corner.y - top)
        }
        return corner
    }

    // MARK: Lines to edges

    /// Adds one line.
    ///
    /// 1. Inside the area and within one row, as nearly all pieces of small curves are, it is added as it is.
    /// 2. Horizontal lines bound no area; nor, visibly, do those lower than a billionth of a pixel, whose
    ///    slope could overflow.
    /// 3. Inside the area it is cut into rows.
    /// 4. Else what lies above and below the rows covers nothing here.
    /// 5. What lies right of the area covers nothing of it; what lies left covers whole rows and becomes a
    ///    vertical edge on the border.
    /// 6. What crosses a border is cut there.
    @inline(__always)
    private mutating func add(_ p: Corner, _ q: Corner) {
        // 1.
        guard p.row >= 0, p.row == q.row else { return addRows(p, q) }
        let cover = q.y - p.y
        // 2.
        guard abs(cover) > 1e-9 else { return }
        touch(p.row, p.row)
        let cell = cells + p.row &* stride
        let word = bits + p.row &* words
        if p.column == q.column {
            Self.add(from: p.x, to: q.x, cover: cover, p.column, cell, word)
        } else {
            Self.addAcross(from: p.x, to: q.x, cover: cover, p.column, q.column, cell, word)
        }
    }

    @inline(never)
    private mutating func addRows(_ p: Corner, _ q: Corner) {
        // 2.
        guard abs(p.y - q.y) > 1e-9 else { return }
        // 3.
        let isDown = p.y < q.y
        let (upper, lower) = isDown ? (p, q) : (q, p)
        let winding = isDown ? 1.0 : -1
        if p.row >= 0, q.row >= 0 { return addInside(upper, lower, winding) }
        // 4.
        guard lower.y > top, upper.y < bottom else { return }
        // 5.
        let low = min(p.x, q.x)
        guard low < width else { return }
        let edge = Edge(x0: upper.x, y0: upper.y, x1: lower.x, y1: lower.y, winding: winding)
        if low >= 0, max(p.x, q.x) <= width {
            add(edge)
        } else {
            addCrossing(edge)
        }
    }

    /// Edges came by rows `first` to `last`.
    @inline(__always)
    private mutating func touch(_ first: Int, _ last: Int) {
        firstRow = min(firstRow, first)
        lastRow = max(lastRow, last)
    }

    /// A line that goes down from (x0, y0) to (x1, y1), where `winding` is 1, or came up, where it is -1.
    private struct Edge {
        var x0: Double
        var y0: Double
        var x1: Double
        var y1: Double
        var slope: Double
        var winding: Double

        @inline(__always)
        init(x0: Double, y0: Double, x1: Double, y1: Double, slope: Double, winding: Double) {
            (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
            (self.slope, self.winding) = (slope, winding)
        }

        @inline(__always)
        init(x0: Double, y0: Double, x1: Double, y1: Double, winding: Double) {
            self.init(x0: x0, y0: y0, x1: x1, y1: y1, slope: (x1 - x0) / (y1 - y0), winding: winding)
        }
    }

    /// Steps 5 and 6: the line's pieces in order of y.
    private mutating func addCrossing(_ edge: Edge) {
        let (x0, y0, y1, slope, winding) = (edge.x0, edge.y0, edge.y1, edge.slope, edge.winding)
        guard max(x0, edge.x1) > 0 else { return addBorder(y0, y1, winding) }
        let limits = slope > 0 ? (0, width) : (width, 0.0)
        let firstCut = min(max(y0 + (limits.0 - x0) / slope, y0), y1)
        let secondCut = min(max(y0 + (limits.1 - x0) / slope, firstCut), y1)
        let inside = Edge(
            x0: min(max(x0 + (firstCut - y0) * slope, 0), width), y0: firstCut,
            x1: min(max(x0 + (secondCut - y0) * slope, 0), width), y1: secondCut, slope: slope,
            winding: winding)
        if slope > 0 {
            addBorder(y0, firstCut, winding)
            add(inside)
        } else {
            add(inside)
            addBorder(secondCut, y1, winding)
        }
    }

    private mutating func addBorder(_ y0: Double, _ y1: Double, _ winding: Double) {
        add(Edge(x0: 0, y0: y0, x1: 0, y1: y1, slope: 0, winding: winding))
    }

    // MARK: Edges to cells

    /// Adds a line inside the area that crosses rows, down from `p` to `q`.
    private mutating func addInside(_ p: Corner, _ q: Corner, _ winding: Double) {
        let slope = (q.x - p.x) / (q.y - p.y)
        var (x, y, column) = (p.x, p.y, p.column)
        var nextY = top + Double(p.row &+ 1)
        var cell = cells + p.row &* stride
        var word = bits + p.row &* words
        while nextY < q.y {
            let nextX = inside(p.x + (nextY - p.y) * slope)
            let nextColumn = Truncation.whole(nextX)
            add(from: x, to: nextX, cover: (nextY - y) * winding, column, nextColumn, cell, word)
            (x, y, column) = (nextX, nextY, nextColumn)
            nextY += 1
            cell += stride
            word += words
        }
        add(from: x, to: q.x, cover: (q.y - y) * winding, column, q.column, cell, word)
        touch(p.row, min(q.row, height &- 1))
    }

    /// Adds the part of `edge` inside the rows, row by row.
    private mutating func add(_ edge: Edge) {
        var y = max(edge.y0, top)
        let end = min(edge.y1, bottom)
        guard end > y else { return }
        var row = Truncation.whole(y - top)
        let first = row
        var x = y == edge.y0 ? edge.x0 : inside(edge.x0 + (y - edge.y0) * edge.slope)
        var nextY = top + Double(row + 1)
        var cell = cells + row * stride
        var word = bits + row * words
        while nextY < end {
            let nextX = inside(edge.x0 + (nextY - edge.y0) * edge.slope)
            add(from: x, to: nextX, cover: (nextY - y) * edge.winding, cell, word)
            (x, y) = (nextX, nextY)
            nextY += 1
            row += 1
            cell += stride
            word += words
        }
        let lastX = end == edge.y1 ? edge.x1 : inside(edge.x0 + (end - edge.y0) * edge.slope)
        add(from: x, to: lastX, cover: (end - y) * edge.winding, cell, word)
        touch(first, row)
    }

    @inline(__always)
    private func inside(_ x: Double) -> Double {
        x > 0 ? (x < width ? x : width) : 0
    }

    // MARK: Pieces within a row

    private func add(
        from start: Double, to end: Double, cover: Double, _ cell: UnsafeMutablePointer<Float>,
        _ word: UnsafeMutablePointer<UInt64>
    ) {
        let (column, endColumn) = (Truncation.whole(start), Truncation.whole(end))
        add(from: start, to: end, cover: cover, column, endColumn, cell, word)
    }

    /// Adds a piece within one row that runs from x = `start` to `end`, in these columns, and has the signed
    /// height `cover`.
    ///
    /// In each column that it passes, its share of the height counts fully for the pixels right of the column
    /// and, for the column itself, by how much of the pixel lies right of the piece's middle.
    @inline(__always)
    private func add(
        from start: Double, to end: Double, cover: Double, _ column: Int, _ endColumn: Int,
        _ cell: UnsafeMutablePointer<Float>, _ word: UnsafeMutablePointer<UInt64>
    ) {
        if column == endColumn {
            Self.add(from: start, to: end, cover: cover, column, cell, word)
        } else {
            Self.addAcross(from: start, to: end, cover: cover, column, endColumn, cell, word)
        }
    }

    /// A piece within one column.
    @inline(__always)
    private static func add(
        from start: Double, to end: Double, cover: Double, _ column: Int,
        _ cell: UnsafeMutablePointer<Float>, _ word: UnsafeMutablePointer<UInt64>
    ) {
        add(cover, (start + end) * 0.5 - Double(column), cell + column)
        let group = column >> 2
        let next = (column &+ 1) >> 2
        word[group >> 6] |= 1 &<< UInt64(truncatingIfNeeded: group)
        word[next >> 6] |= 1 &<< UInt64(truncatingIfNeeded: next)
    }

    /// `share` of the height `cover` counts from the next cell on.
    @inline(__always)
    private static func add(_ cover: Double, _ share: Double, _ cell: UnsafeMutablePointer<Float>) {
        cell[0] += Float(cover * (1 - share))
        cell[1] += Float(cover * share)
    }

    /// A piece that passes several columns. All but the first and the last have the same share, and half of it
    /// counts from the next cell on.
    @inline(__always)
    private static func addAcross(
        from start: Double, to end: Double, cover: Double, _ column: Int, _ endColumn: Int,
        _ cell: UnsafeMutablePointer<Float>, _ word: UnsafeMutablePointer<UInt64>
    ) {
        let (left, right) = (min(start, end), max(start, end))
        let (first, last) = (min(column, endColumn), max(column, endColumn))
        let coverPerColumn = cover / (right - left)
        let second = Double(first &+ 1)
        let firstCover = coverPerColumn * (second - left)
        let firstShare = (left + second) * 0.5 - Double(first)
        cell[first] += Float(firstCover * (1 - firstShare))
        // The sum of the cell that the last column and the next both add to.
        var sum = cell[first &+ 1] + Float(firstCover * firstShare)
        let half = Float(coverPerColumn * 0.5)
        var middle = first &+ 1
        while middle < last {
            cell[middle] = sum + half
            middle &+= 1
            sum = cell[middle] + half
        }
        let from = Double(last)
        let lastCover = coverPerColumn * (right - from)
        let lastShare = (from + right) * 0.5 - from
        cell[last] = sum + Float(lastCover * (1 - lastShare))
        cell[last &+ 1] += Float(lastCover * lastShare)
        var group = first >> 2
        let lastGroup = (last &+ 1) >> 2
        while group <= lastGroup {
            word[group >> 6] |= 1 &<< UInt64(truncatingIfNeeded: group)
            group &+= 1
        }
    }
}
