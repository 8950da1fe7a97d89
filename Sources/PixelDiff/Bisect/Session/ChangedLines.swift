/// Which lines of which files a unified diff changes.
struct ChangedLines {
    /// By the path of the new file, or of the old one if it is deleted, as they come.
    private(set) var files: [(path: String, lines: [ClosedRange<Int>])] = []

    /// Lines in the new file; where lines only went, the one after them.
    init(diff: String) {
        var line: Int?
        for text in diff.split(separator: "\n", omittingEmptySubsequences: false) {
            if text.hasPrefix("diff --git ") {
                line = nil
            } else if line == nil, text.hasPrefix("+++ ") || text.hasPrefix("--- ") {
                note(path: text.dropFirst(4))
            } else if text.hasPrefix("@@") {
                // `@@ -1,4 +1,5 @@`: the number after the plus.
                line = text.split(separator: "+").dropFirst().first.flatMap { Int($0.prefix { $0.isNumber }) }
            } else if let current = line {
                if text.hasPrefix("\\") { continue }
                if text.hasPrefix("+") || text.hasPrefix("-") { add(max(1, current)) }
                if !text.hasPrefix("-") { line = current + 1 }
            }
        }
    }

    /// `:41`, `:41-44, 60 and 2 more`; empty for files that are not in the diff, as binary ones.
    func suffix(for path: String) -> String {
        guard let lines = files.first(where: { $0.path == path })?.lines, !lines.isEmpty else { return "" }
        let texts = lines.prefix(3).map {
            $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
        }
        return ":" + texts.joined(separator: ", ") + (lines.count > 3 ? " and \(lines.count - 3) more" : "")
    }

    private mutating func note(path: Substring) {
        var name = path.last == "\t" ? path.dropLast() : path
        guard name != "/dev/null" else { return }
        // git quotes names with letters beyond ASCII unless told otherwise.
        if name.first == "\"", name.last == "\"" { name = name.dropFirst().dropLast() }
        let path = String(name.dropFirst(2))
        if files.last?.path == path { return }
        if files.last?.lines.isEmpty == true, files.last?.path != path { files.removeLast() }
        files.append((path: path, lines: []))
    }

    private mutating func add(_ line: Int) {
        guard let last = files.indices.last else { return }
        if let range = files[last].lines.last, line <= range.upperBound + 1 {
            files[last].lines[files[last].lines.count - 1] = range.lowerBound...max(line, range.upperBound)
        } else {
            files[last].lines.append(line...line)
        }
    }
}
