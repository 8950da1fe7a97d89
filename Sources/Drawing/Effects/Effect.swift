import Foundation

/// What is done to a group of items as they are composed.
///
/// Everything but `transform` and `clip` composes the group as one layer. Opacity, blend mode and shadow of
/// a SwiftUI container act on each drawn child; LayoutEngine has already pushed them down to the children
/// (unless grouped), so the rasterizer does exactly what the list says.
public enum Effect: Equatable, Sendable, Codable {
    /// Maps the group's coordinates into its parent's.
    case transform(CGAffineTransform)
    /// Maps the group's coordinates into its parent's, with perspective: the group is drawn flat, at the size that
    /// it has without perspective, and resampled. What lies behind the viewer isn't drawn.
    case projection(ProjectionTransform)
    /// Nothing outside the path is drawn.
    case clip(Path, FillStyle)
    /// Keeps what the items' alpha covers.
    case mask([DisplayItem])
    /// 0...1; clamped.
    case opacity(Double)
    case blend(BlendMode)
    /// A Gaussian of sigma = `radius` points of the layer's alpha, coloured, drawn below the layer. Radius 0
    /// is a hard copy.
    case shadow(color: ResolvedColor, radius: CGFloat, x: CGFloat, y: CGFloat)
    /// A shadow that isn't just drawn below the layer: inner shadows, and those of a canvas.
    case styledShadow(StyledShadow)
    /// Gaussian, sigma = `radius` points. Opaque keeps the alpha and normalises at the edges.
    case blur(radius: CGFloat, isOpaque: Bool)
    case colorFilter(ColorFilter)
    /// The layer's alpha shows what was drawn below it, blurred and tinted, in place of its colours.
    case backdrop(Backdrop)
    /// Composes the group as one layer and nothing more.
    case layer

    /// The shadow that everything outside of the layer casts into it, kept to its alpha.
    public static func innerShadow(color: ResolvedColor, radius: CGFloat, x: CGFloat, y: CGFloat) -> Effect {
        .styledShadow(
            StyledShadow(
                color: color, radius: radius, x: x, y: y, blendMode: .sourceAtop, invertsAlpha: true,
                isAbove: true))
    }
}
