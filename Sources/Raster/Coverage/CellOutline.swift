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
    private var start = CGPoint.zero
    private var current = CGPoint.zero
    /// Rows from the grid's top that edges touched.
    private(set) var firstRow = Int.max
    private(set) var lastRow = -1

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
    }

    mutating func move(to point: CGPoint) {
        close()
        start = CGPoint(x: point.x - left, y: point.y)
        current = start
    }

    @inline(__always)
    mutating func line(to point: CGPoint, isCurving: Bool) {
        let end = CGPoint(x: point.x - left, y: point.y)
        add(current, end)
        current = end
    }

    mutating func close() {
        add(current, start)
        current = start
    }

    // MARK: Lines to edges

    /// Adds one line.
    ///
    /// 1. Horizontal lines bound no area; nor, visibly, do those lower than a billionth of a pixel, whose
    ///    slope could overflow. What lies above and below the rows covers nothing here.
    /// 2. What lies right of the area covers nothing of it; what lies left covers whole rows and becomes a
    ///    vertical edge on the border.
    /// 3. What crosses a border is cut there.
    @inline(__always)
    private mutating func add(_ p: CGPoint, _ q: CGPoint) {
        // 1.
        guard abs(p.y - q.y) > 1e-9 else { return }
        let isDown = p.y < q.y
        let (x0, y0) = isDown ? (p.x, p.y) : (q.x, q.y)
        let (x1, y1) = isDown ? (q.x, q.y) : (p.x, p.y)
        guard y1 > top, y0 < bottom else { return }
        // 2.
        let low = min(x0, x1)
        guard low < width else { return }
        let isInside = low >= 0 && max(x0, x1) <= width
        if isInside, y0 >= top, y1 <= bottom {
            let row = Truncation.whole(y0 - top)
            if y1 <= top + Double(row + 1) {
                // Nearly all pieces of small curves lie within one row.
                firstRow = min(firstRow, row)
                lastRow = max(lastRow, row)
                let cover = isDown ? y1 - y0 : y0 - y1
                return add(from: x0, to: x1, cover: cover, cells + row * stride, bits + row * words)
            }
        }
        let edge = Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: isDown ? 1 : -1)
        if isInside {
            add(edge)
        } else {
            addCrossing(edge)
        }
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

    /// Steps 2 and 3 for a line that isn't inside: its pieces in order of y.
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

    /// Adds the part of `edge` inside the rows, row by row.
    @inline(__always)
    private mutating func add(_ edge: Edge) {
        var y = max(edge.y0, top)
        let end = min(edge.y1, bottom)
        guard end > y else { return }
        var row = Truncation.whole(y - top)
        firstRow = min(firstRow, row)
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
        lastRow = max(lastRow, row)
    }

    @inline(__always)
    private func inside(_ x: Double) -> Double {
        x > 0 ? (x < width ? x : width) : 0
    }

    /// Adds a piece within one row that runs from x = `start` to `end` and has the signed height `cover`.
    ///
    /// In each column that it passes, its share of the height counts fully for the pixels right of the column
    /// and, for the column itself, by how much of the pixel lies right of the piece's middle.
    @inline(__always)
    private func add(
        from start: Double, to end: Double, cover: Double, _ cell: UnsafeMutablePointer<Float>,
        _ word: UnsafeMutablePointer<UInt64>
    ) {
        let first = Truncation.whole(start)
        guard first == Truncation.whole(end) else {
            return addAcross(min(start, end), max(start, end), cover: cover, cell, word)
        }
        let share = (start + end) * 0.5 - Double(first)
        cell[first] += Float(cover * (1 - share))
        cell[first + 1] += Float(cover * share)
        mark(first, first + 1, word)
    }

    /// A piece that passes several columns.
    private func addAcross(
        _ left: Double, _ right: Double, cover: Double, _ cell: UnsafeMutablePointer<Float>,
        _ word: UnsafeMutablePointer<UInt64>
    ) {
        let (first, last) = (Truncation.whole(left), Truncation.whole(right))
        let coverPerColumn = cover / (right - left)
        var from = left
        for column in first..<last {
            let to = Double(column + 1)
            let part = coverPerColumn * (to - from)
            let share = (from + to) * 0.5 - Double(column)
            cell[column] += Float(part * (1 - share))
            cell[column + 1] += Float(part * share)
            from = to
        }
        let part = coverPerColumn * (right - from)
        let share = (from + right) * 0.5 - Double(last)
        cell[last] += Float(part * (1 - share))
        cell[last + 1] += Float(part * share)
        mark(first, last + 1, word)
    }

    @inline(__always)
    private func mark(_ first: Int, _ last: Int, _ word: UnsafeMutablePointer<UInt64>) {
        var group = first >> 2
        word[group >> 6] |= 1 &<< UInt64(truncatingIfNeeded: group)
        while group < last >> 2 {
            group += 1
            word[group >> 6] |= 1 &<< UInt64(truncatingIfNeeded: group)
        }
    }
}
