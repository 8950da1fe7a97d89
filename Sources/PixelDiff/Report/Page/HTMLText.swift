import Foundation

/// Text as HTML: what comes from names, files and views is never markup.
enum HTMLText {
    /// For element content and for attribute values in double quotes. What nobody would see, and what would turn the
    /// text after it around, is written out.
    static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case _ where isHidden(scalar): result += visible(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Control characters other than tabs and line breaks, and those that embed, override or isolate a direction.
    ///
    /// - Source: Boucher and Anderson, *Trojan Source* (2021): the characters that reorder text on screen.
    static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD: false
        case 0x0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// `⟨U+202E⟩`.
    static func visible(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "⟨U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)⟩"
    }

    /// Escaped, and kept apart from the direction of the text around it.
    static func isolated(_ text: String) -> String { "<bdi>\(escape(text))</bdi>" }

    /// A picture inside the page.
    static func dataURI(png: [UInt8]) -> String {
        "data:image/png;base64,\(Data(png).base64EncodedString())"
    }
}
