import Testing

@testable import PixelDiff

@Suite struct ChangeLikelihoodTests {
    private static func unit(_ path: String, _ kind: ChangedUnit.Kind = .modified) -> ChangedUnit {
        let entry = GitEntry(mode: "100644", object: "1")
        return ChangedUnit(
            kind: kind, name: path,
            paths: [
                ChangedPath(
                    path: path, good: kind == .added ? nil : entry, bad: kind == .deleted ? nil : entry)
            ])
    }

    private static func likelihood(
        _ path: String, _ diff: UnitDiff = UnitDiff(added: ["let a = 2"], removed: ["let a = 1"]),
        _ distances: [String: Int]? = nil
    ) -> Double {
        ChangeLikelihood(distances: distances).traits(of: unit(path), diff: diff).likelihood
    }

    @Test func nearFilesAreLikelier() {
        let distances = ["A.swift": 0, "B.swift": 1, "C.swift": 4]
        let order = ["A.swift", "B.swift", "C.swift", "D.swift"].map {
            Self.likelihood($0, UnitDiff(added: ["x"], removed: []), distances)
        }
        #expect(order == order.sorted(by: >))
        #expect(Set(order).count == 4)
        // Without a graph nothing is far.
        #expect(
            Self.likelihood("D.swift")
                > Self.likelihood("D.swift", .init(added: ["x"], removed: ["y"]), distances))
    }

    @Test func smallEditsAndWordsAboutLooksAreLikelier() {
        let small = UnitDiff(added: ["let a = 2"], removed: ["let a = 1"])
        let large = UnitDiff(added: Array(repeating: "let a = 2", count: 600), removed: [])
        let looks = UnitDiff(added: [".padding(4)"], removed: [".padding(8)"])
        #expect(Self.likelihood("A.swift", small) > Self.likelihood("A.swift", large))
        #expect(Self.likelihood("A.swift", looks) > Self.likelihood("A.swift", small))
        #expect(Self.likelihood("A.swift", small) > Self.likelihood("Tests/T.swift", small))
    }

    @Test(arguments: [
        ("README.md", ChangedUnit.Kind.modified, ["a"], ["b"], ChangeLikelihood.Doubt?.some(.document)),
        (".github/workflows/ci.yml", .added, ["a"], [], .settings),
        ("Goldens/Card/a.png", .modified, [], [], .golden),
        ("Sources/A.swift", .deleted, [], ["x"], .deletion),
        ("Sources/A.swift", .modified, ["// a", ""], ["  // b"], .comments),
        ("Sources/A.swift", .modified, ["  a(", "b)"], ["a(b)"], .blanks),
        ("Sources/a.py", .modified, ["  a = 1"], ["a = 1"], nil),
        ("Sources/B.swift", .renamed, [], [], .name),
        ("Sources/A.swift", .modified, ["a(c)"], ["a(b)"], nil),
        ("Res/a.png", .modified, [], [], nil),
        ("Tests/OtherTests.swift", .modified, ["a"], ["b"], .test),
        ("Tests/CardTests.swift", .modified, ["a"], ["b"], nil),
    ]) func doubts(
        path: String, kind: ChangedUnit.Kind, added: [String], removed: [String],
        doubt: ChangeLikelihood.Doubt?
    ) {
        let likelihood = ChangeLikelihood(distances: ["Tests/CardTests.swift": 0])
        let diff = UnitDiff(added: added, removed: removed)
        #expect(likelihood.doubt(about: Self.unit(path, kind), diff: diff) == doubt)
        #expect(likelihood.traits(of: Self.unit(path, kind), diff: diff).isUnlikely == (doubt != nil))
    }

    @Test func testsMayMatterWhereNothingIsKnown() {
        let diff = UnitDiff(added: ["a"], removed: ["b"])
        #expect(ChangeLikelihood().doubt(about: Self.unit("Tests/OtherTests.swift"), diff: diff) == nil)
    }
}
