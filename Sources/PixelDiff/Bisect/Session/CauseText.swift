import Foundation

/// One cause of a report, for people.
struct CauseText {
    /// Lines of a cause's diff that are printed; the patch has all.
    static let diffLimit = 60
    private static let indent = 3

    let cause: BisectReport.Cause
    let report: BisectReport

    /// `Sources/Card.swift:41`, for each change.
    var places: [String] {
        let lines = ChangedLines(diff: cause.diff)
        // A renamed file goes by its new name.
        func suffix(_ name: String) -> String {
            lines.suffix(for: name.components(separatedBy: " -> ").last ?? name)
        }
        return cause.changes.map { change in
            // Parts of files have their lines in their names.
            guard cause.hunks.isEmpty else { return change }
            let own = suffix(change)
            if !own.isEmpty { return change + own }
            // A joined unit has the names of its files.
            return change.components(separatedBy: " + ").map { $0 + suffix($0) }.joined(separator: " + ")
        }
    }

    func lines(number: Int) -> [String] {
        let places = places
        var lines = ["\(number). \(places[0])"]
        lines += places.dropFirst().map { "   together with \($0)" }
        lines += effects + diff
        lines += sentences.flatMap { ReportLines.wrapped($0, indent: Self.indent) }
        return lines
    }

    /// The pictures, a line for those with the same effect.
    private var effects: [String] {
        PictureWording.groups(cause.pictures) { $0.effect }.flatMap {
            ReportLines.wrapped("\(PictureWording.titles($0.names)): \($0.words)", indent: Self.indent)
        }
    }

    private var diff: [String] {
        let all = Self.shownDiff(cause.diff)
        guard !all.isEmpty else { return [] }
        var lines = [""] + all.prefix(Self.diffLimit).map { ReportLines.cut($0, indent: Self.indent) }
        if all.count > Self.diffLimit {
            lines.append("   ... \(all.count - Self.diffLimit) more lines in the patch")
        }
        return lines + [""]
    }

    /// Without what git says to programs.
    static func shownDiff(_ diff: String) -> [Substring] {
        let noise = ["diff --git ", "index ", "similarity index ", "dissimilarity index "]
        var isHead = true
        return diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast().filter { line in
            if line.hasPrefix("diff --git ") { isHead = true }
            if line.hasPrefix("@@") { isHead = false }
            return !(isHead && noise.contains { line.hasPrefix($0) })
        }
    }

    /// What each of its parts does alone, its role, and how it was confirmed.
    private var sentences: [String] {
        let commits = cause.commits.map { BisectReport.describe($0, now: Date()) }
        return pins + commits + cause.parts.map { "\($0.change) alone: \(describe($0))" } + facts
    }

    /// Versions of packages.
    var pins: [String] {
        cause.pins.map { "\($0.package) \($0.old ?? "(new)") -> \($0.new ?? "(gone)")" }
    }

    /// Its role, and how it was confirmed.
    var facts: [String] {
        let runs = ConfirmationText(cause: cause, report: report)
        var sentences = runs.role.map { [$0] } ?? []
        sentences.append(runs.sentence)
        if !cause.dependents.isEmpty {
            let names = cause.dependents.joined(separator: ", ")
            sentences.append(
                cause.confirmation.removed.isEmpty
                    ? "(does not build without it: \(names))"
                    : "(taken out with it, as it does not build without: \(names))")
        }
        if let together = runs.together { sentences.append(together) }
        if let need = runs.need { sentences.append(need) }
        return sentences
    }

    /// What a change of several does alone.
    func describe(_ part: BisectReport.Part) -> String {
        if let failure = part.failure { return "no pictures, \(failure)" }
        if part.pictures.isEmpty { return "as in \(ConfirmationText(cause: cause, report: report).good)" }
        return PictureWording.groups(part.pictures) { $0.effect }.map {
            "\(PictureWording.titles($0.names)): \($0.words)"
        }.joined(separator: "; ")
    }
}
