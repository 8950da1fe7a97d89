import Foundation

/// A shadow and how it is composed with what casts it: what `GraphicsContext.Filter.shadow` may be told.
public struct StyledShadow: Hashable, Sendable, Codable {
    /// Times the alpha of what casts it.
    public var color: ResolvedColor
    /// The Gaussian's sigma in points; 0 is a hard copy.
    public var radius: CGFloat
    /// Points to the right.
    public var x: CGFloat
    /// Points down.
    public var y: CGFloat
    /// How the shadow mixes with the layer, if it is drawn above it, or with what lies below it.
    public var blendMode: BlendMode
    /// What isn't covered casts the shadow, out to where drawing ends.
    public var invertsAlpha: Bool
    /// Drawn above what casts it.
    public var isAbove: Bool
    /// What casts it isn't drawn. With `sourceAtop` the shadow still keeps to its alpha.
    public var isAlone: Bool
    /// Opacity and blend mode around act on the shadow and on what casts it apart, instead of on both as one.
    public var isUngrouped: Bool

    /// A plain shadow unless told otherwise.
    public init(
        color: ResolvedColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
        invertsAlpha: Bool = false, isAbove: Bool = false, isAlone: Bool = false, isUngrouped: Bool = false
    ) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
        self.blendMode = blendMode
        self.invertsAlpha = invertsAlpha
        self.isAbove = isAbove
        self.isAlone = isAlone
        self.isUngrouped = isUngrouped
    }
}
