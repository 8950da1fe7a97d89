import Foundation

/// Finds the columns and rows of a grid for one proposal.
struct GridSizing {
    let structure: GridStructure
    let columnGaps: [CGFloat]
    let rowGaps: [CGFloat]
    let alignment: Alignment
    let subviews: LayoutSubviews

    func sizes(_ proposal: ProposedViewSize) -> GridSizes {
        let columns = columns(proposal)
        let widths = GridSizes(columns: columns, rows: [], columnGaps: columnGaps, rowGaps: [])
        let rows = rows(proposal.height, structure.cells.map { widths.width($0.columns) })
        return GridSizes(columns: columns, rows: rows, columnGaps: columnGaps, rowGaps: rowGaps)
    }

    /// Grids around each other up to here size their columns for a share of the height.
    ///
    /// A share is another height than that of the row: with each level the heights that the innermost cells are
    /// asked for would double.
    static let exactDepth = 4

    /// What cells are offered while columns are sized and rows aren't known: an equal share of the height; none
    /// in grids deeper than ``exactDepth``.
    private func columnHeight(_ proposal: ProposedViewSize) -> CGFloat? {
        let depth = subviews.first?.node.environment.gridDepth ?? 0
        guard let height = proposal.height, depth <= Self.exactDepth else { return nil }
        return max(height - rowGaps.reduce(0, +), 0) / CGFloat(max(structure.rows.count, 1))
    }

    private func columns(_ proposal: ProposedViewSize) -> [CGFloat] {
        let height = columnHeight(proposal)
        let sized = structure.columnCells.map { places in
            places.map { structure.cells[$0] }.filter { $0.isSized(.horizontal) }
        }
        let spanning = structure.cells.filter { $0.isSpanning && $0.isSized(.horizontal) }
        return GridTracks(
            gaps: columnGaps,
            length: { column, width in
                let key = (structure.columnAlignments[column] ?? alignment.horizontal).key
                let offer = ProposedViewSize(width: width, height: height)
                return GuideLine(sized[column], subviews, key) { _ in offer }.length
            },
            hasCells: structure.columnCells.map { !$0.isEmpty },
            spans: spanning.map { cell in
                GridTracks.Span(tracks: cell.columns) { width in
                    subviews[cell.index].sizeThatFits(ProposedViewSize(width: width, height: height)).width
                }
            }
        ).lengths(in: proposal.width)
    }

    private func rows(_ height: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
        let sized = structure.rows.map { row in row.filter { structure.cells[$0].isSized(.vertical) } }
        return GridTracks(
            gaps: rowGaps,
            length: { row, height in
                let key = (structure.rowAlignments[row] ?? alignment.vertical).key
                let places = sized[row]
                return GuideLine(places.map { structure.cells[$0] }, subviews, key) { position in
                    ProposedViewSize(width: widths[places[position]], height: height)
                }.length
            },
            hasCells: structure.rows.map { !$0.isEmpty }, spans: []
        ).lengths(in: height)
    }
}

/// Where the guides of a column's or row's cells meet.
struct GuideLine {
    /// How far cells reach before and after the line; 0 without cells that count.
    private(set) var before: CGFloat = 0
    private var after: CGFloat = 0
    /// The longest of the cells that have an anchor: they stand where it says, not at the line.
    private var anchored: CGFloat = 0

    /// - Parameter proposal: What the cell at a position of `cells` is offered.
    init(
        _ cells: [GridCell], _ subviews: LayoutSubviews, _ key: AlignmentKey,
        proposal: (Int) -> ProposedViewSize
    ) {
        var isFirst = true
        for (position, cell) in cells.enumerated() {
            let dimensions = subviews[cell.index].dimensions(in: proposal(position))
            let length = dimensions.size[key.axis]
            if cell.anchor != nil {
                anchored = max(anchored, length)
                continue
            }
            let guide = length.isInfinite ? .infinity : dimensions[key]
            let rest = length.isInfinite ? .infinity : length - guide
            before = isFirst ? guide : max(before, guide)
            after = isFirst ? rest : max(after, rest)
            isFirst = false
        }
    }

    var length: CGFloat {
        let union = before.isInfinite || after.isInfinite ? .infinity : max(before + after, 0)
        return max(union, anchored)
    }

    /// Where the line stands in a track of `length`: the cells keep together, and what is left over goes before
    /// them as far as the guide's own place in the track says (none for leading, half for the centre).
    func position(in length: CGFloat, _ key: AlignmentKey) -> CGFloat {
        guard length.isFinite, before.isFinite, after.isFinite else { return 0 }
        let slack = max(length - max(before + after, 0), 0)
        guard slack > 0 else { return before }
        let size = CGSize(key.axis, length, by: 0)
        let own = key.id.defaultValue(
            in: ViewDimensions(node: nil, proposal: ProposedViewSize(size), size: size))
        return before + slack * min(max(own / length, 0), 1)
    }
}

extension EnvironmentValues {
    private enum GridDepthKey: EnvironmentKey {
        static var defaultValue: Int { 0 }
    }

    /// How many grids there are around a cell.
    var gridDepth: Int {
        get { self[GridDepthKey.self] }
        set { self[GridDepthKey.self] = newValue }
    }
}
