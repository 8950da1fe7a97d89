import Foundation

/// The report as one HTML file that needs nothing else: pictures inside, no request to anywhere. Opens from disk.
///
/// The same results give the same bytes.
public struct HTMLReport {
    /// Bytes of pictures of passing cases that one page may hold; the cases beyond are listed without theirs.
    public var thumbnailBudget = 32 << 20

    private let run: RunRecord
    private let picture: (String) -> [UInt8]?

    /// - Parameters:
    ///   - run: What is shown.
    ///   - results: The folder that holds the failures' files.
    ///   - package: The folder that goldens are relative to.
    public init(run: RunRecord, results: ResultStore, package: PackageFolder) {
        self.run = run
        picture = { path in
            let file = path.hasPrefix("failures/") ? "\(results.folder)/\(path)" : "\(package.path)/\(path)"
            return try? Folder.read(path.hasPrefix("/") ? path : file)
        }
    }

    /// - Parameter picture: The bytes of a file named in the results; nil where it is gone.
    init(run: RunRecord, picture: @escaping (String) -> [UInt8]?) {
        self.run = run
        self.picture = picture
    }

    /// The page.
    public func html() -> String {
        let open = run.cases.filter { $0.verdict != .passed }
        let passed = run.cases.filter { $0.verdict == .passed }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(HTMLText.escape(run.summary)) – PixelDiff</title>
            <style>
            \(ReportStyle.css)
            </style>
            </head>
            <body>
            \(header())
            <main>
            \(open.map { ReportCase(record: $0, picture: picture).html() }.joined(separator: "\n"))
            \(gallery(passed))
            <p class="nothing" hidden>No case matches.</p>
            </main>
            \(ReportStyle.footer)
            <dialog id="zoom"><button autofocus>Close</button><img alt=""></dialog>
            <script>
            \(ReportScript.javaScript)
            </script>
            </body>
            </html>

            """
    }

    private static let policy =
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; form-action 'none'"

    private func header() -> String {
        let differing = run.cases.count - run.count(.passed)
        let verdict =
            run.cases.isEmpty
            ? "Nothing checked"
            : differing == 0 ? "All match" : "\(differing) of \(run.cases.count) to look at"
        let accepts = run.cases.contains(where: \.awaitsApproval)
        return """
            <header class="page">
            <div class="verdict \(run.passed ? "ok" : "bad")"><span class="dot" aria-hidden="true"></span>
            <h1>\(verdict)</h1><p>\(HTMLText.escape(run.summary))\(shards())</p></div>
            <nav aria-label="Filter">\(filters())
            <input type="search" id="search" placeholder="Name" aria-label="Filter by name"></nav>
            \(accepts ? "<p class=\"all\">Accept all that differ: \(ReportCase.command("pixeldiff approve"))</p>" : "")
            </header>
            """
    }

    /// `; 12 of 40 shards present, missing 3 and 7`; nothing for a whole run.
    private func shards() -> String {
        guard let shards = run.shards else { return "" }
        let missing = shards.isComplete ? "" : ", missing \(shards.missingText)"
        return HTMLText.escape("; \(shards)\(missing)")
    }

    private func filters() -> String {
        let verdicts: [(CaseRecord.Verdict, String)] = [
            (.failed, "Failed"), (.missing, "New"), (.recorded, "Recorded"), (.passed, "Passed"),
        ]
        let present = verdicts.filter { run.count($0.0) > 0 }
        let buttons = present.map { verdict, word in
            "<button data-filter=\"\(verdict.rawValue)\" aria-pressed=\"false\">\(word) <b>\(run.count(verdict))</b>"
                + "</button>"
        }
        return "<button data-filter=\"\" aria-pressed=\"true\">All <b>\(run.cases.count)</b></button>"
            + buttons.joined()
    }

    private func gallery(_ passed: [CaseRecord]) -> String {
        guard !passed.isEmpty else { return "" }
        var budget = thumbnailBudget
        let figures = passed.map { record in
            var image = ""
            if let png = picture(record.golden), png.count <= budget {
                budget -= png.count
                image =
                    "<button class=\"thumb\" aria-label=\"Enlarge\"><img loading=\"lazy\" "
                    + "src=\"\(HTMLText.dataURI(png: png))\" alt=\"\"></button>"
            }
            let notes = record.notes.map { "<small>\(HTMLText.isolated($0))</small>" }.joined()
            return """
                <figure data-verdict="passed" data-name="\(HTMLText.escape(record.id.lowercased()))">\(image)\
                <figcaption>\(ReportCase.title(record))\(notes)</figcaption></figure>
                """
        }
        return """
            <section class="passed"><h2>Passed</h2><div class="gallery">
            \(figures.joined(separator: "\n"))
            </div></section>
            """
    }
}
