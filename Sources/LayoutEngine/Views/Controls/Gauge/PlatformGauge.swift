import Drawing
import Foundation

/// The system's gauges.
///
/// Source: iamcgn/swiftui-web, Docs/elements/Gauge.md (macOS 26); iOS has the same shapes here, its linear
/// capacity a capsule of 4 in the tint, by eye.
struct PlatformGauge: PlatformLook {
    enum Look {
        case linearCapacity, linear, smallCapacity, circular, circularCapacity
    }

    let look: Look
    let configuration: GaugeStyleConfiguration

    @Environment(\.platformProfile) private var profile
    @Environment(\.tintStyle) private var tintStyle

    private var isMac: Bool { profile.family == .macOS }

    var body: some View {
        switch look {
        case .linearCapacity: linearCapacity
        case .linear: linear
        case .smallCapacity: smallCapacity
        case .circular, .circularCapacity: circular
        }
    }

    private var linearCapacity: some View {
        VStack {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                isMac
                    ? bar(height: 16, radius: 1.5, track: .ink(18.0 / 255), AnyShapeStyle(Color.green))
                    : bar(height: 4, radius: 2, track: .grey(120, 0.2, 0.36), AnyShapeStyle(TintShapeStyle()))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }

    private var smallCapacity: some View {
        HStack(spacing: 8) {
            configuration.minimumValueLabel
            VStack(alignment: .leading, spacing: 6) {
                configuration.label
                bar(
                    height: 8, radius: 4, track: .ink(15.0 / 255),
                    AnyShapeStyle(SchemeColor.ink(85.0 / 255).color))
                configuration.currentValueLabel.font(.system(size: 12)).foregroundStyle(.secondary)
            }
            configuration.maximumValueLabel
        }
    }

    private func bar(height: CGFloat, radius: CGFloat, track: SchemeColor, _ standard: AnyShapeStyle)
        -> ControlArtwork
    {
        let (value, fill) = (configuration.value, tintStyle ?? standard)
        return ControlArtwork("bar", width: nil, height: height) { canvas in
            let bar = CGRect(x: 0, y: 0, width: canvas.size.width, height: height)
            canvas.fillRounded(bar, radius: radius, track.color)
            var filled = bar
            filled.size.width *= CGFloat(value)
            canvas.fillRounded(filled, radius: radius, fill)
        }
    }

    /// As tall as the track; the labels overflow it.
    private var linear: some View {
        HStack(spacing: 8) {
            sideLabel(configuration.minimumValueLabel ?? configuration.currentValueLabel)
            linearTrack
            sideLabel(configuration.maximumValueLabel)
        }
    }

    @ViewBuilder private func sideLabel(_ label: GaugeStyleConfiguration.ValueLabel?) -> some View {
        if let label { label.font(.system(size: 17, weight: .semibold)).fixedSize().frame(height: 8) }
    }

    private var linearTrack: some View {
        let (value, fill) = (configuration.value, tintStyle ?? AnyShapeStyle(.foreground))
        return ControlArtwork("track", width: nil, height: 8) { canvas in
            canvas.fillCapsule(CGRect(origin: .zero, size: canvas.size), fill)
            let x = 4 + CGFloat(value) * max(canvas.size.width - 8, 0)
            canvas.fill(Path(ellipseIn: CGRect(x: x - 8, y: -4, width: 16, height: 16)), BackgroundStyle())
            canvas.fill(Path(ellipseIn: CGRect(x: x - 4, y: 0, width: 8, height: 8)), fill)
        }
    }

    private var circular: some View {
        ZStack {
            ring
            configuration.currentValueLabel.font(.system(size: 24, weight: .medium))
                .minimumScaleFactor(0.5).frame(maxWidth: 42).offset(y: -1)
            if look == .circular {
                HStack(spacing: 8) {
                    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
                        configuration.minimumValueLabel
                        configuration.maximumValueLabel
                    } else {
                        configuration.label
                    }
                }
                .font(.system(size: 11)).lineLimit(1).offset(y: 18.4)
            }
        }
        .frame(width: 58, height: 58)
    }

    private var ring: some View {
        let isOpen = look == .circular
        let hasBounds = configuration.minimumValueLabel != nil
        let (value, fill) = (configuration.value, tintStyle ?? AnyShapeStyle(.foreground))
        return ControlArtwork("ring", width: 58, height: 58, isMirrored: false) { canvas in
            let centre = CGPoint(x: 29, y: 29)
            func arc(_ start: Double, _ end: Double) -> Path {
                var path = Path()
                path.addArc(
                    center: centre, radius: 26, startAngle: .degrees(start), endAngle: .degrees(end),
                    clockwise: false)
                return path
            }
            guard isOpen else {
                canvas.stroke(arc(0, 360), fill.opacity(0.35), width: 6)
                if value > 0 { canvas.stroke(arc(-90, -90 + 360 * value), fill, width: 6) }
                return
            }
            let span = hasBounds ? 242.0 : 270
            let start = 270 - span / 2
            canvas.stroke(arc(start, start + span), fill, width: 6)
            let (sine, cosine) = Trigonometry.sineCosine((start + span * value) * .pi / 180)
            let mark = CGPoint(x: 29 + 26 * CGFloat(cosine), y: 29 + 26 * CGFloat(sine))
            for (radius, style) in [(4.5, AnyShapeStyle(BackgroundStyle())), (2.5, fill)] {
                let box = CGRect(
                    x: mark.x - radius, y: mark.y - radius, width: 2 * radius, height: 2 * radius)
                canvas.fill(Path(ellipseIn: box), style)
            }
        }
    }
}
