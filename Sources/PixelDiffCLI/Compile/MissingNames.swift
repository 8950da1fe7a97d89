import Foundation

/// The names that a single file uses and doesn't declare, where files beside it do.
struct MissingNames {
    /// Names that are told.
    private static let limit = 3

    /// Nil where another folder or file wouldn't help.
    let error: CompileError?

    init(_ messages: String, _ sources: SourceSet) {
        error = Self.error(messages, sources)
    }

    private static func error(_ messages: String, _ sources: SourceSet) -> CompileError? {
        guard sources.files.count == 1, let file = sources.files.first else { return nil }
        let url = URL(filePath: file)
        let folder = file.contains("/") ? String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]) : "."
        let others = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasSuffix(".swift") && $0 != "Package.swift" && $0 != url.lastPathComponent
        }
        let texts = others.sorted().compactMap {
            try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
        }
        var names: [String] = []
        for match in messages.matches(of: /cannot find (?:type )?'(\w+)' in scope/) {
            let name = String(match.1)
            if !names.contains(name), texts.contains(where: { declares(name, in: $0) }) { names.append(name) }
        }
        if names.isEmpty { return nil }
        let shown = names.prefix(limit) + (names.count > limit ? ["\(names.count - limit) more"] : [])
        return .needsFolder(messages: messages, names: Array(shown), folder: folder)
    }

    private static func declares(_ name: String, in text: String) -> Bool {
        let words = ["struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var"]
        return words.contains { word in
            text.ranges(of: "\(word) \(name)").contains { range in
                range.upperBound == text.endIndex
                    || !(text[range.upperBound].isLetter || text[range.upperBound].isNumber
                        || text[range.upperBound] == "_")
            }
        }
    }
}
