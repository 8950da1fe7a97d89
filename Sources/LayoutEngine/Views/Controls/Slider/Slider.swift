import Foundation

/// A value between two bounds, as a knob on a track: SwiftUI's `Slider`. As wide as what is offered.
///
/// A value outside the bounds stands at the nearer end.
public struct Slider<Label: View, ValueLabel: View>: _PrimitiveView {
    private let fraction: () -> Double
    private let range: SliderRange
    /// How many steps there are; nil for a smooth slider.
    private let steps: Int?
    private let label: ViewPart?
    private let minimum: ViewPart?
    private let maximum: ViewPart?

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label?,
        _ minimum: ValueLabel?, _ maximum: ValueLabel?, _ onEditing: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        fraction = {
            let fraction = Double(value.wrappedValue - bounds.lowerBound) / length
            return fraction.isNaN ? 0 : Swift.min(Swift.max(fraction, 0), 1)
        }
        let count = step.map { length / Double($0) } ?? .nan
        steps = count.isFinite && count >= 1 ? Int(Swift.min(count, 1_000_000)) : nil
        range = SliderRange(
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) },
            read: { Double(value.wrappedValue) }, write: { value.wrappedValue = V($0) }, onEditing: onEditing)
        self.label = ViewPart(optional: label, role: "label")
        self.minimum = ViewPart(optional: minimum, role: "minimum")
        self.maximum = ViewPart(optional: maximum, role: "maximum")
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let slider = PlatformSlider(
            fraction: inputs.observing { view.fraction() }, steps: view.steps, label: view.label,
            minimum: view.minimum, maximum: view.maximum)
        let actions = view.range.actions(SpokenLabel([view.label], inputs))
        return ControlNode.around("Slider", inputs, hasOwnBaselines: true, actions) {
            resolveSlot(slider, 0, $0)
        }
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, nil, nil, nil, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, nil, nil, nil, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), nil, nil, onEditingChanged)
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// The older form of the one with closures.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
}
