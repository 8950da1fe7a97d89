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

    private let graph: ViewGraph
    private let rootNode: ViewNode
    private(set) var root: LayoutNode?
    private var placed: Placed?

    private struct Placed {
        let scale: CGFloat
        let frame: CGRect
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

    /// Lays the view out and returns the size it chose, in points.
    ///
    /// - Parameter bounds: Where given, the root is centred in it (each axis apart), as in a window; else it
    ///   stands at the origin.
    @discardableResult
    public func layout(_ proposal: ProposedViewSize, centeredIn bounds: CGSize? = nil) -> CGSize {
        LargeStack.run { layoutPasses(proposal, bounds) }
    }

    private func layoutPasses(_ proposal: ProposedViewSize, _ bounds: CGSize?) -> CGSize {
        for pass in 1... {
            let size = onePass(proposal, bounds)
            let actions = graph.takePending()
            for action in actions { action() }
            guard graph.needsUpdate || graph.changes.take() else { return size }
            if pass == Self.passLimit {
                graph.report(
                    .error, at: root?.path ?? ViewPath("root"),
                    "the view didn't settle after \(pass) passes: an onAppear or onPreferenceChange action changes "
                        + "state in every pass. Set the state only when its value differs.")
                return size
            }
        }
        return .zero
    }

    private func onePass(_ proposal: ProposedViewSize, _ bounds: CGSize?) -> CGSize {
        graph.beginPass()
        let name = ViewName.of(Content.self)
        // A wrapper's name says nothing to a person.
        let path = ViewPath(["ModifiedContent", "AnyView"].contains(name) ? "View" : name)
        var inputs = _ResolveInputs(
            node: rootNode, graph: graph, environment: environment, surroundings: Surroundings(), path: path,
            siblings: SiblingCounter())
        inputs = inputs.child(.body, Content.self)
        let node = ImplicitStack.vertical(Content._resolve(content, inputs), inputs)
        root = node
        let size = node.size(proposal)
        report(size, node, proposal)
        var origin = CGPoint.zero
        if let bounds {
            origin = CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
        }
        node.place(at: origin, proposal)
        // Readers resolve their content while they are placed: only now is it known what is gone.
        rootNode.removeUntouched()
        return size
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
                .warning, at: node.path,
                "has size \(size.width.decimalText) x \(size.height.decimalText) for the proposal \(proposal.text): "
                    + "there is nothing to draw. Give it content or a frame.")
        }
    }

    /// What the placed view draws, frames snapped to pixels of `scale` a point.
    ///
    /// The list's size is the view's, each side rounded up to a pixel. Empty before ``layout(_:centeredIn:)``.
    public func displayList(scale: CGFloat) -> DisplayList {
        LargeStack.run {
            guard let root else { return DisplayList(size: .zero, scale: scale, items: []) }
            var drawing = DrawingContext(scale: scale)
            root.draw(into: &drawing)
            return DisplayList(
                size: Self.pixelCeiled(root.frame.size, scale: scale), scale: scale, items: drawing.items)
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
    public var layoutDescription: String {
        guard let root else { return "" }
        return LargeStack.run { LayoutDump.text(root) }
    }
}
