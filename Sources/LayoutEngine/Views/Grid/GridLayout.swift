import Foundation

/// The layout of `Grid`: SwiftUI's `GridLayout`.
///
/// 1. Rows and columns follow from the `GridRow`s and spans around the subviews (``GridStructure``).
/// 2. Columns are sized first, each cell offered an equal share of the height (``GridTracks``).
/// 3. Rows are sized next, each cell offered the width of its columns.
/// 4. A column or row is as long as the union of its cells with their guides aligned. Cells with an anchor,
///    cells over several columns, and unsized ones don't take part in the union.
/// 5. Each cell is placed with the size of its columns and row as the proposal, and aligned there by its anchor,
///    else by the column's or grid's guide and the row's or grid's.
///
/// A cell is asked at most seven times for each proposal of the grid: minimum, maximum and offer along each axis,
/// and once when placed. Proposals that ask for the ideal length take one question along that axis.
/// Grids in grids ask less than twice as often with each of the first four levels, as proposals repeat and answers
/// are kept, and hardly more often with each further one (``GridSizing/exactDepth``).
public struct GridLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    public var alignment: Alignment
    /// Points between columns; nil for what neighbouring cells ask of each other.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil for what neighbouring cells ask of each other.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// What is worked out once for a grid.
    public struct Cache {
        let structure: GridStructure
        let columnGaps: [CGFloat]
        let rowGaps: [CGFloat]
        /// The sizes found last: a grid is measured and then placed with the same proposal.
        var recent: (proposal: ProposedViewSize, sizes: GridSizes)?
    }

    public func makeCache(subviews: Subviews) -> Cache {
        let structure = GridStructure(subviews)
        return Cache(
            structure: structure,
            columnGaps: horizontalSpacing.orNoneIfNaN.map {
                Array(repeating: $0, count: max(structure.columnCount - 1, 0))
            } ?? structure.columnGaps(subviews),
            rowGaps: verticalSpacing.orNoneIfNaN.map {
                Array(repeating: $0, count: max(structure.rows.count - 1, 0))
            }
                ?? structure.rowGaps(subviews))
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        cache.structure.spacing(subviews)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        sizes(proposal, subviews, &cache).total
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let sizes = sizes(proposal, subviews, &cache)
        let placing = GridPlacing(sizes: sizes, structure: cache.structure, alignment: alignment)
        placing.place(subviews, at: bounds.origin)
    }

    /// Steps 2 and 3.
    private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridSizes
    {
        if let recent = cache.recent, recent.proposal == proposal { return recent.sizes }
        let sizing = GridSizing(
            structure: cache.structure, columnGaps: cache.columnGaps, rowGaps: cache.rowGaps,
            alignment: alignment, subviews: subviews)
        let sizes = sizing.sizes(proposal)
        cache.recent = (proposal, sizes)
        return sizes
    }
}

/// The lengths of a grid's columns and rows, in points.
struct GridSizes {
    let columns: [CGFloat]
    let rows: [CGFloat]
    let columnGaps: [CGFloat]
    let rowGaps: [CGFloat]

    /// Negative gaps may eat up all there is, not more.
    var total: CGSize {
        CGSize(
            width: max(columns.reduce(0, +) + columnGaps.reduce(0, +), 0),
            height: max(rows.reduce(0, +) + rowGaps.reduce(0, +), 0))
    }

    /// Where each track begins.
    static func origins(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
        var origins: [CGFloat] = []
        var position: CGFloat = 0
        for (index, length) in lengths.enumerated() {
            origins.append(position)
            position += length + (index < gaps.count ? gaps[index] : 0)
        }
        return origins
    }

    /// The width of some columns and the gaps between them.
    func width(_ range: Range<Int>) -> CGFloat {
        max(columns[range].reduce(0, +) + columnGaps[range.dropLast()].reduce(0, +), 0)
    }
}
