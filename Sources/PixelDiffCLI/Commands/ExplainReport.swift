import Foundation
import PixelDiff

/// What `explain` tells: each preview's layout, findings and trace.
struct ExplainReport {
    private(set) var explanations: [PreviewExplanation] = []
    private(set) var errors: [String] = []

    init(_ outcome: PreviewJob.Outcome) {
        for case .explained(let explanation) in outcome.events { explanations.append(explanation) }
        errors = PreviewReport.errors(in: outcome)
        for explanation in explanations {
            errors += explanation.errors.map { "\(explanation.title): \($0)" }
        }
    }

    var isEmpty: Bool { explanations.isEmpty && errors.isEmpty }

    var exitCode: ExitCode {
        if isEmpty || !errors.isEmpty { return .couldNotRun }
        return explanations.allSatisfy(\.findings.isEmpty) ? .success : .different
    }

    /// For each preview its title, the layout, the findings, the trace.
    func lines(_ console: Console) -> [String] {
        explanations.enumerated().flatMap { index, explanation in
            (index == 0 ? [] : [""]) + lines(explanation, console)
        }
    }

    private func lines(_ explanation: PreviewExplanation, _ console: Console) -> [String] {
        // The file of views that the command line names is none of the user's.
        let source = explanation.source.flatMap { $0.file.contains(GeneratedSource.namedViews) ? nil : $0 }
        let place = source.map { "  \($0.file):\($0.line)" } ?? ""
        var lines = [explanation.title + place] + Self.indented(explanation.layout)
        lines += explanation.findings.map { finding in
            let color: TextStyle = finding.severity == "error" ? .red : .yellow
            let rule = finding.rule == "other" ? "" : " [\(finding.rule)]"
            return "\(console.styled(finding.severity, color)): \(finding.path): \(finding.message)\(rule)"
        }
        if let trace = explanation.trace { lines += ["trace:"] + Self.indented(trace) }
        return lines
    }

    private static func indented(_ text: String) -> [String] {
        text.split(separator: "\n").map { "  " + $0 }
    }

    func json() throws -> String {
        struct Document: Encodable {
            var schema = "pixeldiff.explain/1"
            var previews: [PreviewExplanation]
            var errors: [String]
        }
        let document = Document(previews: explanations, errors: errors)
        return try RecordCoding.text(document)
    }
}
