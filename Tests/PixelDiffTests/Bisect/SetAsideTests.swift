import Testing

@testable import PixelDiff

@Suite struct SetAsideTests {
    private static let units = ["A.swift", "B.swift", "README.md"].map { path in
        let entry = GitEntry(mode: "100644", object: "1")
        return ChangedUnit(
            kind: .modified, name: path, paths: [ChangedPath(path: path, good: entry, bad: entry)])
    }
    private static let diffs = [
        UnitDiff(added: ["a"], removed: ["b"]), UnitDiff(added: ["// a"], removed: []),
        UnitDiff(added: ["a"], removed: ["b"]),
    ]

    private static func confirmed(culprits: ChangeSet) throws -> [BisectReport.Dropped] {
        let aside = SetAside(units, diffs: diffs, likelihood: ChangeLikelihood())
        #expect(aside.dropped.map(\.change) == ["B.swift", "README.md"])
        return try aside.confirmed(by: SimulatedOracle(PlantedCase(count: 3, culprits: ["card": [culprits]])))
    }

    @Test func rightlySetAside() throws {
        #expect(
            try Self.confirmed(culprits: ChangeSet([0])) == [
                .init(change: "B.swift", reason: "only comments"),
                .init(change: "README.md", reason: "documentation"),
            ])
    }

    @Test func whatMattersAfterAllIsNot() throws {
        #expect(try Self.confirmed(culprits: ChangeSet([2])).isEmpty)
        #expect(try Self.confirmed(culprits: ChangeSet([0, 1])).isEmpty)
    }

    @Test func notAllCanBeSetAside() {
        let aside = SetAside([Self.units[2]], diffs: [Self.diffs[2]], likelihood: ChangeLikelihood())
        #expect(aside.dropped.isEmpty)
    }

    /// Counted in words that fit the number.
    @Test func kindsAreCounted() {
        let reasons: [ChangeLikelihood.Doubt] = [
            .golden, .document, .golden, .comments, .name, .golden, .deletion,
        ]
        let dropped = reasons.map { BisectReport.Dropped(change: "a", reason: $0.words) }
        #expect(
            BisectReport.Dropped.kinds(dropped) == [
                "3 reference pictures", "1 document", "1 file with only comments", "1 file only renamed",
                "1 deleted file",
            ])
    }
}
