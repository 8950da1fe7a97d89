import Drawing
import Foundation

/// What distinguishes the lazy containers.
struct LazyStyle {
    let axis: Axis
    /// Points between lines; nil is what they ask of each other, 8 in grids.
    let spacing: CGFloat?
    /// Across the axis.
    let alignment: AlignmentKey
    let pinnedViews: PinnedScrollableViews
    /// A grid's tracks across the axis; nil in a stack.
    let items: [GridItem]?
}

/// The element of a lazy stack or grid: lines of views that are made when a scroll view shows them.
///
/// Lines that were never made count as long as those that were, on the average; what was made is remembered
/// from pass to pass.
final class LazyNode: LayoutNode {
    let style: LazyStyle
    let units: LazyUnits
    private let memory: Memory
    /// The view that it is a part of, in a tree that is kept.
    private weak var memo: BodyMemo?
    private var plans: [LazyPlan] = []
    private var placed: [LayoutNode] = []
    private var shown: [LazyUnits.Unit] = []

    /// What is remembered of the last pass.
    private final class Memory {
        var key: LazyPlan.Key?
        var extents = LazyExtents()
    }

    @MainActor
    init(
        _ style: LazyStyle, _ elements: _LazyElements, _ inner: _ResolveInputs, _ inputs: _ResolveInputs,
        path: ViewPath, label: String
    ) {
        self.style = style
        units = LazyUnits(elements, inner, isCounted: style.items != nil, path: path)
        memory = inputs.node.state(at: -1) { Memory() }
        memo = inputs.memo
        super.init(inputs, path: path, label: label)
        surroundings.container.hasDependents = true
        graph.afterLayout { [self] in
            for unit in shown {
                for action in unit.actions { action() }
            }
            units.forgetHidden(shown)
        }
    }

    override var children: [LayoutNode] { placed }

    /// In a tree that is kept a line may have changed; else only the room has, which plans know.
    override func forgetAnswers() {
        if graph.live != nil { plans = [] }
    }

    var axis: Axis { style.axis }

    /// Whether a scroll view hides some of the lines.
    private var isLimited: Bool { surroundings.viewport?.limits(axis) ?? false }

    // MARK: Size

    /// The plan for a length across; made lines are as long as they were in the last pass.
    func plan(_ cross: CGFloat?) -> LazyPlan {
        let key = LazyPlan.Key(cross: cross, container: surroundings.container.size, isOpen: !isLimited)
        if let plan = plans.first(where: { $0.key == key }) { return plan }
        let plan = LazyPlan(key, units, unitsPerLine: tracks(cross)?.tracks.count ?? 1)
        if memory.key == key {
            plan.extents = memory.extents
            plan.extents.cut(to: plan.lineCount)
        }
        plans.append(plan)
        return plan
    }

    /// Along the axis the sum of the lines; across it the proposal, but no less than a grid's tracks.
    ///
    /// Source: iamcgn/swiftui-web, Docs/elements/Lazy.md, as measured: both take the whole proposal across.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offer = proposal[axis.cross]
        let plan = plan(offer)
        if isLimited { prime(plan) } else { makeAll(plan) }
        let extent = tracks(offer)?.extent
        return CGSize(axis, plan.length, by: max(offer ?? extent ?? plan.cross, extent ?? 0))
    }

    private func makeAll(_ plan: LazyPlan) {
        for line in 0..<plan.lineCount { _ = measure(line, plan) }
    }

    /// Makes the line that is shown first, if none is known; with nothing proposed across, those that fill the
    /// scroll view.
    private func prime(_ plan: LazyPlan) {
        guard plan.lineCount > 0 else { return }
        if plan.extents.entries.isEmpty {
            let start = surroundings.viewport?.start ?? UnitPoint(x: 0, y: 0)
            let share = axis == .vertical ? start.y : start.x
            let line = Int(min(max(share, 0), 1) * CGFloat(plan.lineCount - 1))
            _ = measure(line, plan)
        }
        guard plan.key.cross == nil, plan.cross == 0, let room = plan.key.container[axis] else { return }
        var line = 0
        while line < plan.lineCount, plan.position(ofLine: line) < room, line < 1000 {
            _ = measure(line, plan)
            line += 1
        }
    }

    // MARK: Placing

    /// 1. Which part of the container is seen.
    /// 2. Lines are made and measured as long as they start in it.
    /// 3. Headers and footers that are pinned are made and moved into view.
    /// 4. All is placed; if the length isn't what was answered, the scroll view asks again.
    override func placeContent() {
        let cross = placementProposal[axis.cross] ?? frame.size[axis.cross]
        let plan = plan(cross)
        // Only making its lines anew tells which of them are gone.
        if wasPlacedEarlier, let live = graph.live { live.remake(memo ?? live.root) }
        placed = []
        shown = []
        if surroundings.viewport?.isSearching == true { return }
        // 1.
        let seen = seen(surroundings.viewport?.visible)
        var lines: [LazyLine] = []
        // 2.
        var line = isLimited ? plan.line(at: seen.lowerBound) : 0
        var position = plan.position(ofLine: line)
        while line < plan.lineCount, !isLimited || position < seen.upperBound {
            var made = measure(line, plan)
            made.start = position + made.gap
            if !isLimited || made.isSeen(in: seen) { lines.append(made) }
            position = made.start + made.length
            line += 1
        }
        // 3.
        let pinned = isLimited ? pin(&lines, plan, seen) : []
        // 4.
        let tracks = placementTracks(cross)
        for line in lines + pinned { place(line, tracks) }
        memory.key = plan.key
        memory.extents = plan.extents
        if isLimited, abs(plan.length - frame.size[axis]) > 1e-6 {
            surroundings.viewport?.isUnsettled = true
        }
    }

    /// The part of this container that lies in `rect` of the picture, from its start along the axis.
    func seen(_ rect: CGRect?) -> Range<CGFloat> {
        guard let rect else { return 0..<CGFloat.infinity }
        var start = axis == .vertical ? rect.minY - frame.minY : rect.minX - frame.minX
        if axis == .horizontal, layoutDirection == .rightToLeft { start = frame.maxX - rect.maxX }
        return start..<start + max(rect.size[axis], 0)
    }

    /// Places an element with its leading top corner at a point counted from this container's.
    func place(
        _ node: LayoutNode, _ unit: LazyUnits.Unit?, along: CGFloat, across: CGFloat,
        _ offer: ProposedViewSize
    ) {
        var origin = CGPoint.zero
        origin[axis] = along
        origin[axis.cross] = across
        node.place(at: physical(origin, childSize: node.size(offer)), offer)
        placed.append(node)
        if let unit { shown.append(unit) }
    }

    // MARK: Search

    /// The place of a row that may not be made: where its line stands or is estimated to.
    override func frameInside(ofIdentity id: AnyHashable) -> CGRect? {
        let plan = plan(placementProposal[axis.cross] ?? frame.size[axis.cross])
        guard let unit = units.index(ofIdentity: id),
            let segment = plan.segments.first(where: { $0.units.contains(unit) })
        else { return super.frameInside(ofIdentity: id) }
        let line = segment.lines.lowerBound + (unit - segment.units.lowerBound) / segment.unitsPerLine
        let end = plan.position(ofLine: line + 1)
        let gap = plan.extents[line]?.gap ?? (line == 0 ? 0 : style.spacing ?? ViewSpacing.standard)
        let start = min(plan.position(ofLine: line) + gap, end)
        var origin = CGPoint.zero
        origin[axis] = start
        let size = CGSize(axis, end - start, by: frame.size[axis.cross])
        return CGRect(origin: physical(origin, childSize: size), size: size)
    }

    // MARK: Drawing

    override func draw(into drawing: inout DrawingContext) {
        for node in placed.inDrawingOrder { node.draw(into: &drawing) }
    }
}
