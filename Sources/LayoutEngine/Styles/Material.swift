import Drawing
import Foundation

/// A translucent background: SwiftUI's `Material`.
///
/// What was drawn below it, in the same layer, is blurred, saturated and tinted: a recipe of our own, as
/// Docs/Deviations.md says. A material's opacity lets what is below show through sharp.
public struct Material: ShapeStyle {
    public typealias Resolved = Never

    /// Share of the tint, own choice.
    let opacity: Double

    public static let ultraThin = Material(opacity: 0.5)
    public static let thin = Material(opacity: 0.62)
    public static let regular = Material(opacity: 0.74)
    public static let thick = Material(opacity: 0.84)
    public static let ultraThick = Material(opacity: 0.92)
    public static let bar = Material(opacity: 0.8)

    /// The blur's sigma in points, and the saturation, of all materials. Their real values aren't public; those
    /// that circulate are 20 to 30 points, and 1.8.
    static let radius: CGFloat = 30
    static let saturation = 1.8

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let isDark = context.environment.colorScheme == .dark
        let tint = isDark ? ResolvedColor(37, 37, 37) : ResolvedColor(247, 247, 247)
        var style = _ResolvedStyle(tint)
        style.backdrop = Backdrop(
            radius: Self.radius, saturation: Self.saturation, tint: tint.multiplyingOpacity(by: opacity))
        return style
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
