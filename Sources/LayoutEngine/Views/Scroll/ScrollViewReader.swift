/// Hands out a way to scroll the scroll views inside: SwiftUI's `ScrollViewReader`.
public struct ScrollViewReader<Content: View>: _PrimitiveView {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let registry = inputs.node.state(at: -1) { ScrollRegistry(inputs.graph) }
        var inner = inputs.child(.body, Content.self)
        inner.surroundings = inner.surroundings.inside(registry)
        let content = inputs.observing { view.content(ScrollViewProxy(registry: registry)) }
        return Content._resolve(content, inner)
    }
}

/// Scrolls the scroll views of its reader: SwiftUI's `ScrollViewProxy`.
public struct ScrollViewProxy {
    let registry: ScrollRegistry

    /// Shows the view with an id, of `.id(_:)` or of a `ForEach`, in the next pass.
    ///
    /// With `anchor`, its points in the view and in the scroll view's room meet, as far as the content reaches;
    /// without, the content moves no further than it must. An id that no view has does nothing.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        registry.scroll(to: .id(AnyHashable(id), anchor))
    }
}
