import Drawing
import Foundation

/// The platforms' progress views: the label over the bar and the value below it, at the leading edge; or both
/// below the wheel, in the secondary colour.
struct PlatformProgress: PlatformLook {
    let isLinear: Bool
    let configuration: ProgressViewStyleConfiguration

    @Environment(\.platformProfile) private var profile
    @Environment(\.controlSize) private var controlSize
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.tintStyle) private var tintStyle

    private var metrics: ProgressMetrics { .of(profile) }

    var body: some View {
        if isLinear {
            VStack(alignment: .leading, spacing: 0) {
                if let label = configuration.label, !labelsAreHidden {
                    label.padding(.bottom, metrics.labelGap)
                }
                ProgressBar(fraction: configuration.fractionCompleted, metrics: metrics)
                if let value = configuration.currentValueLabel, !labelsAreHidden {
                    value.foregroundStyle(.secondary).padding(.top, metrics.labelGap)
                }
            }
        } else if labelsAreHidden {
            wheel
        } else {
            VStack {
                wheel
                configuration.label.foregroundStyle(.secondary)
                configuration.currentValueLabel.foregroundStyle(.secondary)
            }
        }
    }

    @ViewBuilder private var wheel: some View {
        let side = ProgressMetrics.wheel(controlSize, profile)
        if let fraction = configuration.fractionCompleted, metrics.hasRing {
            ProgressRing(fraction: fraction, side: side)
        } else {
            Spinner(side: side, opacities: tintStyle == nil ? metrics.spokes : (1, 0.3))
        }
    }
}

/// A track with its filled part.
private struct ProgressBar: PlatformLook {
    let fraction: Double?
    let metrics: ProgressMetrics

    var body: some View {
        ControlArtwork("bar", width: nil, height: metrics.barRow) { [fraction, metrics] canvas in
            let width = canvas.size.width
            let y = (metrics.barRow - metrics.bar) / 2
            canvas.fillCapsule(
                CGRect(x: 0, y: y, width: width, height: metrics.bar), metrics.track.color)
            let filled = fraction.map { CGFloat($0) * width } ?? metrics.unknownSegment
            guard filled > 0 else { return }
            canvas.fillCapsule(
                CGRect(x: 0, y: y, width: max(filled, min(metrics.bar, width)), height: metrics.bar),
                TintShapeStyle())
        }
    }
}

/// A ring, filled clockwise from the top.
private struct ProgressRing: PlatformLook {
    let fraction: Double
    let side: CGFloat

    var body: some View {
        ControlArtwork("ring", width: side, height: side, isMirrored: false) { [fraction, side] canvas in
            let width = ProgressMetrics.Ring.width * side / 32
            let ring = CGRect(x: 0, y: 0, width: side, height: side)
                .insetBy(dx: width / 2, dy: width / 2)
            canvas.stroke(Path(ellipseIn: ring), ProgressMetrics.Ring.track.color, width: width)
            guard fraction > 0 else { return }
            var arc = Path()
            arc.addArc(
                center: CGPoint(x: side / 2, y: side / 2), radius: ring.width / 2, startAngle: .degrees(-90),
                endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
            canvas.stroke(arc, TintShapeStyle(), width: width)
        }
    }
}

/// Eight spokes, the darkest to the left, fading clockwise: the first frame of a wheel that turns.
private struct Spinner: PlatformLook {
    let side: CGFloat
    /// Of the darkest and the lightest spoke.
    let opacities: (CGFloat, CGFloat)

    @Environment(\.tintStyle) private var tintStyle

    var body: some View {
        let color = tintStyle ?? AnyShapeStyle(SchemeColor.ink(1).color)
        ControlArtwork("spinner", width: side, height: side, isMirrored: false) {
            [side, opacities] canvas in
            // The proportions of a wheel of 32: spokes of 3 from 6.5 to 14.
            let unit = side / 32
            for index in 0..<8 {
                let (sine, cosine) = Trigonometry.sineCosine(Double(index) * .pi / 4)
                let direction = (x: -CGFloat(cosine), y: -CGFloat(sine))
                let middle = side / 2
                let spoke = Path.line(
                    (middle + direction.x * 8 * unit, middle + direction.y * 8 * unit),
                    (middle + direction.x * 13 * unit, middle + direction.y * 13 * unit))
                let share = CGFloat(index == 0 ? 0 : 8 - index) / 7
                let opacity = opacities.0 + (opacities.1 - opacities.0) * share
                canvas.stroke(spoke, color.opacity(Double(opacity)), width: 3 * unit)
            }
        }
    }
}
