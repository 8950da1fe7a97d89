import Imaging

/// One case that did not pass, as HTML.
struct ReportCase {
    let record: CaseRecord
    /// The bytes of a file named in the result.
    let picture: (String) -> [UInt8]?

    func html() -> String {
        """
        <article class="case" tabindex="-1" data-verdict="\(record.verdict.rawValue)" \
        data-name="\(HTMLText.escape(record.id.lowercased()))">
        <header><h2>\(Self.title(record))</h2>\(badges())</header>
        <p class="summary">\(HTMLText.isolated(sentence))</p>
        \(views())
        <div class="facts">
        \(details())
        \(facts())
        </div>
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
        "<span class=\"command\"><code>\(HTMLText.escape(text))</code><button class=\"copy\">Copy</button></span>"
    }

    private var sentence: String {
        record.summary.prefix(1).uppercased() + record.summary.dropFirst()
    }

    private func badges() -> String {
        let word =
            switch record.verdict {
            case .passed: "passed"
            case .failed: "failed"
            case .missing: "new"
            case .recorded: "recorded"
            }
        let stage = record.stage.map { "<span class=\"badge stage\">\($0.rawValue)</span>" } ?? ""
        return "<span class=\"badge \(record.verdict.rawValue)\">\(word)</span>\(stage)"
    }

    private func views() -> String {
        let expected = figure("expected", "Expected", record.files.expected, record.expectedSize)
        let actual = figure("actual", "Actual", record.files.actual ?? record.golden, record.actualSize)
        let diff = figure("diff", "Difference", record.files.diff, canvas)
        let figures = [expected, actual, diff].compactMap { $0 }.joined(separator: "\n")
        guard expected != nil, actual != nil else {
            return "<div class=\"views\" data-mode=\"side\">\(figures)</div>"
        }
        let modes = [
            ("side", "Side by side"), ("slide", "Slider"), ("blink", "Blink"), ("diff", "Difference"),
        ]
        let buttons = modes.filter { $0.0 != "diff" || diff != nil }.map { mode, word in
            "<button data-mode=\"\(mode)\" aria-pressed=\"\(mode == "side")\">\(word)</button>"
        }
        return """
            <div class="bar"><div class="modes" role="group" aria-label="View">\(buttons.joined())</div>
            <button class="magnify" aria-label="Magnification">1×</button></div>
            <div class="views" data-mode="side">
            \(figures)
            <input class="cut" type="range" min="0" max="1000" value="500" aria-label="Where expected ends">
            </div>
            """
    }

    private var canvas: PixelSize {
        PixelSize(
            width: max(record.actualSize.width, record.expectedSize?.width ?? 0),
            height: max(record.actualSize.height, record.expectedSize?.height ?? 0))
    }

    private func figure(_ kind: String, _ caption: String, _ file: String?, _ size: PixelSize?) -> String? {
        guard let file, let png = picture(file) else { return nil }
        let pixels = size.map { " <span>\($0.width) × \($0.height)</span>" } ?? ""
        let width = size.map { points($0.width) } ?? "auto"
        return """
            <figure class="\(kind)"><figcaption>\(caption)\(pixels)</figcaption><div class="paper" \
            style="--width:\(width)"><img src="\(HTMLText.dataURI(png: png))" alt="\(caption)"></div></figure>
            """
    }

    /// A length of pixels in the points of the page.
    private func points(_ pixels: Int) -> String {
        "\(DecimalText.format(Double(pixels) / max(record.scale ?? 1, 0.1)))px"
    }

    private func details() -> String {
        let sentences = record.details + record.notes + (record.diagnostics ?? [])
        let items = sentences.map { "<li>\(HTMLText.isolated($0))</li>" }
        return items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
    }

    private func facts() -> String {
        var rows: [(String, String)] = []
        if let source = record.source {
            rows.append(("Test", "<code>\(HTMLText.escape("\(source.file):\(source.line)"))</code>"))
        }
        rows.append(("Golden", "<code>\(HTMLText.escape(record.golden))</code>"))
        if record.awaitsApproval { rows.append(("Accept", Self.command(record.approveCommand))) }
        return "<dl>\(rows.map { "<dt>\($0)</dt><dd>\($1)</dd>" }.joined())</dl>"
    }
}
