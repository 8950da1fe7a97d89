extension View {
    /// Gives the view an explicit identity: another id is another view, with state of its own.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        _IdentifiedView(content: self, id: AnyHashable(id))
    }

    /// Runs `action` once the view is placed for the first time, before the picture is drawn.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(action: action))
    }

    /// Runs `action` when the view, once placed, is gone in a later pass: actions that change state remove views
    /// before the picture is drawn. What the picture shows doesn't disappear.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(DisappearanceModifier(action: action))
    }
}

struct _IdentifiedView<Content: View> {
    let content: Content
    let id: AnyHashable
}

extension _IdentifiedView: View, _PrimitiveView {
    typealias Body = Never

    static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        Content._resolve(view.content, inputs.child(.id(view.id, 0), Content.self))
            .identified(by: view.id, inputs)
    }
}

/// Runs an action once for each element of the content.
struct AppearanceModifier: _PrimitiveModifier {
    let action: (() -> Void)?

    private final class Appearance {
        /// How many elements the content has, and for how many of them the action has run.
        var count = 0
        var done = 0
    }

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let appearance = inputs.node.state(at: -1) { Appearance() }
        if inputs.isListing { return content(inputs) }
        if let action = modifier.action {
            // Noted before the content's own actions: the outer one runs first.
            inputs.graph.afterLayout {
                while appearance.done < appearance.count {
                    appearance.done += 1
                    action()
                }
            }
        }
        let elements = content(inputs)
        appearance.count = elements.count
        appearance.done = min(appearance.done, appearance.count)
        return elements
    }
}

/// Runs an action once for each element of the content that was placed and is gone.
///
/// 1. Once a pass is placed, the number of elements is noted; where it is smaller than before, the action runs
///    for those that are missing.
/// 2. Where the whole place goes, ``ViewGraph/noteDepartures()`` runs the last action for each that was noted.
struct DisappearanceModifier: _PrimitiveModifier {
    let action: (() -> Void)?

    private final class Presence: Departing {
        let order: UInt
        var departure: @MainActor () -> Void = {}
        var count = 0

        init(order: UInt) {
            self.order = order
        }
    }

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        if inputs.isListing { return content(inputs) }
        let presence = inputs.node.state(at: -1) { Presence(order: inputs.graph.pass.nextOrder()) }
        let elements = content(inputs)
        let count = elements.count
        inputs.graph.afterLayout {  // 1
            let gone = presence.count - count
            presence.count = count
            presence.departure = { for _ in 0..<count { modifier.action?() } }
            for _ in 0..<max(gone, 0) { modifier.action?() }
        }
        return elements
    }
}
