import Foundation
import Imaging
import Testing

@testable import PixelDiff

@Suite struct HTMLReportTests {
    static func record(_ testCase: String, _ verdict: CaseRecord.Verdict) -> CaseRecord {
        var record = CaseRecord(
            suite: "Cards", testCase: testCase, variant: ["dark"], id: "Cards/\(testCase).dark",
            verdict: verdict,
            summary: "differs in layout: Text \"<b>\" x 24 -> 16", golden: "Goldens/Cards/\(testCase).png",
            actualSize: PixelSize(width: 640, height: 480))
        if verdict == .failed {
            record.stage = .layout
            record.expectedSize = PixelSize(width: 640, height: 400)
            record.details = ["Text \"</li><script>alert(1)</script>\" y 1 -> 2"]
            record.files.expected = "failures/expected.png"
            record.files.actual = "failures/actual.png"
            record.files.diff = "failures/diff.png"
            record.source = CaseRecord.Source(file: "Tests/<A>.swift", line: 7)
        }
        return record
    }

    static let run = RunRecord(cases: [
        record("<img src=x onerror=alert(1)>", .failed), record("plain", .passed), record("new", .recorded),
        record("'\"&", .missing),
    ])

    static let html = HTMLReport(run: run, file: picture).html()

    /// What the page needs of a PNG: its first chunk, then bytes of its own for each file.
    static func picture(_ file: String) -> [UInt8] {
        let head: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2,
            0x80,
            0, 0, 1, 0xE0, 8, 6, 0, 0, 0, 0, 0, 0, 0,
        ]
        return head + Array("bytes of \(file)".utf8)
    }

    @Test func namesAreNeverMarkup() {
        #expect(!Self.html.contains("<img src=x"))
        #expect(!Self.html.contains("<script>alert"))
        #expect(!Self.html.contains("<b>\""))
        #expect(Self.html.contains("&lt;img src=x onerror=alert(1)&gt;"))
        #expect(Self.html.contains("Tests/&lt;A&gt;.swift:7"))
        #expect(HTMLText.escape("<&>\"'\0") == "&lt;&amp;&gt;&quot;&#39;⟨U+0000⟩")
    }

    @Test func shardsAreCounted() {
        let partial = RunRecord(cases: [], shards: ShardCoverage(present: [1, 3], total: 40))
        let html = HTMLReport(run: partial, file: { _ in nil }).html()
        #expect(html.contains("2 of 40 shards present, missing 2 and 4-40"))
        #expect(!Self.html.contains("shards present"))
    }

    @Test func needsNothingFromOutside() {
        #expect(!Self.html.contains("http:"))
        #expect(!Self.html.contains("https:"))
        #expect(Self.html.matches(of: /src="(?!data:)/).isEmpty)
        #expect(Self.html.matches(of: /<link|@import|url\(/).isEmpty)
        #expect(Self.html.contains("default-src 'none'"))
    }

    @Test func showsEachPictureOnce() {
        for file in [
            "failures/expected.png", "failures/actual.png", "failures/diff.png", "Goldens/Cards/plain.png",
        ] {
            let uri = HTMLText.dataURI(png: Self.picture(file))
            #expect(Self.html.components(separatedBy: uri).count == 2, "\(file)")
        }
    }

    @Test func saysWhatToDo() {
        #expect(Self.html.contains("<code>pixeldiff approve</code>"))
        #expect(Self.html.contains("3 of 4 to look at"))
        #expect(Self.html.contains("1 failed, 1 missing, 1 recorded, 1 passed"))
        #expect(Self.html.contains("640 × 480"))
        #expect(Self.html.contains("640x400 → 640x480 px"))
        #expect(Self.html.contains("<button data-verdict=\"passed\""))
    }

    /// Every element that opens also closes.
    @Test func isWellFormed() throws {
        var open: [Substring] = []
        let void: Set<Substring> = ["meta", "img", "input", "br"]
        let body = try #require(Self.html.firstRange(of: "<script>")).lowerBound
        let end = try #require(Self.html.firstRange(of: "</script>")).lowerBound
        let text = Self.html[..<body] + Self.html[end...].dropFirst("</script>".count)
        for tag in text.matches(of: /<(\/?)([a-z0-9]+)(?:\s[^<>]*)?>/) where !void.contains(tag.2) {
            if tag.1.isEmpty { open.append(tag.2) } else { #expect(open.popLast() == tag.2) }
        }
        #expect(open.isEmpty)
    }

    @Test func theSameResultsGiveTheSamePage() {
        let shuffled = RunRecord(cases: Self.run.cases.reversed())
        #expect(HTMLReport(run: shuffled, file: Self.picture).html() == Self.html)
    }

    @Test func picturesThatAreGoneAreLeftOut() {
        let html = HTMLReport(run: Self.run, file: { _ in nil }).html()
        #expect(!html.contains("data:image"))
        #expect(html.contains("pixeldiff approve"))
    }

    @Test func picturesHaveABudget() throws {
        let size = Self.picture("failures/expected.png").count
        var report = HTMLReport(
            run: Self.run, link: { "../\($0)" }, file: { _ in Self.picture("failures/expected.png") })
        report.pictureBudget = 2 * size
        report.passedBudget = size
        let html = report.html()
        #expect(html.components(separatedBy: "data:image/png").count == 3)
        // The difference, the two cases without files of their own, and the golden that passed.
        #expect(html.contains("4 pictures are linked, not shown."))
        #expect(
            html.contains(
                "<a href=\"./../failures/diff.png\">Difference</a> (\(size) bytes, not in this page)"))
        report.pictureBudget = 6 * size
        report.passedBudget = 0
        #expect(report.html().contains("1 picture is linked, not shown."))
        report.passedBudget = size
        #expect(!report.html().contains("linked, not shown."))
    }

    @Test func whatIsNoPictureIsNeverInside() {
        let html = HTMLReport(run: Self.run, file: { _ in Array("root:x:0:0".utf8) }).html()
        #expect(!html.contains("data:image"))
        #expect(html.contains("10 bytes, no readable PNG"))
    }

    @Test func linksAreRelativeAndEncoded() {
        #expect(RelativePath.from("/a/b", to: "/a/c/d.png") == "../c/d.png")
        #expect(RelativePath.from("/a/b", to: "/a/b/d.png") == "d.png")
        let shelf = PictureShelf(budget: 0, file: { _ in Self.picture("") }, link: { $0 })
        guard case .beside(let href, _) = shelf.picture("javascript:\"x\"/é.png") else {
            Issue.record("not linked")
            return
        }
        #expect(href == "./javascript%3A%22x%22/%C3%A9.png")
        #expect(shelf.linked == 1)
    }

    /// The policy names the style and the script that are there.
    @Test func thePolicyIsThePages() throws {
        let style = try #require(Self.html.firstMatch(of: /<style>([^<]*)<\/style>/)).1
        let script = try #require(Self.html.firstMatch(of: /<script>((?s).*?)<\/script>/)).1
        for text in [style, script] {
            let digest = SHA256.hexDigest(of: Array(text.utf8))
            let bytes = stride(from: 0, to: 64, by: 2).compactMap {
                UInt8(digest.dropFirst($0).prefix(2), radix: 16)
            }
            #expect(Self.html.contains("'sha256-\(Data(bytes).base64EncodedString())'"))
        }
        #expect(!Self.html.contains("unsafe-inline"))
        #expect(Self.html.matches(of: /<[^>]* style=/).isEmpty)
    }
}

@Suite struct RunRecordTests {
    @Test func jsonRoundTrip() throws {
        let json = try HTMLReportTests.run.json()
        let back = try RecordCoding.decode(json, as: RunRecord.self, file: "run.json")
        #expect(back == HTMLReportTests.run)
        #expect(String(decoding: json, as: UTF8.self).contains("\"version\" : 1"))
    }

    @Test func orderedById() {
        #expect(HTMLReportTests.run.cases.map(\.id) == HTMLReportTests.run.cases.map(\.id).sorted())
    }

    @Test func runFile() throws {
        let folder = try TemporaryFolder()
        let store = ResultStore(folder: folder.path)
        #expect(throws: RunRecordError.noResults(folder: folder.path)) { try store.load() }
        try store.write(HTMLReportTests.run)
        #expect(try store.load() == HTMLReportTests.run)
        try folder.write("{\"version\": 99}", to: "run.json")
        #expect(throws: RunRecordError.newerVersion(99, file: store.runFile)) { try store.load() }
        try folder.write("{", to: "run.json")
        #expect(throws: RunRecordError.unreadable(store.runFile)) { try store.load() }
    }

    @Test func clearingASuiteLeavesTheOthers() throws {
        let folder = try TemporaryFolder()
        let store = ResultStore(folder: folder.path)
        for suite in ["A", "B"] {
            let record = HTMLReportTests.record("x", .passed)
            try store.record(record, at: GoldenPath(suite: suite, stem: "x"))
        }
        store.clear(suite: "A")
        #expect(folder.files == ["cases/B/x.json"])
    }
}
