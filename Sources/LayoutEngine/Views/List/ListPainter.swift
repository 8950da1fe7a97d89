import Drawing
import Foundation

/// Paints a placed list: cards, row backgrounds, the selection, separators, and the rows.
struct ListPainter {
    let list: ListRowsNode
    let geometry: ListGeometry

    private var metrics: ListMetrics { list.metrics }

    private func fill(_ path: Path, _ color: Color, _ drawing: inout DrawingContext) {
        list.fill(path, color, &drawing)
    }

    /// 1. Card by card: its fill, its rows' backgrounds and selection within its outline.
    /// 2. Separators, then the contents. What isn't in view isn't drawn.
    func draw(into drawing: inout DrawingContext) {
        let cells = list.cells
        guard let first = list.shown.first, let last = list.shown.last else { return }
        let shown = first...last
        // 1.
        for card in geometry.cards {
            guard card.overlaps(shown) else { continue }
            let outline = frame(card)
            let path = Path(roundedRect: drawing.snapped(outline), cornerRadius: metrics.cardRadius)
            if let color = list.colors.card, !hidesCard(card, cells) { fill(path, color, &drawing) }
            guard card.contains(where: { cells[$0].isSelected || cells[$0].traits.background != nil }) else {
                continue
            }
            if metrics.cardRadius > 0 {
                drawing.group([.clip(path, FillStyle())], of: list) {
                    drawBehind(card.clamped(to: shown), cells, &$0)
                }
            } else {
                drawBehind(card.clamped(to: shown), cells, &drawing)
            }
        }
        // 2.
        for index in shown { drawSeparators(index, cells, &drawing) }
        for index in shown { cells[index].content.draw(into: &drawing) }
    }

    /// A card of which every row has a background of its own isn't painted.
    private func hidesCard(_ card: ClosedRange<Int>, _ cells: [ListCell]) -> Bool {
        card.allSatisfy { cells[$0].traits.background != nil }
    }

    private func drawBehind(_ card: ClosedRange<Int>, _ cells: [ListCell], _ drawing: inout DrawingContext) {
        for index in card {
            cells[index].traits.background?.draw(into: &drawing)
            guard cells[index].isSelected else { continue }
            let area = frame(index...index).insetBy(dx: metrics.selectionInset, dy: 0)
            fill(
                Path(roundedRect: drawing.snapped(area), cornerRadius: metrics.selectionRadius),
                list.colors.selection, &drawing)
        }
    }

    /// The area of some cells in the picture; the same in both layout directions.
    private func frame(_ cells: ClosedRange<Int>) -> CGRect {
        geometry.cells[cells.lowerBound].frame.union(geometry.cells[cells.upperBound].frame)
            .offsetBy(dx: list.frame.minX, dy: list.frame.minY)
    }

    /// Lines at a row's bottom, and at the top of a section's first row where the look has them.
    private func drawSeparators(_ index: Int, _ cells: [ListCell], _ drawing: inout DrawingContext) {
        let own = cells[index].traits
        let card = geometry.cards.first { $0.contains(index) }
        switch metrics.separators {
        case .none: return
        case .belowElements:
            guard index < cells.count - 1, own.separators.bottom != .hidden, own.background == nil else {
                return
            }
            drawLine(index, cells, atTop: false, own.separatorTints.bottom, &drawing)
        case .betweenRows, .aroundRows:
            guard let card else { return }
            let isLast = index == card.upperBound
            let ends = metrics.separators == .aroundRows
            if index == card.lowerBound, ends, own.sectionSeparators.top != .hidden,
                own.separators.top != .hidden
            {
                drawLine(index, cells, atTop: true, own.separatorTints.top, &drawing)
            }
            if isLast ? !ends || own.sectionSeparators.bottom == .hidden : false { return }
            let next = isLast ? nil : cells[index + 1].traits
            guard own.separators.bottom != .hidden, next?.separators.top != .hidden,
                !cells[index].isSelected, isLast || !cells[index + 1].isSelected
            else { return }
            drawLine(index, cells, atTop: false, own.separatorTints.bottom, &drawing)
        }
    }

    private func drawLine(
        _ index: Int, _ cells: [ListCell], atTop: Bool, _ tint: Color?, _ drawing: inout DrawingContext
    ) {
        let thickness = metrics.separator ?? list.environment.pixelLength
        let row = geometry.cells[index].frame
        let (start, end) = ends(index, cells)
        guard end > start else { return }
        var area = CGRect(
            x: start, y: atTop ? row.minY : row.maxY - thickness, width: end - start, height: thickness)
        area.origin = list.physical(area.origin, childSize: area.size)
        var line = drawing.snapped(area)
        line.size.height = max(line.height, 1 / drawing.scale)
        fill(Path(line), tint ?? list.colors.separator, &drawing)
    }

    /// Where a row's separator starts and ends, from the list's leading edge: the row's guides, else the first
    /// text's (on iOS; on macOS the content's) start, and the look's end.
    private func ends(_ index: Int, _ cells: [ListCell]) -> (CGFloat, CGFloat) {
        let placed = geometry.cells[index]
        let content = cells[index].content
        let size = content.size(placed.proposal)
        func guide(_ guide: HorizontalAlignment) -> CGFloat? {
            content.explicitAlignment(guide.key, size: size, proposal: placed.proposal)
                .map { placed.origin.x + $0 }
        }
        var start = placed.origin.x
        if list.environment.platformProfile.family == .iOS, let text = Self.firstText(content) {
            start =
                list.layoutDirection == .rightToLeft
                ? list.frame.maxX - text.frame.maxX : text.frame.minX - list.frame.minX
        }
        return (
            guide(.listRowSeparatorLeading) ?? start,
            guide(.listRowSeparatorTrailing) ?? placed.frame.maxX - metrics.separatorTrailing
        )
    }

    private static func firstText(_ node: LayoutNode) -> LayoutNode? {
        if node is TextNode { return node }
        for child in node.children {
            if let text = firstText(child) { return text }
        }
        return nil
    }
}
