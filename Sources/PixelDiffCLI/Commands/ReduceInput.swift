import Foundation
import PixelDiff

/// Where the two trees of a reduction come from.
enum ReduceInput {
    /// Files that 'render --describe' wrote, or repro files.
    case files([String])
    /// A preview of a path, or the only one, in two variants.
    case variants(path: String, preview: String?, sides: [ReduceTraits])
    /// A preview in two revisions.
    case revisions(path: String, preview: String?, good: String?, bad: String)
    /// The preview behind a golden of the last test, in two revisions.
    case golden(String, good: String?, bad: String)

    /// - Throws: UsageError for words that don't go together.
    init(_ words: [String], traits: [String], hasLayouts: Bool, good: String?, bad: String) throws {
        let hasRevisions = good != nil || bad != "."
        if words.allSatisfy({ $0.hasSuffix(".json") || $0.hasSuffix(".pixeldiff") }) {
            guard words.count == (hasLayouts ? 1 : 2), traits.isEmpty, !hasRevisions else {
                throw UsageError("Tree files are compared as they are: give two, or one and --layout")
            }
            self = .files(hasLayouts ? [words[0], words[0]] : words)
            return
        }
        guard words.count == 1 else {
            throw UsageError("Give one preview, as in Card.swift#Card, one golden, or two tree files")
        }
        let (path, preview) = Self.split(words[0])
        let ways = [!traits.isEmpty, hasLayouts, hasRevisions].count { $0 }
        let exists = FileManager.default.fileExists(atPath: path) || Self.isTarget(path)
        if !exists, path.contains("/"), !path.hasSuffix(".swift"), preview == nil, traits.isEmpty, !hasLayouts
        {
            self = .golden(path, good: good, bad: bad)
            return
        }
        guard ways == 1 else {
            throw UsageError(
                "Say between what the view differs, in one way: --traits for two sets of traits, --layout for another "
                    + "layout, or --good for a revision")
        }
        if hasRevisions {
            self = .revisions(path: path, preview: preview, good: good, bad: bad)
            return
        }
        let sides = try traits.map(ReduceTraits.init)
        guard sides.count <= 2 else {
            throw UsageError("A difference has two sides: give --traits twice at most")
        }
        let standard = try ReduceTraits("default")
        self = .variants(
            path: path, preview: preview,
            sides: hasLayouts ? [standard] : sides.count == 1 ? [standard] + sides : sides)
    }

    /// `FILE.swift#Preview`.
    private static func split(_ word: String) -> (path: String, preview: String?) {
        guard let mark = word.lastIndex(of: "#") else { return (word, nil) }
        return (String(word[..<mark]), String(word[word.index(after: mark)...]))
    }

    private static func isTarget(_ name: String) -> Bool {
        ["Sources", "Tests"].contains { SourceSet.isFolder("\($0)/\(name)") }
    }

    /// `HStack=MyRow(spacing: 4)`: a stack's or grid's name alone is its layout, another name is made without
    /// arguments.
    ///
    /// - Throws: UsageError.
    static func layout(_ text: String) throws -> (place: String, code: String) {
        guard let mark = text.firstIndex(of: "="), mark != text.startIndex else {
            throw UsageError("The value '\(text)' is invalid for '--layout': it takes CONTAINER=LAYOUT")
        }
        let place = String(text[..<mark])
        let code = text[text.index(after: mark)...].trimmingCharacters(in: .whitespaces)
        let name = code.prefix { $0 != "(" }
        guard ViewTypes.isName(String(name)), code.hasSuffix(")") || name.count == code.count else {
            throw UsageError(
                "The value '\(text)' is invalid for '--layout': '\(code)' is no layout, as MyRow or MyRow(spacing: 4)"
            )
        }
        let own = ["HStack", "VStack", "ZStack", "Grid"].contains(String(name))
        let arguments = code.dropFirst(name.count)
        return (place, name + (own ? "Layout" : "") + (arguments.isEmpty ? "()" : arguments))
    }
}

/// The traits of a side: `dark,rtl,ax3,width=320`.
struct ReduceTraits {
    var text: String
    var variant: GoldenVariant
    var width: Double?

    /// - Throws: UsageError.
    init(_ text: String) throws {
        self.text = text
        var words: [String] = []
        for word in text.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            guard word.hasPrefix("width=") else {
                words.append(word)
                continue
            }
            guard let number = Double(word.dropFirst("width=".count)), number > 0, number.isFinite else {
                throw UsageError("The value '\(text)' is invalid for '--traits': width=POINTS")
            }
            width = number
        }
        do {
            variant = try VariantList.parse(words.joined(separator: "+")).last ?? .standard
        } catch {
            throw UsageError("The value of '--traits' is invalid: \(error)")
        }
    }
}
