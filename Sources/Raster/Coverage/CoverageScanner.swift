import Foundation

/// Turns outlines into rows of exact-area coverage.
///
/// Each edge adds, in every row it crosses, its signed height to the pixels right of it, the pixel that it
/// passes through getting the share of its area that lies right of the edge. A running sum along the row is
/// then the winding number times the covered area of each pixel.
///
/// Edges are added as they come, to a grid with a cell for each pixel of the shape's bounds and a bit for each
/// ``CellGrid/cellsPerBit`` cells, set where an edge came by. The sweep jumps from bit to bit; what lies between
/// has constant coverage and becomes one run. Only cells that edges touch are ever read or written. (Signed area
/// in cells: libart and FreeType's smooth rasterizer; the bits: Blend2D.)
///
/// Cells are single floats: their sums are off by less than 1e-5 for any outline that fits in memory twice.
/// The object holds scratch memory only and may be used again and again, by one thread at a time.
final class CoverageScanner {
    private let grid = CellGrid()

    /// Sends each row that has covered pixels to `sink`, from the top.
    ///
    /// 1. Take as many rows as the grid may have at once; nearly always all.
    /// 2. Add the outline's edges.
    /// 3. Sweep each row that they touched.
    ///
    /// - Parameter outline: Sends the outline's lines; called once for each pass.
    /// - Complexity: O(edges x rows that they cross + covered pixels).
    @inline(__always)
    func scan(
        in bounds: PixelBounds, rule: FillRule, into sink: inout some CoverageSink,
        outline: (inout CellOutline) -> Void
    ) {
        guard !bounds.isEmpty else { return }
        // 1.
        let limit = CellGrid.rowLimit(width: bounds.width)
        grid.prepare(width: bounds.width, height: min(limit, bounds.height))
        var top = bounds.minY
        while top < bounds.maxY {
            var part = bounds
            (part.minY, part.maxY) = (top, min(top + limit, bounds.maxY))
            top = part.maxY
            // 2.
            var cells = CellOutline(grid, bounds: part)
            outline(&cells)
            cells.close()
            // 3.
            guard cells.lastRow >= cells.firstRow else { continue }
            Self.sweep(grid, cells.firstRow...cells.lastRow, part, rule, &sink)
        }
    }

    private static func sweep(
        _ grid: CellGrid, _ rows: ClosedRange<Int>, _ bounds: PixelBounds, _ rule: FillRule,
        _ sink: inout some CoverageSink
    ) {
        for row in rows {
            if let covered = RowSweep.row(row, of: grid, bounds, rule) { sink.add(covered) }
        }
    }
}
