/// What to read first when a command failed.
struct FailureExcerpt {
    /// Errors that are shown, with what follows each.
    private static let errorLimit = 5
    private static let followingLines = 5
    /// Lines from the end that are shown if none is an error.
    private static let lineLimit = 20

    /// The reader's folder below the top of the repository; paths in the messages are relative to the top.
    let prefix: String

    /// The first errors, each once, as compilers write them (`path:line:column: error: text`, `error: text`), with the
    /// lines that show where; else the end.
    func text(of messages: String) -> String {
        let lines = messages.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let places = lines.indices.filter { Self.isError(lines[$0]) }
        if places.isEmpty {
            return lines.filter { !$0.isEmpty }.suffix(Self.lineLimit).map(relative).joined(separator: "\n")
        }
        var shown: [String] = []
        var known: Set<String> = []
        for place in places where known.insert(lines[place]).inserted {
            if known.count > Self.errorLimit { break }
            shown.append(relative(lines[place]))
            shown += lines[(place + 1)...].prefix(Self.followingLines).prefix {
                ($0.first == " " || $0.first == "\t") && !Self.isError($0)
            }
        }
        let count = Set(places.map { lines[$0] }).count
        if count > Self.errorLimit { shown.append("and \(count - Self.errorLimit) more errors") }
        return shown.joined(separator: "\n")
    }

    private static func isError(_ line: String) -> Bool {
        line.hasPrefix("error:") || line.contains(": error:") || line.hasPrefix("error[")
    }

    /// For a reader in the folder `prefix`.
    private func relative(_ line: String) -> String {
        if prefix.isEmpty { return line }
        if line.hasPrefix(prefix) { return String(line.dropFirst(prefix.count)) }
        // `path:line:`
        let path = line.prefix { $0 != ":" }
        guard path.contains("/"), !path.hasPrefix("/"), !path.contains(" ") else { return line }
        return String(repeating: "../", count: prefix.split(separator: "/").count) + line
    }
}
