import Testing

@testable import PixelDiff

@Suite struct SymbolGraphTests {
    private static let files: [String: String] = [
        "Tests/CardTests.swift":
            "@Suite struct CardTests { @Test func dark() { snapshot(CardView(), \"card\") } }",
        "Tests/OtherTests.swift": "@Suite struct OtherTests { func other() { Unrelated() } }",
        "Sources/CardView.swift": """
        // Unrelated is only in a comment
        struct CardView: View {
            var body: some View { Text("Unrelated").padding(Metrics.gutter); Image("hero") }
        }
        """,
        "Sources/Metrics.swift": "enum Metrics { static let gutter = baseSpacing * 2 }",
        "Sources/Spacing.swift": "let baseSpacing: CGFloat = 4",
        "Sources/Card+Style.swift": "extension CardView { func styled() {} }",
        "Sources/Unrelated.swift": "struct Unrelated { var body = 1; let size = 2 }",
    ]

    private static func graph(_ files: [String: String] = files) -> SymbolGraph {
        SymbolGraph(files: files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
    }

    @Test func distancesFromThePicturesFiles() {
        let distances = Self.graph().distances(
            from: ["CardTests/dark.rtl.png"], resources: ["Res/hero@2x.png", "Res/nobody.png"])
        #expect(
            distances == [
                "Tests/CardTests.swift": 0, "Sources/CardView.swift": 1, "Sources/Card+Style.swift": 1,
                "Sources/Metrics.swift": 2, "Sources/Spacing.swift": 3, "Res/hero@2x.png": 2,
            ])
    }

    @Test(arguments: [
        ("card.png", "Tests/CardTests.swift"),  // a literal
        ("out/Card-View.dark.png", "Sources/CardView.swift"),  // the file, the type
        ("spacing.png", "Sources/Spacing.swift"),  // the file
        ("metric.png", "Sources/Metrics.swift"),  // a type that begins so
    ]) func whereAPictureStarts(picture: String, path: String) {
        #expect(Self.graph().distances(from: [picture])?[path] == 0)
    }

    @Test func noFileIsNamedLikeThePicture() {
        #expect(Self.graph().distances(from: ["zebra.png"]) == nil)
        #expect(Self.graph([:]).distances(from: ["card.png"]) == nil)
    }

    @Test func namesThatAreEverywhereSayNothing() {
        var files = ["Card.swift": "struct Card { func render() { let x = helper } }"]
        for index in 0..<5 { files["F\(index).swift"] = "struct T\(index) { func helper() {} }" }
        #expect(Self.graph(files).distances(from: ["card.png"]) == ["Card.swift": 0])
    }

    @Test func scansNames() {
        let scan = SourceScan(
            Array(
                """
                /* struct Hidden {} */ struct `Shown`<T>: View { // func no
                    let text = "func inText \\(interpolated) \\" more"; case big
                    func draw(_ at: Point) { over.there() }
                }
                extension Array {}
                """.utf8))
        #expect(scan.declared == ["Shown", "text", "big", "draw"])
        #expect(scan.extended == ["Array"])
        #expect(scan.mentioned.isSuperset(of: ["View", "Point", "over", "there", "interpolated", "Array"]))
        #expect(scan.mentioned.isDisjoint(with: ["Hidden", "inText", "no", "more"]))
    }

    @Test func readsATree() throws {
        let repository = try ChangesRepository(good: ["a": "1"], bad: Self.files)
        let graph = try #require(try SymbolGraph(tree: repository.bad, scratch: repository.scratch))
        #expect(graph.distances(from: ["CardTests/dark.png"])?["Sources/Spacing.swift"] == 3)
        #expect(try SymbolGraph(tree: repository.good, scratch: repository.scratch) == nil)
    }
}
