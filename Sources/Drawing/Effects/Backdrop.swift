import Foundation

/// What a material makes of what lies below it, within the layer that it is drawn in.
///
/// 1. Blurred by a Gaussian; beyond the layer's edges and clips the pixels at the edge go on.
/// 2. Saturated.
/// 3. Covered by the tint.
public struct Backdrop: Hashable, Sendable, Codable {
    /// Sigma in points.
    public var radius: CGFloat
    /// 1 keeps the colours; see ``ColorFilter/saturation(_:)``.
    public var saturation: Double
    public var tint: ResolvedColor

    public init(radius: CGFloat, saturation: Double, tint: ResolvedColor) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
    }
}
