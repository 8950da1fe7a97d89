import Drawing
import Foundation

/// A list's element: it measures, places and paints its cells.
final class ListNode: LayoutNode {
    private let sections: [[ListCell]]
    private let look: ListLook
    let metrics: ListMetrics
    let colors: ListColors
    private let settings: ListSettings
    private var known: (width: CGFloat, geometry: ListGeometry)?

    /// 1. The content is resolved with what rows, headers and footers are told.
    /// 2. Its elements are grouped by section; each is a cell.
    @MainActor
    static func elements(
        _ name: String, _ look: ListLook, _ inputs: _ResolveInputs,
        isSelected: (AnyHashable) -> Bool = { _ in false }, content: (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let label = inputs.label(name)
        let path = inputs.elementPath(label)
        // 1.
        var inner = inputs.inside(path, stackAxis: nil)
        let profile = inputs.environment.platformProfile
        inner.environment.controlPlace = look == .form ? .formRow : .listRow
        inner.environment.sectionLook = SectionLook(look: look, profile: profile)
        inner.environment.listSettings = ListSettings()
        if profile.family == .macOS, look == .sidebar { inner.environment.font = .body }
        // 2.
        let sections = content(inner).nodes.bySection.map { section in
            section.header.map { ListCell(part: .header, content: $0) }
                + section.content.map { node in
                    let value = node.traits[ListRowTrait.self].isSelectionDisabled ? nil : node.selectionValue
                    return ListCell(
                        part: .content, content: node, isSelected: value.map(isSelected) ?? false)
                }
                + section.footer.map { ListCell(part: .footer, content: $0) }
        }.filter { !$0.isEmpty }
        return _Elements(ListNode(sections, look, inputs, path: path, label: label))
    }

    private init(
        _ sections: [[ListCell]], _ look: ListLook, _ inputs: _ResolveInputs, path: ViewPath, label: String
    ) {
        self.sections = sections
        self.look = look
        let profile = inputs.environment.platformProfile
        settings = inputs.environment.listSettings
        metrics = .of(look, profile)
        colors = .of(look, profile)
        super.init(inputs, path: path, label: label)
    }

    var cells: [ListCell] { sections.flatMap(\.self) }

    override var children: [LayoutNode] {
        cells.flatMap { cell in (cell.traits.background.map { [$0] } ?? []) + [cell.content] }
    }

    func geometry(_ width: CGFloat) -> ListGeometry {
        if let known, known.width == width { return known.geometry }
        let geometry = ListGeometry(sections, width: width, metrics: metrics, settings: settings)
        known = (width, geometry)
        return geometry
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? idealWidth
        if let height = proposal.height { return CGSize(width: width, height: height) }
        return CGSize(width: width, height: geometry(width).height)
    }

    /// That of the widest cell.
    private var idealWidth: CGFloat {
        let sides = 2 * (metrics.margin + (metrics.cardInset ?? 0))
        return (cells.map { $0.content.size(.unspecified).width }.max() ?? 0) + sides
    }

    override func placeContent() {
        let geometry = geometry(frame.width)
        for (cell, placed) in zip(cells, geometry.cells) {
            if let background = cell.traits.background {
                let offer = ProposedViewSize(placed.frame.size)
                let size = background.size(offer)
                let origin = CGPoint(
                    x: placed.frame.midX - size.width / 2, y: placed.frame.midY - size.height / 2)
                background.place(at: physical(origin, childSize: size), offer)
            }
            let size = cell.content.size(placed.proposal)
            var origin = placed.origin
            if look == .form, cell.part == .footer, environment.platformProfile.family == .macOS {
                origin.x = frame.width - placed.origin.x - size.width
            }
            cell.content.place(at: physical(origin, childSize: size), placed.proposal)
        }
    }

    override func draw(into drawing: inout DrawingContext) {
        let rect = drawing.snapped(frame)
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        let painter = ListPainter(list: self, geometry: geometry(frame.width), rect: rect)
        if !settings.isBackgroundHidden { painter.fill(Path(rect), colors.ground, &drawing) }
        if painter.geometry.height > frame.height {
            drawing.group([.clip(Path(rect), FillStyle())], of: self) { painter.drawContent(&$0) }
        } else {
            painter.drawContent(&drawing)
        }
        if let border = colors.border {
            var path = Path(rect)
            path.addRect(rect.insetBy(dx: 1, dy: 1))
            painter.fill(path, border, &drawing, evenOdd: true)
        }
    }
}
