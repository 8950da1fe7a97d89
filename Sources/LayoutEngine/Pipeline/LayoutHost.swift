import Drawing
import Foundation

/// Keeps a view tree, lays it out, and hands over what it draws.
///
/// One pass: resolve the view under its persistent nodes, measure, place, run pending actions. When an action
/// changed state, another pass follows, until nothing changes or a limit is met.
@MainActor
public final class LayoutHost<Content: View> {
    public var content: Content {
        didSet {
            graph.live?.takeNewRoot()
            graph.live?.updateLog.noted(ChangeSource(.root, ""))
        }
    }
    public var environment: EnvironmentValues {
        didSet { if !environment.areSame(as: oldValue) { changedRoom() } }
    }
    /// What a device's edges cover of the picture, in points: the root is laid out in the rest. Lengths that are
    /// negative or not finite count as 0.
    public var safeAreaInsets = EdgeInsets() {
        didSet { if safeAreaInsets != oldValue { changedRoom() } }
    }
    /// What the keyboard covers, from the picture's bottom edge, in points; negative or not finite counts as 0.
    public var keyboardInset: CGFloat = 0 {
        didSet { if keyboardInset != oldValue { changedRoom() } }
    }

    let graph: ViewGraph
    let rootNode: ViewNode
    private(set) var root: LayoutNode?
    /// The picture's size in points, safe-area insets included.
    private var canvas = CGSize.zero
    private struct Room {
        let safeArea: HostSafeArea?
        let surroundings: Surroundings
    }

    private var knownRoom: Room?
    private let rootPath: ViewPath
    /// What the last layout was given, and what the root was offered of it.
    private var request: (proposal: ProposedViewSize, bounds: CGSize?, offer: ProposedViewSize)?
    /// What was asked and answered in the last layout, where it was to explain itself.
    private var recorded: LayoutTrace?

    /// Records the next layouts for ``explainedDescription``, and has ``diagnostics`` include the rules that need
    /// a layout to be asked again. The picture stays the same.
    public var explains: Bool {
        get { graph.explains }
        set {
            // Elements that are kept would keep what was found in them.
            if graph.explains != newValue { graph.live?.makeAllElements() }
            graph.explains = newValue
            graph.live?.needsPass = true
        }
    }

    /// How many times actions may change state before the tree counts as not settling.
    private static var passLimit: Int { 16 }

    /// - Parameter isLive: Whether the tree is kept from layout to layout: a body runs again only when something
    ///   that it read has changed, what didn't change is neither made nor measured nor placed again, tasks run, and the
    ///   focus moves. Else each layout makes everything anew; identity and state last either way.
    public init(
        _ content: Content, environment: EnvironmentValues = EnvironmentValues(), shaper: any TextShaper,
        images: any ImageLoader, isLive: Bool = false
    ) {
        self.content = content
        self.environment = environment
        graph = ViewGraph(shaper: shaper, images: images)
        rootNode = ViewNode(Content.self, pass: graph.pass)
        let name = ViewName.of(Content.self)
        // A wrapper's name says nothing to a person.
        rootPath = ViewPath(["ModifiedContent", "AnyView"].contains(name) ? "View" : name)
        graph.lifetime.isLive = isLive
        if isLive { graph.keep(below: rootNode) }
    }

    isolated deinit {
        graph.lifetime.platformViews.dismantleAll()
        if graph.live != nil { rootNode.dismantle() }
    }

    /// What was found wrong in the last layout, in view order; then, of a tree that is kept, what was found in how it
    /// was updated since the beginning, or since ``forgetUpdateFindings()``.
    public var diagnostics: [LayoutDiagnostic] { graph.diagnostics + (graph.live?.findings.all ?? []) }

    /// Forgets what was found in the updates so far.
    public func forgetUpdateFindings() {
        graph.live?.findings.removeAll()
    }

    /// Errors of the world met in the last layout: missing fonts, broken images.
    public var errors: [any Error] { graph.errors }

    /// The colour scheme that the view asked for by `preferredColorScheme`; nil when it didn't.
    public var preferredColorScheme: ColorScheme? {
        root?.preference(PreferredColorSchemeKey.self) ?? nil
    }

    /// Lays the view out and returns the size it chose, in points; with safe-area insets, the picture's: as
    /// proposed, and content and insets where nothing is proposed.
    ///
    /// - Parameter bounds: Where given, the root is centred in it (each axis apart), as in a window; else it
    ///   stands at the origin.
    @discardableResult
    public func layout(_ proposal: ProposedViewSize, centeredIn bounds: CGSize? = nil) -> CGSize {
        wanted = Wanted(proposal: proposal, bounds: bounds)
        guard !isLayingOut else { return canvas }
        isLayingOut = true
        defer { isLayingOut = false }
        return graph.lifetime.during { LargeStack.run { layoutPasses() } }
    }

    /// What the tree is to be laid out for.
    private struct Wanted: Equatable {
        var proposal = ProposedViewSize.unspecified
        var bounds: CGSize?
    }

    private var wanted = Wanted()
    /// Whether passes go on. What is asked for meanwhile, by a view's body or action, belongs to them: the next pass carries
    /// it out.
    package private(set) var isLayingOut = false

    private func changedRoom() {
        knownRoom = nil
        graph.live?.needsPass = true
        graph.live?.updateLog.hasOtherRoom = true
    }

    /// What the last layout was given; nil before.
    var asked: (proposal: ProposedViewSize, bounds: CGSize?)? { request.map { ($0.proposal, $0.bounds) } }

    /// Whether the tree shows all that has changed; always true of one that isn't kept.
    public var isSettled: Bool {
        graph.live == nil || !graph.isStale
    }

    private func layoutPasses() -> CGSize {
        graph.live?.beginUpdate()
        defer { graph.live?.endUpdate() }
        for pass in 1... {
            let asked = wanted
            let (proposal, bounds) = (asked.proposal, asked.bounds)
            let size = graph.live.map { livePass($0, proposal, bounds) } ?? onePass(proposal, bounds)
            let actions = graph.takePending()
            for action in actions { action() }
            graph.endTurn()
            let isSettled =
                self.isSettled && wanted == asked
                && (graph.live != nil || !graph.needsUpdate && !graph.changes.take())
            guard isSettled || pass == Self.passLimit else { continue }
            if !isSettled, let root { NotSettling.report(root, passes: pass) }
            explain()
            return size
        }
        return .zero
    }

    /// Ends the recording, so that what is asked from here on is no part of it, and looks for what costs more.
    private func explain() {
        recorded = graph.trace
        graph.trace = nil
        if explains, let root { LayoutAudit.run(root) }
    }

    /// As much of a pass as what has changed asks for:
    ///
    /// 1. Views whose bodies or elements are to be made again are updated alone, outer ones first.
    /// 2. Where one can't be, or the host was given something else, a whole pass follows: bodies don't run again
    ///    for it, and elements that are as they were are kept.
    /// 3. Else, where an element's answers changed, the root is asked and placed again, which passes over all else.
    private func livePass(_ live: LiveTree, _ proposal: ProposedViewSize, _ bounds: CGSize?) -> CGSize {
        graph.noteObjectChanges()
        live.takeChanges()
        // What doesn't say where it is used has all elements made again.
        if graph.changes.take() || graph.needsUpdate { live.makeAllElements() }
        let isSame = root != nil && request?.proposal == proposal && request?.bounds == bounds
        if !isSame { live.updateLog.hasOtherRoom = true }
        // Errors don't say where they belong: what is left of them is found by making all anew.
        if !graph.errors.isEmpty, !isSame || live.isStale { live.makeAllElements() }
        guard isSame, !live.needsPass else { return onePass(proposal, bounds) }
        // 1.
        graph.beginUpdate()
        for memo in live.takeDirty() where memo.isDirty && !live.needsPass {
            if !memo.updateAlone() { live.needsPass = true }
        }
        graph.noteDepartures()
        // 2.
        if live.needsPass { return onePass(proposal, bounds) }
        // 3.
        if live.needsLayout, let root, let offer = request?.offer {
            live.needsLayout = false
            canvas = lay(root, offer, proposal, bounds)
            graph.noteDepartures()
            graph.endPass()
        }
        return canvas
    }

    private func onePass(_ proposal: ProposedViewSize, _ bounds: CGSize?) -> CGSize {
        graph.beginPass()
        graph.live?.beginPass()
        if graph.live == nil { knownRoom = nil }
        let room = room
        var inputs = _ResolveInputs(
            node: rootNode, graph: graph, environment: environment, surroundings: room.surroundings,
            path: rootPath, siblings: SiblingCounter())
        inputs = inputs.child(.body, Content.self)
        if let live = graph.live { inputs = inputs.inside(live.root) }
        let offer = room.safeArea?.inner(proposal) ?? proposal
        inputs.surroundings.container.set(offer)
        let node = ImplicitStack.vertical(Content._resolve(content, inputs), inputs)
        root = node
        graph.live?.rootElement = node
        request = (proposal, bounds, offer)
        canvas = lay(node, offer, proposal, bounds)
        graph.matched.settle()
        // Readers resolve their content while they are placed: only now is it known what is gone.
        if !graph.pass.isFirst { rootNode.removeUntouched() }
        graph.noteDepartures()
        graph.endPass()
        graph.live?.endPass()
        return canvas
    }

    /// What surrounds the root, made once for what the host was given.
    private var room: Room {
        if let known = knownRoom { return known }
        let safeArea = HostSafeArea(
            Self.covering(safeAreaInsets), keyboard: Self.covering(keyboardInset), environment.layoutDirection
        )
        let made = Room(safeArea: safeArea, surroundings: safeArea?.surroundings ?? Surroundings())
        knownRoom = made
        return made
    }

    /// Measures and places the root, and returns the picture's size.
    private func lay(
        _ node: LayoutNode, _ offer: ProposedViewSize, _ proposal: ProposedViewSize, _ bounds: CGSize?
    ) -> CGSize {
        let safeArea = room.safeArea
        let size = node.size(offer)
        report(size, node, offer)
        let canvas = safeArea.map { bounds ?? $0.whole(proposal, content: size) } ?? size
        var origin = CGPoint.zero
        if let room = safeArea?.place(in: canvas) ?? bounds.map({ CGRect(origin: .zero, size: $0) }) {
            origin = room.origin
            if size.width.isFinite { origin.x += (room.width - size.width) / 2 }
            if size.height.isFinite { origin.y += (room.height - size.height) / 2 }
        }
        graph.transform = nil
        node.place(at: origin, offer)
        return canvas
    }

    /// The size that the view chooses for a proposal, with what is covered; nothing is placed for it. Zero before the first
    /// layout.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        graph.lifetime.during {
            LargeStack.run {
                guard let root else { return .zero }
                let safeArea = room.safeArea
                let size = root.size(safeArea?.inner(proposal) ?? proposal)
                return safeArea.map { $0.whole(proposal, content: size) } ?? size
            }
        }
    }

    private static func covering(_ length: CGFloat) -> CGFloat {
        length.isFinite ? max(length, 0) : 0
    }

    private static func covering(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: covering(insets.top), leading: covering(insets.leading), bottom: covering(insets.bottom),
            trailing: covering(insets.trailing))
    }

    /// Says what is wrong with the root's size; what was wrong with it before doesn't count any more.
    private func report(_ size: CGSize, _ node: LayoutNode, _ proposal: ProposedViewSize) {
        graph.withdraw(.infiniteSize)
        graph.withdraw(.emptySize)
        for axis in Axis.allCases where size[axis].isInfinite {
            graph.report(
                .error, .infiniteSize, at: node.path,
                "has an infinite \(axis == .horizontal ? "width" : "height") for the proposal \(proposal.text). "
                    + "Give it a frame, or propose a finite size.")
        }
        if size.width == 0 || size.height == 0 {
            graph.report(
                .warning, .emptySize, at: node.path,
                "has size \(size.width.decimalText) x \(size.height.decimalText) for the proposal \(proposal.text): "
                    + "there is nothing to draw. Give it content or a frame.")
        }
    }

    /// What the placed view draws, frames snapped to pixels of `scale` a point.
    ///
    /// The list's size is the picture's, each side rounded up to a pixel. Empty before ``layout(_:centeredIn:)``.
    public func displayList(scale: CGFloat) -> DisplayList {
        LargeStack.run {
            guard let root else { return DisplayList(size: .zero, scale: scale, items: []) }
            var drawing = DrawingContext(scale: scale)
            root.draw(into: &drawing)
            return DisplayList(
                size: Self.pixelCeiled(canvas, scale: scale), scale: scale, items: drawing.items)
        }
    }

    private static func pixelCeiled(_ size: CGSize, scale: CGFloat) -> CGSize {
        func ceiled(_ value: CGFloat) -> CGFloat {
            guard value.isFinite else { return 0 }
            // What is a pixel multiple up to rounding errors stays.
            let pixels = value * scale
            let nearest = pixels.rounded()
            return (abs(pixels - nearest) < 1e-6 ? nearest : pixels.rounded(.up)) / scale
        }
        return CGSize(width: ceiled(size.width), height: ceiled(size.height))
    }

    /// One line for each element: indentation by depth, name, frame in points of the picture.
    public var layoutDescription: String { placedTree.text }

    /// The placed tree as it is now; empty before ``layout(_:centeredIn:)``.
    public var placedTree: PlacedTree {
        LargeStack.run { PlacedTree(root) }
    }

    /// Every question, answer and placement of the last pass, in order and indented as they nest:
    /// `VStack 320 x nil -> 320 x 96`. Repeated questions, which a cache answers, are left out; so is what comes
    /// after the first 2,000 lines. Empty unless ``explains`` was set before the layout.
    public var explainedDescription: String {
        recorded?.text ?? ""
    }
}
