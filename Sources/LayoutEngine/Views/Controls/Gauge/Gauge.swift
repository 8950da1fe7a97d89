import Foundation

/// A value within bounds: SwiftUI's `Gauge`. The gauge style in force says how it looks.
///
/// The value is normalised to 0...1 and clamped; NaN, and empty bounds, count as 0.
public struct Gauge<
    Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: _PrimitiveView {
    private let configuration: GaugeStyleConfiguration

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
        _ minimum: BoundsLabel?, _ maximum: BoundsLabel?
    ) {
        let fraction = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
        configuration = GaugeStyleConfiguration(
            value: fraction.isNaN ? 0 : min(max(fraction, 0), 1),
            label: .init(part: ViewPart(optional: label, role: "label")),
            currentValueLabel: ViewPart(optional: current, role: "current").map { .init(part: $0) },
            minimumValueLabel: ViewPart(optional: minimum, role: "minimum").map { .init(part: $0) },
            maximumValueLabel: ViewPart(optional: maximum, role: "maximum").map { .init(part: $0) })
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let stack = inputs.environment.gaugeStyles
        return ControlNode.around("Gauge", inputs) { inputs in
            var inputs = inputs
            inputs.environment.gaugeStyles = stack?.outer
            @MainActor func resolve<S: GaugeStyle>(_ style: S) -> _Elements {
                StyleBody.resolve(style, view.configuration, inputs) { $0.makeBody(configuration: $1) }
            }
            let style: any GaugeStyle = stack?.style ?? DefaultGaugeStyle()
            return resolve(style)
        }
    }
}

extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), nil, nil, nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

/// How gauges look: SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GaugeStyleConfiguration {
    public struct Label: _PrimitiveView {
        let part: ViewPart?

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part?.row(inputs) ?? _Elements()
        }
    }

    /// A text of a value: the current one, or a bound.
    public struct ValueLabel: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.row(inputs)
        }
    }

    public typealias CurrentValueLabel = ValueLabel
    public typealias MinimumValueLabel = ValueLabel
    public typealias MaximumValueLabel = ValueLabel

    /// From 0 to 1.
    public let value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel?
    public let minimumValueLabel: MinimumValueLabel?
    public let maximumValueLabel: MaximumValueLabel?
}

extension EnvironmentValues {
    private enum GaugeStylesKey: EnvironmentKey {
        static var defaultValue: StyleStack<any GaugeStyle>? { nil }
    }

    var gaugeStyles: StyleStack<any GaugeStyle>? {
        get { self[GaugeStylesKey.self] }
        set { self[GaugeStylesKey.self] = newValue }
    }
}

extension View {
    /// How gauges inside look.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        transformEnvironment(\.gaugeStyles) { $0 = StyleStack(style, outer: $0) }
    }
}
