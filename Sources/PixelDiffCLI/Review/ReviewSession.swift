import Foundation
import Imaging
import PixelDiff

/// Shows cases one by one and does what the answers say.
struct ReviewSession {
    let cases: [CaseRecord]
    let approval: Approval
    let pictures: TerminalPictures
    let console: Console
    let keys: any ReviewKeys
    /// Pixels that the terminal has.
    var width = 800

    static let help = """
        a  accept: the new picture becomes the golden
        s  skip: decide another time (Return and space do too)
        b  back to the case before
        A  accept this and all that follow of its suite
        f  where the files are
        r  show it again
        q  quit; what was accepted stays accepted
        """

    struct Outcome {
        var accepted = 0
        var skipped = 0
        var hasQuit = false
    }

    /// 1. The case is shown, once.
    /// 2. An answer moves on, back, or shows more; the input's end quits.
    ///
    /// - Throws: What an acceptance throws: ``ApprovalError``, ``GoldenError``.
    func run() throws -> Outcome {
        var accepted: Set<String> = []
        var index = 0
        var shown: Int?
        while index < cases.count {
            let record = cases[index]
            if shown != index { show(record, index) }  // 1
            shown = index
            console.redraw("accept? [a/s/b/A/f/r/q/?] ")
            let key = keys.next()  // 2
            console.note(key.map { $0 == "\n" ? "" : String($0) } ?? "")
            switch key {
            case nil, "q":
                return Outcome(accepted: accepted.count, skipped: cases.count - accepted.count, hasQuit: true)
            case "a":
                try accept(record, &accepted)
                index += 1
            case "A":
                for other in cases[index...] where other.suite == record.suite {
                    try accept(other, &accepted)
                }
                index = cases[index...].firstIndex { !accepted.contains($0.id) } ?? cases.count
            case "s", "n", "\n", "\r", " ": index += 1
            case "b": index = max(0, index - 1)
            case "f": for line in files(of: record) { console.note("  \(line)") }
            case "r": shown = nil
            default: console.note(Self.help)
            }
        }
        return Outcome(accepted: accepted.count, skipped: cases.count - accepted.count)
    }

    private func accept(_ record: CaseRecord, _ accepted: inout Set<String>) throws {
        guard !accepted.contains(record.id) else {
            console.note("\(record.id) is accepted already")
            return
        }
        let golden = try approval.accept(record)
        accepted.insert(record.id)
        console.print("\(record.verdict == .missing ? "new" : "updated"): \(golden)")
    }

    private func show(_ record: CaseRecord, _ index: Int) {
        console.note("\n\(index + 1) of \(cases.count)  \(record.id)  \(record.summary)")
        for line in record.details + record.notes + (record.diagnostics ?? []) { console.note("  \(line)") }
        if pictures != .none, let picture = ReviewPicture.make(record, approval.results, width: width),
            let text = try? pictures.text(for: picture)
        {
            console.redraw(text)
            console.note("")
            let names = [
                record.files.expected.map { _ in "expected" }, "actual",
                record.files.diff.map { _ in "diff" },
            ]
            console.note("  \(names.compactMap { $0 }.joined(separator: " | "))")
        } else {
            for line in files(of: record) { console.note("  \(line)") }
        }
    }

    private func files(of record: CaseRecord) -> [String] {
        let files = [
            ("expected", record.files.expected), ("actual", record.files.actual), ("diff", record.files.diff),
        ]
        return files.compactMap { name, file in
            file.map { "\(name): " + approval.package.relative("\(approval.results.folder)/\($0)") }
        } + (record.source.map { ["test: \($0.file):\($0.line)"] } ?? [])
    }
}
