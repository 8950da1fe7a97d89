import Drawing
import Foundation

/// A style with its opacity multiplied.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    let base: Base
    let opacity: Double

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let numbers = EffectNumbers.opacity(opacity)
        numbers.report(context)
        return base._resolve(context).multiplyingOpacity(by: Double(numbers.used[0]))
    }
}

/// A style drawn with a blend mode of its own.
struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    let base: Base
    let mode: BlendMode

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        var style = base._resolve(context)
        style.blendMode = mode
        return style
    }
}

/// A style with a shadow.
struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    let base: Base
    let shadow: ShadowStyle

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        var style = base._resolve(context)
        style.shadows.append(shadow.resolved(context))
        return style
    }
}

/// A style measured in a rectangle of its own.
struct AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    let base: Base
    let rect: CGRect

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        var style = base._resolve(context)
        style.source = .inRect(rect, style.source)
        return style
    }
}

/// A shadow as part of a style: SwiftUI's `ShadowStyle`.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    let isInner: Bool

    /// Below what is painted. `radius` is the Gaussian's sigma in points; y grows downwards.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// Inside the edge of what is painted, text and strokes too: cast into it by all around it.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }

    func resolved(_ context: _StyleContext) -> ResolvedShadow {
        let numbers = EffectNumbers.shadow(radius: radius, x: x, y: y)
        numbers.report(context)
        return ResolvedShadow(
            color: color.value(context), radius: numbers.used[0], x: numbers.used[1], y: numbers.used[2],
            isInner: isInner)
    }
}

extension ShapeStyle {
    /// The same style, its opacity times `opacity`.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }

    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendModeShapeStyle(base: self, mode: mode)
    }

    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowShapeStyle(base: self, shadow: style)
    }

    /// The style as measured in `rect`, in points from the painted rectangle's top left corner.
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        AnchoredShapeStyle(base: self, rect: rect)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style, its opacity times `opacity`.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: ForegroundStyle(), opacity: opacity)
    }

    /// The foreground style with a blend mode.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendModeShapeStyle(base: ForegroundStyle(), mode: mode)
    }

    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowShapeStyle(base: ForegroundStyle(), shadow: style)
    }
}
