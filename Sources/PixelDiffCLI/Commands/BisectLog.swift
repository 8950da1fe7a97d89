import Foundation
import PixelDiff

/// What is known of a bisection, for people.
struct BisectLog {
    private let history: BisectHistory
    private let now: Date

    init(_ history: BisectHistory, now: Date = Date()) {
        self.history = history
        self.now = now
    }

    /// What was compared, a line for each run, and how it ended or stands.
    var text: String {
        let command = history.options.command.arguments.joined(separator: " ")
        var lines = [
            "bisection \(history.session), \(Self.time(history.begun)): \(sides), \(changes)", "  \(command)",
        ]
        if let resumed = history.resumed { lines.append("  went on with bisection \(resumed)") }
        let names = ShortNames(history.changes + history.runs.flatMap(\.changes))
        lines += history.runs.map { BisectNarrator.line($0, names) }
        for run in history.pending {
            let subject = BisectNarrator.subject(run.purpose, run.changes, names)
            lines.append(BisectNarrator.line(run.id, subject, "-> \(pending(run))"))
        }
        lines.append(ending)
        if !history.suspects.isEmpty {
            lines.append("remaining suspects:")
            lines += history.suspects.map { "  \($0)" }
        }
        if history.isResumable { lines.append("go on with: pixeldiff bisect --resume") }
        return lines.joined(separator: "\n")
    }

    private var sides: String { "good \(history.good.revision), bad \(history.bad.revision)" }

    private var changes: String {
        "\(history.changes.count) changed \(history.changes.count == 1 ? "file" : "files")"
    }

    private func pending(_ run: BisectHistory.Pending) -> String {
        history.state == .underWay
            ? "runs for \(max(0, Int(now.timeIntervalSince(run.begun)))) s" : "ended with the bisection"
    }

    private var ending: String {
        let time = history.seconds.map { " after \(Int($0.rounded())) s" } ?? ""
        switch history.state {
        case .underWay: return "under way"
        case .killed: return "killed"
        case .interrupted: return "\(history.message ?? "interrupted")\(time)"
        case .ended:
            let message = history.message ?? "causes found and confirmed"
            return history.status == .stopped ? message : "\(message)\(time)"
        }
    }

    /// `2026-11-30 15:47:15 UTC`.
    static func time(_ date: Date) -> String {
        let text = date.ISO8601Format()
        return text.replacing("T", with: " ").replacing("Z", with: " UTC")
    }
}
