import Foundation
import Imaging

/// A bisection as one HTML page beside the folder with its pictures: what differs, each cause with its diff and
/// pictures, and every step. No request to anywhere but that folder; needs no script.
///
/// The same report gives the same bytes.
struct BisectPage {
    let report: BisectReport
    let pictures: BisectPictures

    /// - Parameters:
    ///   - collector: Its folder `pictures` lies beside the page.
    init(report: BisectReport, collector: PictureCollector) {
        self.report = report
        pictures = BisectPictures(collector: collector)
    }

    /// Writes `index.html` into a folder, as a whole.
    ///
    /// - Returns: The page's path.
    /// - Throws: ``BisectError/system(_:_:)`` if it cannot be written.
    func write(to folder: String) throws -> String {
        let path = "\(folder)/index.html"
        do {
            try AtomicFile.write(Array(html().utf8), to: path, isDurable: false)
        } catch {
            throw BisectError.system("cannot write \(path)", "\(error)")
        }
        return path
    }

    func html() -> String {
        let causes = report.causes.enumerated().map { index, cause in
            CauseArticle(number: index + 1, cause: cause, report: report, pictures: pictures).html()
        }
        return """
            \(HTMLHead(title: "\(headline) – PixelDiff bisect", policy: Self.policy, style: BisectStyle.css).html)
            <body>
            <a class="skip" href="#content">Skip to the causes</a>
            \(header)
            <main id="content" tabindex="-1">
            \(message)\(causes.joined(separator: "\n"))
            \(open)\(differences)\(StepTable(report: report, pictures: pictures).html())
            </main>
            <script>\(BisectStyle.script)</script>
            </body>
            </html>

            """
    }

    /// Pictures beside the page, its own style and script; those are named by their hashes.
    private static let policy = [
        "default-src 'none'", "img-src 'self' file: data:",
        "style-src '\(HTMLReport.hash(BisectStyle.css))'",
        "script-src '\(HTMLReport.hash(BisectStyle.script))'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")

    // MARK: Top

    private var headline: String {
        let count = report.causes.count
        let found = count == 1 ? "1 cause found" : "\(count) causes found"
        switch report.status {
        case .explained: return found
        case .nothingToExplain: return "Nothing to explain"
        case .unresolved: return "Good or bad gives no pictures"
        case .flaky: return "Two runs of the same files differ"
        case .stopped: return count == 0 ? "Stopped before the end" : "Stopped before the end, \(found)"
        }
    }

    private var header: String {
        let isGood = report.status == .explained || report.status == .nothingToExplain
        return """
            <header class="top \(isGood ? "ok" : "bad")">
            <div class="verdict"><span class="sign" aria-hidden="true">\(isGood ? "✓" : "!")</span>
            <div><h1>\(HTMLText.escape(headline))</h1><p>\(HTMLText.isolated(report.good.label)) → \
            \(HTMLText.isolated(report.bad.revision == "." ? "working tree" : report.bad.label)) · \
            \(HTMLText.escape(counts))</p></div></div>
            \(undo)
            <div class="tools"><button id="theme" class="tool js-only" title="Light or dark">Theme: \
            <span>System</span></button></div>
            </header>
            """
    }

    private var counts: String {
        let changes = report.changes.count == 1 ? "1 change" : "\(report.changes.count) changes"
        let fresh = report.runs.filter { !$0.isRemembered }
        let seconds = BisectReport.tenths(fresh.reduce(0) { $0 + $1.seconds })
        return "\(changes), \(fresh.count) \(fresh.count == 1 ? "run" : "runs") in \(seconds) s"
    }

    private var undo: String {
        guard report.patch != nil else { return "" }
        if let note = report.patchNote {
            return "<p class=\"accept\">The patch of the causes: \(HTMLText.isolated(note))</p>\n"
        }
        let command = report.undoCommand(directory: report.root)
        return """
            <p class="accept"><span class="label">Take the causes out:</span> \(ReportCase.command(command))</p>
            """
    }

    private var message: String {
        var parts = report.message.map { "<p class=\"note\">\(HTMLText.isolated($0))</p>\n" } ?? ""
        if let messages = report.messages, !messages.isEmpty {
            let end = messages.split(separator: "\n").suffix(40).joined(separator: "\n")
            parts += "<pre class=\"output\" tabindex=\"0\">\(HTMLText.escape(end))</pre>\n"
        }
        let flaky = PictureWording.stages(report.instability)
        if !flaky.isEmpty { parts += Self.list(flaky) }
        return parts
    }

    // MARK: Below the causes

    /// What a limit left.
    private var open: String {
        guard !report.suspects.isEmpty || !report.remainingPictures.isEmpty, report.status == .stopped else {
            return ""
        }
        let pictures =
            report.remainingPictures.isEmpty
            ? ""
            : "<p>Not explained yet: \(HTMLText.isolated(PictureWording.titles(report.remainingPictures, shown: 12)))</p>"
        return """
            <section class="card"><h2>Still suspected: \(report.suspects.count) of \(report.changes.count)</h2>
            \(pictures)\(Self.list(report.suspects))</section>

            """
    }

    /// What was known before the search.
    private var differences: String {
        let groups = PictureWording.groups(report.differences) { $0.stage }
        guard !groups.isEmpty else { return "" }
        let count =
            report.differences.count == 1
            ? "1 picture differs" : "\(report.differences.count) pictures differ"
        let items = groups.map { group in
            "<li><b>\(HTMLText.isolated(PictureWording.titles(group.names, shown: 4)))</b> "
                + "\(HTMLText.isolated(group.words))</li>"
        }
        let dropped = report.dropped.map { "<p class=\"rest\">\(HTMLText.isolated($0))</p>" } ?? ""
        return """
            <section class="card"><h2>Good and bad: \(count)</h2><ul class="plain">\(items.joined())</ul>\(dropped)</section>

            """
    }

    static func list(_ texts: [String]) -> String {
        "<ul class=\"plain\">\(texts.map { "<li>\(HTMLText.isolated($0))</li>" }.joined())</ul>"
    }
}
