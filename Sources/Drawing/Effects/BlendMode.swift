/// How a layer mixes with what lies below: SwiftUI's `BlendMode`, on sRGB-encoded components.
///
/// The last seven are a `GraphicsContext`'s alone. They replace what lies below, as far as the source's shape
/// covers it; outside of the shape nothing changes.
public enum BlendMode: String, Hashable, Sendable, Codable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}
