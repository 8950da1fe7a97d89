import Foundation

/// A row, a header or a footer of a list: its content, and what it told the list.
struct ListCell {
    let part: SectionMembership.Part
    let content: LayoutNode
    var traits: ListRowTraits { content.traits[ListRowTrait.self] }
    var isSelected = false
    /// What a tap on the row does; nil for nothing.
    var actions: ControlActions?
}

/// Where everything of a list stands, left-to-right from its top left corner, at one width.
///
/// 1. A section begins below the one before it: a header at its distance, rows without one at theirs.
/// 2. A header, and a footer, is as tall as its content and stands in from the card by the margin.
/// 3. A row is as tall as its content with the insets, and at least the least height; its content is offered
///    the row's width less the insets, and stands at their start, in the middle of the height.
/// 4. Rows of a section without row spacing share one card.
struct ListGeometry {
    struct Placed {
        /// The whole cell.
        var frame: CGRect
        /// Where the content goes and what it is offered.
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    private(set) var cells: [Placed] = []
    private(set) var height: CGFloat = 0
    /// First and last cell of each run of rows that is one card.
    private(set) var cards: [ClosedRange<Int>] = []

    private let metrics: ListMetrics
    private let settings: ListSettings
    private let width: CGFloat

    init(_ sections: [[ListCell]], width: CGFloat, metrics: ListMetrics, settings: ListSettings) {
        self.metrics = metrics
        self.settings = settings
        self.width = width
        for (index, section) in sections.enumerated() {
            // 1.
            let previous = index > 0 ? sections[index - 1].last?.part : nil
            height += gap(before: section.first?.part ?? .content, after: previous, isFirst: index == 0)
            for (row, cell) in section.enumerated() {
                switch cell.part {
                case .header: addHeader(cell, isFirst: cells.isEmpty)
                case .footer: addFooter(cell)
                case .content: addRow(cell, isFirst: row == 0 || section[row - 1].part == .header)
                }
            }
        }
        if !sections.isEmpty { height += metrics.bottom }
    }

    /// The points from the list's edge to a card, or to a row.
    var cardInset: CGFloat { metrics.cardInset ?? 0 }

    private func gap(
        before part: SectionMembership.Part, after previous: SectionMembership.Part?, isFirst: Bool
    )
        -> CGFloat
    {
        if isFirst { return part == .header ? metrics.headerTop : metrics.top }
        let standard =
            switch (part, previous) {
            case (.header, .footer): metrics.headerGapAfterFooter
            case (.header, _): metrics.headerGap
            case (_, .footer): metrics.sectionGapAfterFooter
            default: metrics.sectionGap
            }
        switch settings.sectionSpacing.kind {
        case .standard: return standard
        case .compact: return part == .header ? standard : min(standard, 18)
        case .custom(let spacing): return spacing.isFinite ? max(spacing, 0) : standard
        }
    }

    // 2.
    private mutating func addHeader(_ cell: ListCell, isFirst: Bool) {
        let start = height
        addLine(cell, top: isFirst ? metrics.pinnedHeaderTop : nil)
        height += metrics.headerBelow
        cells[cells.count - 1].frame.size.height = height - start
    }

    private mutating func addFooter(_ cell: ListCell) {
        height += metrics.footerAbove
        let top = height
        addLine(cell, top: nil)
        height = max(height, top + metrics.minimumFooter)
    }

    private mutating func addLine(_ cell: ListCell, top: CGFloat?) {
        let inset = cardInset + metrics.margin
        let proposal = ProposedViewSize(width: max(width - 2 * inset, 0), height: nil)
        let size = cell.content.size(proposal)
        cells.append(
            Placed(
                frame: CGRect(
                    x: cardInset, y: height, width: max(width - 2 * cardInset, 0), height: size.height),
                origin: CGPoint(x: inset, y: top ?? height), proposal: proposal))
        height += size.height
    }

    // 3.
    private mutating func addRow(_ cell: ListCell, isFirst: Bool) {
        let spacing = settings.rowSpacing.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
        if !isFirst { height += spacing }
        let insets = insets(of: cell)
        let rowWidth = max(width - 2 * cardInset, 0)
        let proposal = ProposedViewSize(
            width: max(rowWidth - insets.leading - insets.trailing, 0), height: nil)
        let size = cell.content.size(proposal)
        let rowHeight = max(
            size.height + insets.top + insets.bottom, settings.minimumRowHeight ?? metrics.minimumRow)
        let free = rowHeight - size.height - insets.top - insets.bottom
        cells.append(
            Placed(
                frame: CGRect(x: cardInset, y: height, width: rowWidth, height: rowHeight),
                origin: CGPoint(x: cardInset + insets.leading, y: height + insets.top + free / 2),
                proposal: proposal))
        // 4.
        let index = cells.count - 1
        if isFirst || spacing > 0 || cards.isEmpty {
            cards.append(index...index)
        } else {
            cards[cards.count - 1] = cards[cards.count - 1].lowerBound...index
        }
        height += rowHeight
    }

    /// The row's own insets replace the list's, or are added to its margin.
    private func insets(of cell: ListCell) -> EdgeInsets {
        let half = metrics.rowPadding / 2
        guard let own = cell.traits.insets else {
            return EdgeInsets(top: half, leading: metrics.margin, bottom: half, trailing: metrics.margin)
        }
        guard metrics.insetsAreAdded else { return own }
        return EdgeInsets(
            top: own.top, leading: own.leading + metrics.margin, bottom: own.bottom,
            trailing: own.trailing + metrics.margin)
    }
}
