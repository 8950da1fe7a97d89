import Drawing
import Foundation

/// A colour, fixed or depending on where it is used: SwiftUI's `Color`.
///
/// As a view it fills what it is offered, 10 points where there is no offer.
public struct Color: Hashable, Sendable {
    /// What a colour is made of.
    indirect enum Storage: Hashable, Sendable {
        case fixed(ResolvedColor)
        case system(SystemColor)
        /// The tint in force, else the system's accent colour.
        case accent
        case platform(UIColor)
        /// A colour set of an asset catalogue, by name and bundle.
        case asset(String, String?)
        case opacity(Color, Double)
        case mix(Color, Color, by: Double, Gradient.ColorSpace)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    init(_ color: ResolvedColor) {
        self.init(.fixed(color))
    }
}

extension Color {
    /// How components are meant: SwiftUI's `Color.RGBColorSpace`.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        /// Linear light, sRGB primaries.
        case sRGBLinear
        /// The curve of sRGB, wider primaries; what sRGB can't show lies outside 0...1 and is clamped on screen.
        case displayP3
    }

    /// From components in 0...1; others are kept as extended colours.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let (r, g, b) = ColorConversion.sRGB(red, green, blue, from: colorSpace)
        self.init(ResolvedColor(red: r, green: g, blue: b, opacity: opacity))
    }

    /// A grey.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// From hue, saturation and brightness in 0...1; hue 0 and 1 are both red.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (r, g, b) = ColorConversion.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(ResolvedColor(red: r, green: g, blue: b, opacity: opacity))
    }

    /// A colour set of an asset catalogue in the bundle or below the working directory. Using one that isn't
    /// there is an error that names it.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name, bundle?.bundlePath))
    }

    public init(_ resolved: Resolved) {
        self.init(resolved.color)
    }

    public init(uiColor: UIColor) {
        self.init(.platform(uiColor))
    }

    public init(nsColor: NSColor) {
        self.init(.platform(nsColor))
    }

    /// The older form of ``init(uiColor:)``.
    public init(_ color: UIColor) {
        self.init(.platform(color))
    }

    /// The same colour, its opacity times `opacity`.
    public func opacity(_ opacity: Double) -> Color {
        Color(.opacity(self, opacity))
    }

    /// A colour between this one (0) and `other` (1); `fraction` is clamped.
    public func mix(
        with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(.mix(self, other, by: min(max(fraction.isNaN ? 0 : fraction, 0), 1), colorSpace))
    }
}

extension Color {
    public static let clear = Color(ResolvedColor.clear)
    public static let black = Color(ResolvedColor.black)
    public static let white = Color(ResolvedColor.white)
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let gray = Color(.system(.gray))
    public static let primary = Color(.system(.primary))
    public static let secondary = Color(.system(.secondary))
    /// The tint in force, else the system's accent colour.
    public static var accentColor: Color { Color(.accent) }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch storage {
        case .fixed(let color): color.hexadecimal
        case .system(let color): color.rawValue
        case .accent: "AccentColor"
        case .platform(let color): color.description
        case .asset(let name, _): "Color(\"\(name)\")"
        case .opacity(let color, let opacity): "\((opacity * 100).decimalText)% \(color)"
        case .mix(let a, let b, let fraction, _): "mix(\(a), \(b), \(fraction.decimalText))"
        }
    }
}

extension ResolvedColor {
    /// `#RRGGBBAA`, components clamped to 0...1.
    var hexadecimal: String {
        "#"
            + [red, green, blue, opacity].map { component in
                let level = Int(min(max(component.isNaN ? 0 : component, 0), 1) * 255 + 0.5)
                let digits = String(level, radix: 16, uppercase: true)
                return level < 16 ? "0" + digits : digits
            }.joined()
    }
}
