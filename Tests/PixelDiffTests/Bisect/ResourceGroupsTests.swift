import Testing

@testable import PixelDiff

@Suite struct ResourceGroupsTests {
    private static func names(good: [String: String], bad: [String: String]) throws -> [String] {
        try ChangesRepository(good: good, bad: bad).units().map(\.name)
    }

    @Test func aResourceGoesWithItsLoader() throws {
        let repository = try ChangesRepository(
            good: [
                "Sources/Card.swift": "Image(\"hero\")\n", "Sources/Theme.swift": "let a = 1\n",
                "Res/hero.png": "1", "Res/other.json": "1", "Res/words.json": "1",
                "Sources/Words.swift": "load(\"Res/words.json\")",
            ],
            bad: [
                "Sources/Card.swift": "Image(\"hero\").resizable()\n", "Sources/Theme.swift": "let a = 2\n",
                "Res/hero.png": "2", "Res/other.json": "2", "Res/words.json": "2",
                "Sources/Words.swift": "load(name)",
            ])
        let units = try repository.units()
        #expect(
            units.map(\.name) == [
                "Res/other.json", "Sources/Card.swift + Res/hero.png", "Sources/Theme.swift",
                "Sources/Words.swift + Res/words.json",
            ])
        #expect(units[1].kind == .joined)
        #expect(units[1].members.map(\.name) == ["Res/hero.png", "Sources/Card.swift"])
        #expect(units[1].paths.map(\.path) == ["Res/hero.png", "Sources/Card.swift"])
        #expect(units[0].members.isEmpty)
    }

    @Test func variantsAddedFilesAndRenames() throws {
        let text = (1...9).map { "line \($0)\n" }.joined()
        let names = try Self.names(
            good: ["a.swift": "// x", "old.json": text],
            bad: [
                "a.swift": "UIImage(named: \"icon\") + \"new\"", "icon@2x.png": "2", "icon~dark.png": "3",
                "new.json": text,
            ])
        #expect(names == ["a.swift + icon@2x.png + icon~dark.png + 1 more"])
    }

    @Test func filesOfAnAssetAreOneUnit() throws {
        let good = [
            "K/A.xcassets/Accent.colorset/Contents.json": "1",
            "K/A.xcassets/Photo.imageset/Contents.json": "1",
            "K/A.xcassets/Photo.imageset/a.png": "1", "K/A.xcassets/Contents.json": "1",
            "K/V.swift": "Color(\"Accent\")",
        ]
        let bad = good.mapValues { $0 + " " }
        let repository = try ChangesRepository(good: good, bad: bad)
        let units = try repository.units()
        #expect(
            units.map(\.name) == [
                "K/A.xcassets/Contents.json", "K/A.xcassets/Photo.imageset",
                "K/V.swift + K/A.xcassets/Accent.colorset",
            ])
        #expect(units[1].paths.count == 2)
        // An asset stays whole.
        #expect(try FileSplitter(scratch: repository.scratch).hunks(of: units[1]) == [units[1]])
    }

    @Test func literals() {
        let text = #"a("one", 'two/three.json') // "four \(x)" "fi\"ve" ""#
        #expect(StringLiterals.names(in: Array(text.utf8)) == ["one", "two/three.json", "three.json"])
        #expect(StringLiterals.names(in: Array("don't\n\"here\"".utf8)) == ["here"])
    }

    @Test(arguments: [
        ("Sources/A.swift", FileKind.source), ("Kit/hero@2x.png", .resource), ("README.md", .document),
        ("LICENSE", .document), ("Sources/Kit/Kit.docc/Page.png", .document),
        (".github/workflows/ci.yml", .settings),
        ("Kit/.swiftlint.yml", .settings), ("Goldens/Card/a.png", .golden), ("Package.swift", .manifest),
        ("Kit/Package.resolved", .manifest), ("Makefile", .other),
        ("K/A.xcassets/B.colorset/Contents.json", .resource),
    ]) func kinds(path: String, kind: FileKind) {
        #expect(FileKind(of: path) == kind)
    }

    @Test func versionsOfPackages() throws {
        let old = """
            {"object": {"pins": [{"package": "Gone", "repositoryURL": "u", "state": {"version": "1.0.0"}},
            {"package": "kit", "state": {"branch": null, "revision": "0123456789abcdef", "version": "1.2.3"}}]}, "version": 1}
            """
        let new = """
            {"pins": [{"identity": "kit", "kind": "remoteSourceControl", "location": "u",
            "state": {"revision": "fedcba9876543210", "version": "1.3.0"}},
            {"identity": "tip", "state": {"branch": "main", "revision": "aaaaaaaaaabbbb"}}], "version": 3}
            """
        let repository = try ChangesRepository(
            good: ["Package.resolved": old, "Package.swift": "1"],
            bad: ["Package.resolved": new, "Package.swift": "2"])
        let units = try repository.units()
        #expect(
            try PackagePins.changes(in: units, scratch: repository.scratch) == [
                .init(package: "Gone", old: "1.0.0", new: nil),
                .init(package: "kit", old: "1.2.3", new: "1.3.0"),
                .init(package: "tip", old: nil, new: "main aaaaaaaaaa"),
            ])
        #expect(PackagePins.versions(in: Array("not JSON".utf8)).isEmpty)
        // Without the manifest it stays whole, too.
        let alone = try ChangesRepository(good: ["Package.resolved": old], bad: ["Package.resolved": new])
        let unit = try #require(try alone.units().first)
        #expect(try FileSplitter(scratch: alone.scratch).hunks(of: unit) == [unit])
    }
}
