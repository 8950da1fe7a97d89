import Foundation
import PixelDiff

/// What `reduce` tells.
struct ReduceReport {
    private(set) var record: ReductionRecord?
    private(set) var errors: [String] = []

    init(_ outcome: PreviewJob.Outcome) {
        for case .reduced(let found) in outcome.events { record = found }
        errors = PreviewReport.errors(in: outcome)
    }

    /// No view differs: said by the runner, and no failure.
    private var isSame: Bool { errors.contains { $0.contains(Self.nothing) } }

    /// What the engine says where no view has another frame.
    private static let nothing = "there is nothing to reduce"

    var exitCode: ExitCode {
        if record != nil { return .success }
        return isSame ? .different : .couldNotRun
    }

    func code(_ record: ReductionRecord, hasPreviews: Bool) -> String {
        let imports =
            hasPreviews ? ["import SwiftUI"] : ["import GoldenTesting", "import PixelUI", "import Testing"]
        return imports.joined(separator: "\n") + "\n\n" + record.views + "\n"
            + (hasPreviews ? record.previews : record.test).trimmingCharacters(in: .newlines)
    }

    /// `reduced 64 elements to 2 in 311 steps`.
    func summary(_ record: ReductionRecord) -> String {
        let end = record.isMinimal ? "" : ", stopped at the limit: --max-steps allows more"
        let others = record.changed.count - 1
        let note =
            others > 0
            ? "; \(others) other \(others == 1 ? "view has" : "views have") another frame too, --view names one"
            : ""
        return "reduced \(record.elementsBefore) elements to \(record.elementsAfter) in \(record.steps) steps"
            + end + note
    }

    func json() throws -> String {
        struct Document: Encodable {
            var schema = "pixeldiff.reduce/1"
            var reduction: ReductionRecord?
            var errors: [String]
        }
        return try RecordCoding.text(Document(reduction: record, errors: errors))
    }
}
