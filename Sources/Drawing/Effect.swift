import Foundation

/// What is done to a group of items as they are composed.
///
/// Everything but `transform` and `clip` composes the group as one layer. Opacity, blend mode and shadow of
/// a SwiftUI container act on each drawn child; LayoutEngine has already pushed them down to the children
/// (unless grouped), so the rasterizer does exactly what the list says.
public enum Effect: Equatable, Sendable, Codable {
    /// Maps the group's coordinates into its parent's.
    case transform(CGAffineTransform)
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
    /// Gaussian, sigma = `radius` points. Opaque keeps the alpha and normalises at the edges.
    case blur(radius: CGFloat, isOpaque: Bool)
    case colorFilter(ColorFilter)
    /// Composes the group as one layer and nothing more.
    case layer
}

/// A map of straight sRGB-encoded colours, clamped after each step; see SwiftUI's modifier of the same name.
public enum ColorFilter: Hashable, Sendable, Codable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    /// Radians.
    case hueRotation(Double)
    case colorInvert
    case colorMultiply(ResolvedColor)
    case luminanceToAlpha
}
