import Foundation
import Imaging
import Testing

@testable import PixelDiff

@Suite struct BisectPageTests {
    private static let hostile = "</style><script>alert('x')</script>\"'&\u{202E}.swift"

    private static func picture(_ name: String, views: [String] = []) -> BisectReport.Picture {
        var picture = BisectReport.Picture(name: name, regions: [])
        picture.stage = .layout
        picture.hasLayout = true
        picture.views = views
        picture.sentences = ["8x8 at (2, 2): #000000 -> #FF0000"]
        picture.differingPixels = 64
        return picture
    }

    private static func run(_ id: Int, _ purpose: TrialPurpose, _ verdict: BisectReport.Run.Verdict)
        -> BisectReport.Run
    {
        BisectReport.Run(
            id: id, purpose: purpose, changes: [hostile, "b"], tree: "t", verdict: verdict,
            failure: verdict == .unresolved ? hostile : nil, pictures: [hostile: "\(verdict)"], seconds: 1,
            isRemembered: false)
    }

    private static func report() -> BisectReport {
        var report = BisectReport(
            status: .explained, good: .init(revision: hostile, tree: "a"),
            bad: .init(revision: ".", tree: "b"),
            changes: [hostile, "b", "c"], root: "/r")
        report.causes = [
            BisectReport.Cause(
                role: .cause, changes: [hostile], pictures: [picture(hostile, views: [hostile])],
                dependents: [], diff: "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-\(hostile)\n+ok\n",
                confirmation: .init(ends: .revisions, applied: [hostile: .bad], removed: [hostile: .good]),
                isConfirmedInBad: true)
        ]
        report.differences = [picture(hostile, views: [hostile])]
        report.runs = [
            run(1, .good, .good), run(2, .bad, .bad), run(3, .half, .other), run(4, .repair, .unresolved),
        ]
        report.message = hostile
        report.patch = "/r/\(hostile).patch"
        return report
    }

    /// Nothing that comes from files, views or commands is markup.
    @Test func strangersTextStaysText() throws {
        let folder = try TemporaryFolder()
        let html = BisectPage(
            report: Self.report(), collector: PictureCollector(store: "\(folder.path)/pictures")
        ).html()
        #expect(!html.contains("<script>alert"))
        #expect(!html.contains("\u{202E}"))
        #expect(html.components(separatedBy: "<script>").count == 2, "the page's own alone")
        #expect(html.contains("&lt;/style&gt;&lt;script&gt;alert(&#39;x&#39;)"))
        #expect(html.contains("default-src 'none'"))
        #expect(!html.contains("http://") && !html.contains("https://"))
        #expect(html.contains("<span class=\"minus\">-&lt;/style&gt;"))
        // One row a step, the pictures that are gone told.
        #expect(html.components(separatedBy: "<tr class=").count == 5)
    }

    /// Pictures lie beside the page; small ones are enlarged, the difference is drawn once.
    @Test func picturesAreShownFromTheirFolder() throws {
        let world = try PaintedWorld(count: 1) { changes in
            var card = Painting()
            card.fill(2, 2, 8, 8, changes.isEmpty ? Ink.black : Ink.red)
            return ["card.png": card]
        }
        let (good, bad) = (try world.draw(.empty), try world.draw(.all(1)))
        var report = Self.report()
        report.causes[0].pictures = PictureChange(collector: world.collector).differences(
            from: good, to: bad, names: ["card.png"])
        let page = BisectPage(report: report, collector: world.collector)
        let html = page.html()
        let before = try #require(good.pictures["card.png"])
        #expect(
            html.contains(
                "<img src=\"store/\(before).png\" alt=\"card in good\" width=\"240\" height=\"160\""))
        #expect(html.contains(".diff.png\" alt=\"Difference of card\""))
        let folder = URL(fileURLWithPath: world.collector.store)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let drawn = try #require(files.first { $0.hasSuffix(".diff.png") })
        let image = try PNGDecoder().decode(contentsOf: "\(folder.path)/\(drawn)").bitmap()
        #expect(image[4, 4] == DiffImage.differenceColor)
        #expect(page.html() == html, "the same report is the same page")
    }

    /// Pictures of two pixels a point have their size on a screen; the difference comes first, dark ones are folded in.
    @Test func largePicturesAndVariants() throws {
        let world = try PaintedWorld(count: 1) { changes in
            var card = Painting(width: 500, height: 40)
            card.fill(2, 2, 8, 8, changes.isEmpty ? Ink.black : Ink.red)
            card.layout = "# pixeldiff layout 1\n# scale: 2\nCard (0, 0, 250, 20)\n"
            return ["Cards/card.png": card, "Cards/card.dark.png": card, "Cards/card.dark.rtl.png": card]
        }
        var report = Self.report()
        report.causes[0].pictures = PictureChange(collector: world.collector).differences(
            from: try world.draw(.empty), to: try world.draw(.all(1)),
            names: ["Cards/card.dark.png", "Cards/card.dark.rtl.png", "Cards/card.png"])
        #expect(report.causes[0].pictures.map(\.scale) == [2, 2, 2])
        let html = BisectPage(report: report, collector: world.collector).html()
        #expect(html.contains("alt=\"Cards/card in good\" width=\"250\" height=\"20\""))
        let folded = try #require(html.range(of: "<summary>2 variants: "))
        let standard = try #require(html.range(of: "alt=\"Cards/card in good\""))
        let dark = try #require(html.range(of: "alt=\"Cards/card.dark in good\""))
        let difference = try #require(html.range(of: "alt=\"Difference of Cards/card\""))
        #expect(difference.lowerBound < standard.lowerBound)
        #expect(standard.lowerBound < folded.lowerBound && folded.lowerBound < dark.lowerBound)
        let code = try #require(html.range(of: "<pre class=\"diff\""))
        #expect(code.lowerBound < difference.lowerBound)
    }

    // MARK: Text

    @Test func linesAreAtMostAHundredColumns() {
        var report = Self.report()
        report.causes[0].changes = ["Sources/Kit/Card.swift"]
        let long = (0..<20).map { "Text \"number \($0)\" x 24 -> 16" }
        report.causes[0].pictures = (0..<17).map { Self.picture("Cards/card \($0).png", views: long) }
        report.causes[0].diff = "+++ b/x\n@@ -1 +1 @@\n-\(String(repeating: "long ", count: 60))\n+ok\n"
        report.patch = nil
        report.message = nil
        let text = report.text(directory: "/r")
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(text)")
        #expect(text.contains("Cards/card 0, Cards/card 1 and 15 more: Text \"number 0\" x 24 -> 16; "))
        #expect(text.contains("; and 17 more"))
    }

    @Test func stagesAreTold() {
        var drawing = Self.picture("a.png")
        drawing.stage = .drawing
        var pixels = drawing
        pixels.stage = .pixels
        pixels.name = "b.png"
        var fonts = drawing
        fonts.stage = .metadata
        fonts.circumstances = ["other fonts: good has A, bad B"]
        fonts.name = "c.png"
        let moved = Self.picture("d.png", views: ["Text \"Total\" x 24 -> 16"])
        #expect(
            BisectReport.stageLines([drawing, pixels, fonts, moved]) == [
                "a: only drawing changed: 8x8 at (2, 2): #000000 -> #FF0000",
                "b: only pixels changed: 8x8 at (2, 2): #000000 -> #FF0000",
                "c: made differently: other fonts: good has A, bad B",
                "d: layout moved: Text \"Total\" x 24 -> 16",
            ])
    }

    /// Where a diff changes a file, as the reader's editor counts lines.
    @Test func changedLines() {
        let diff = """
            diff --git a/old.swift b/new.swift
            rename from old.swift
            rename to new.swift
            --- a/old.swift
            +++ b/new.swift
            @@ -1,4 +1,4 @@
             one
            -two
            +zwei
             three
            @@ -10,3 +10,5 @@
             ten
            +eleven
            +twelve
             thirteen
            \\ No newline at end of file
            diff --git a/gone.swift b/gone.swift
            --- a/gone.swift
            +++ /dev/null
            @@ -1 +0,0 @@
            -gone

            """
        let lines = ChangedLines(diff: diff)
        #expect(lines.suffix(for: "new.swift") == ":2, 11-12")
        #expect(lines.suffix(for: "gone.swift") == ":1")
        #expect(lines.suffix(for: "binary.png") == "")
    }
}
