import Foundation
import Imaging

/// The report as one HTML file that needs nothing else: pictures inside, no request to anywhere. Opens from disk, and
/// where a policy forbids scripts it still shows everything.
///
/// The same results give the same bytes.
public struct HTMLReport {
    /// Bytes of PNG files that one page may hold. Pictures beyond are linked, those of passing cases first, and the page
    /// says so. A third more as text: browsers open that in seconds.
    public var pictureBudget = 48 << 20
    /// Bytes of it that pictures of passing cases may take.
    public var passedBudget = 16 << 20

    private let run: RunRecord
    private let file: (String) -> [UInt8]?
    private let link: (String) -> String

    /// - Parameters:
    ///   - run: What is shown.
    ///   - results: The folder that holds the failures' files.
    ///   - package: The folder that goldens are relative to.
    ///   - page: Where the page will be, for links to files; beside the results if not given.
    public init(run: RunRecord, results: ResultStore, package: PackageFolder, page: String? = nil) {
        let place = { (path: String) in
            if path.hasPrefix("/") { return path }
            return path.hasPrefix("failures/") ? "\(results.folder)/\(path)" : "\(package.path)/\(path)"
        }
        let folder = URL(fileURLWithPath: page ?? results.reportFile).deletingLastPathComponent()
            .standardizedFileURL.path
        self.run = run
        file = { try? Folder.read(place($0)) }
        link = { RelativePath.from(folder, to: place($0)) }
    }

    /// - Parameters:
    ///   - link: Where a file named in the results is, seen from the page.
    ///   - file: The bytes of such a file; nil where it is gone.
    init(
        run: RunRecord, link: @escaping (String) -> String = { $0 }, file: @escaping (String) -> [UInt8]?
    ) {
        self.run = run
        self.file = file
        self.link = link
    }

    /// The page.
    public func html() -> String {
        let open = run.cases.filter { $0.verdict != .passed }
        let passed = run.cases.filter { $0.verdict == .passed }
        let shelf = PictureShelf(budget: pictureBudget, file: file, link: link)
        var articles = open.map { ReportCase(record: $0, shelf: shelf).html() }
        shelf.narrow(to: passedBudget)
        articles += passed.map { ReportCase(record: $0, shelf: shelf).html() }
        return """
            \(HTMLHead(title: "\(run.summary) – PixelDiff", policy: Self.policy, style: ReportStyle.css).html)
            <body>
            <a class="skip" href="#cases">Skip to the pictures</a>
            \(ReportHeader(run: run).html())
            <div class="columns">
            \(ReportList(cases: open + passed, run: run).html())
            <div class="reading">
            \(ReportHeader.toolbar)
            \(limitNotice(shelf))<main id="cases" tabindex="-1">
            \(articles.joined(separator: "\n"))
            <div class="nothing" hidden><p>No case matches the filters.</p><button>Clear the filters</button></div>
            </main>
            </div>
            </div>
            \(ReportHelp.html)
            <div id="announcement" class="unseen" role="status"></div>
            <script>\(ReportScript.javaScript)</script>
            </body>
            </html>

            """
    }

    /// Nothing but this page's own style, script and pictures. Styles and scripts are named by their hashes: one that got
    /// in by a name would not run.
    private static let policy = [
        "default-src 'none'", "img-src data:", "style-src '\(hash(ReportStyle.css))'",
        "script-src '\(hash(ReportScript.javaScript))'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")

    /// - Source: W3C, *Content Security Policy Level 3*, 2.3.1.
    static func hash(_ text: String) -> String {
        let digits = Array(SHA256.hexDigest(of: Array(text.utf8)))
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...($0 + 1)]), radix: 16)
        }
        return "sha256-\(Data(bytes).base64EncodedString())"
    }

    private func limitNotice(_ shelf: PictureShelf) -> String {
        guard shelf.linked > 0 else { return "" }
        let pictures = shelf.linked == 1 ? "1 picture is" : "\(shelf.linked) pictures are"
        return """
            <p class="limit" role="note"><b>\(pictures) linked, not shown.</b> This page holds \
            \(pictureBudget >> 20) MB of pictures, so that it opens everywhere; the others are files beside it.</p>

            """
    }
}

/// A path from one folder to a file elsewhere.
enum RelativePath {
    /// - Parameter folder: An absolute path.
    static func from(_ folder: String, to file: String) -> String {
        let start = folder.split(separator: "/")
        let end = URL(fileURLWithPath: file).standardizedFileURL.path.split(separator: "/")
        let common = zip(start, end).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: start.count - common)
        return (up + end.dropFirst(common).map(String.init)).joined(separator: "/")
    }
}
