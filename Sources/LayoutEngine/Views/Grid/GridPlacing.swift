import Foundation

/// Puts the cells of a grid into its columns and rows.
struct GridPlacing {
    let sizes: GridSizes
    let structure: GridStructure
    let alignment: Alignment

    func place(_ subviews: LayoutSubviews, at origin: CGPoint) {
        let lefts = GridSizes.origins(sizes.columns, sizes.columnGaps)
        let tops = GridSizes.origins(sizes.rows, sizes.rowGaps)
        let areas = structure.cells.map { cell in
            CGRect(
                x: lefts[cell.columns.lowerBound], y: tops[cell.row], width: sizes.width(cell.columns),
                height: sizes.rows[cell.row])
        }
        let columnLines = columnLines(subviews, areas)
        let rowLines = rowLines(subviews, areas)
        for (cell, area) in zip(structure.cells, areas) {
            let offer = ProposedViewSize(area.size)
            let dimensions = subviews[cell.index].dimensions(in: offer)
            var offset = CGPoint.zero
            if let anchor = cell.anchor {
                offset = CGPoint(
                    x: (area.width - dimensions.width) * anchor.x,
                    y: (area.height - dimensions.height) * anchor.y)
            } else {
                // A cell over several columns stands by the grid's alignment alone, as measured.
                let line =
                    cell.isSpanning
                    ? Self.own(alignment.horizontal.key, area.size, offer)
                    : columnLines[cell.columns.lowerBound]
                offset.x = line - dimensions[horizontalKey(cell)]
                offset.y = rowLines[cell.row] - dimensions[verticalKey(cell.row)]
            }
            if !offset.x.isFinite { offset.x = 0 }
            if !offset.y.isFinite { offset.y = 0 }
            subviews[cell.index].place(
                at: CGPoint(x: origin.x + area.minX + offset.x, y: origin.y + area.minY + offset.y),
                proposal: offer)
        }
    }

    private func horizontalKey(_ cell: GridCell) -> AlignmentKey {
        let column = cell.isSpanning ? nil : structure.columnAlignments[cell.columns.lowerBound]
        return (column ?? alignment.horizontal).key
    }

    private func verticalKey(_ row: Int) -> AlignmentKey {
        (structure.rowAlignments[row] ?? alignment.vertical).key
    }

    /// Where a guide stands by itself in an area.
    private static func own(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
        key.id.defaultValue(in: ViewDimensions(node: nil, proposal: proposal, size: size))
    }

    private func columnLines(_ subviews: LayoutSubviews, _ areas: [CGRect]) -> [CGFloat] {
        structure.columnCells.enumerated().map { column, places in
            let key = (structure.columnAlignments[column] ?? alignment.horizontal).key
            return line(places, .horizontal, key, sizes.columns[column], subviews, areas)
        }
    }

    private func rowLines(_ subviews: LayoutSubviews, _ areas: [CGRect]) -> [CGFloat] {
        structure.rows.enumerated().map { row, places in
            line(Array(places), .vertical, verticalKey(row), sizes.rows[row], subviews, areas)
        }
    }

    private func line(
        _ places: [Int], _ axis: Axis, _ key: AlignmentKey, _ length: CGFloat, _ subviews: LayoutSubviews,
        _ areas: [CGRect]
    ) -> CGFloat {
        let sized = places.filter { structure.cells[$0].isSized(axis) }
        let line = GuideLine(sized.map { structure.cells[$0] }, subviews, key) {
            ProposedViewSize(areas[sized[$0]].size)
        }
        return line.position(in: length, key)
    }
}
