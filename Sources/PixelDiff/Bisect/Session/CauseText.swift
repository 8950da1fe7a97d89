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
        return cause.changes.map { change in
            // Parts of files have their lines in their names. A renamed file goes by its new name, a joined unit by those of its files.
            let path = change.components(separatedBy: " -> ").last ?? change
            return cause.hunks.isEmpty ? change + lines.suffix(for: path) : change
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
        return pins + commits + cause.parts.map { "\($0.change) alone: \(Self.describe($0))" } + facts
    }

    /// Versions of packages.
    var pins: [String] {
        cause.pins.map { "\($0.package) \($0.old ?? "(new)") -> \($0.new ?? "(gone)")" }
    }

    /// Its role, and how it was confirmed.
    var facts: [String] {
        var sentences: [String] = []
        switch cause.role {
        case .cause: break
        case .alternative:
            sentences.append("either is enough: this alone makes the same difference as the cause before")
        case .contribution:
            sentences.append(
                "changes the same place as other causes: together they make it what it is in bad")
        case .hidden:
            sentences.append("hidden in bad: its own difference shows only without the cause before")
        }
        let effect = cause.role == .contribution ? "differs" : "differs as in bad"
        let removed = cause.isConfirmedInBad ? "bad - this" : "what its files change - this"
        sentences.append("confirmed: good + this = \(effect); \(removed) = \(removal)")
        if !cause.dependents.isEmpty {
            sentences.append(
                "(taken out with it, as it does not build without: \(cause.dependents.joined(separator: ", ")))"
            )
        }
        return sentences
    }

    private var removal: String {
        let names = Set(cause.pictures.map(\.name))
        let hasOthers = report.causes.contains { other in
            other != cause && other.pictures.contains { names.contains($0.name) }
        }
        return hasOthers ? "as in good there; the picture has other causes, too" : "as in good"
    }

    static func describe(_ part: BisectReport.Part) -> String {
        if let failure = part.failure { return "no pictures, \(failure)" }
        if part.pictures.isEmpty { return "as in good" }
        return PictureWording.groups(part.pictures) { $0.effect }.map {
            "\(PictureWording.titles($0.names)): \($0.words)"
        }.joined(separator: "; ")
    }
}
