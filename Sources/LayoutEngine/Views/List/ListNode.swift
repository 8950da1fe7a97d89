import Drawing
import Foundation

/// A list's element: the ground and the border, and between them a scroll view over the rows.
///
/// As large as what is offered; along an axis without an offer as large as its rows. At an open height nothing
/// is hidden. The ground reaches under what covers the safe area, where the frame touches it.
final class ListNode: LayoutNode {
    private let scroll: ScrollViewNode
    private let rows: ListRowsNode

    /// 1. The content is resolved, inside of a scroll view, with what rows, headers and footers are told.
    /// 2. Its elements are grouped by section; each is a cell.
    /// 3. Margins that were set around the list replace the look's own.
    @MainActor
    static func elements(
        _ name: String, _ look: ListLook, _ inputs: _ResolveInputs,
        _ selection: ListSelection = ListSelection(), content: (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let label = inputs.label(name)
        let path = inputs.elementPath(label)
        // 1.
        let kept = inputs.node.state(at: -5) { KeptViewport(.vertical, in: inputs.surroundings) }
            .matching(.vertical, inputs)
        let (viewport, space) = (kept.viewport, kept.space)
        var inner = inputs.inside(path, stackAxis: nil)
        let profile = inputs.environment.platformProfile
        inner.environment.controlPlace = look == .form ? .formRow : .listRow
        inner.environment.sectionLook = SectionLook(look: look, profile: profile)
        inner.environment.listSettings = ListSettings()
        if profile.family == .macOS, look == .sidebar { inner.environment.font = .body }
        var scrolling = inner.environment.scrollSettings
        inner.environment.scrollSettings = ScrollSettings()
        inner.surroundings = kept.surroundings
        inner.keepsRowActions = true
        // 2.
        let sections = sections(content(inner), selection)
        // 3.
        var metrics = ListMetrics.of(look, profile)
        metrics.replaceMargins(by: &scrolling)
        inner.environment.listSettings = inputs.environment.listSettings
        let rows = ListRowsNode(sections, look, metrics, inner, path: path)
        let scroll = ScrollViewNode(rows, viewport, scrolling, inputs, path: path, label: "")
        scroll.clipsOnlyOverflow = true
        space.node = scroll
        return _Elements(ListNode(scroll, rows, inputs, path: path, label: label))
    }

    private static func sections(_ elements: _Elements, _ selection: ListSelection) -> [[ListCell]] {
        elements.nodes.bySection.map { section in
            section.header.map { ListCell(part: .header, content: $0) }
                + section.content.map { node in
                    let value = node.traits[ListRowTrait.self].isSelectionDisabled ? nil : node.selectionValue
                    return ListCell(
                        part: .content, content: node, isSelected: value.map(selection.isSelected) ?? false,
                        actions: selection.actions(value))
                }
                + section.footer.map { ListCell(part: .footer, content: $0) }
        }.filter { !$0.isEmpty }
    }

    private init(
        _ scroll: ScrollViewNode, _ rows: ListRowsNode, _ inputs: _ResolveInputs, path: ViewPath,
        label: String
    ) {
        self.scroll = scroll
        self.rows = rows
        super.init(inputs, path: path, label: label)
    }

    override var children: [LayoutNode] { [scroll] }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let whole = scroll.size(ProposedViewSize(width: proposal.width, height: nil))
        return CGSize(width: proposal.width ?? whole.width, height: proposal.height ?? whole.height)
    }

    /// The scroll view's height stays open where the list's was.
    override func placeContent() {
        scroll.place(
            at: frame.origin, ProposedViewSize(width: frame.width, height: placementProposal.height))
    }

    override func draw(into drawing: inout DrawingContext) {
        let rect = drawing.snapped(scroll.viewport.visible)
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        if !environment.listSettings.isBackgroundHidden {
            rows.fill(Path(rect), rows.colors.ground, &drawing)
        }
        scroll.draw(into: &drawing)
        if let border = rows.colors.border {
            var path = Path(rect)
            path.addRect(rect.insetBy(dx: 1, dy: 1))
            rows.fill(path, border, &drawing, evenOdd: true)
        }
    }
}

extension ListMetrics {
    /// Takes the look's own margin away where one is set around the list; a side without one keeps the look's.
    fileprivate mutating func replaceMargins(by settings: inout ScrollSettings) {
        let given = settings.givenMargins
        if given.top != nil {
            top = 0
            headerTop = 0
            pinnedHeaderTop = nil
        }
        if given.bottom != nil { bottom = 0 }
        guard let inset = cardInset, given.leading != nil || given.trailing != nil else { return }
        var sides = OptionalInsets()
        sides.leading = given.leading ?? inset
        sides.trailing = given.trailing ?? inset
        settings.setMargins(sides, for: .scrollContent)
        cardInset = 0
    }
}
