/// The top of the page: the verdict, what to type, theme and help.
struct ReportHeader {
    let run: RunRecord

    func html() -> String {
        let isGood = run.passed && run.shards?.isComplete != false
        return """
            <header class="top \(isGood ? "ok" : "bad")">
            <div class="verdict"><span class="sign" aria-hidden="true">\(isGood ? "✓" : "!")</span>
            <div><h1>\(verdict)</h1><p>\(HTMLText.escape(run.summary))\(shards)</p></div></div>
            \(acceptance)
            <div class="tools">
            <button id="theme" class="tool js-only" title="Light or dark (t)">Theme: <span>System</span></button>
            <button id="help-button" class="tool js-only" title="Keys (?)" aria-label="Help: keys">?</button>
            </div>
            </header>
            """
    }

    private var verdict: String {
        let differing = run.cases.count - run.count(.passed)
        if run.cases.isEmpty { return "Nothing checked" }
        return differing == 0 ? "All match" : "\(differing) of \(run.cases.count) to look at"
    }

    private var shards: String {
        guard let shards = run.shards else { return "" }
        let text = HTMLText.escape(shards.description)
        guard !shards.isComplete else { return " · \(text)" }
        return
            " · <strong class=\"warning\">⚠ \(text), missing \(HTMLText.escape(shards.missingText))</strong>"
    }

    private var acceptance: String {
        guard run.cases.contains(where: \.awaitsApproval) else { return "" }
        return """
            <p id="accept-all" class="accept"><span class="label">Accept all that differ:</span> \
            \(ReportCase.command("pixeldiff approve"))</p>
            """
    }

    /// Above the case that is shown.
    static let toolbar = """
        <div class="toolbar js-only">
        <button class="back tool">‹ All cases</button>
        <span class="spring"></span>
        <button class="previous-case tool" title="Previous case (k)" aria-label="Previous case">↑ Previous</button>
        <button class="next-case tool" title="Next case (j)" aria-label="Next case">↓ Next</button>
        </div>
        """
}
