/// A view that is compared by its own `==` before it is updated.
///
/// Its container sees an opaque element: what is set inside (`layoutPriority`, `zIndex`, layout values)
/// doesn't reach it. Docs/Deviations.md says what of this is known of SwiftUI.
public struct EquatableView<Content: Equatable & View>: _PrimitiveView {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let content = Content._resolve(view.content, inputs.child(.body, Content.self))
        return content.mapNodes { OpaqueNode($0, inputs) }
    }
}

extension View where Self: Equatable {
    /// Compares the view by `==` before updating it; hides the `layoutPriority` of what it wraps.
    public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}

/// Forwards size, guides and spacing of its one child, and hides its priority and traits.
final class OpaqueNode: UnaryNode {
    override init(_ child: LayoutNode, _ inputs: _ResolveInputs) {
        super.init(child, inputs)
        traits = TraitValues()
        traits[ElementOriginTrait.self] = child.traits[ElementOriginTrait.self]
    }

    override func computePriority() -> Double { 0 }
}
