import Foundation
import PixelDiff

/// Tells what a bisection does: a line for each run, and on a terminal one for the run that is under way.
final class BisectNarrator {
    private let console: Console
    private let isQuiet: Bool
    private var isLineOpen = false

    init(console: Console, isQuiet: Bool) {
        self.console = console
        self.isQuiet = isQuiet
    }

    func tell(_ progress: BisectProgress) {
        if isQuiet { return }
        switch progress {
        case .changes(let count, _):
            console.note("bisect: \(count) changed \(count == 1 ? "file" : "files")")
        case .setAside(let dropped):
            var counts: [(reason: String, count: Int)] = []
            for reason in dropped.map(\.reason) {
                if let known = counts.firstIndex(where: { $0.reason == reason }) {
                    counts[known].count += 1
                } else {
                    counts.append((reason, 1))
                }
            }
            let reasons = counts.map { "\($0.count) \($0.reason)" }.joined(separator: ", ")
            console.note("bisect: first without what hardly matters: \(reasons)")
        case .commits(let names):
            console.note("bisect: \(names.count) \(names.count == 1 ? "commit" : "commits")")
        case .files(let count, let commits):
            console.note(
                "bisect: \(count) \(count == 1 ? "file" : "files") of \(commits.joined(separator: ", "))")
        case .parts(let level, let names, let whole):
            let parts = ["hunks": "edits", "lines": "edits of lines"][level] ?? "files"
            console.note("bisect: \(names.count) \(parts) in \(whole.joined(separator: ", "))")
        case .started(let run, let purpose, let changes, let total):
            guard console.terminal.showsProgress else { return }
            console.redraw("\r\u{1B}[K" + Self.line(run, Self.subject(purpose, changes, of: total), "..."))
            isLineOpen = true
        case .finished(let run):
            finish()
            let subject = Self.subject(run.purpose, run.changes, of: nil)
            let time = run.isRemembered ? "remembered" : Self.seconds(run.seconds)
            console.note("\(Self.line(run.id, subject, Self.verdict(run)))   \(time)")
        }
    }

    /// Removes the line of the run that is under way.
    func finish() {
        if isLineOpen { console.redraw("\r\u{1B}[K") }
        isLineOpen = false
    }

    private static func line(_ number: Int, _ subject: String, _ verdict: String) -> String {
        let label = number < 10 ? " \(number)" : "\(number)"
        return
            "  [\(label)] \(subject.padding(toLength: max(44, subject.count), withPad: " ", startingAt: 0)) \(verdict)"
    }

    /// What was applied to good, and why.
    private static func subject(_ purpose: TrialPurpose, _ changes: [String], of total: Int?) -> String {
        switch purpose {
        case .good: return "good"
        case .bad: return "bad"
        case .commit: return "\(changes.last ?? "")"
        case .confirmRemoved: return "bad without the cause (\(count(changes)))"
        case .guess where changes.count == 1, .part where changes.count == 1: return "\(changes[0]) alone"
        case .guess, .half, .additions, .narrow, .minimize, .part:
            return listed(changes)
        case .repair: return "with what it needs: \(listed(changes))"
        }
    }

    private static func listed(_ changes: [String]) -> String {
        let shown = changes.prefix(2).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let rest = changes.count - shown.count
        return count(changes) + ": " + shown.joined(separator: ", ") + (rest > 0 ? ", ..." : "")
    }

    private static func count(_ changes: [String]) -> String {
        "\(changes.count) \(changes.count == 1 ? "file" : "files")"
    }

    private static func verdict(_ run: BisectReport.Run) -> String {
        switch run.verdict {
        case .good:
            run.purpose == .good
                ? "-> \(run.pictures.count) \(run.pictures.count == 1 ? "picture" : "pictures")"
                : "-> as in good"
        case .bad: run.purpose == .bad ? "-> differs" : "-> differs as in bad"
        case .other: "-> differs in another way"
        case .unresolved: "-> no verdict: \(run.failure ?? "")"
        }
    }

    private static func seconds(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) s"
    }
}
