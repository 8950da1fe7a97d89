import Drawing
import Foundation

/// Keeps a view tree, lays it out, and hands over what it draws.
///
/// One pass: resolve the view under its persistent nodes, measure, place, run pending actions. When an action
/// changed state, another pass follows, until nothing changes or a limit is met.
@MainActor
public final class LayoutHost<Content: View> {
    public var content: Content
    public var environment: EnvironmentValues
    /// What a device's edges cover of the picture, in points: the root is laid out in the rest. Lengths that are
    /// negative or not finite count as 0.
    public var safeAreaInsets = EdgeInsets()
    /// What the keyboard covers, from the picture's bottom edge, in points; negative or not finite counts as 0.
    public var keyboardInset: CGFloat = 0

    let graph: ViewGraph
    private let rootNode: ViewNode
    private(set) var root: LayoutNode?
    /// The picture's size in points, safe-area insets included.
    private var canvas = CGSize.zero
    /// What was asked and answered in the last layout, where it was to explain itself.
    private var recorded: LayoutTrace?

    /// Records the next layouts for ``explainedDescription``, and has ``diagnostics`` include the rules that need
    /// a layout to be asked again. The picture stays the same.
    public var explains: Bool {
        get { graph.explains }
        set { graph.explains = newValue }
    }

    /// Whether the tree goes on living after its picture: tasks run, and the focus moves.
    package var isLive: Bool {
        get { graph.lifetime.isLive }
        set { graph.lifetime.isLive = newValue }
    }

    /// How many times actions may change state before the tree counts as not settling.
    private static var passLimit: Int { 16 }

    public init(
        _ content: Content, environment: EnvironmentValues = EnvironmentValues(), shaper: any TextShaper,
        images: any ImageLoader
    ) {
        self.content = content
        self.environment = environment
        graph = ViewGraph(shaper: shaper, images: images)
        rootNode = ViewNode(Content.self, pass: graph.pass)
    }

    /// What was found wrong in the last layout, in view order.
    public var diagnostics: [LayoutDiagnostic] { graph.diagnostics }

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
        graph.lifetime.during { LargeStack.run { layoutPasses(proposal, bounds) } }
    }

    private func layoutPasses(_ proposal: ProposedViewSize, _ bounds: CGSize?) -> CGSize {
        for pass in 1... {
            let size = onePass(proposal, bounds)
            let actions = graph.takePending()
            for action in actions { action() }
            graph.endTurn()
            let isSettled = !graph.needsUpdate && !graph.changes.take()
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

    private func onePass(_ proposal: ProposedViewSize, _ bounds: CGSize?) -> CGSize {
        graph.beginPass()
        let safeArea = HostSafeArea(
            Self.covering(safeAreaInsets), keyboard: Self.covering(keyboardInset), environment.layoutDirection
        )
        let name = ViewName.of(Content.self)
        // A wrapper's name says nothing to a person.
        let path = ViewPath(["ModifiedContent", "AnyView"].contains(name) ? "View" : name)
        var inputs = _ResolveInputs(
            node: rootNode, graph: graph, environment: environment,
            surroundings: safeArea?.surroundings ?? Surroundings(),
            path: path,
            siblings: SiblingCounter())
        inputs = inputs.child(.body, Content.self)
        let offer = safeArea?.inner(proposal) ?? proposal
        inputs.surroundings.container.set(offer)
        let node = ImplicitStack.vertical(Content._resolve(content, inputs), inputs)
        root = node
        let size = node.size(offer)
        report(size, node, offer)
        canvas = safeArea.map { bounds ?? $0.whole(proposal, content: size) } ?? size
        var origin = CGPoint.zero
        if let room = safeArea?.place(in: canvas) ?? bounds.map({ CGRect(origin: .zero, size: $0) }) {
            origin = room.origin
            if size.width.isFinite { origin.x += (room.width - size.width) / 2 }
            if size.height.isFinite { origin.y += (room.height - size.height) / 2 }
        }
        node.place(at: origin, offer)
        graph.matched.settle()
        // Readers resolve their content while they are placed: only now is it known what is gone.
        if !graph.pass.isFirst { rootNode.removeUntouched() }
        graph.noteDepartures()
        return canvas
    }

    private static func covering(_ length: CGFloat) -> CGFloat {
        length.isFinite ? max(length, 0) : 0
    }

    private static func covering(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: covering(insets.top), leading: covering(insets.leading), bottom: covering(insets.bottom),
            trailing: covering(insets.trailing))
    }

    private func report(_ size: CGSize, _ node: LayoutNode, _ proposal: ProposedViewSize) {
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
