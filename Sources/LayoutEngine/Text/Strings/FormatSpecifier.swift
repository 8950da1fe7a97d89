import Foundation

/// A number that an interpolation can hold: SwiftUI's `_FormatSpecifiable`.
public protocol _FormatSpecifiable: Equatable {
    /// How printf would write it.
    var _specifier: String { get }
    var _formatArgument: _FormatArgument { get }
}

/// A number as an interpolation keeps it.
public enum _FormatArgument: Equatable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)

    /// Writes the number by a printf specifier in the locale.
    ///
    /// Plain integers and decimals (`%lld`, `%d`, `%f`, `%.2f`) get the locale's separators, as real SwiftUI
    /// writes them; everything else (padding, hexadecimal, exponents) is printf's.
    func text(_ specifier: String, _ formatting: TextFormatting) -> String {
        if let text = americanText(specifier, formatting) { return text }
        let body = specifier.drop { $0 == "%" }
        let conversion = body.last ?? "d"
        let middle = body.dropLast().filter { !"lqhLzt".contains($0) }
        switch self {
        case .integer(let value) where "di".contains(conversion) && middle.isEmpty:
            return value.formatted(.number.locale(formatting.locale))
        case .unsigned(let value) where "diu".contains(conversion) && middle.isEmpty:
            return value.formatted(.number.locale(formatting.locale))
        case .number(let value) where "fF".contains(conversion):
            guard let digits = Self.precision(middle) else { break }
            return value.formatted(
                .number.locale(formatting.locale).precision(.fractionLength(digits)).rounded(
                    rule: .toNearestOrEven))
        default: break
        }
        return printf(String(middle), conversion)
    }

    /// What an integer is in American English, without asking Foundation: digits in groups of three. nil for anything
    /// else.
    private func americanText(_ specifier: String, _ formatting: TextFormatting) -> String? {
        guard formatting.locale.identifier == "en_US" else { return nil }
        switch self {
        case .integer(let value) where specifier == "%lld" || specifier == "%d":
            return (value < 0 ? "-" : "") + Self.grouped(value.magnitude)
        case .unsigned(let value) where specifier == "%llu" || specifier == "%u":
            return Self.grouped(value)
        default:
            return nil
        }
    }

    private static func grouped(_ value: UInt64) -> String {
        guard value >= 1000 else { return String(value) }
        let group = String(value % 1000)
        return grouped(value / 1000) + "," + String(repeating: "0", count: 3 - group.count) + group
    }

    /// Digits after the point: 6 without a word, nil when the specifier says more than that.
    private static func precision(_ middle: String) -> Int? {
        if middle.isEmpty { return 6 }
        guard middle.first == "." else { return nil }
        let digits = middle.dropFirst()
        return digits.isEmpty ? 0 : Int(digits).flatMap { (0...30).contains($0) ? $0 : nil }
    }

    private func printf(_ middle: String, _ conversion: Character) -> String {
        let isReal = "fFeEgGaA".contains(conversion)
        guard isReal || "diuxXo".contains(conversion) else { return plain }
        switch self {
        case .integer(let value):
            return isReal
                ? String(format: "%\(middle)\(conversion)", Double(value))
                : String(format: "%\(middle)ll\(conversion)", value)
        case .unsigned(let value):
            return isReal
                ? String(format: "%\(middle)\(conversion)", Double(value))
                : String(format: "%\(middle)ll\(conversion)", value)
        case .number(let value):
            guard !isReal else { return String(format: "%\(middle)\(conversion)", value) }
            return Int64(exactly: value.rounded(.towardZero)).map {
                String(format: "%\(middle)ll\(conversion)", $0)
            } ?? plain
        }
    }

    private var plain: String {
        switch self {
        case .integer(let value): "\(value)"
        case .unsigned(let value): "\(value)"
        case .number(let value): "\(value)"
        }
    }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
    public var _formatArgument: _FormatArgument { .integer(Int64(self)) }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
    public var _formatArgument: _FormatArgument { .unsigned(UInt64(self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _formatArgument: _FormatArgument { .number(Double(self)) }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
