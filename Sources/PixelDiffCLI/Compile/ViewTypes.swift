import Foundation

/// Decides what a name on the command line means, by looking at the source text: the compiler has the last word.
enum ViewTypes {
    /// Splits names into types to instantiate and names of previews.
    ///
    /// A name is a type's when the sources declare a type of that name and no preview is named so: no
    /// `#Preview("name"`, no provider `name_Previews`, no file `name.swift` with a preview.
    static func split(_ names: [String], in sources: SourceSet) throws -> (types: [String], others: [String])
    {
        guard !names.isEmpty else { return ([], []) }
        let texts = try sources.files.map {
            (file: $0, text: try String(contentsOf: URL(filePath: $0), encoding: .utf8))
        }
        let types = names.filter { name in
            guard isName(name), texts.contains(where: { declares(name, $0.text) }) else { return false }
            return !texts.contains { file, text in
                let base = URL(filePath: file).deletingPathExtension().lastPathComponent
                return text.contains("#Preview(\"\(name)\"") || text.contains("\(name)_Previews")
                    || (base == name && text.contains("#Preview"))
            }
        }
        return (types, names.filter { !types.contains($0) })
    }

    /// Whether a text may be the name of a type: `ProfileCard`, `Outer.Inner`.
    static func isName(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            guard let first = part.first, first.isLetter || first == "_" else { return false }
            return part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }

    private static func declares(_ name: String, _ text: String) -> Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return ["struct", "class", "enum", "typealias"].contains { keyword in
            text.ranges(of: "\(keyword) \(last)").contains { range in
                guard range.upperBound < text.endIndex else { return true }
                let next = text[range.upperBound]
                return !(next.isLetter || next.isNumber || next == "_")
            }
        }
    }
}
