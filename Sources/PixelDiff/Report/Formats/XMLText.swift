/// Text as XML 1.0: whatever it holds, a parser gives it back, but for characters that XML 1.0 can't hold at all.
enum XMLText {
    /// For attribute values in double quotes and for element content.
    ///
    /// Tabs and line breaks become references, or a parser would make spaces of them in attributes; what is no
    /// `Char` of XML 1.0 (control characters, U+FFFE, U+FFFF) is left out.
    ///
    /// - Source: W3C, *Extensible Markup Language 1.0*, 2.2 and 3.3.3.
    static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars where isAllowed(scalar) {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// For element content that people read: line breaks stay line breaks.
    static func content(_ lines: [String]) -> String { lines.map(escape).joined(separator: "\n") }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
