import Foundation

/// The numbers of progress views on one platform, in points.
///
/// Source: iamcgn/swiftui-web, Docs/elements (ProgressView.md for macOS 26, iOS.md for iOS 26); the wheels'
/// sizes at control sizes other than regular and macOS's small are by eye.
struct ProgressMetrics {
    /// The height of the bar's row, and of the bar in it.
    var barRow: CGFloat
    var bar: CGFloat
    /// Between label and bar.
    var labelGap: CGFloat
    var track: SchemeColor
    /// What of the bar is filled where nobody knows the fraction.
    var unknownSegment: CGFloat
    /// Whether a wheel with a known fraction is a ring.
    var hasRing: Bool
    /// Opacity of the darkest and the lightest spoke.
    var spokes: (CGFloat, CGFloat)

    static func of(_ profile: PlatformProfile) -> ProgressMetrics {
        switch profile.family {
        case .macOS:
            ProgressMetrics(
                barRow: 20, bar: 8, labelGap: 0, track: .ink(15.0 / 255), unknownSegment: 8, hasRing: true,
                spokes: (53.0 / 255, 17.0 / 255))
        case .iOS:
            ProgressMetrics(
                barRow: 4, bar: 4, labelGap: 4,
                track: SchemeColor(.init(120, 120, 125, opacity: 0.2), .init(120, 120, 128, opacity: 0.36)),
                unknownSegment: 0, hasRing: false, spokes: (0.38, 0.12))
        }
    }

    /// The wheel's side.
    static func wheel(_ size: ControlSize, _ profile: PlatformProfile) -> CGFloat {
        let isMac = profile.family == .macOS
        return switch size {
        case .mini: isMac ? 12 : 20
        case .small: isMac ? 16 : 20
        case .regular: isMac ? 32 : 20
        case .large, .extraLarge: isMac ? 32 : 37
        }
    }

    enum Ring {
        static let width: CGFloat = 5
        static let track = SchemeColor.ink(13.0 / 255)
    }
}
