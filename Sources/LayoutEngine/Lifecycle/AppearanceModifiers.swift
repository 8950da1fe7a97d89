extension View {
    /// Runs `action` once the view is placed for the first time, before the picture is drawn.
    ///
    /// On several views it runs for each of them, inner ones first.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
    }

    /// Runs `action` when the view, once placed, is gone in a later pass: actions that change state remove views
    /// before the picture is drawn. What the picture shows doesn't disappear.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
    }
}

/// Runs actions once for each element of the content that comes, and for each that was placed and is gone.
struct AppearanceModifier: _PrimitiveModifier {
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        if inputs.isListing { return content(inputs) }
        // Noted after the content's own actions: the inner ones run first.
        let elements = content(inputs.tellingPlaces())
        let presence = inputs.node.state(at: -1) { Presence<Void>(inputs.graph) }
        let path = inputs.viewPath
        presence.update(elements, inputs.graph) {
            RunningAction(name: "onAppear", path: path).run { modifier.onAppear?() }
        } onGone: { _ in
            RunningAction(name: "onDisappear", path: path).run { modifier.onDisappear?() }
        }
        return elements
    }
}
