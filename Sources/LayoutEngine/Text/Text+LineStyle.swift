import Foundation

extension Text {
    /// A line under or through text: SwiftUI's `Text.LineStyle`.
    public struct LineStyle: Hashable, Sendable {
        /// Dashes and gaps; in units of the line's thickness.
        public struct Pattern: Hashable, Sendable {
            /// Dash, gap, dash, gap...; empty for a solid line.
            let lengths: [CGFloat]

            public static let solid = Pattern(lengths: [])
            public static let dot = Pattern(lengths: [3, 3])
            public static let dash = Pattern(lengths: [10, 5])
            public static let dashDot = Pattern(lengths: [10, 3, 3, 3])
            public static let dashDotDot = Pattern(lengths: [10, 3, 3, 3, 3, 3])
        }

        let pattern: Pattern
        let color: Color?

        /// - Parameter color: nil takes the text's.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    /// Cuts that a text that is too long gets: SwiftUI's `Text.TruncationMode`.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }

    /// Upper or lower case: SwiftUI's `Text.Case`.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// A logical size relative to the font's: SwiftUI's `Text.Scale`.
    public struct Scale: Hashable, Sendable {
        let isSecondary: Bool

        public static let `default` = Scale(isSecondary: false)
        public static let secondary = Scale(isSecondary: true)
    }
}

/// How lines of a text stand to each other: SwiftUI's `TextAlignment`.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}
