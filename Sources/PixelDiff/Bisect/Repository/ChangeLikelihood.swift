/// Guesses how likely a change is to change a picture. A wrong guess costs runs, never a wrong answer.
enum ChangeLikelihood {
    private static let visualWords: Set<String> = [
        "accent", "align", "alignment", "background", "blur", "border", "color", "colour", "corner", "font",
        "foreground", "frame", "gradient", "height", "image", "inset", "line", "margin", "offset", "opacity",
        "padding", "radius", "scale", "shadow", "shape", "size", "spacing", "stroke", "style", "text",
        "theme",
        "tint", "weight", "width",
    ]
    private static let documents: Set<Substring> = ["md", "markdown", "rst", "adoc"]
    private static let resources: Set<Substring> = [
        "colorset", "gif", "jpeg", "jpg", "json", "otf", "pdf", "plist", "png", "strings", "svg", "ttf",
        "xcstrings",
    ]

    /// 1. Half a point for source, a little less for resources, less for the rest and for tests.
    /// 2. Up to half a point for words about looks in the changed lines.
    /// 3. Unlikely: documentation, goldens, settings of tools, deletions, changes of comments alone.
    static func traits(of unit: ChangedUnit, diff: UnitDiff) -> ChangeTraits {
        let paths = unit.paths.map(\.path)
        var likelihood = paths.map(baseLikelihood).max() ?? 0  // 1
        let hits = (diff.added + diff.removed).reduce(0) { $0 + visualWordCount($1) }
        likelihood += min(0.5, 0.1 * Double(hits))  // 2
        let isUnlikely =
            unit.kind == .deleted || diff.isCommentOnly || paths.allSatisfy(rarelyMatters)  // 3
        return ChangeTraits(
            likelihood: likelihood, isAddition: unit.kind == .added && !isUnlikely, isUnlikely: isUnlikely)
    }

    private static func baseLikelihood(_ path: String) -> Double {
        let base: Double
        switch pathExtension(path) {
        case "swift": base = path.hasSuffix("Package.swift") ? 0.2 : 0.5
        case let ending where resources.contains(ending): base = 0.4
        default: base = 0.2
        }
        return path.hasPrefix("Tests/") || path.contains("/Tests/") ? base - 0.2 : base
    }

    private static func rarelyMatters(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return documents.contains(pathExtension(path)) || parts.contains("Goldens")
            || parts.first?.hasPrefix(".") ?? false
    }

    private static func pathExtension(_ path: String) -> Substring {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
    }

    /// Counts words of the list in a line, also as parts of names such as `cornerRadius`.
    private static func visualWordCount(_ line: String) -> Int {
        var count = 0
        var word = ""
        for character in line + " " {
            if character.isLowercase {
                word.append(character)
            } else {
                if visualWords.contains(word) { count += 1 }
                word = character.isUppercase ? character.lowercased() : ""
            }
        }
        return count
    }
}
