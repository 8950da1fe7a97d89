import Foundation
import PixelDiff
import Testing

@Suite struct DocumentationCatalogTests {
    /// A temporary catalog with this file; removed with the value.
    final class Catalog {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString)/Kit.docc")

        init(_ json: String?) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try json?.write(
                to: folder.appendingPathComponent("pixeldiff-docs.json"), atomically: true, encoding: .utf8)
        }

        deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

        func load() throws -> DocumentationCatalog { try DocumentationCatalog(at: folder.path) }
    }

    @Test func whatTheFileSaysOfAllGoesForEach() throws {
        let catalog = try Catalog(
            """
            {"sources": ["../Views"], "width": 320, "pictures": [
                {"name": "card", "preview": "Card", "alt": "A\\ncard"},
                {"name": "List", "width": 100.5, "variants": ["rtl"], "sources": [], "alt": " "}]}
            """)
        let pictures = try catalog.load().pictures
        #expect(pictures.map(\.name) == ["card", "List"])
        #expect(pictures.map(\.preview) == ["Card", "List"])
        #expect(pictures.map(\.sources) == [["../Views"], []])
        #expect(pictures.map(\.width) == [320, 100.5])
        #expect(pictures.map(\.alt) == ["A card", nil])
        #expect(
            pictures.map(\.variants) == [
                [.standard, GoldenVariant(colorScheme: .dark)],
                [.standard, GoldenVariant(layoutDirection: .rightToLeft)],
            ])
    }

    /// The spelling of schemes and scales is DocC's: https://www.swift.org/documentation/docc/adding-images
    @Test func filesAreNamedAsDocCLooksForThem() throws {
        let catalog = try Catalog(
            #"{"pictures": [{"name": "card", "variants": ["dark", "rtl", "rtl+dark", "ax3"]}]}"#)
        let picture = try #require(try catalog.load().pictures.first)
        #expect(
            picture.files.map(\.name) == [
                "card.png", "card@2x.png", "card~dark.png", "card~dark@2x.png", "card-rtl.png",
                "card-rtl@2x.png", "card-rtl~dark.png", "card-rtl~dark@2x.png", "card-accessibility3.png",
                "card-accessibility3@2x.png",
            ])
        #expect(picture.articleNames == ["card", "card-rtl", "card-accessibility3"])
        #expect(picture.width == 375)
    }

    @Test(arguments: [
        ("{", "not JSON"),
        (#"{"picture": []}"#, "\"picture\" means nothing here; did you mean \"pictures\"?"),
        ("{}", "pictures is missing"), (#"{"pictures": []}"#, "no pictures in it"),
        (#"{"pictures": [{"alt": "x"}]}"#, "pictures[0].name is missing"),
        (#"{"pictures": [{"name": "a", "widht": 3}]}"#, "did you mean \"width\"?"),
        (#"{"pictures": [{"name": "a", "width": "3"}]}"#, "pictures[0].width: "),
        (#"{"pictures": [{"name": "a", "width": 0}]}"#, "picture \"a\": the width is"),
        (#"{"pictures": [{"name": "a", "width": 1e308}]}"#, "from 1 to 16384"),
        (#"{"pictures": [{"name": "../a"}]}"#, "picture \"../a\": a name is made of"),
        (#"{"pictures": [{"name": "a~dark"}]}"#, "a name is made of"),
        (#"{"pictures": [{"name": "nul"}]}"#, "picture \"nul\": Windows can't have a file of this name"),
        (#"{"pictures": [{"name": "CON.wide"}]}"#, "Windows can't have a file of this name"),
        (#"{"pictures": [{"name": "a", "variants": ["drak"]}]}"#, "Did you mean 'dark'?"),
        (#"{"pictures": [{"name": "a", "variants": ["3x"]}]}"#, "no scales among the variants"),
        (
            #"{"pictures": [{"name": "a", "variants": ["rtl"]}, {"name": "A-rtl"}]}"#,
            "pictures \"a\" and \"A-rtl\" would both be A-rtl.png"
        ),
    ]) func mistakesAreNamed(json: String, sentence: String) throws {
        let catalog = try Catalog(json)
        let error = #expect(throws: DocumentationError.self) { try catalog.load() }
        #expect("\(error!)".contains(sentence), "\(error!)")
        #expect("\(error!)".hasPrefix("\(catalog.folder.path)/pixeldiff-docs.json:1: "), "\(error!)")
    }

    /// The line of the value, or of the object that lacks one, as editors count.
    @Test(arguments: [
        ("{\n  \"pictures\": [\n    {\"name\": \"a\"},\n    {\"name\": \"b\", \"width\": 0}\n  ]\n}", 4),
        ("{\n  \"width\": [],\n  \"pictures\": [{\"name\": \"a\"}]\n}", 2),
        ("{\n\n  \"pictures\": [\n    {\"name\": \"a\",\n     \"wdith\": 3}\n  ]\n}", 5),
        ("{\n  \"pictures\": [{\"name\": \"a\"},\n\n    {\"alt\": \"x, ] } \\\" y\"}\n  ]\n}", 4),
        ("{\n  \"pictures\": []\n}", 2), ("{\n  \"pictures\": [\n    {\"name\" \"a\"}\n  ]\n}", 3),
        ("\n{\"sources\": [\"a\"]}", 2), ("[\n]", 1),
        ("{\"pictures\":\n[{\"name\": \"a\"},\n{\"name\": \"A\"}]}", 3),
    ]) func mistakesHaveTheirLine(json: String, line: Int) throws {
        let catalog = try Catalog(json)
        let error = #expect(throws: DocumentationError.self) { try catalog.load() }
        #expect("\(error!)".hasPrefix("\(catalog.folder.path)/pixeldiff-docs.json:\(line): "), "\(error!)")
    }

    @Test func aMissingFileIsASentence() throws {
        let catalog = try Catalog(nil)
        let error = #expect(throws: DocumentationError.self) { try catalog.load() }
        #expect("\(error!)".contains("there is no \(catalog.folder.path)/pixeldiff-docs.json; make one"))
    }

    @Test func catalogsAreFoundBelowAFolder() throws {
        let catalog = try Catalog(#"{"pictures": [{"name": "a"}]}"#)
        let parent = catalog.folder.deletingLastPathComponent()
        let hidden = parent.appendingPathComponent(".build/Kit.docc")
        try FileManager.default.createDirectory(at: hidden, withIntermediateDirectories: true)
        try "{}".write(
            to: hidden.appendingPathComponent("pixeldiff-docs.json"), atomically: true, encoding: .utf8)
        #expect(DocumentationCatalog.find(below: parent.path) == [catalog.folder.path])
        #expect(DocumentationCatalog.find(below: catalog.folder.path) == [catalog.folder.path])
        #expect(DocumentationCatalog.find(below: hidden.path + "/none") == [])
    }

    @Test func sourcesAreBesideTheCatalog() throws {
        var catalog = try Catalog(#"{"pictures": [{"name": "a"}]}"#).load()
        catalog.folder = "Sources/Kit/Kit.docc"
        #expect(catalog.path("..") == "Sources/Kit")
        #expect(catalog.path("../../../Examples/./A.swift") == "Examples/A.swift")
        #expect(catalog.path("../../../..") == "..")
        #expect(catalog.path("/abs") == "/abs")
        catalog.folder = "Kit.docc"
        #expect(catalog.path("..") == ".")
        catalog.folder = "/a/Kit.docc"
        #expect(catalog.path("../Views") == "/a/Views")
    }
}
