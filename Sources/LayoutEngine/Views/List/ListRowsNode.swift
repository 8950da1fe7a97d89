import Drawing
import Foundation

/// The rows, headers and footers of a list inside its scroll view: measured, placed and painted.
///
/// All are made and measured. Those that the scroll view hides aren't placed, and what waits for them to appear
/// isn't run.
final class ListRowsNode: LayoutNode {
    private let sections: [[ListCell]]
    let cells: [ListCell]
    private let look: ListLook
    let metrics: ListMetrics
    let colors: ListColors
    private let settings: ListSettings
    private var known: (width: CGFloat, geometry: ListGeometry)?
    /// Indices of the cells in view.
    private(set) var shown: [Int] = []

    @MainActor
    init(
        _ sections: [[ListCell]], _ look: ListLook, _ metrics: ListMetrics, _ inputs: _ResolveInputs,
        path: ViewPath
    ) {
        self.sections = sections
        cells = sections.flatMap(\.self)
        self.look = look
        self.metrics = metrics
        settings = inputs.environment.listSettings
        colors = .of(look, inputs.environment.platformProfile)
        super.init(inputs, path: path, label: "")
        graph.afterLayout { [self] in
            for index in shown {
                for actions in cells[index].content.traits[RowActionsTrait.self] { actions.run() }
            }
        }
    }

    override var children: [LayoutNode] {
        shown.flatMap { index in
            (cells[index].traits.background.map { [$0] } ?? []) + [cells[index].content]
        }
    }

    override func forgetAnswers() {
        known = nil
    }

    func geometry(_ width: CGFloat) -> ListGeometry {
        if let known, known.width == width { return known.geometry }
        let geometry = ListGeometry(sections, width: width, metrics: metrics, settings: settings)
        known = (width, geometry)
        return geometry
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? idealWidth
        return CGSize(width: width, height: geometry(width).height)
    }

    /// That of the widest cell.
    private var idealWidth: CGFloat {
        let sides = 2 * (metrics.margin + (metrics.cardInset ?? 0))
        return (cells.map { $0.content.size(.unspecified).width }.max() ?? 0) + sides
    }

    override func placeContent() {
        let geometry = geometry(frame.width)
        shown = cells.indices.filter { isSeen(geometry.cells[$0].frame) }
        for index in shown { place(cells[index], geometry.cells[index]) }
    }

    /// Whether the scroll view shows something of a cell.
    private func isSeen(_ cell: CGRect) -> Bool {
        guard let viewport = surroundings.viewport, viewport.limits(.vertical) else { return true }
        let (top, bottom) = (frame.minY + cell.minY, frame.minY + cell.maxY)
        return top < viewport.visible.maxY && bottom > viewport.visible.minY
    }

    private func place(_ cell: ListCell, _ placed: ListGeometry.Placed) {
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

    /// The whole cell that has an element with `id`, in view or not.
    override func frameInside(ofIdentity id: AnyHashable) -> CGRect? {
        guard let index = cells.firstIndex(where: { $0.content.frame(ofIdentity: id) != nil }) else {
            return nil
        }
        let cell = geometry(frame.width).cells[index].frame
        return CGRect(origin: physical(cell.origin, childSize: cell.size), size: cell.size)
    }

    func fill(_ path: Path, _ color: Color, _ drawing: inout DrawingContext, evenOdd: Bool = false) {
        let style = FillStyle(eoFill: evenOdd)
        drawing.paint(with: resolved(color), in: path.boundingRect, of: self) { drawing, paint in
            drawing.draw(.fill(path, style, paint), of: self)
        }
    }

    override func draw(into drawing: inout DrawingContext) {
        ListPainter(list: self, geometry: geometry(frame.width)).draw(into: &drawing)
    }
}

/// What waits for a row to appear, where a list decides when that is.
enum RowActionsTrait: TraitKey {
    static var defaultValue: [RowActions] { [] }
}

/// What waits for one row to appear, until it does.
final class RowActions {
    private var actions: [@MainActor () -> Void] = []

    var isEmpty: Bool { actions.isEmpty }

    func add(_ more: [@MainActor () -> Void]) {
        actions += more
    }

    @MainActor
    func run() {
        let all = actions
        actions = []
        for action in all { action() }
    }
}

extension _ResolveInputs {
    /// Resolves one of several views. Inside of a list what they leave for after the layout is kept for the list,
    /// which runs it when the row is in view.
    @MainActor
    @usableFromInline func row(_ body: () -> _Elements) -> _Elements {
        guard keepsRowActions, !isListing else { return body() }
        let (elements, made) = graph.keepingActions(body)
        // In a tree that is kept a row may wait since an earlier pass.
        let actions = graph.live == nil ? RowActions() : node.state(at: -9) { RowActions() }
        actions.add(made)
        guard !actions.isEmpty else { return elements }
        if let first = elements.first {
            first.traits[RowActionsTrait.self].append(actions)
        } else {
            graph.afterLayout { actions.run() }
        }
        return elements
    }
}
