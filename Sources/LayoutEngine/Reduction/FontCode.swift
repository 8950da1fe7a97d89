import Foundation

/// Fonts as SwiftUI code.
enum FontCode {
    /// The shortest text that is the same number.
    static func number(_ value: CGFloat) -> String {
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value > 0 ? ".infinity" : "-.infinity" }
        let number = Double(value)
        return number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    }

    static func expression(_ font: DescribedFont) -> String {
        base(font) + font.changes.map(fontModifier).joined()
    }

    private static func base(_ font: DescribedFont) -> String {
        let weight = font.weight.map { "weight: .\(weightName($0))" }
        let design = font.design.map { "design: .\($0)" }
        func arguments(_ list: [String?]) -> String { list.compactMap { $0 }.joined(separator: ", ") }
        if let family = font.family {
            let name = SwiftUICode.literal(family)
            let size = number(font.size ?? 17)
            guard let style = font.style else { return ".custom(\(name), fixedSize: \(size))" }
            return ".custom(\(name), size: \(size), relativeTo: .\(style))"
        }
        if let style = font.style {
            if weight == nil, design == nil { return ".\(style)" }
            return ".system(\(arguments([".\(style)", design, weight])))"
        }
        return ".system(\(arguments(["size: \(number(font.size ?? 17))", weight, design])))"
    }

    private static func weightName(_ weight: Int) -> String {
        let names = [
            "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
        ]
        return names[min(max(weight / 100 - 1, 0), names.count - 1)]
    }

    /// Of `Font`.
    private static func fontModifier(_ change: DescribedFontChange) -> String {
        switch change {
        case .weight(let weight): ".weight(.\(weightName(weight)))"
        case .width(let width): ".width(Font.Width(\(number(width))))"
        case .leading(let name): ".leading(.\(name))"
        case .bold(let isOn): isOn ? ".bold()" : ".bold(false)"
        case .italic(let isOn): isOn ? ".italic()" : ".italic(false)"
        case .monospaced: ".monospaced()"
        case .design: ""
        case .monospacedDigit: ".monospacedDigit()"
        case .smallCaps(true, true): ".smallCaps()"
        case .smallCaps(let lowercase, _): lowercase ? ".lowercaseSmallCaps()" : ".uppercaseSmallCaps()"
        case .scale(let factor): ".scaled(by: \(number(factor)))"
        }
    }

    /// Of `Text`.
    static func textModifier(_ change: DescribedFontChange) -> String {
        switch change {
        case .weight(let weight): ".fontWeight(.\(weightName(weight)))"
        case .width(let width): ".fontWidth(Font.Width(\(number(width))))"
        case .design(let name): ".fontDesign(.\(name))"
        default: fontModifier(change)
        }
    }

    /// Of a view.
    static func viewModifier(_ change: DescribedFontChange) -> String { textModifier(change) }
}
