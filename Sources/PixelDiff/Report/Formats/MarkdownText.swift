/// Text as Markdown: what comes from names and views is never markup, a mention, a reference or a link.
enum MarkdownText {
    /// For a table's cell, a list's item or a heading, in prose.
    ///
    /// 1. Every ASCII punctuation mark that may mean something becomes a character reference, which CommonMark never
    ///    takes for markup.
    /// 2. After `@`, `#` and inside `://` and `www.` a zero-width space ends what GitHub would make a mention, a reference
    ///    or a link.
    /// 3. Line breaks become spaces, other control characters and those that turn the direction of text are replaced.
    ///
    /// - Source: CommonMark 0.31, 2.5 *Entity and numeric character references*; GitHub Flavored Markdown, 6.9.
    static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "@", "#": result += "&#\(scalar.value);&#8203;"  // 2
            case "\n", "\r", "\t": result += " "
            case "-", ",", "(", ")", ";", "'", "%", "+", "=", "?", "/": result.unicodeScalars.append(scalar)
            case ".", ":": result += "&#\(scalar.value);"
            case "!"..."/", ":"..."@", "["..."`", "{"..."~": result += "&#\(scalar.value);"  // 1
            case _ where HTMLText.isHidden(scalar): result += HTMLText.visible(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A name or a command in the font of code. `<code>` rather than backticks: it holds pipes and backticks too.
    static func code(_ text: String) -> String {
        let inside = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\n", "\r", "\t": return " "
            case "-", "/", " ": return String(scalar)
            case _ where HTMLText.isHidden(scalar): return HTMLText.visible(scalar)
            case "!"..."/", ":"..."@", "["..."`", "{"..."~": return "&#\(scalar.value);"
            default: return String(scalar)
            }
        }
        return "<code>\(inside.joined())</code>"
    }

    /// At most so many characters, with `…` where some are left out.
    static func short(_ text: String, _ limit: Int) -> String {
        text.unicodeScalars.count <= limit
            ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit - 1))) + "…"
    }
}
