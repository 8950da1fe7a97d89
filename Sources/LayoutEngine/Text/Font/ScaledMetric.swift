import Foundation

/// A number that grows with the type size: SwiftUI's `ScaledMetric`.
///
/// Scaled as the text style's size is (real SwiftUI's table between is not public); unchanged on macOS.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var factor: CGFloat = 1

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    public var wrappedValue: Value { base * Value(factor) }

    public mutating func _bind(_ context: _PropertyContext) {
        factor = TypeScale(context.environment).factor(style)
    }
}
