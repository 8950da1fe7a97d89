import Drawing
import Foundation

/// The numbers of sliders, in points.
///
/// Source: iamcgn/swiftui-web, Docs/elements (Slider.md for macOS 26, iOS.md for the height on iOS 26). The
/// track and knob of iOS, and all of iOS 18, are by eye.
struct SliderMetrics {
    var height: CGFloat
    var track: CGFloat
    var knob: CGSize
    var emptyTrack: SchemeColor
    var hasTicks: Bool

    static func of(_ profile: PlatformProfile) -> SliderMetrics {
        switch (profile.family, profile.majorVersion) {
        case (.macOS, _):
            SliderMetrics(
                height: 16, track: 5, knob: CGSize(width: 22, height: 16), emptyTrack: .ink(25.0 / 255),
                hasTicks: true)
        case (.iOS, 26...):
            SliderMetrics(
                height: 31, track: 6, knob: CGSize(width: 37, height: 24),
                emptyTrack: .grey(120, 0.2, 0.36), hasTicks: false)
        case (.iOS, _):
            SliderMetrics(
                height: 31, track: 4, knob: CGSize(width: 27, height: 27),
                emptyTrack: .grey(120, 0.2, 0.36), hasTicks: false)
        }
    }
}

/// On macOS the label before the track; on iOS none.
struct PlatformSlider: PlatformLook {
    let fraction: Double
    let steps: Int?
    let label: ViewPart?
    let minimum: ViewPart?
    let maximum: ViewPart?

    @Environment(\.platformProfile) private var profile
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlPlace) private var place

    private var isMac: Bool { profile.family == .macOS }

    var body: some View {
        if isMac {
            LabeledControl(label: label, control: row)
        } else {
            row
        }
    }

    private var row: some View {
        HStack(spacing: 8) {
            if let minimum { valueLabel(minimum) }
            track
            if let maximum { valueLabel(maximum) }
        }
    }

    @ViewBuilder private func valueLabel(_ part: ViewPart) -> some View {
        if isMac {
            PartView(part: part).font(.footnote).foregroundStyle(.secondary)
        } else {
            PartView(part: part)
        }
    }

    private var track: some View {
        let (metrics, fraction, steps, isEnabled) = (SliderMetrics.of(profile), fraction, steps, isEnabled)
        return ControlArtwork("track", width: nil, height: metrics.height) { canvas in
            let (width, middle) = (canvas.size.width, metrics.height / 2)
            let travel = max(width - metrics.knob.width, 0)
            let knob = metrics.knob.width / 2 + CGFloat(fraction) * travel
            let bar = CGRect(x: 0, y: middle - metrics.track / 2, width: width, height: metrics.track)
            canvas.fillCapsule(bar, metrics.emptyTrack.color)
            var filled = bar
            filled.size.width = knob
            canvas.fillCapsule(filled, TintShapeStyle().opacity(isEnabled ? 1 : 0.5))
            if metrics.hasTicks, let steps, steps <= 100 {
                for index in 0...steps {
                    let x = metrics.knob.width / 2 + travel * CGFloat(index) / CGFloat(steps)
                    canvas.fill(
                        Path(ellipseIn: CGRect(x: x - 1, y: 14, width: 2, height: 2)),
                        SchemeColor.ink(58.0 / 255).color)
                }
            }
            canvas.fillCapsule(
                CGRect(
                    x: knob - metrics.knob.width / 2, y: middle - metrics.knob.height / 2,
                    width: metrics.knob.width, height: metrics.knob.height),
                Color.white.shadow(.drop(color: .black.opacity(0.2), radius: 3, x: 0, y: 1)))
        }
    }
}
