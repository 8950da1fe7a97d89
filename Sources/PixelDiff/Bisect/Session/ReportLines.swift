/// Lines for a terminal of 100 columns.
enum ReportLines {
    static let width = 100

    /// Breaks a sentence at spaces; lines after the first are indented by two more.
    ///
    /// A word that is too long has a line of its own.
    static func wrapped(_ text: String, indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = margin
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let isEmpty = line.allSatisfy { $0 == " " }
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = margin + "  " + word
            } else {
                line += (isEmpty ? "" : " ") + word
            }
        }
        return lines + [line]
    }

    /// A line of source text, cut off.
    static func cut(_ text: some StringProtocol, indent: Int) -> String {
        let line = String(repeating: " ", count: indent) + text
        return line.count <= width ? line : line.prefix(width - 1) + "…"
    }
}
