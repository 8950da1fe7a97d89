import Foundation

/// Content that is longer than its room: SwiftUI's `ScrollView`.
///
/// Along its axes it takes the proposal, and shows all of its content where there is none; across them it is as
/// large as its content. Several views become a `VStack`, whatever the axes. Offscreen it shows the content
/// from its start, clipped, unless it was scrolled or anchored elsewhere; indicators aren't drawn.
public struct ScrollView<Content: View>: _PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    /// Kept: indicators hide at rest.
    public var showsIndicators: Bool

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let label = inputs.label("ScrollView")
        let path = inputs.elementPath(label)
        let kept = inputs.node.state(at: -5) { KeptViewport(view.axes, in: inputs.surroundings) }
            .matching(view.axes, inputs)
        let (viewport, space) = (kept.viewport, kept.space)
        var inner = inputs.inside(path, stackAxis: .vertical)
        let settings = inner.environment.scrollSettings
        inner.environment.scrollSettings = ScrollSettings()
        inner.surroundings = kept.surroundings
        let elements = Content._resolve(view.content, inner.child(.body, Content.self))
        let node = ScrollViewNode(
            ImplicitStack.vertical(elements, inner), viewport, settings, inputs, path: path, label: label)
        space.node = node
        return _Elements(node)
    }
}

/// What a scroll view is to those inside. In a tree that is kept it lasts: what is inside stays as it is.
final class KeptViewport {
    private let outer: Surroundings
    let viewport: Viewport
    let space = CoordinateSpaceReference()
    let surroundings: Surroundings

    init(_ axes: Axis.Set, in outer: Surroundings) {
        self.outer = outer
        viewport = Viewport(axes: axes)
        surroundings = outer.inside(viewport, space)
    }

    /// Itself where it lasts and is for the same, else a new one.
    func matching(_ axes: Axis.Set, _ inputs: _ResolveInputs) -> KeptViewport {
        let isSame = inputs.graph.live != nil && axes == viewport.axes && outer === inputs.surroundings
        return isSame ? self : KeptViewport(axes, in: inputs.surroundings)
    }
}
