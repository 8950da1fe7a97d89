import Drawing
import Foundation

extension Color {
    public init(cgColor: CGColor) {
        self.init(cgColor.resolved)
    }

    /// The older form of ``init(cgColor:)``.
    public init(_ color: CGColor) {
        self.init(cgColor: color)
    }

    /// The components of a colour that is the same everywhere; nil for others.
    public var cgColor: CGColor? {
        switch storage {
        case .fixed(let color): CGColor(color)
        case .opacity(let color, let opacity): color.cgColor.flatMap { $0.copy(alpha: $0.alpha * opacity) }
        default: nil
        }
    }
}

extension Color.Resolved {
    public var cgColor: CGColor { CGColor(color) }
}

extension UIColor {
    public convenience init(cgColor: CGColor) {
        self.init(.fixed(cgColor.resolved))
    }

    /// The components in the default appearance: light, iOS 26.
    public var cgColor: CGColor { CGColor(value(in: EnvironmentValues())) }
}
