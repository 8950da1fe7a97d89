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

    static let html = HTMLReport(run: run, picture: { Array("bytes of \($0)".utf8) }).html()

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
        let html = HTMLReport(run: partial, picture: { _ in nil }).html()
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
            let uri = HTMLText.dataURI(png: Array("bytes of \(file)".utf8))
            #expect(Self.html.components(separatedBy: uri).count == 2, "\(file)")
        }
    }

    @Test func saysWhatToDo() {
        #expect(Self.html.contains("<code>pixeldiff approve</code>"))
        #expect(Self.html.contains("3 of 4 to look at"))
        #expect(Self.html.contains("1 failed, 1 missing, 1 recorded, 1 passed"))
        #expect(Self.html.contains("640 × 400"))
        #expect(Self.html.contains("<button data-filter=\"passed\""))
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
        #expect(HTMLReport(run: shuffled, picture: { Array("bytes of \($0)".utf8) }).html() == Self.html)
    }

    @Test func picturesThatAreGoneAreLeftOut() {
        let html = HTMLReport(run: Self.run, picture: { _ in nil }).html()
        #expect(!html.contains("data:image"))
        #expect(html.contains("pixeldiff approve"))
    }

    @Test func thumbnailsHaveABudget() {
        var report = HTMLReport(run: Self.run, picture: { _ in [UInt8](repeating: 0, count: 100) })
        report.thumbnailBudget = 99
        #expect(!report.html().contains("class=\"thumb\""))
        report.thumbnailBudget = 100
        #expect(report.html().contains("class=\"thumb\""))
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
