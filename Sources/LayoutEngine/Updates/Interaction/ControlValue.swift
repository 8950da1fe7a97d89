import Foundation

/// Values as they are given to controls.
enum ControlValue {
    /// `value` as a number of another type; nil for what isn't one.
    static func number(_ value: AnyHashable) -> Double? {
        switch value.base {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }

    /// `value` as a `V`, numbers of other types included where nothing is lost.
    static func converted<V>(_ value: AnyHashable, to type: V.Type) -> V? {
        if let value = value.base as? V { return value }
        guard let number = number(value), number.isFinite else { return nil }
        switch type {
        case is Double.Type: return number as? V
        case is CGFloat.Type: return CGFloat(number) as? V
        case is Float.Type: return Float(number) as? V
        case let type as any BinaryInteger.Type: return exactly(number, type) as? V
        default: return nil
        }
    }

    private static func exactly<I: BinaryInteger>(_ number: Double, _ type: I.Type) -> I? {
        I(exactly: number)
    }
}
