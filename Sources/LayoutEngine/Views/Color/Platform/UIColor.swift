import Drawing
import Foundation

/// The colour type of UIKit, as far as view code needs it: made from components or by name, given to `Color`.
///
/// Two colours are equal when they are made alike; colours made by a closure only when they are the same.
public final class UIColor: Sendable {
    enum Storage: Sendable {
        case fixed(ResolvedColor)
        case system(SystemColor)
        /// Name, and values for light and dark.
        case scheme(String, SchemeColor)
        case accent
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        case opacity(UIColor, Double)
        case swiftUI(Color)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            .fixed(
                ResolvedColor(
                    red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (r, g, b) = ColorConversion.sRGB(
            Double(red), Double(green), Double(blue), from: .displayP3)
        self.init(.fixed(ResolvedColor(red: r, green: g, blue: b, opacity: Double(alpha))))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (r, g, b) = ColorConversion.rgb(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness))
        self.init(.fixed(ResolvedColor(red: r, green: g, blue: b, opacity: Double(alpha))))
    }

    /// A colour that is asked anew for each appearance.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(.dynamic(dynamicProvider))
    }

    public convenience init(_ color: Color) {
        self.init(.swiftUI(color))
    }

    /// A colour set of an asset catalogue; see ``Color/init(_:bundle:)``.
    public convenience init?(named name: String) {
        self.init(.swiftUI(Color(name)))
    }

    /// The same colour with its opacity replaced.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(.opacity(self, Double(alpha)))
    }

    /// The colour in an environment.
    func value(in environment: EnvironmentValues) -> ResolvedColor {
        switch storage {
        case .fixed(let color): return color
        case .system(let color): return color.value(in: environment)
        case .scheme(_, let colors): return colors[environment.colorScheme]
        case .accent: return environment.systemAccent
        case .dynamic(let make):
            return make(UITraitCollection(environment)).value(in: environment)
        case .opacity(let color, let opacity):
            var value = color.value(in: environment)
            value.opacity = opacity
            return value
        case .swiftUI(let color): return color.value(_StyleContext(environment))
        }
    }

    /// The components in the default appearance: light, iOS 26.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = value(in: EnvironmentValues())
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// The colour of one appearance.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(.fixed(value(in: traits.environment)))
    }
}

/// AppKit's name for the same.
public typealias NSColor = UIColor

extension UIColor: Hashable, CustomStringConvertible {
    public static func == (a: UIColor, b: UIColor) -> Bool {
        if a === b { return true }
        switch (a.storage, b.storage) {
        case (.fixed(let x), .fixed(let y)): return x == y
        case (.system(let x), .system(let y)): return x == y
        case (.scheme(let x, let colors), .scheme(let y, let others)): return x == y && colors == others
        case (.accent, .accent): return true
        case (.opacity(let x, let p), .opacity(let y, let q)): return x == y && p == q
        case (.swiftUI(let x), .swiftUI(let y)): return x == y
        default: return false
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(value(in: EnvironmentValues()))
    }

    public var description: String {
        switch storage {
        case .fixed(let color): color.hexadecimal
        case .system(let color): color.rawValue
        case .scheme(let name, _): name
        case .accent: "tint"
        case .dynamic: "dynamic"
        case .opacity(let color, let opacity): "\(opacity.decimalText) \(color)"
        case .swiftUI(let color): color.description
        }
    }
}
