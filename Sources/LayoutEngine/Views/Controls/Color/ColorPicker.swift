import Drawing
import Foundation

/// A colour to choose: SwiftUI's `ColorPicker`: the label and a well of the colour.
///
/// Source: iamcgn/swiftui-web, Docs/elements/ColorPicker.md (macOS: 48 x 24, the swatch 3 in); iOS's round well
/// of 28 by eye.
public struct ColorPicker<Label: View>: _PrimitiveView {
    private let label: ViewPart
    private let selection: Binding<Color>

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.label = ViewPart(label(), role: "label")
        self.selection = selection
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let color = inputs.observing { view.selection.wrappedValue }
        let isMac = inputs.environment.platformProfile.family == .macOS
        let isEnabled = inputs.environment.isEnabled
        let well = ControlArtwork("well", width: isMac ? 48 : 28, height: isMac ? 24 : 28) { canvas in
            let box = CGRect(origin: .zero, size: canvas.size)
            let shown = color.opacity(isEnabled ? 1 : 0.5)
            if isMac {
                canvas.fillRounded(box, radius: 11, SchemeColor.ink(25.0 / 255).color)
                canvas.fillRounded(box.insetBy(dx: 3, dy: 3), radius: 8, shown)
            } else {
                let wheel = AngularGradient(
                    colors: [.red, .purple, .blue, .teal, .green, .yellow, .orange, .red], center: .center)
                canvas.fill(Path(ellipseIn: box), wheel)
                canvas.fill(Path(ellipseIn: box.insetBy(dx: 3, dy: 3)), Color(uiColor: .systemBackground))
                canvas.fill(Path(ellipseIn: box.insetBy(dx: 5, dy: 5)), shown)
            }
        }
        let picker = LabeledControl(label: view.label, fills: !isMac, control: well)
        var actions = ControlActions("ColorPicker", label: SpokenLabel([view.label], inputs))
        actions.set = { value throws(ValueRefusal) in
            guard let color = value.base as? Color else { throw .kind("a colour") }
            if color != view.selection.wrappedValue { view.selection.wrappedValue = color }
        }
        return ControlNode.around("ColorPicker", inputs, actions) { resolveSlot(picker, 0, $0) }
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
