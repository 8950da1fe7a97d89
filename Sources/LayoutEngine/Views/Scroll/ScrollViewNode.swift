import Drawing
import Foundation

/// A scroll view's element: one child, seen through a clip.
final class ScrollViewNode: LayoutNode {
    let content: LayoutNode
    let viewport: Viewport
    let settings: ScrollSettings
    let state: ScrollState
    /// Whether content that all of it shows isn't clipped: what reaches out of it is seen.
    var clipsOnlyOverflow = false

    /// Lazy content may turn out longer or shorter than estimated this often.
    private static let roundLimit = 8

    init(
        _ content: LayoutNode, _ viewport: Viewport, _ settings: ScrollSettings, _ inputs: _ResolveInputs,
        path: ViewPath, label: String
    ) {
        self.content = content
        self.viewport = viewport
        self.settings = settings
        state = inputs.node.state(at: -1) { ScrollState() }
        if let live = inputs.graph.live { state.memo = inputs.memo ?? live.root }
        super.init(inputs, path: path, label: label)
        state.note(settings.position, graph)
        surroundings.scrollRegistry?.add(state)
    }

    override var children: [LayoutNode] { [content] }

    // MARK: Size

    private func scrolls(_ axis: Axis) -> Bool { viewport.axes.contains(Axis.Set(axis)) }

    private var margins: EdgeInsets { settings.contentMargins }

    /// What the content is offered: nothing along the axes, across them what the margins leave.
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: scrolls(.horizontal) ? nil : proposal.width.map { max($0 - margins[.horizontal], 0) },
            height: scrolls(.vertical) ? nil : proposal.height.map { max($0 - margins[.vertical], 0) })
    }

    /// Tells the content what room there is, and returns its offer.
    private func prepare(_ proposal: ProposedViewSize) -> ProposedViewSize {
        viewport.start = settings.anchor(.initialOffset) ?? UnitPoint(x: 0, y: 0)
        viewport.prepare(
            for: proposal,
            room: ProposedViewSize(
                width: proposal.width.map { max($0 - margins[.horizontal], 0) },
                height: proposal.height.map { max($0 - margins[.vertical], 0) }))
        return offer(proposal)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offer = prepare(proposal)
        if let width = proposal.width, let height = proposal.height, scrolls(.horizontal), scrolls(.vertical)
        {
            return CGSize(width: width, height: height)
        }
        let inner = content.size(offer)
        func length(_ axis: Axis) -> CGFloat {
            let whole = inner[axis] + margins[axis]
            return scrolls(axis) ? proposal[axis] ?? whole : whole
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    // MARK: Placing

    /// 1. The content stands inside the margins; it is seen through the frame and the safe-area margins that
    ///    the frame touches.
    /// 2. What it is to be scrolled to is looked for in the content as it would stand.
    /// 3. The content is placed, and, where lazy parts of it turned out otherwise than estimated, once more.
    override func placeContent() {
        // 1.
        let offer = prepare(placementProposal)
        let covered = surroundings.safeArea?.margins(of: frame) ?? .zero
        viewport.visible = CGRect(
            x: frame.minX - covered.left, y: frame.minY - covered.top,
            width: frame.width + covered.left + covered.right,
            height: frame.height + covered.top + covered.bottom)
        let room = room
        viewport.room = room
        var offset = CGPoint.zero
        for round in 1...Self.roundLimit {
            viewport.isUnsettled = false
            let size = content.size(offer)
            offset = state.offset(size, room: room.size, axes: viewport.axes, settings, layoutDirection)
            // 2.
            if let request = state.request {
                offset = target(request, offer, from: offset, size, room) ?? offset
            }
            // 3.
            content.place(at: origin(offset, size, room), offer)
            guard viewport.isUnsettled, round < Self.roundLimit else { break }
            viewport.container.invalidate()
        }
        state.settle(offset, content: content.frame.size, room: room.size)
        tellObservers(room)
    }

    /// The frame inside the margins.
    private var room: CGRect {
        let isMirrored = layoutDirection == .rightToLeft
        return CGRect(
            x: frame.minX + (isMirrored ? margins.trailing : margins.leading), y: frame.minY + margins.top,
            width: max(frame.width - margins[.horizontal], 0),
            height: max(frame.height - margins[.vertical], 0))
    }

    /// Where the content's top left corner goes when it is scrolled by `offset`, in reading direction.
    private func origin(_ offset: CGPoint, _ size: CGSize, _ room: CGRect) -> CGPoint {
        let x =
            layoutDirection == .rightToLeft
            ? room.maxX - size.width + offset.x : room.minX - offset.x
        return CGPoint(x: x, y: room.minY - offset.y)
    }

    /// The offset that fulfils `request`; nil when what it names isn't there.
    private func target(
        _ request: ScrollRequest, _ offer: ProposedViewSize, from offset: CGPoint, _ size: CGSize,
        _ room: CGRect
    ) -> CGPoint? {
        let range = ScrollRange(content: size, room: room.size, axes: viewport.axes, layoutDirection)
        guard case .id(let id, let anchor) = request else {
            return range.clamped(range.offset(request, from: offset))
        }
        viewport.isSearching = true
        content.place(at: origin(offset, size, room), offer)
        viewport.isSearching = false
        guard let found = content.frame(ofIdentity: id) else { return nil }
        let start = content.frame.origin
        return range.clamped(
            range.offset(
                showing: found.offsetBy(dx: -start.x, dy: -start.y), anchor: anchor, from: offset))
    }

    // MARK: Drawing

    override func draw(into drawing: inout DrawingContext) {
        let isClipped =
            !settings.isClipDisabled
            && !(clipsOnlyOverflow && viewport.visible.contains(content.frame))
        guard isClipped else { return content.draw(into: &drawing) }
        let clip = Path(drawing.snapped(viewport.visible))
        drawing.group([.clip(clip, FillStyle())], of: self) { content.draw(into: &$0) }
    }

    // MARK: Observers

    /// Where the content stands, as observers are told.
    private func geometry(_ room: CGRect) -> ScrollGeometry {
        let visible = viewport.visible
        let insets = SafeArea.Margins(
            left: room.minX - visible.minX, top: room.minY - visible.minY, right: visible.maxX - room.maxX,
            bottom: visible.maxY - room.maxY)
        return ScrollGeometry(
            contentOffset: CGPoint(
                x: visible.minX - content.frame.minX, y: visible.minY - content.frame.minY),
            contentSize: content.frame.size, contentInsets: insets.insets(layoutDirection),
            containerSize: room.size, visibleSize: visible.size)
    }

    private func tellObservers(_ room: CGRect) {
        guard !settings.observers.isEmpty else { return }
        let geometry = geometry(room)
        for observer in settings.observers { observer(geometry, self) }
    }
}

extension EdgeInsets {
    /// Both sides along an axis.
    subscript(axis: Axis) -> CGFloat {
        axis == .horizontal ? leading + trailing : top + bottom
    }
}
