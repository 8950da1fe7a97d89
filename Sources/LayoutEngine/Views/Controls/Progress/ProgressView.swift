import Foundation

/// How far a task has come: SwiftUI's `ProgressView`. The progress view style in force says how it looks.
///
/// A value is divided by the total and clamped to 0...1; NaN, and a total that isn't positive, count as 0.
public struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
    private let fraction: Double?
    private let label: ViewPart?
    private let valueLabel: ViewPart?

    private init(fraction: Double?, label: Label?, valueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label.flatMap { $0 is EmptyView ? nil : ViewPart($0, role: "label") }
        self.valueLabel = valueLabel.flatMap { $0 is EmptyView ? nil : ViewPart($0, role: "value") }
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        let fraction = Double(value) / Double(total)
        return fraction.isNaN || total <= 0 ? 0 : min(max(fraction, 0), 1)
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let stack = inputs.environment.progressViewStyles
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: view.fraction, label: view.label.map { .init(part: $0) },
            currentValueLabel: view.valueLabel.map { .init(part: $0) })
        return ControlNode.around("ProgressView", inputs) { inputs in
            var inputs = inputs
            inputs.environment.progressViewStyles = stack?.outer
            @MainActor func resolve<S: ProgressViewStyle>(_ style: S) -> _Elements {
                StyleBody.resolve(style, configuration, inputs) { $0.makeBody(configuration: $1) }
            }
            let style: any ProgressViewStyle = stack?.style ?? DefaultProgressViewStyle()
            return resolve(style)
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, valueLabel: nil)
    }

    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), valueLabel: nil)
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), valueLabel: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), valueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: nil, valueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), valueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(titleKey), valueLabel: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(title), valueLabel: nil)
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, total), label: label(), valueLabel: currentValueLabel())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Foundation's own record of a task.
    public init(_ progress: Progress) {
        self.init(
            fraction: progress.isIndeterminate ? nil : Self.fraction(progress.fractionCompleted, 1),
            label: nil,
            valueLabel: nil)
    }
}

extension ProgressView {
    /// A timer's bar as it stands at its start, since nothing runs offscreen: full where it counts down.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: countsDown ? 1 : 0, label: label(), valueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == Text {
    /// A timer at its start, with the time below the bar.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            Text(timerInterval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// A timer at its start, with the time below the bar.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view of a style's configuration, in the style that is in force outside.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        fraction = configuration.fractionCompleted
        label = configuration.label?.part
        valueLabel = configuration.currentValueLabel?.part
    }
}
