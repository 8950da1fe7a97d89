/// The surroundings a case was rendered in, where they differ from the standard ones.
///
/// A part that is nil or standard leaves no trace in the file's name, so adding variants to a suite never renames
/// the goldens that it already has.
public struct GoldenVariant: Hashable, Sendable, Codable {
    public enum ColorScheme: String, Hashable, Sendable, Codable {
        case light, dark
    }

    public enum LayoutDirection: String, Hashable, Sendable, Codable {
        case leftToRight, rightToLeft
    }

    /// Pixels a point of a case that doesn't say otherwise.
    public static let standardScale = 2.0
    /// SwiftUI's name of the standard Dynamic Type size.
    public static let standardTypeSize = "large"
    /// The locale that views are rendered in where none is asked for.
    public static let standardLocale = "en_US_POSIX"

    public var colorScheme: ColorScheme
    public var layoutDirection: LayoutDirection
    /// SwiftUI's name: `xSmall` ... `xxxLarge`, `accessibility1` ... `accessibility5`; nil is `large`.
    public var typeSize: String?
    /// A locale's identifier; nil is the standard one.
    public var locale: String?
    /// Pixels a point; nil is ``standardScale``.
    public var scale: Double?

    public init(
        colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
        typeSize: String? = nil, locale: String? = nil, scale: Double? = nil
    ) {
        self.colorScheme = colorScheme
        self.layoutDirection = layoutDirection
        self.typeSize = typeSize
        self.locale = locale
        self.scale = scale
    }

    public static let standard = GoldenVariant()

    /// What follows the case in a file's name, in the fixed order scheme, direction, type size, locale, scale:
    /// `["dark", "rtl", "xxLarge", "de_DE", "3x"]`. Empty for the standard variant.
    public var suffixes: [String] {
        var parts: [String] = []
        if colorScheme == .dark { parts.append("dark") }
        if layoutDirection == .rightToLeft { parts.append("rtl") }
        if let typeSize, typeSize != Self.standardTypeSize { parts.append(typeSize) }
        if let locale, locale != Self.standardLocale { parts.append(locale) }
        if let scale, scale != Self.standardScale { parts.append("\(DecimalText.format(scale))x") }
        return parts
    }
}
