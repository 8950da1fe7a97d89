/// Reads from the messages of a failed build which changes are missing.
///
/// A wrong reading costs a run, never a wrong answer: what is added because of it is taken out again when the
/// found set is minimized.
struct FailureMessages {
    /// Lines with an error that are looked at.
    private static let lineLimit = 40

    let units: [ChangedUnit]
    let diffs: [UnitDiff]

    /// What `messages` say is missing from `applied`; empty if they don't tell.
    ///
    /// For each line with an error, or each line if none has one:
    /// 1. If it names a file of a change that is not applied, that change is missing: the old version does not
    ///    fit what is applied, or the file does not exist yet.
    /// 2. Else a quoted name in it that a missing change declares, or else removes, or else mentions.
    /// 3. What needs it is the applied change that the line names, or that removes the quoted name.
    func dependencies(in messages: String, applied: ChangeSet) -> [ChangeDependency] {
        let lines = messages.split(separator: "\n")
        let errors = lines.filter { $0.lowercased().contains("error") }
        var result: [ChangeDependency] = []
        for line in (errors.isEmpty ? lines : errors).prefix(Self.lineLimit) {
            let symbols = quotedSymbols(line)
            var needed: [Int] = []
            if let missing = unit(namedIn: line, among: { !applied.contains($0) }) {  // 1
                needed = [missing]
            } else {
                needed = symbols.compactMap { provider(of: $0, applied: applied) }  // 2
            }
            let dependent =
                unit(namedIn: line, among: applied.contains)  // 3
                ?? applied.indices.first { index in
                    symbols.contains { UnitDiff.declares($0, in: diffs[index].removed) }
                }
            for needed in needed {
                let dependency = ChangeDependency(dependent: dependent, needed: needed)
                if !result.contains(dependency) { result.append(dependency) }
            }
        }
        return result
    }

    private func provider(of symbol: String, applied: ChangeSet) -> Int? {
        let missing = units.indices.filter { !applied.contains($0) }
        return missing.first { UnitDiff.declares(symbol, in: diffs[$0].added) }
            ?? missing.first { UnitDiff.declares(symbol, in: diffs[$0].removed) }
            ?? missing.first { UnitDiff.mentions(symbol, in: diffs[$0].added) }
    }

    /// The unit with the longest path that occurs in `line`.
    private func unit(namedIn line: Substring, among isCandidate: (Int) -> Bool) -> Int? {
        var best: (length: Int, unit: Int)?
        for index in units.indices where isCandidate(index) {
            for path in units[index].paths.map(\.path) where path.count > best?.length ?? 0 {
                if Self.occurs(path, in: line) { best = (path.count, index) }
            }
        }
        return best?.unit
    }

    /// Whether `path` stands in `line`, not as part of a longer name.
    private static func occurs(_ path: String, in line: Substring) -> Bool {
        for range in line.ranges(of: path) {
            let before = range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
            let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
            let isPart = { (character: Character) in
                character.isLetter || character.isNumber || character == "_" || character == "-"
            }
            if !isPart(before), before != ".", !isPart(after) { return true }
        }
        return false
    }

    /// The identifiers in quotes: `'Theme'`, `'spacing(of:)'`, `"card"`.
    private func quotedSymbols(_ line: Substring) -> [String] {
        var result: [String] = []
        for quote in ["'", "\"", "`"] as [Character] {
            let pieces = line.split(separator: quote, omittingEmptySubsequences: false)
            // Every second piece is inside the quotes, unless a quote is missing.
            for index in stride(from: 1, to: pieces.count, by: 2) {
                for word in SourceWords.split(pieces[index]) where !result.contains(String(word)) {
                    result.append(String(word))
                }
            }
        }
        return result
    }
}
