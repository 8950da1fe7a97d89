import Drawing
import Foundation

/// Reads colours: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()` and names.
///
/// Source: CSS Color 3, section 4.
enum SVGColor {
    /// nil for what is no colour.
    static func read(_ text: String) -> ResolvedColor? {
        let text = text.lowercased()
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        if text.hasPrefix("rgb") { return function(text) }
        if text == "transparent" { return .clear }
        return names[text].map { ResolvedColor(Int($0 >> 16), Int($0 >> 8 & 255), Int($0 & 255)) }
    }

    private static func hexadecimal(_ digits: Substring) -> ResolvedColor? {
        guard digits.allSatisfy(\.isHexDigit) else { return nil }
        let values = digits.compactMap(\.hexDigitValue)
        switch values.count {
        case 3, 4:
            let alpha = values.count == 4 ? values[3] * 17 : 255
            return ResolvedColor(
                values[0] * 17, values[1] * 17, values[2] * 17, opacity: Double(alpha) / 255)
        case 6, 8:
            let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
            let alpha = bytes.count == 4 ? bytes[3] : 255
            return ResolvedColor(bytes[0], bytes[1], bytes[2], opacity: Double(alpha) / 255)
        default:
            return nil
        }
    }

    private static func function(_ text: String) -> ResolvedColor? {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let inner = text[text.index(after: open)...].dropLast()
        let parts = inner.split { $0 == "," || $0 == " " || $0 == "/" }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        func value(_ part: Substring, full: Double) -> Double? {
            let isPercent = part.hasSuffix("%")
            return Double(isPercent ? part.dropLast() : part).map {
                min(max($0 / (isPercent ? 100 : full), 0), 1)
            }
        }
        guard let red = value(parts[0], full: 255), let green = value(parts[1], full: 255),
            let blue = value(parts[2], full: 255),
            let alpha = parts.count == 4 ? value(parts[3], full: 1) : 1
        else { return nil }
        return ResolvedColor(red: red, green: green, blue: blue, opacity: alpha)
    }

    private static let names = SVGColorNames.all
}
