import Drawing
import Foundation

/// The colour of an entry of a colour set: components in a space, or a reference to a system colour.
struct AssetColor: Decodable, Sendable {
    /// What is wrong, in words.
    struct Failure: Error {
        var words: String
    }

    /// A component as it stands in the file: Xcode writes texts, other tools numbers too.
    enum Component: Decodable, Sendable {
        case text(String)
        case number(Double)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        /// `0x1F` and `31` are levels of 255, `0.12` is a fraction.
        ///
        /// - Parameter isFraction: Never a level, unless in hexadecimal.
        func value(isFraction: Bool) -> Double? {
            switch self {
            case .number(let number): return number.isFinite ? (number > 1 ? number / 255 : number) : nil
            case .text(let text):
                if text.lowercased().hasPrefix("0x") {
                    return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
                }
                guard let number = Double(text), number.isFinite else { return nil }
                let isLevel = !text.contains(".") && !isFraction
                return isLevel || number > 1 && isFraction ? number / 255 : number
            }
        }
    }

    var space: String?
    var components: [String: Component]?
    var reference: String?

    private enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
    }

    /// Straight sRGB components.
    func value(_ context: _StyleContext) throws(Failure) -> ResolvedColor {
        if let reference { return try system(reference, context) }
        let grey = try component("white")
        guard let red = try component("red") ?? grey, let green = try component("green") ?? grey,
            let blue = try component("blue") ?? grey
        else { throw Failure(words: "a colour has neither red, green and blue nor white") }
        let from: Color.RGBColorSpace
        switch space {
        case nil, "srgb", "extended-srgb", "gray-gamma-22", "extended-gray": from = .sRGB
        case "display-p3": from = .displayP3
        case "extended-linear-srgb": from = .sRGBLinear
        case let other?:
            throw Failure(words: "the colour space '\(other)' isn't known; use srgb or display-p3")
        }
        let (r, g, b) = ColorConversion.sRGB(red, green, blue, from: from)
        return ResolvedColor(red: r, green: g, blue: b, opacity: try component("alpha") ?? 1)
    }

    private func component(_ name: String) throws(Failure) -> Double? {
        guard let component = components?[name] else { return nil }
        guard let value = component.value(isFraction: name == "alpha") else {
            throw Failure(words: "the component '\(name)' of a colour is no number")
        }
        return value
    }

    private func system(_ name: String, _ context: _StyleContext) throws(Failure) -> ResolvedColor {
        guard let color = UIColor.named(reference: name) else {
            throw Failure(words: "the system colour '\(name)' isn't known; write its components")
        }
        return Color(.platform(color)).value(context)
    }
}

extension UIColor {
    /// A system colour by the name that colour sets use.
    fileprivate static func named(reference: String) -> UIColor? {
        let colors: [String: UIColor] = [
            "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
            "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
            "systemMintColor": .systemMint, "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
            "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
            "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
            "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
            "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
            "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
            "systemGray6Color": .systemGray6, "tintColor": .tintColor, "linkColor": .link,
            "placeholderTextColor": .placeholderText, "darkTextColor": .darkText,
            "lightTextColor": .lightText, "separatorColor": .separator,
            "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
            "secondarySystemFillColor": .secondarySystemFill,
            "tertiarySystemFillColor": .tertiarySystemFill,
            "quaternarySystemFillColor": .quaternarySystemFill,
            "systemBackgroundColor": .systemBackground,
            "secondarySystemBackgroundColor": .secondarySystemBackground,
            "tertiarySystemBackgroundColor": .tertiarySystemBackground,
            "systemGroupedBackgroundColor": .systemGroupedBackground,
            "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
            "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
            "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
            "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
            "controlAccentColor": .controlAccentColor, "textColor": .textColor,
            "windowBackgroundColor": .windowBackgroundColor,
            "controlBackgroundColor": .controlBackgroundColor,
            "textBackgroundColor": .textBackgroundColor,
        ]
        return colors[reference]
    }
}
