/// A colour ready to be painted: straight (not premultiplied) sRGB-encoded components.
///
/// 0...1 spans what the screen shows; other values are allowed and clamped when a pixel is written.
public struct ResolvedColor: Hashable, Sendable, Codable {
    /// sRGB-encoded, 0 to 1; not multiplied by the opacity.
    public var red: Double
    /// As red.
    public var green: Double
    /// As red.
    public var blue: Double
    /// 0 is clear, 1 opaque.
    public var opacity: Double

    /// Kept as given; what lies outside 0...1 is limited where it is drawn.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// From 8-bit levels, as colour tables are written.
    public init(_ red: Int, _ green: Int, _ blue: Int, opacity: Double = 1) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: opacity)
    }

    /// Opaque black.
    public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = ResolvedColor(red: 1, green: 1, blue: 1)
    /// Black of no opacity.
    public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

    /// The same colour, its opacity times `factor`.
    public func multiplyingOpacity(by factor: Double) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
}
