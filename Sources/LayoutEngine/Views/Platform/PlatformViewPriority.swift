import Foundation

extension PlatformView {
    /// How strongly a view keeps to its intrinsic size, from 1 to 1000.
    ///
    /// A representable's size knows two kinds of them: below 750 the view gives way to what it is offered, from 750 on it
    /// doesn't.
    public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: Float

        public init(rawValue: Float) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: Float) {
            self.init(rawValue: rawValue)
        }

        public static let required = LayoutPriority(1000)
        public static let defaultHigh = LayoutPriority(750)
        public static let defaultLow = LayoutPriority(250)
        public static let fittingSizeLevel = LayoutPriority(50)

        public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }

        public static func + (a: LayoutPriority, b: Float) -> LayoutPriority {
            LayoutPriority(a.rawValue + b)
        }

        public static func - (a: LayoutPriority, b: Float) -> LayoutPriority {
            LayoutPriority(a.rawValue - b)
        }
    }
}

/// A priority for each axis.
struct AxisPriorities {
    private var horizontal: PlatformView.LayoutPriority
    private var vertical: PlatformView.LayoutPriority

    init(_ both: PlatformView.LayoutPriority) {
        (horizontal, vertical) = (both, both)
    }

    subscript(axis: Axis) -> PlatformView.LayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            switch axis {
            case .horizontal: horizontal = newValue
            case .vertical: vertical = newValue
            }
        }
    }
}
