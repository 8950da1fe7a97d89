/// Results as Markdown for a pull request's comment or a job's summary.
public struct MarkdownSummary {
    /// Bytes that the text stays below: GitHub takes 65,536 characters of a comment, and no character is less than a byte.
    public static let limit = 65_536

    private let run: RunRecord
    private let errors: [String]

    /// - Parameter errors: Sentences about what could not be rendered.
    public init(run: RunRecord, errors: [String] = []) {
        self.run = run
        self.errors = errors
    }

    /// The text, in UTF-8 always shorter than ``limit``.
    ///
    /// 1. The sum, and the shards that are there.
    /// 2. What could not be rendered.
    /// 3. A table with a row for each case that did not pass, until three fifths of the limit are used.
    /// 4. The details of as many cases as fit, each folded.
    /// 5. What was left out, and the command that accepts all.
    public func markdown() -> String {
        var text = head  // 1
        text += list(errors, "could not be rendered", until: Self.limit / 8)  // 2
        let open = run.cases.filter { $0.verdict != .passed }
        let end = footer(open)
        let rows = open.map(row)
        let shownRows = Self.fitting(rows, Self.limit * 3 / 5 - text.utf8.count)  // 3
        if shownRows > 0 {
            text += "| | Case | What | Test |\n|---|---|---|---|\n" + rows.prefix(shownRows).joined() + "\n"
        }
        let details = open.prefix(shownRows).lazy.map(detail)
        let room = Self.limit - 1 - text.utf8.count - end.utf8.count - 400
        let shownDetails = Self.fitting(details, room)  // 4
        text += details.prefix(shownDetails).joined()
        text += truncation(rows: open.count - shownRows, details: open.count - shownDetails)  // 5
        return text + end
    }

    private var head: String {
        let word =
            errors.isEmpty && run.passed && run.shards?.isComplete != false
            ? run.cases.isEmpty ? "nothing checked" : "all match" : "something to look at"
        var text = "### PixelDiff: \(word)\n\n\(MarkdownText.escape(run.summary))\n\n"
        if let shards = run.shards {
            let missing = shards.isComplete ? "" : ": \(MarkdownText.short(shards.missingText, 300)) missing"
            text += "\(shards.isComplete ? "" : "**")\(shards)\(missing)\(shards.isComplete ? "" : "**")\n\n"
        }
        return text
    }

    private func list(_ sentences: [String], _ what: String, until limit: Int) -> String {
        guard !sentences.isEmpty else { return "" }
        let items = sentences.map { "- \(MarkdownText.escape(MarkdownText.short($0, 500)))\n" }
        let shown = Self.fitting(items, limit)
        let rest = shown < items.count ? "- and \(items.count - shown) more\n" : ""
        return "**\(sentences.count) \(what)**\n\n\(items.prefix(shown).joined())\(rest)\n"
    }

    private func row(_ record: CaseRecord) -> String {
        let source = record.source.map {
            MarkdownText.code("\(MarkdownText.short($0.file, 200)):\($0.line)")
        }
        let sum = record.pixels.map { "; \($0.differing) px" } ?? ""
        return "| \(Self.word(record.verdict)) | \(MarkdownText.code(MarkdownText.short(record.id, 200))) "
            + "| \(MarkdownText.escape(MarkdownText.short(record.summary, 300) + sum)) | \(source ?? "") |\n"
    }

    private static func word(_ verdict: CaseRecord.Verdict) -> String {
        switch verdict {
        case .passed: "✅ passed"
        case .failed: "❌ failed"
        case .missing: "🆕 missing"
        case .recorded: "📝 recorded"
        }
    }

    private func detail(_ record: CaseRecord) -> String {
        let all = CaseText(record: record).lines.dropFirst().map {
            "- \(MarkdownText.escape(MarkdownText.short($0, 500)))\n"
        }
        let shown = Self.fitting(all, Self.limit / 8)
        let rest = shown < all.count ? "- and \(all.count - shown) more lines in the report\n" : ""
        let items = all.prefix(shown).joined() + rest
        let command =
            record.awaitsApproval
            ? "\n\(MarkdownText.code(MarkdownText.short(record.approveCommand, 400)))\n" : ""
        return "<details><summary>\(MarkdownText.code(MarkdownText.short(record.id, 200)))</summary>\n\n"
            + "\(items)\(command)\n</details>\n\n"
    }

    private func truncation(rows: Int, details: Int) -> String {
        guard rows > 0 || details > 0 else { return "" }
        var parts: [String] = []
        if rows > 0 { parts.append("\(rows) more cases") }
        if details > rows { parts.append("the details of \(details)") }
        return "_Cut to GitHub's limit: \(parts.joined(separator: " and ")) "
            + "\(rows + details == 1 ? "is" : "are") only in the report._\n\n"
    }

    private func footer(_ open: [CaseRecord]) -> String {
        let commands =
            open.contains(where: \.awaitsApproval)
            ? "Accept all that differ: `pixeldiff approve`; from an artifact: `pixeldiff approve --from FOLDER`.\n"
            : ""
        return commands
    }

    /// How many of the texts, from the first on, have no more bytes together than `room`.
    private static func fitting(_ texts: some Sequence<String>, _ room: Int) -> Int {
        var left = room
        var count = 0
        for text in texts {
            left -= text.utf8.count
            if left < 0 { break }
            count += 1
        }
        return count
    }
}
