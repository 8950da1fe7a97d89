import Imaging

/// One case, as HTML: its name, its pictures, what differs, and what to type.
struct ReportCase {
    let record: CaseRecord
    let shelf: PictureShelf

    func html() -> String {
        let verdict = ReportList.sign(record.verdict)
        let stage = record.stage.map { "<span class=\"badge part\">\(ReportList.name($0))</span>" } ?? ""
        return """
            <article class="case" id="\(HTMLText.escape(ReportList.anchor(record)))" tabindex="-1" \
            data-verdict="\(record.verdict.rawValue)" aria-label="\(HTMLText.escape(record.id))">
            <header><h2>\(Self.title(record))</h2><span class="badge \(record.verdict.rawValue)">\
            <span aria-hidden="true">\(verdict.sign)</span> \(verdict.word)</span>\(stage)</header>
            <p class="summary">\(HTMLText.isolated(sentence))</p>
            \(accept)\(CaseViewer(record: record, shelf: shelf).html())
            \(CaseFacts(record: record).html())
            </article>
            """
    }

    /// Suite, case, and the variant as chips.
    static func title(_ record: CaseRecord) -> String {
        let chips = record.variant.map { " <i class=\"chip\">\(HTMLText.escape($0))</i>" }.joined()
        return "<span class=\"suite\">\(HTMLText.isolated(record.suite))</span> "
            + "\(HTMLText.isolated(record.testCase))\(chips)"
    }

    /// A command with a button that copies it.
    static func command(_ text: String) -> String {
        "<span class=\"command\"><code>\(HTMLText.escape(text))</code>"
            + "<button class=\"copy js-only\">Copy</button></span>"
    }

    private var accept: String {
        guard record.awaitsApproval else { return "" }
        return "<p class=\"accept\"><span class=\"label\">Accept:</span> "
            + "\(Self.command(record.approveCommand))</p>\n"
    }

    private var sentence: String { record.summary.prefix(1).uppercased() + record.summary.dropFirst() }
}
