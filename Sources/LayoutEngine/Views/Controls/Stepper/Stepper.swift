import Foundation

/// A pair of buttons that step a value: SwiftUI's `Stepper`.
public struct Stepper<Label: View>: _PrimitiveView {
    private let label: ViewPart
    private let steps: StepperSteps

    private init(label: Label, _ steps: StepperSteps) {
        self.label = ViewPart(label, role: "label")
        self.steps = steps
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let stepper = PlatformStepper(label: view.label)
        let isUIKit =
            inputs.environment.platformProfile.family == .iOS && !inputs.environment.controlPlace.isRow
        let actions = view.steps.actions(SpokenLabel([view.label], inputs))
        return ControlNode.around("Stepper", inputs, hasOwnBaselines: isUIKit, actions) {
            resolveSlot(stepper, 0, $0)
        }
    }
}

extension Stepper {
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), StepperSteps(onIncrement, onDecrement, onEditingChanged))
    }

    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), StepperSteps(onIncrement, onDecrement, onEditingChanged))
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), StepperSteps(value, nil, step, onEditingChanged))
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), StepperSteps(value, bounds, step, onEditingChanged))
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), StepperSteps(onIncrement, onDecrement, onEditingChanged))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), StepperSteps(onIncrement, onDecrement, onEditingChanged))
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), StepperSteps(value, nil, step, onEditingChanged))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), StepperSteps(value, nil, step, onEditingChanged))
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), StepperSteps(value, bounds, step, onEditingChanged))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), StepperSteps(value, bounds, step, onEditingChanged))
    }
}

/// The platforms' steppers.
///
/// Source: iamcgn/swiftui-web, Docs/elements (Stepper.md for macOS 26, iOS.md for iOS 26; iOS 18's box by eye).
struct PlatformStepper: PlatformLook {
    let label: ViewPart

    @Environment(\.platformProfile) private var profile
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isMac = profile.family == .macOS
        LabeledControl(label: label, fills: !isMac, control: control(isMac))
    }

    private func control(_ isMac: Bool) -> ControlArtwork {
        let opacity = isEnabled ? 1 : 0.5
        if isMac {
            return ControlArtwork("stepper", width: 20, height: 26) { canvas in
                canvas.fillRounded(
                    CGRect(x: 0, y: 0, width: 20, height: 26), radius: 5,
                    SchemeColor.ink(20.0 / 255 * opacity).color)
                let arrow = SchemeColor.ink(137.0 / 255).color
                canvas.stroke(.line((4.5, 9.25), (10, 4.25), (15.5, 9.25)), arrow, width: 1.5)
                canvas.stroke(.line((4.5, 17.25), (10, 22.25), (15.5, 17.25)), arrow, width: 1.5)
                canvas.fillRounded(
                    CGRect(x: 3, y: 12.5, width: 14, height: 1), radius: 0, SchemeColor.ink(43.0 / 255).color)
            }
        }
        let isCapsule = profile.majorVersion >= 26
        return ControlArtwork("stepper", width: 94, height: 32) { canvas in
            let box = CGRect(x: 0.5, y: 2, width: 93, height: 28)
            if isCapsule {
                canvas.fillCapsule(box, SchemeColor.grey(118, 0.12, 0.24).color)
            } else {
                canvas.fillRounded(
                    CGRect(x: 0, y: 0, width: 94, height: 32), radius: 8,
                    SchemeColor.grey(118, 0.12, 0.24).color)
            }
            canvas.fillRounded(
                CGRect(x: 46.5, y: 8, width: 1, height: 16), radius: 0, SchemeColor.ink(75.0 / 255).color)
            let ink = SchemeColor.ink(218.0 / 255 * opacity).color
            canvas.stroke(.line((17, 16), (30, 16)), ink, width: 2)
            canvas.stroke(.line((64, 16), (77, 16)), ink, width: 2)
            canvas.stroke(.line((70.5, 9.5), (70.5, 22.5)), ink, width: 2)
        }
    }
}
