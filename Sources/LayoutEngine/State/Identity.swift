extension View {
    /// Gives the view an explicit identity: another id is another view, with state of its own.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        _IdentifiedView(content: self, id: AnyHashable(id))
    }

    /// Runs `action` once the view is placed for the first time, before the picture is drawn.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(action: action))
    }
}

struct _IdentifiedView<Content: View>: _PrimitiveView {
    let content: Content
    let id: AnyHashable

    static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        Content._resolve(view.content, inputs.child(.id(view.id, 0), Content.self))
    }
}

/// Runs an action once per identity.
struct AppearanceModifier: _PrimitiveModifier {
    let action: (() -> Void)?

    private final class Appearance {
        var isDone = false
    }

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let appearance = inputs.node.state(at: -1) { Appearance() }
        if !appearance.isDone, let action = modifier.action {
            inputs.graph.afterLayout {
                appearance.isDone = true
                action()
            }
        }
        return content(inputs)
    }
}
