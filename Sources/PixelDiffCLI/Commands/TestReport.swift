import Foundation
import PixelDiff

/// What `test` tells: a line for each case, in the order of rendering, with what moved; then the sum.
struct TestReport {
    private(set) var cases: [CaseRecord] = []
    /// Pictures of a run that compares nothing.
    private(set) var files: [String] = []
    private(set) var notes: [String] = []
    private(set) var errors: [String] = []

    /// Details of a case that are printed before the rest is left to the report.
    static let detailLimit = 4

    init(_ outcome: PreviewJob.Outcome) {
        var order: [String: Int] = [:]
        for event in outcome.events {
            switch event {
            case .started(let title): order[title] = order.count
            case .checked(let record): cases.append(record)
            case .rendered(_, let file, _): files.append(file)
            case .noted(let note): notes.append(note)
            default: break
            }
        }
        cases.sort { order[$0.title, default: 0] < order[$1.title, default: 0] }
        files.sort()
        errors = PreviewReport.errors(in: outcome)
    }

    var isEmpty: Bool { cases.isEmpty && files.isEmpty && errors.isEmpty }

    var exitCode: ExitCode {
        if !errors.isEmpty { return .couldNotRun }
        return cases.allSatisfy { $0.verdict == .passed } ? .success : .different
    }

    /// `2 failed, 1 not rendered, 40 passed`.
    var summary: String {
        let broken = errors.isEmpty ? "" : ", \(errors.count) could not be rendered"
        return RunRecord(cases: cases).summary + broken
    }

    func lines(_ console: Console, onlyFailures: Bool) -> [String] {
        cases.filter { !onlyFailures || $0.verdict != .passed }.flatMap { lines($0, console) }
    }

    private func lines(_ record: CaseRecord, _ console: Console) -> [String] {
        if record.verdict == .passed {
            let notes = record.notes.map { "    \($0)" }
            return ["\(console.styled("✓", .green)) \(record.id)"] + notes
        }
        let mark = record.verdict == .recorded ? console.styled("+", .yellow) : console.styled("✗", .red)
        var lines = ["\(mark) \(record.id)  \(record.summary)"]
        lines += record.details.prefix(Self.detailLimit).map { "    \($0)" }
        if record.details.count > Self.detailLimit {
            lines.append("    and \(record.details.count - Self.detailLimit) more in the report")
        }
        lines += (record.diagnostics ?? []).prefix(Self.detailLimit).map { "    \($0)" }
        if let command = record.reproCommand { lines.append("    repro:  \(command)") }
        if record.awaitsApproval { lines.append("    accept: \(record.approveCommand)") }
        return lines
    }

    func json(page: String) throws -> String {
        struct Document: Encodable {
            var schema = "pixeldiff.test/1"
            var cases: [CaseRecord]
            var errors: [String]
            var passed: Bool
            var report: String
            var summary: String
        }
        let document = Document(
            cases: cases, errors: errors, passed: exitCode == .success, report: page, summary: summary)
        return try RecordCoding.text(document)
    }
}
