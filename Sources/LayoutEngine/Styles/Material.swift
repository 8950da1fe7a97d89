import Drawing

/// A translucent background: SwiftUI's `Material`.
///
/// The real one blurs and saturates what lies behind; here it is a flat translucent tint of the same
/// strength order, so what lies behind shows through sharp. Docs/Deviations.md says so.
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

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let isDark = context.environment.colorScheme == .dark
        let tint = isDark ? ResolvedColor(37, 37, 37) : ResolvedColor(247, 247, 247)
        return _ResolvedStyle(tint.multiplyingOpacity(by: opacity))
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
