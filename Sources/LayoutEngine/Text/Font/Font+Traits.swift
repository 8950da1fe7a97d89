import Drawing
import Foundation

extension Font {
    /// How heavy the strokes are: SwiftUI's `Font.Weight`.
    public struct Weight: Hashable, Sendable {
        /// As in OpenType, 100 to 900.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// How wide the letters are: 0 is standard, -0.2 condensed. Shows where the family has such faces or a width axis.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) {
            self.value = value
        }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// Percent of the normal width: 125 times the value more, so that the named ones are 50, 75, 100 and 125.
        var percent: CGFloat { value.isFinite ? min(max(100 + 125 * value, 25), 200) : 100 }
    }

    /// How close lines stand: two points less or more than usual.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// A kind of letters: SwiftUI's `Font.Design`.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var description: FontDescription.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// A role of text, sized by platform and type size: SwiftUI's `Font.TextStyle`.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
            caption2
    }
}
