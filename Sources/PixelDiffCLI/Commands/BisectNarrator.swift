import Foundation
import PixelDiff

/// Tells what a bisection does: on a terminal one line that changes, else a line for each run.
final class BisectNarrator {
    private let console: Console
    private let isQuiet: Bool
    private let isLive: Bool
    private var isLineOpen = false
    /// The runs that are under way, by number.
    private var trying: [Int: String] = [:]
    /// The changes of the search that goes on, as short as they can be told apart.
    private var names = ShortNames([])

    init(console: Console, isQuiet: Bool) {
        self.console = console
        self.isQuiet = isQuiet
        isLive = console.terminal.showsProgress
    }

    func tell(_ progress: BisectProgress) {
        if isQuiet { return }
        switch progress {
        case .changes(let count, let names):
            self.names = ShortNames(names)
            if count > 0 { note("bisect: \(count) changed \(count == 1 ? "file" : "files")") }
        case .setAside(let dropped):
            let kinds = BisectReport.Dropped.kinds(dropped)
            note("bisect: first without what hardly matters: \(kinds.joined(separator: ", "))")
        case .commits(let names):
            note("bisect: \(names.count) \(names.count == 1 ? "commit" : "commits")")
        case .files(let names, let commits):
            self.names = ShortNames(names)
            let count = names.count
            note(
                "bisect: \(count) \(count == 1 ? "file" : "files") of \(commits.joined(separator: ", "))")
        case .parts(let level, let names, let whole):
            self.names = ShortNames(names)
            let parts = ["hunks": "edits", "lines": "edits of lines"][level] ?? "files"
            note("bisect: \(names.count) \(parts) in \(whole.joined(separator: ", "))")
        case .resumed(let session, let begun, let good, let bad, let changed):
            let time = BisectLog.time(begun)
            note(
                "bisect: goes on with number \(session) of \(time): good \(good.revision), bad \(bad.revision)"
            )
            for revision in changed {
                let name = revision == "." ? "the working tree" : revision
                note("bisect: \(name) has changed since; this goes on with the files as they were then")
            }
        case .differences(let pictures):
            for line in BisectReport.stageLines(pictures) { note("  \(line)") }
        case .remark(let text): note("bisect: \(text)")
        case .started(let run, let purpose, let changes, _):
            trying[run] = Self.subject(purpose, changes, names)
        case .finished(let run):
            trying[run.id] = nil
            if !isLive { console.note(Self.line(run, names)) }
        case .standing(let standing):
            guard isLive else { return }
            console.redraw("\r\u{1B}[K" + Self.fit(Self.status(standing, trying), TerminalWidth.ofErrors))
            isLineOpen = true
        }
    }

    /// Removes the line that changes.
    func finish() {
        if isLineOpen { console.redraw("\r\u{1B}[K") }
        isLineOpen = false
    }

    private func note(_ line: String) {
        finish()
        console.note(line)
    }

    /// `bisect: 4 runs, 3 suspects, at most 4 more runs, about 25 s: Theme.swift alone`.
    static func status(_ standing: BisectStanding, _ trying: [Int: String]) -> String {
        var parts = [count(standing.runs, "run")]
        if let suspects = standing.suspects, suspects > 0 { parts.append(count(suspects, "suspect")) }
        if let left = standing.runsLeft { parts.append("at most \(left) more for one cause") }
        if let seconds = standing.secondsLeft { parts.append("about \(duration(seconds))") }
        let now = trying.sorted { $0.key < $1.key }.map(\.value).joined(separator: " | ")
        return "bisect: " + parts.joined(separator: ", ") + (now.isEmpty ? "" : ": \(now)")
    }

    /// In whole units: nobody knows better.
    private static func duration(_ seconds: Double) -> String {
        if seconds < 1 { return "1 s" }
        if seconds < 120 { return "\(Int(seconds.rounded())) s" }
        if seconds < 7200 { return "\(Int((seconds / 60).rounded())) min" }
        return "\(Int((seconds / 3600).rounded())) h"
    }

    /// The beginning that a terminal of this width shows in one line.
    static func fit(_ text: String, _ width: Int) -> String {
        let flat = Console.harmless(text).replacing("\n", with: " ")
        return flat.count < width ? flat : String(flat.prefix(max(width - 4, 0))) + "..."
    }

    /// A finished run: `  [ 3] Theme.swift alone -> differs as in bad   6.1 s   2 suspects left`.
    static func line(_ run: BisectReport.Run, _ names: ShortNames) -> String {
        let time = run.isRemembered ? "remembered" : seconds(run.seconds)
        let learned = run.learned.map { "   \($0)" } ?? ""
        return "\(line(run.id, subject(run.purpose, run.changes, names), verdict(run)))   \(time)\(learned)"
    }

    static func line(_ number: Int, _ subject: String, _ verdict: String) -> String {
        let label = number < 10 ? " \(number)" : "\(number)"
        return
            "  [\(label)] \(subject.padding(toLength: max(44, subject.count), withPad: " ", startingAt: 0)) \(verdict)"
    }

    /// What was applied to good, and why.
    static func subject(_ purpose: TrialPurpose, _ changes: [String], _ names: ShortNames) -> String {
        switch purpose {
        case .good: return "good"
        case .bad: return "bad"
        case .commit: return "\(changes.last ?? "")"
        case .earlier: return changes.first ?? ""
        case .confirmRemoved: return "bad without the cause (\(count(changes)))"
        case .guess where changes.count == 1, .part where changes.count == 1: return "\(changes[0]) alone"
        case .guess, .half, .additions, .narrow, .minimize, .part:
            return listed(changes, names)
        case .repair: return "with what it needs: \(listed(changes, names))"
        }
    }

    private static func listed(_ changes: [String], _ names: ShortNames) -> String {
        let shown = changes.prefix(2).map { names[$0] }
        let rest = changes.count - shown.count
        return count(changes) + ": " + shown.joined(separator: ", ") + (rest > 0 ? ", ..." : "")
    }

    private static func count(_ changes: [String]) -> String { count(changes.count, "change") }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    private static func verdict(_ run: BisectReport.Run) -> String {
        switch run.verdict {
        case .good:
            run.purpose == .good
                ? "-> \(run.pictures.count) \(run.pictures.count == 1 ? "picture" : "pictures")"
                : "-> as in good"
        case .bad: run.purpose == .bad ? "-> differs" : "-> differs as in bad"
        case .other: "-> differs in another way" + (run.difference.map { ": \($0)" } ?? "")
        case .missing:
            "-> lacks \(run.missing.prefix(2).joined(separator: ", "))\(run.missing.count > 2 ? ", ..." : "")"
        case .unresolved: "-> no verdict: \(run.failure ?? "")"
        }
    }

    private static func seconds(_ seconds: Double) -> String {
        "\(BisectReport.tenths(seconds)) s"
    }
}
