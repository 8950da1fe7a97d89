import Foundation

/// The numbers of toggles on one platform, in points.
///
/// Source: iamcgn/swiftui-web, Docs/elements (Toggle.md for macOS 26, iOS.md for iOS 26). iOS 18: UISwitch's
/// published 51 x 31 with a knob of 27.
struct ToggleMetrics {
    var track: CGSize
    var knob: CGSize
    /// Between the label and the switch.
    var gap: CGFloat
    /// Between the knob and the track's edge.
    var inset: CGFloat
    var offTrack: SchemeColor
    /// nil for the accent colour.
    var onTrack: SystemColor?
    /// How much of the track's colour is left when disabled.
    var disabledTrack: Double
    var disabledLabel: Double

    static func of(_ profile: PlatformProfile) -> ToggleMetrics {
        switch (profile.family, profile.majorVersion) {
        case (.macOS, _):
            ToggleMetrics(
                track: CGSize(width: 54, height: 24), knob: CGSize(width: 32, height: 20), gap: 8, inset: 2,
                offTrack: .ink(25.0 / 255), onTrack: nil, disabledTrack: 0.5, disabledLabel: 0.3)
        case (.iOS, 26...):
            ToggleMetrics(
                track: CGSize(width: 66, height: 30), knob: CGSize(width: 38, height: 25), gap: 8, inset: 2.5,
                offTrack: SchemeColor(
                    .init(118, 118, 124, opacity: 0.16), .init(118, 121, 128, opacity: 0.32)),
                onTrack: .green, disabledTrack: 0.5, disabledLabel: 1)
        case (.iOS, _):
            ToggleMetrics(
                track: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27), gap: 8, inset: 2,
                offTrack: SchemeColor(
                    .init(120, 120, 128, opacity: 0.16), .init(120, 120, 128, opacity: 0.32)),
                onTrack: .green, disabledTrack: 0.5, disabledLabel: 1)
        }
    }

    /// The small switch of macOS's grouped forms.
    static let macOSRow = {
        var metrics = of(.macOS26)
        metrics.track = CGSize(width: 36, height: 16)
        metrics.knob = CGSize(width: 21, height: 13)
        metrics.inset = 1.5
        return metrics
    }()

    enum Checkbox {
        static let side: CGFloat = 16
        static let gap: CGFloat = 5
        static let radius: CGFloat = 5
        static let off = SchemeColor.ink(25.0 / 255)
        static let tick: [(CGFloat, CGFloat)] = [(4, 8.75), (6.75, 11.5), (11.75, 5)]
        static let tickWidth: CGFloat = 2
        /// To a text above it.
        static let belowText: CGFloat = 6
    }
}
