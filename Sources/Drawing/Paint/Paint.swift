import Foundation

/// What a shape is filled with. Points are in the coordinates of the item that uses it.
public enum Paint: Hashable, Sendable, Codable {
    case solid(ResolvedColor)
    /// Before `start` and after `end` the end colours go on; start == end paints the last colour.
    case linearGradient(GradientRamp, start: CGPoint, end: CGPoint)
    /// `transform` maps the gradient's own circle into the item's coordinates (an ellipse where it stretches).
    case radialGradient(
        GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, transform: CGAffineTransform)
    /// Angles in radians, 0 along +x, growing clockwise on screen.
    case angularGradient(GradientRamp, center: CGPoint, startAngle: Double, endAngle: Double)
    /// A picture repeated in both directions; `transform` maps image pixels to the item's coordinates.
    case image(CGImage, transform: CGAffineTransform, interpolation: ImageInterpolation)
}

/// How a picture is resampled.
public enum ImageInterpolation: String, Hashable, Sendable, Codable {
    /// Nearest pixel.
    case none
    /// Bilinear.
    case low
    /// Bilinear, area-averaged when shrinking.
    case medium
    /// As `medium`, with a cubic kernel when growing.
    case high
}
