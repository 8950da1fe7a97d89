import Foundation

/// What a program printed before it ended early, as a person wants to read it.
enum CrashText {
    /// Without the addresses that Swift's runtime prints below a fatal error: the line above them has the message,
    /// the file and the line. Other text stays as it is.
    static func withoutStackTrace(_ text: String) -> String {
        var kept: [Substring] = []
        var isTrace = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "Current stack trace:" {
                isTrace = true
            } else if !isTrace || !isFrame(line) {
                isTrace = false
                kept.append(line)
            }
        }
        return kept.joined(separator: "\n")
    }

    /// The sentence that says why: the last fatal error, or else the last line. A program that overran its stack
    /// can't say so itself.
    ///
    /// - Returns: An empty string where there is nothing to say.
    static func message(of text: String, signal: Int32?) -> String {
        let lines = text.split(whereSeparator: \.isNewline)
        if let line = lines.last(where: { $0.contains("Fatal error") }) ?? lines.last { return String(line) }
        return signal == SIGSEGV ? "a view that contains itself without end, or a bad pointer, does that" : ""
    }

    /// `12   libc.so.6   0x00007f59515278ec <unavailable> + 1087724`
    private static func isFrame(_ line: Substring) -> Bool {
        (line.first?.isNumber ?? false) && line.contains(" 0x")
    }
}
