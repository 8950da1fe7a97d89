import Foundation
import Imaging
import Testing

/// The whole road: a catalog, Swift files as people write them, the built command.
@Suite struct DocsCommandTests {
    static let views = """
        import SwiftUI

        struct Card: View {
            @Environment(\\.colorScheme) private var scheme
            var height = 20.0
            var body: some View {
                (scheme == .dark ? Color.blue : Color.red).frame(height: height)
            }
        }

        struct Badge: View {
            var body: some View { Color.green.frame(width: 12, height: 6) }
        }

        #Preview("Low") { Card() }
        #Preview("Lower") { Card(height: 10) }
        """
    static let catalog = """
        {"width": 50, "pictures": [
            {"name": "card", "preview": "Low", "alt": "A red card"},
            {"name": "badge", "preview": "Badge", "variants": ["rtl"]}]}
        """

    private func resources(_ folder: SampleFolder) -> [String] {
        let path = "\(folder.path)/Views/Kit.docc/Resources"
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    @Test func picturesAreMadeCheckedAndPruned() throws {
        let folder = try SampleFolder([
            "Views/Card.swift": Self.views, "Views/Kit.docc/pixeldiff-docs.json": Self.catalog,
            "Views/Kit.docc/Kit.md": "# Kit\n\n![A red card](card)\n",
            "Views/Kit.docc/Listing.swift": "this is no Swift",
        ])
        // Nothing is there yet.
        var run = try folder.pixeldiff("docs", "--check")
        #expect(run.code == 1, "\(run.errors)")
        #expect(run.output.contains("Views/Kit.docc/Resources/card~dark@2x.png: missing\n"))
        #expect(
            run.errors.contains("8 files: 8 missing; bring them up to date: pixeldiff docs Views/Kit.docc"))
        #expect(resources(folder) == [])

        run = try folder.pixeldiff("docs")
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            resources(folder) == [
                "badge-rtl.png", "badge-rtl@2x.png", "badge.png", "badge@2x.png", "card.png", "card@2x.png",
                "card~dark.png", "card~dark@2x.png",
            ])
        #expect(run.output.contains("\ncard in an article:\n    ![A red card](card)\n"))
        #expect(
            run.output.contains(
                """
                      <source media="(prefers-color-scheme: dark)" srcset="Views/Kit.docc/Resources/card~dark@2x.png">
                      <img alt="A red card" src="Views/Kit.docc/Resources/card@2x.png" width="50">
                """))
        #expect(run.errors.contains("picture \"badge\" has no alt text"))
        #expect(run.errors.contains("no article and no README shows \"badge-rtl\" yet"))
        #expect(!run.errors.contains("shows \"card\""))
        func image(_ name: String) throws -> Bitmap {
            let bytes = try #require(folder.bytes("Views/Kit.docc/Resources/\(name)"))
            return try PNGDecoder().decode(Array(bytes), name: name).bitmap()
        }
        #expect(try image("card.png").size == PixelSize(width: 50, height: 20))
        #expect(try image("card~dark@2x.png").size == PixelSize(width: 100, height: 40))
        #expect(try image("card.png")[0, 0].red > image("card~dark.png")[0, 0].red)
        #expect(try image("badge@2x.png").size == PixelSize(width: 24, height: 12))

        // All is well until a view changes.
        let bytes = folder.bytes("Views/Kit.docc/Resources/card.png")
        run = try folder.pixeldiff("docs", "--check")
        #expect(run.code == 0, "\(run.output)")
        #expect(run.output == "")
        #expect(run.errors.contains("8 files, all up to date"))
        try folder.write("Views/Card.swift", Self.views.replacing("Color.green", with: "Color.black"))
        run = try folder.pixeldiff("docs", "--check", "--json")
        #expect(run.code == 1)
        #expect(run.output.contains("\"schema\" : \"pixeldiff.docs/1\""), "\(run.output)")
        #expect(run.output.contains("\"detail\" : \"72 px differ in 12x6 at (0, 0)\""), "\(run.output)")
        #expect(!run.output.contains("card~dark@2x.png\""))

        // A picture that is gone from the catalog goes, files of the user stay.
        try folder.write("Views/Kit.docc/Resources/mine.png", "mine")
        try folder.write(
            "Views/Kit.docc/pixeldiff-docs.json",
            #"{"width": 50, "pictures": [{"name": "card", "preview": "Low", "alt": "A red card"}]}"#)
        run = try folder.pixeldiff("docs", "Views/Kit.docc", "--quiet")
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output.split(separator: "\n").count == 4)
        #expect(
            resources(folder) == ["card.png", "card@2x.png", "card~dark.png", "card~dark@2x.png", "mine.png"])
        #expect(folder.bytes("Views/Kit.docc/Resources/card.png") == bytes)
    }

    /// Without a package, addresses in a README are relative to the repository; a view that is never the same twice is
    /// refused.
    @Test func aRepositoryWithoutAPackage() throws {
        let folder = try SampleFolder([
            "shop/.git/HEAD": "", "shop/Views/Card.swift": Self.views,
            "shop/Views/Kit.docc/pixeldiff-docs.json": Self.catalog,
        ])
        var run = try folder.pixeldiff("docs", "shop")
        #expect(run.code == 0, "\(run.errors)")
        // Nobody has told git to ignore the folder.
        #expect(folder.bytes(".build/pixeldiff/.gitignore") == Data("*\n".utf8))
        #expect(run.output.contains("src=\"Views/Kit.docc/Resources/card@2x.png\""), "\(run.output)")
        let bytes = folder.bytes("shop/Views/Kit.docc/Resources/card.png")
        try folder.write(
            "shop/Views/Card.swift",
            Self.views.replacing(
                "Color.red)", with: "Color(hue: .random(in: 0...1), saturation: 1, brightness: 1))"))
        run = try folder.pixeldiff("docs")
        #expect(run.code == 2)
        #expect(run.errors.contains("card.png is drawn differently each time"), "\(run.errors)")
        #expect(folder.bytes("shop/Views/Kit.docc/Resources/card.png") == bytes)
    }

    /// What a catalog compiles lies in its package.
    @Test(arguments: ["../../..", "../../../../../../etc", "/etc", "../link"]) func sourcesFromElsewhere(
        source: String
    ) throws {
        let catalog = #"{"sources": ["\#(source)"], "pictures": [{"name": "card", "preview": "Low"}]}"#
        let folder = try SampleFolder([
            "Views/Card.swift": Self.views, "Views/Kit.docc/pixeldiff-docs.json": catalog,
        ])
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/Views/link", withDestinationPath: "/etc")
        let run = try folder.pixeldiff("docs")
        #expect(run.code == 2)
        #expect(
            run.errors.contains(
                "picture \"card\": the source \"\(source)\" lies outside of \(folder.path); name"),
            "\(run.errors)")
    }

    /// Names in articles that no file has are told, with what was probably meant.
    @Test func articlesThatShowWhatIsNotMade() throws {
        let folder = try SampleFolder([
            "Views/Card.swift": Self.views, "Views/Kit.docc/pixeldiff-docs.json": Self.catalog,
            "Views/Kit.docc/Kit.md": """
            # Kit

            ![A red card](crad) ![](card.png) ![](card) ![](https://example.com/a.png) `![](code)`
            @Image(source: badge, alt: "x") @PageImage(purpose: card, source: "nothing-like-it")
            ![mine](mine) ![mine](mine.jpg)
            ```
            ![](listing)
            ```
            """,
            "Views/Kit.docc/Resources/mine.jpg": "mine",
        ])
        let run = try folder.pixeldiff("docs", "--quiet")
        #expect(run.code == 0, "\(run.errors)")
        let lines = run.errors.split(separator: "\n").filter { $0.contains("which is no picture of") }
        #expect(
            lines == [
                "Views/Kit.docc/Kit.md shows \"crad\", which is no picture of the catalog; did you mean \"card\"?",
                "Views/Kit.docc/Kit.md shows \"nothing-like-it\", which is no picture of the catalog",
            ], "\(run.errors)")
    }

    @Test func mistakesChangeNothing() throws {
        let folder = try SampleFolder([
            "Views/Card.swift": Self.views, "Views/Kit.docc/pixeldiff-docs.json": Self.catalog,
        ])
        try folder.write(
            "Views/Kit.docc/pixeldiff-docs.json",
            #"{"pictures": [{"name": "card", "preview": "Low"}, {"name": "gone", "preview": "Nobody"}]}"#)
        var run = try folder.pixeldiff("docs")
        #expect(run.code == 2)
        #expect(run.errors.contains("picture \"gone\": no preview is called Nobody"), "\(run.errors)")
        try folder.write(
            "Views/Kit.docc/pixeldiff-docs.json", #"{"pictures": [{"name": "card", "preview": "Low*"}]}"#)
        run = try folder.pixeldiff("docs")
        #expect(run.code == 2)
        #expect(
            run.errors.contains("\"Low*\" means several previews (Card/Low, Card/Lower); name one")
                || run.errors.contains("\"Low*\" means several previews (Views/Low, Views/Lower); name one"),
            "\(run.errors)")
        #expect(resources(folder) == [])
        try folder.write("Views/Kit.docc/pixeldiff-docs.json", "[]")
        run = try folder.pixeldiff("docs")
        #expect(run.code == 2)
        #expect(run.errors.contains("Views/Kit.docc/pixeldiff-docs.json:1: "))
        try FileManager.default.removeItem(atPath: "\(folder.path)/Views/Kit.docc")
        run = try folder.pixeldiff("docs")
        #expect(run.code == 64)
        #expect(run.errors.contains("There is no pixeldiff-docs.json in this folder or below"))
    }
}
