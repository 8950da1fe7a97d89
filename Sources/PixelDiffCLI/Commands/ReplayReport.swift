import Foundation
import PixelDiff

/// What `replay` tells: whether the pixels are the same here, what is another here, and what failed.
struct ReplayReport {
    let comparison: ReproComparison
    /// Where the pictures were written; nil where they weren't.
    let folder: String?

    /// Sentences about the failure that are printed before the rest is counted.
    static let detailLimit = 12

    init(_ comparison: ReproComparison, folder: String?) {
        (self.comparison, self.folder) = (comparison, folder)
    }

    /// 1. The verdict, and where the pixels differ by how much.
    /// 2. What drew it there, and what is another here.
    /// 3. How the case differs from its golden, worked out from the file.
    func lines(_ console: Console) -> [String] {
        let manifest = comparison.manifest
        var lines: [String] = []
        // 1.
        let name = PlainText.line(manifest.golden)
        if let difference = comparison.difference {
            lines.append("\(console.styled("✗", .red)) \(name)  other pixels here: \(difference.summary)")
            lines += difference.details.map { "    \($0)" }
        } else {
            lines.append("\(console.styled("✓", .green)) \(name)  the same pixels here")
        }
        // 2.
        lines.append("drawn by: \(PlainText.line(manifest.drawnBy.words))")
        let changes = comparison.changes.map(PlainText.line).joined(separator: ", ")
        lines.append("here:     \(changes.isEmpty ? "the same" : changes)")
        // 3.
        lines.append("failure:  \(PlainText.line(manifest.failure.summary))")
        lines += comparison.failure.prefix(Self.detailLimit).map { "    \(PlainText.line($0))" }
        if comparison.failure.count > Self.detailLimit {
            lines.append("    and \(comparison.failure.count - Self.detailLimit) more")
        }
        if let source = manifest.source {
            lines.append("test:     \(PlainText.line(source.file)):\(source.line)")
        }
        if let command = manifest.command { lines.append("command:  \(PlainText.line(command))") }
        if let folder { lines.append("files:    \(folder)") }
        return lines
    }

    func json() throws -> String {
        struct Document: Encodable {
            var schema = "pixeldiff.replay/1"
            var golden: String
            var isSame: Bool
            var difference: String?
            var details: [String]
            var drawnBy: Surroundings
            var here: Surroundings
            var changes: [String]
            var failure: [String]
            var files: String?
        }
        return try RecordCoding.text(
            Document(
                golden: comparison.manifest.golden, isSame: comparison.difference == nil,
                difference: comparison.difference?.summary, details: comparison.difference?.details ?? [],
                drawnBy: comparison.manifest.drawnBy, here: .current, changes: comparison.changes,
                failure: comparison.failure, files: folder))
    }
}

/// A stranger's text as one line for a terminal.
enum PlainText {
    /// Control characters, which a terminal may act upon, become `?`; so do invisible ones that change the direction.
    static func line(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: "?"
                    default: scalar
                    }
                }))
    }
}
