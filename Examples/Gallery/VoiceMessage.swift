import SwiftUI

/// A voice message. Its waveform is drawn by a view of its own, as a `UIView` draws it in an app.
struct VoiceMessage: View {
    let sender: String
    let length: String
    let samples: [Double]
    @State var position: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(sender)
                .font(.subheadline.weight(.semibold))
            HStack(spacing: 12) {
                Image(systemName: "play.fill")
                    .foregroundStyle(.white)
                    .frame(width: 40, height: 40)
                    .background(.tint, in: .circle)
                Waveform(samples: samples, position: $position)
                Text(length)
                    .font(.caption.monospacedDigit())
                    .foregroundStyle(.secondary)
            }
        }
        .padding(12)
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 18))
    }
}

/// The waveform of a recording, and how much of it was heard.
struct Waveform: PlatformViewRepresentable {
    let samples: [Double]
    @Binding var position: Double

    final class Coordinator {
        var position: Binding<Double>

        init(_ position: Binding<Double>) {
            self.position = position
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator($position) }

    func makeView(context: Context) -> WaveformView {
        let view = WaveformView()
        let coordinator = context.coordinator
        view.accessibilityLabel = "Position"
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        view.actions.increment = { coordinator.position.wrappedValue += 0.1 }
        view.actions.decrement = { coordinator.position.wrappedValue -= 0.1 }
        return view
    }

    func updateView(_ view: WaveformView, context: Context) {
        context.coordinator.position = $position
        view.samples = samples
        view.position = position
    }
}

final class WaveformView: PlatformView {
    private static let bar: CGFloat = 3
    private static let gap: CGFloat = 2

    var position = 0.0
    var samples: [Double] = [] {
        didSet { if samples.count != oldValue.count { invalidateIntrinsicContentSize() } }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(samples.count) * (Self.bar + Self.gap) - Self.gap, height: 36)
    }

    /// As many bars as there is room for, from the leading side.
    override func draw(in context: inout GraphicsContext, size: CGSize) {
        guard !samples.isEmpty else { return }
        if context.environment.layoutDirection == .rightToLeft {
            context.translateBy(x: size.width, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        let count = max(Int((size.width + Self.gap) / (Self.bar + Self.gap)), 1)
        for index in 0..<count {
            let height = max(size.height * samples[index * samples.count / count], Self.bar)
            let bar = CGRect(
                x: CGFloat(index) * (Self.bar + Self.gap), y: (size.height - height) / 2, width: Self.bar,
                height: height)
            let wasHeard = Double(index) < position * Double(count)
            context.fill(
                Path(roundedRect: bar, cornerRadius: Self.bar / 2),
                with: wasHeard ? .style(.tint) : .color(Color(.systemGray3)))
        }
    }
}

#Preview("Voice message") {
    VStack(spacing: 12) {
        VoiceMessage(
            sender: "Mara", length: "0:42",
            samples: [
                0.1, 0.2, 0.35, 0.6, 0.45, 0.3, 0.55, 0.8, 1, 0.7, 0.5, 0.35, 0.2, 0.15, 0.3, 0.5, 0.75, 0.9,
                0.65, 0.4, 0.3, 0.45, 0.6, 0.85, 0.7, 0.5, 0.25, 0.15, 0.1, 0.25, 0.4, 0.3, 0.2, 0.1,
            ], position: 0.4)
        VoiceMessage(
            sender: "Jonas", length: "0:09",
            samples: [0.2, 0.6, 1, 0.5, 0.7, 0.4, 0.8, 0.9, 0.3, 0.5, 0.2, 0.1], position: 0)
    }
    .padding(16)
}
