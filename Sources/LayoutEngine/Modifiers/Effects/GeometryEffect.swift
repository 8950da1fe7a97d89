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
        content(inputs).mapNodes { TransformNode($0, inputs, modifier.frameMap, isUsers: true) }
    }

    fileprivate var frameMap: FrameMap {
        FrameMap(
            .topLeading,
            projecting: { node in
                let value = effectValue(size: node.frame.size)
                let numbers = EffectNumbers.projection("\(Self.self)", value)
                numbers.report(at: node.path, in: node.graph)
                return numbers.finding == nil ? value : ProjectionTransform()
            })
    }

    /// An effect that draws as this one, and of which frames and anchors inside know nothing.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(base: self)
    }
}

/// A geometry effect that only draws.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public var base: Base

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
        base.effectValue(size: size)
    }

    @MainActor @preconcurrency
    public static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        content(inputs).mapNodes { TransformNode($0, inputs, modifier.base.frameMap, isKnownInside: false) }
    }
}
