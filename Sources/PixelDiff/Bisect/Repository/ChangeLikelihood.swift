/// Guesses how likely a change is to change a picture. A wrong guess costs runs, never a wrong answer.
struct ChangeLikelihood {
    /// Why a change is unlikely to matter.
    enum Doubt: String, Hashable, Sendable {
        case document, golden, settings, test
        /// Deletes files; what used them has changed, too.
        case deletion
        /// Only comments, or only blanks, or only the name of a source file.
        case comments, blanks, name
    }

    private static let visualWords: Set<String> = [
        "accent", "align", "alignment", "background", "blur", "border", "color", "colour", "corner", "font",
        "foreground", "frame", "gradient", "height", "image", "inset", "line", "margin", "offset", "opacity",
        "padding", "radius", "scale", "shadow", "shape", "size", "spacing", "stroke", "style", "text",
        "theme", "tint", "weight", "width",
    ]

    /// Steps from where the pictures are drawn, by path; nil if that is not known.
    var distances: [String: Int]?

    init(distances: [String: Int]? = nil) {
        self.distances = distances
    }

    /// Looks at the sources of `tree` to see what the pictures are drawn by.
    ///
    /// - Parameter pictures: Names of those that differ.
    init(pictures: [String], units: [ChangedUnit], tree: String, scratch: GitScratch) throws {
        let resources = units.flatMap(\.paths).map(\.path).filter { FileKind(of: $0) == .resource }
        distances = try SymbolGraph(tree: tree, scratch: scratch)?.distances(
            from: pictures, resources: resources)
    }

    /// 1. Half a point for source, a little less for resources, less for the rest and for tests.
    /// 2. Up to half a point for words about looks in the changed lines.
    /// 3. More for files that the pictures' own use, the nearer the more; less for those that they don't.
    /// 4. More for small edits, less for what is spread over hundreds of lines or only renamed.
    func traits(of unit: ChangedUnit, diff: UnitDiff) -> ChangeTraits {
        var likelihood = unit.paths.map { Self.baseLikelihood($0.path) }.max() ?? 0  // 1
        let hits = (diff.added + diff.removed).reduce(0) { $0 + Self.visualWordCount($1) }
        likelihood += min(0.5, 0.1 * Double(hits))  // 2
        likelihood += reach(of: unit) + Self.size(of: diff, unit)  // 3, 4
        let isUnlikely = doubt(about: unit, diff: diff) != nil
        return ChangeTraits(
            likelihood: likelihood, isAddition: unit.kind == .added && !isUnlikely, isUnlikely: isUnlikely)
    }

    /// Why the change is unlikely to matter; nil if it may.
    func doubt(about unit: ChangedUnit, diff: UnitDiff) -> Doubt? {
        let kinds = Set(unit.paths.map { FileKind(of: $0.path) })
        let isSource = kinds == [.source]
        if kinds.isSubset(of: [.document, .golden, .settings]),
            let kind = kinds.sorted(by: { "\($0)" < "\($1)" }).first
        {
            return kind == .document ? .document : kind == .golden ? .golden : .settings
        }
        if unit.kind == .deleted { return .deletion }
        if isSource, diff.isCommentOnly { return .comments }
        if isSource, diff.isBlankOnly, unit.paths.allSatisfy({ $0.path.hasSuffix(".swift") }) {
            return .blanks
        }
        if isSource, unit.kind == .renamed, diff.added.isEmpty, diff.removed.isEmpty { return .name }
        if isSource, let distances,
            unit.paths.allSatisfy({ FileKind.isTest($0.path) && distances[$0.path] == nil })
        {
            return .test
        }
        return nil
    }

    // MARK: Parts of the guess

    private static func baseLikelihood(_ path: String) -> Double {
        let base: Double
        switch FileKind(of: path) {
        case .source: base = 0.5
        case .resource: base = 0.4
        case .manifest, .other: base = 0.2
        case .document, .golden, .settings: base = 0
        }
        return FileKind.isTest(path) ? base - 0.2 : base
    }

    private func reach(of unit: ChangedUnit) -> Double {
        guard let distances else { return 0 }
        let nearest = unit.paths.compactMap { distances[$0.path] }.min()
        if let nearest { return 0.6 / Double(1 + nearest) }
        let isSeen = unit.paths.contains { [.source, .resource].contains(FileKind(of: $0.path)) }
        return isSeen ? -0.3 : 0
    }

    private static func size(of diff: UnitDiff, _ unit: ChangedUnit) -> Double {
        switch diff.added.count + diff.removed.count {
        case 0: unit.kind == .renamed ? -0.2 : 0
        case ...6: 0.15
        case ...40: 0.05
        case ...300: 0
        default: -0.15
        }
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
