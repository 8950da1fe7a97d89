import Foundation

/// What a shape is filled with. Points are in the coordinates of the item that uses it.
public enum Paint: Hashable, Sendable, Codable {
    case solid(ResolvedColor)
    /// What lies before `start` and after `end` is the ramp's spread; start == end paints the last colour.
    case linearGradient(GradientRamp, start: CGPoint, end: CGPoint)
    /// `transform` maps the gradient's own circle into the item's coordinates (an ellipse where it stretches).
    /// Equal radii make a hard edge there.
    case radialGradient(
        GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, transform: CGAffineTransform)
    /// Angles in radians, 0 along +x, growing clockwise on screen. The ramp's spread plays no part; equal
    /// angles paint the last colour.
    case angularGradient(GradientRamp, center: CGPoint, startAngle: Double, endAngle: Double)
    /// A mesh whose unit square is `rect`.
    case meshGradient(ColorMesh, rect: CGRect)
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
