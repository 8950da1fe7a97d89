import Drawing
import Foundation

/// The platforms' toggles.
///
/// | style | iOS | macOS |
/// |---|---|---|
/// | automatic | switch | checkbox; in a grouped form a small switch |
/// | switch | label, switch at the row's end, as wide as offered | label, 8 points, switch |
/// | checkbox | box, 5 points, label | the same; the box's middle half a capital above the label's baseline |
/// | button | the bordered button's outline: filled when on, its label alone when off | bordered; prominent when on |
struct PlatformToggle: PlatformLook {
    enum Look {
        case automatic, `switch`, checkbox, button
    }

    let look: Look
    let configuration: ToggleStyleConfiguration

    @Environment(\.platformProfile) private var profile
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.controlPlace) private var place

    private var isMac: Bool { profile.family == .macOS }

    private var actualLook: Look {
        guard look == .automatic else { return look }
        return isMac && place != .formRow ? .checkbox : .switch
    }

    private var metrics: ToggleMetrics {
        isMac && place == .formRow ? .macOSRow : .of(profile)
    }

    var body: some View {
        switch actualLook {
        case .automatic, .switch: switchRow
        case .checkbox: CheckboxRow(configuration: configuration)
        case .button: button
        }
    }

    @ViewBuilder private var switchRow: some View {
        if labelsAreHidden {
            SwitchControl(isOn: configuration.isOn, metrics: metrics)
        } else if isMac && !place.isRow {
            HStack(spacing: metrics.gap) {
                label
                SwitchControl(isOn: configuration.isOn, metrics: metrics)
            }
        } else {
            TrailingControlRow(gap: metrics.gap, label: label) {
                SwitchControl(isOn: configuration.isOn, metrics: metrics)
            }
        }
    }

    private var label: some View {
        configuration.label.font(.body).foregroundStyle(
            isEnabled || metrics.disabledLabel == 1
                ? AnyShapeStyle(.foreground)
                : AnyShapeStyle(ForegroundStyle().opacity(metrics.disabledLabel)))
    }

    @ViewBuilder private var button: some View {
        let button = Button(
            action: { configuration.isOn.toggle() }, label: { configuration.label })
        if configuration.isOn {
            button.buttonStyle(.borderedProminent)
        } else if isMac {
            button.buttonStyle(.bordered)
        } else {
            button.buttonStyle(BareBorderedButtonStyle())
        }
    }
}

/// A bordered button without its fill: an iOS toggle of the button style that is off.
private struct BareBorderedButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PlatformButton(look: .bordered, configuration: configuration, isFilled: false)
    }
}

/// A label at the start of a row and a control at its end; in a list's or form's row it is as tall as the label,
/// and the control overflows it.
struct TrailingControlRow<Label: View, Control: View>: PlatformLook {
    let gap: CGFloat
    let label: Label
    let overflows: Bool
    let control: Control

    @Environment(\.controlPlace) private var place

    init(gap: CGFloat, label: Label, overflows: Bool = true, @ViewBuilder control: () -> Control) {
        self.overflows = overflows
        self.gap = gap
        self.label = label
        self.control = control()
    }

    var body: some View {
        HStack(spacing: 0) {
            label
            Spacer(minLength: gap)
            if place.isRow, overflows {
                control.fixedSize().frame(height: 0)
            } else {
                control
            }
        }
    }
}

/// Track and knob.
struct SwitchControl: PlatformLook {
    let isOn: Bool
    let metrics: ToggleMetrics

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tintStyle

    var body: some View {
        let (track, knob, inset) = (metrics.track, metrics.knob, metrics.inset)
        let fill = trackStyle
        let knobX = isOn ? track.width - knob.width - inset : inset
        ControlArtwork("switch", width: track.width, height: track.height) { canvas in
            canvas.fillCapsule(CGRect(origin: .zero, size: track), fill)
            canvas.fillCapsule(
                CGRect(
                    x: knobX, y: (track.height - knob.height) / 2, width: knob.width, height: knob.height),
                Color.white.shadow(.drop(color: .black.opacity(0.12), radius: 2, x: 0, y: 1)))
        }
    }

    private var trackStyle: AnyShapeStyle {
        let full: AnyShapeStyle =
            if !isOn {
                AnyShapeStyle(metrics.offTrack.color)
            } else if tintStyle == nil, let color = metrics.onTrack {
                AnyShapeStyle(Color(.system(color)))
            } else {
                AnyShapeStyle(TintShapeStyle())
            }
        return isEnabled ? full : AnyShapeStyle(full.opacity(metrics.disabledTrack))
    }
}

/// The box and the label; the box's middle is half a capital above the label's first baseline.
private struct CheckboxRow: _PrimitiveView {
    let configuration: ToggleStyleConfiguration

    private enum BoxMiddle: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
    }

    static func _resolve(_ view: CheckboxRow, _ inputs: _ResolveInputs) -> _Elements {
        let environment = inputs.environment
        let configuration = view.configuration
        let box = CheckboxControl(isOn: configuration.isOn, isMixed: configuration.isMixed)
        if environment.labelsAreHidden { return CheckboxControl._resolve(box, inputs) }
        var body = environment
        body.font = .body
        let capital = RunFitting(environment: body, graph: inputs.graph).font(TextAttributes(body)).capHeight
        let middle = VerticalAlignment(BoxMiddle.self)
        let row = HStack(alignment: middle, spacing: ToggleMetrics.Checkbox.gap) {
            box
            configuration.label.font(.body)
                .foregroundStyle(
                    environment.isEnabled
                        ? AnyShapeStyle(.foreground)
                        : AnyShapeStyle(ForegroundStyle().opacity(0.3))
                )
                .alignmentGuide(middle) { $0[.firstTextBaseline] - capital / 2 }
        }
        .modifier(NodeModifier { CheckboxSpacingNode($0, $1) })
        return resolve(row, inputs)
    }

    private static func resolve<V: View>(_ view: V, _ inputs: _ResolveInputs) -> _Elements {
        V._resolve(view, inputs.child(.body, V.self))
    }
}

/// A checkbox brings its own distance to a text above it.
private final class CheckboxSpacingNode: UnaryNode {
    override func computeSpacing() -> ViewSpacing {
        var spacing = child.spacing
        spacing.distances[.init(category: .plain, edge: .top)] = ToggleMetrics.Checkbox.belowText
        spacing.textLeading[.top] = ToggleMetrics.Checkbox.belowText
        return spacing
    }
}

struct CheckboxControl: PlatformLook {
    let isOn: Bool
    let isMixed: Bool

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let side = ToggleMetrics.Checkbox.side
        let isMarked = isOn || isMixed
        let (isMixed, isEnabled) = (isMixed, isEnabled)
        ControlArtwork("checkbox", width: side, height: side, isMirrored: false) { canvas in
            let box = CGRect(x: 0, y: 0, width: side, height: side)
            let full =
                isMarked ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ToggleMetrics.Checkbox.off.color)
            canvas.fillRounded(
                box, radius: ToggleMetrics.Checkbox.radius,
                isEnabled ? full : AnyShapeStyle(full.opacity(0.5)))
            guard isMarked else { return }
            var tick = Path()
            if isMixed {
                tick = .line((4, side / 2), (side - 4, side / 2))
            } else {
                tick.addLines(ToggleMetrics.Checkbox.tick.map { CGPoint(x: $0.0, y: $0.1) })
            }
            canvas.stroke(tick, Color.white, width: ToggleMetrics.Checkbox.tickWidth)
        }
    }
}
