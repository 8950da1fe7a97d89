/// The list of all cases and its filters.
struct ReportList {
    /// In the order of the page.
    let cases: [CaseRecord]
    let run: RunRecord

    func html() -> String {
        """
        <nav class="side" aria-label="Cases">
        <div class="filters js-only">
        <input type="search" id="search" placeholder="Search names, views, sentences" aria-label="Search (/)" \
        autocomplete="off" spellcheck="false">
        <div class="verdicts" role="group" aria-label="Verdict">\(verdicts)</div>
        \(selects)
        <p id="status" role="status">\(cases.count) cases</p>
        </div>
        <ol class="list">
        \(cases.map(item).joined(separator: "\n"))
        </ol>
        </nav>
        """
    }

    private var verdicts: String {
        let differing = cases.count - run.count(.passed)
        var buttons: [(value: String, word: String, count: Int)] = [("", "All", cases.count)]
        if differing > 0, differing < cases.count { buttons.insert(("open", "To look at", differing), at: 0) }
        let words: [(CaseRecord.Verdict, String)] = [
            (.failed, "Failed"), (.missing, "New"), (.recorded, "Recorded"), (.passed, "Passed"),
        ]
        for (verdict, word) in words where run.count(verdict) > 0 {
            buttons.append((verdict.rawValue, word, run.count(verdict)))
        }
        return buttons.enumerated().map { index, button in
            "<button data-verdict=\"\(button.value)\" aria-pressed=\"\(index == 0)\">\(button.word) "
                + "<b>\(button.count)</b></button>"
        }.joined()
    }

    private var selects: String {
        let found = Set(cases.compactMap(\.stage))
        let stages = CaseRecord.Stage.allCases.filter(found.contains).map { ($0.rawValue, Self.name($0)) }
        let suites = Set(cases.map(\.suite)).sorted().map { ($0, $0) }
        let both =
            (stages.isEmpty ? "" : Self.select("stage", "Differs first in", "Any stage", stages))
            + (suites.count < 2 ? "" : Self.select("suite", "Suite", "Any suite", suites))
        return both.isEmpty ? "" : "<div class=\"selects\">\(both)</div>"
    }

    private static func select(
        _ id: String, _ label: String, _ any: String, _ options: [(value: String, word: String)]
    ) -> String {
        let options = options.map {
            "<option value=\"\(HTMLText.escape($0.value))\">\(HTMLText.escape($0.word))</option>"
        }
        return "<select id=\"\(id)\" aria-label=\"\(label)\"><option value=\"\">\(any)</option>"
            + "\(options.joined())</select>"
    }

    private func item(_ record: CaseRecord) -> String {
        let approve =
            record.awaitsApproval ? " data-approve=\"\(HTMLText.escape(ShellText.quoted(record.id)))\"" : ""
        let chips = record.variant.map { " <i class=\"chip\">\(HTMLText.escape($0))</i>" }.joined()
        let verdict = Self.sign(record.verdict)
        let views = (record.pixels?.regions ?? []).compactMap(\.view)
        let hidden =
            views.isEmpty
            ? "" : "<span hidden>\(HTMLText.escape(Set(views).sorted().joined(separator: " ")))</span>"
        return """
            <li data-verdict="\(record.verdict.rawValue)" data-stage="\(record.stage?.rawValue ?? "")" \
            data-suite="\(HTMLText.escape(record.suite))"\(approve)><a href="\(Self.address(record))">\
            <span class="sign \(record.verdict.rawValue)" title="\(verdict.word)" role="img" \
            aria-label="\(verdict.word)">\(verdict.sign)</span><span class="what"><span class="suite">\
            \(HTMLText.isolated(record.suite))</span> <span class="name">\(HTMLText.isolated(record.testCase))\
            \(chips)</span><small>\(HTMLText.isolated(record.summary))</small>\(hidden)</span></a></li>
            """
    }

    /// A sign for each verdict: its colour is never all that tells it.
    static func sign(_ verdict: CaseRecord.Verdict) -> (sign: String, word: String) {
        switch verdict {
        case .passed: ("✓", "Passed")
        case .failed: ("✕", "Failed")
        case .missing: ("+", "New")
        case .recorded: ("●", "Recorded")
        }
    }

    static func name(_ stage: CaseRecord.Stage) -> String {
        switch stage {
        case .unstable: "Unstable"
        case .golden: "Golden unreadable"
        case .metadata: "Made differently"
        case .layout: "Layout"
        case .drawing: "Drawing"
        case .size: "Size"
        case .pixels: "Pixels"
        }
    }

    /// The article's name: a prefix keeps it apart from the page's own.
    static func anchor(_ record: CaseRecord) -> String { "case/\(record.id)" }

    /// The address of the article inside the page.
    private static func address(_ record: CaseRecord) -> String {
        let bytes = anchor(record).utf8.map { byte -> String in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
                UInt8(ascii: "-"), UInt8(ascii: "_"):
                return String(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                return "%\(digits.count == 1 ? "0" : "")\(digits)"
            }
        }
        return "#\(bytes.joined())"
    }
}
