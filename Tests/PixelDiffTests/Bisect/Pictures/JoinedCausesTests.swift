import Testing

@testable import PixelDiff

@Suite struct JoinedCausesTests {
    private func cause(_ changes: [Int], _ marks: String..., role: BisectCause.Role = .cause) -> BisectCause {
        BisectCause(
            changes: ChangeSet(changes), pictures: marks, role: role, dependents: .empty,
            appliedRun: ChangeSet(changes), removedRun: .empty)
    }

    private func joined(_ causes: [BisectCause]) -> [[Int]: [String]] {
        let result = JoinedCauses.of(causes) { cause in
            cause.pictures.map { String($0.prefix { $0 != "#" }) }
        }
        return Dictionary(uniqueKeysWithValues: result.map { ($0.changes.indices, $0.pictures) })
    }

    @Test func aPartOfAnInteractingSetIsToldWithIt() {
        #expect(joined([cause([0], "a#1"), cause([0, 1], "a#2")]) == [[0, 1]: ["a#1", "a#2"]])
        // Another picture's cause is one of its own.
        #expect(joined([cause([0], "b#1"), cause([0, 1], "a#2")]) == [[0]: ["b#1"], [0, 1]: ["a#2"]])
    }

    @Test func theSameChangesAreOneCause() {
        let causes = [cause([0], "a#1"), cause([0], "a#3", role: .contribution), cause([1], "a#2")]
        #expect(joined(causes) == [[0]: ["a#1", "a#3"], [1]: ["a#2"]])
    }

    @Test func whatSufficesAloneStaysApart() {
        let result = JoinedCauses.of([cause([0], "a"), cause([0], "a", role: .alternative)]) { $0.pictures }
        #expect(result.map(\.role) == [.cause, .alternative])
    }
}
