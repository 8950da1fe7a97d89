import Foundation

/// Text as HTML: what comes from names, files and views is never markup.
enum HTMLText {
    /// For element content and for attribute values in double quotes.
    static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\0": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Escaped, and kept apart from the direction of the text around it.
    static func isolated(_ text: String) -> String { "<bdi>\(escape(text))</bdi>" }

    /// A picture inside the page.
    static func dataURI(png: [UInt8]) -> String {
        "data:image/png;base64,\(Data(png).base64EncodedString())"
    }
}
