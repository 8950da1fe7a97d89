/// Rows of coverage without anti-aliasing: a pixel is covered when its centre lies inside the outline.
///
/// A centre exactly on an edge belongs to the shape on its right, or, on a horizontal edge, below it.
enum PixelCentreScanner {
    private struct Crossing {
        var row: Int
        /// The first pixel whose centre lies right of the edge.
        var x: Int
        var winding: Int
    }

    /// Calls `emit` for each row that has covered pixels, from the top; all runs have coverage 255.
    ///
    /// 1. Find where each edge crosses the middle lines of the rows.
    /// 2. Sort the crossings by row and x.
    /// 3. Count the winding number along each row; a run lasts while it is inside.
    ///
    /// - Complexity: O(n log n) for n crossings of edges and rows.
    static func scan(_ list: EdgeList, rule: FillRule, emit: (CoverageRow) -> Void) {
        // 1.
        var crossings: [Crossing] = []
        for edge in list.edges {
            let rows = firstCentre(edge.y0)..<max(firstCentre(edge.y0), firstCentre(edge.y1))
            for row in rows {
                let x = edge.x0 + (Double(row) + 0.5 - edge.y0) * edge.slope
                let column = firstCentre(min(max(x, 0), Double(list.bounds.width)))
                crossings.append(Crossing(row: row, x: column, winding: edge.winding > 0 ? 1 : -1))
            }
        }
        // 2.
        crossings.sort { ($0.row, $0.x) < ($1.row, $1.x) }
        // 3.
        var index = 0
        while index < crossings.count {
            let row = crossings[index].row
            var runs: [CoverageRow.Run] = []
            var winding = 0
            var start = 0
            while index < crossings.count, crossings[index].row == row {
                let wasInside = isInside(winding, rule)
                winding += crossings[index].winding
                let isNowInside = isInside(winding, rule)
                let x = crossings[index].x
                if !wasInside, isNowInside { start = x }
                if wasInside, !isNowInside { append(start, x, list.bounds.minX, &runs) }
                index += 1
            }
            if isInside(winding, rule) { append(start, list.bounds.width, list.bounds.minX, &runs) }
            emitRow(row + list.bounds.minY, runs, list.bounds.minX, emit)
        }
    }

    /// The first whole number whose middle (n + 0.5) is at or after `value`.
    private static func firstCentre(_ value: Double) -> Int {
        Int((value - 0.5).rounded(.up))
    }

    private static func isInside(_ winding: Int, _ rule: FillRule) -> Bool {
        rule == .nonZero ? winding != 0 : winding & 1 != 0
    }

    private static func append(_ start: Int, _ end: Int, _ originX: Int, _ runs: inout [CoverageRow.Run]) {
        guard end > start else { return }
        if let last = runs.last, last.end == start + originX {
            runs[runs.count - 1].end = end + originX
        } else {
            runs.append(CoverageRow.Run(start: start + originX, end: end + originX, coverage: 255))
        }
    }

    private static func emitRow(
        _ y: Int, _ runs: [CoverageRow.Run], _ originX: Int, _ emit: (CoverageRow) -> Void
    ) {
        guard !runs.isEmpty else { return }
        let noMask: [UInt8] = [0]
        runs.withUnsafeBufferPointer { runs in
            noMask.withUnsafeBufferPointer { mask in
                guard let base = mask.baseAddress else { return }
                emit(CoverageRow(y: y, runs: runs, mask: base, originX: originX))
            }
        }
    }
}
