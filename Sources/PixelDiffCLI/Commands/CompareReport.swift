import Foundation
import Imaging
import PixelDiff

/// The result of `compare`, as text and as JSON.
struct CompareReport {
    var tolerance: Tolerance
    /// What the outcomes' scores are.
    var score: PictureScore?
    var outcomes: [PairOutcome]

    /// Broken input outweighs a difference.
    var exitCode: ExitCode {
        if outcomes.contains(where: { $0.failure != nil }) { return .couldNotRun }
        return outcomes.allSatisfy(\.matches) ? .success : .different
    }

    /// One block per pair that isn't the same, and a closing line when there are several.
    func text(_ console: Console) -> String {
        var lines: [String] = []
        for outcome in outcomes where outcomes.count == 1 || !outcome.isSame {
            lines += block(outcome, console)
        }
        if outcomes.count > 1 { lines.append(closingLine) }
        return lines.joined(separator: "\n")
    }

    /// A document of schema `pixeldiff.compare/1`: keys sorted, absent values left out.
    func json() throws -> String {
        try RecordCoding.text(CompareDocument(self))
    }

    private func block(_ outcome: PairOutcome, _ console: Console) -> [String] {
        let name = outcome.pair.name
        switch outcome.finding {
        case .onlyInReference: return ["\(console.styled("missing", .red)): \(name) is only in the reference"]
        case .onlyInCandidate: return ["\(console.styled("added", .red)): \(name) is only in the candidate"]
        case .failed: return ["\(console.styled("failed", .red)): \(name)"]
        case .compared(let result):
            let style: TextStyle = result.matches ? .green : .red
            let word = result.matches ? result.verdict == .same ? "same" : "matches" : "different"
            var lines = ["\(console.styled(word, style)): \(name)"]
            if result.verdict != .same { lines.append("  \(result.summary)") }
            if !result.matches {
                lines += changes(outcome, result).map { "  \($0)" }
            }
            if let remedy = result.remedyPhrase { lines.append("  \(remedy)") }
            if let score, let value = outcome.score { lines.append("  score: \(score.phrase(value))") }
            lines += (outcome.circumstances + result.notes + result.colorNotes).map { "  note: \($0)" }
            if let diff = outcome.pair.diff, !result.matches { lines.append("  difference: \(diff)") }
            return lines
        }
    }

    /// What changed, one sentence each, as far as a person reads; rectangles where nobody looked closer.
    private func changes(_ outcome: PairOutcome, _ result: ImageComparison) -> [String] {
        let sentences = outcome.change?.sentences ?? result.regions.map { "region \($0)" }
        if sentences.count <= 12 { return sentences }
        return sentences.prefix(12) + ["and \(sentences.count - 12) more changes"]
    }

    private var closingLine: String {
        var counts = ["same": 0, "different": 0, "missing": 0, "added": 0, "failed": 0]
        for outcome in outcomes { counts[outcome.word, default: 0] += 1 }
        return ["same", "different", "missing", "added", "failed"]
            .filter { counts[$0] != 0 || $0 == "same" }
            .map { "\(counts[$0] ?? 0) \($0)" }.joined(separator: ", ")
    }
}

extension PairOutcome {
    /// The same or within tolerance.
    var matches: Bool {
        if case .compared(let result) = finding { result.matches } else { false }
    }

    /// Equal pixels and nothing else to say.
    var isSame: Bool {
        if case .compared(let result) = finding {
            result.verdict == .same && result.colorNotes.isEmpty && result.notes.isEmpty
        } else {
            false
        }
    }

    /// The kind of outcome that the closing line counts.
    var word: String {
        switch finding {
        case .compared: matches ? "same" : "different"
        case .onlyInReference: "missing"
        case .onlyInCandidate: "added"
        case .failed: "failed"
        }
    }
}
