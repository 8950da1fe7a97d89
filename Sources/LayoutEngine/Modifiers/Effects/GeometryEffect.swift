import Drawing
import Foundation

/// A map that depends on the view's size: SwiftUI's `GeometryEffect`.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The map about the view's top left corner, for its size in points.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor @preconcurrency
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) has no body: it maps its content")
    }

    @MainActor @preconcurrency
    public static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        content(inputs).mapNodes { child in
            EffectNode(child, inputs) { node, drawing in
                let map = node.affine(modifier.effectValue(size: node.frame.size))
                let origin = drawing.snapped(node.frame).origin
                drawing.with(.transform(map.about(origin))) { node.child.draw(into: &$0) }
            }
        }
    }

    /// The same effect; frames don't know of effects here anyway.
    public func ignoredByLayout() -> Self { self }
}
