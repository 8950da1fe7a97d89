import Foundation

/// A colour as CoreGraphics has it, as far as view code needs it: sRGB components.
///
/// Two colours are equal when their components are.
public final class CGColor: Hashable, Sendable {
    /// Straight, encoded sRGB.
    public let resolved: ResolvedColor

    /// The same components, in sRGB.
    public init(_ color: ResolvedColor) {
        resolved = color
    }

    /// sRGB components from 0 to 1, not premultiplied; kept as given where they lie outside.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            ResolvedColor(
                red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// As ``init(red:green:blue:alpha:)``.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Three equal components, from 0 (black) to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black of no opacity.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// From 0, clear, to 1.
    public var alpha: CGFloat { CGFloat(resolved.opacity) }

    /// 4: red, green, blue and alpha.
    public var numberOfComponents: Int { 4 }

    /// Red, green, blue and alpha; never nil.
    public var components: [CGFloat]? {
        [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
    }

    /// The same colour with another alpha; never nil.
    public func copy(alpha: CGFloat) -> CGColor? {
        var color = resolved
        color.opacity = Double(alpha)
        return CGColor(color)
    }

    /// By components.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }

    /// Of the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}
