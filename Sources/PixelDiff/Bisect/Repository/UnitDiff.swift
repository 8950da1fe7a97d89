/// The lines that a unit adds and removes; none for binary files.
struct UnitDiff {
    var added: [String] = []
    var removed: [String] = []

    init(added: [String], removed: [String]) {
        self.added = added
        self.removed = removed
    }

    /// The lines of a part of a file; none for a new name or mode.
    init(of part: FilePart) {
        guard case .edits(let range) = part.content else { return }
        let edits = part.file.edits[range]
        removed = edits.flatMap { part.file.goodLines[$0.good] }.map { String(decoding: $0, as: UTF8.self) }
        added = edits.flatMap { part.file.badLines[$0.bad] }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Reads the lines of a unified diff without context.
    init(of unit: ChangedUnit, good: String, bad: String, scratch: GitScratch) throws {
        let arguments = [
            "diff-tree", "-p", "-U0", "--no-ext-diff", "--no-textconv", "--find-renames", good, bad, "--",
        ]
        let paths = unit.paths.map { ":(top,literal)\($0.path)" }
        var isInHunk = false
        for line in try scratch.run(arguments + paths).text.split(separator: "\n") {
            if line.hasPrefix("@@") {
                isInHunk = true
            } else if line.hasPrefix("diff --git") {
                isInHunk = false
            } else if isInHunk, line.hasPrefix("+") {
                added.append(String(line.dropFirst()))
            } else if isInHunk, line.hasPrefix("-") {
                removed.append(String(line.dropFirst()))
            }
        }
    }

    /// Whether nothing but comments and empty lines differs, as far as single lines can tell.
    var isCommentOnly: Bool {
        let lines = added + removed
        return !lines.isEmpty
            && lines.allSatisfy { line in
                let text = line.drop { $0 == " " || $0 == "\t" }
                return text.isEmpty || text.hasPrefix("//")
            }
    }

    /// Whether nothing but blanks and line breaks differs.
    var isBlankOnly: Bool {
        let solid = [added, removed].map { $0.joined().filter { !$0.isWhitespace } }
        return !(added.isEmpty && removed.isEmpty) && solid[0] == solid[1]
    }

    private static let declarators: Set<Substring> = [
        "actor", "associatedtype", "case", "class", "const", "def", "enum", "extension", "fn", "func",
        "function", "interface", "let", "macro", "protocol", "struct", "type", "typealias", "var",
    ]

    /// Whether one of `lines` declares `symbol`, in the manner of Swift and its relatives.
    static func declares(_ symbol: String, in lines: [String]) -> Bool {
        lines.contains { line in
            let words = SourceWords.split(line)
            return zip(words, words.dropFirst()).contains { declarators.contains($0) && $1 == symbol }
        }
    }

    static func mentions(_ symbol: String, in lines: [String]) -> Bool {
        lines.contains { SourceWords.split($0).contains { $0 == symbol } }
    }
}

enum SourceWords {
    /// The identifiers and numbers of a line of source text.
    static func split(_ line: some StringProtocol) -> [Substring] {
        Substring(line).split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }
}
