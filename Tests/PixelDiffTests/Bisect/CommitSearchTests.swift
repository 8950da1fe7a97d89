import Testing

@testable import PixelDiff

@Suite struct CommitSearchTests {
    /// What each commit shows, good first; nil where it does not build.
    private final class History: BisectOracle {
        let shown: [[String: String]?]
        var asked: [Int] = []

        init(_ shown: [[String: String]?]) { self.shown = shown }

        /// One picture; `.` does not build.
        convenience init(_ letters: String) {
            self.init(letters.map { $0 == "." ? nil : ["card": String($0)] })
        }

        var count: Int { shown.count - 1 }

        func outcome(of subset: ChangeSet, purpose: TrialPurpose) throws -> BisectOutcome {
            #expect(subset == .all(subset.count))
            asked.append(subset.count)
            return shown[subset.count].map { .pictures($0) } ?? .unresolved(.init(reason: "build"))
        }
    }

    private static func steps(_ history: History) throws -> [CommitSearch.Step] {
        let search = CommitSearch(oracle: history, count: history.count)
        try search.run()
        #expect(search.remainingPictures.isEmpty)
        return search.steps
    }

    @Test(arguments: [
        ("ab", [0..<1]),
        ("aaaaabbbb", [4..<5]),
        ("abbbbbbbb", [0..<1]),
        ("aaaaaaaab", [7..<8]),
        // Several commits at work.
        ("aaaabbbbcccc", [3..<4, 7..<8]),
        ("abcd", [0..<1, 1..<2, 2..<3]),
        // Commits that do not build are stepped around, or named together.
        ("aaa...abbbb", [6..<7]),
        ("aaaa....bbbb", [3..<8]),
        ("a......b", [0..<7]),
        ("aaaab...bbbb", [3..<4]),
        ("aa", []),
        ("aba", []),
    ]) func stepsOfOnePicture(letters: String, expected: [Range<Int>]) throws {
        #expect(try Self.steps(History(letters)).map(\.commits) == expected)
    }

    @Test func picturesWithCommitsOfTheirOwn() throws {
        let history = History(
            (0...10).map {
                ["early": $0 < 3 ? "a" : "b", "late": $0 < 8 ? "a" : "b", "with": $0 < 8 ? "x" : "y"]
            })
        #expect(
            try Self.steps(history) == [
                .init(commits: 2..<3, pictures: ["early"]),
                .init(commits: 7..<8, pictures: ["late", "with"]),
            ])
    }

    @Test func aPictureThatIsNewOrGone() throws {
        let history = History((0...6).map { $0 < 4 ? ["old": "1"] : ["new": "1"] })
        #expect(try Self.steps(history) == [.init(commits: 3..<4, pictures: ["new", "old"])])
    }

    @Test func asksForAsManyCommitsAsABinarySearch() throws {
        for change in [1, 37, 64, 100, 127] {
            let history = History((0...128).map { ["card": $0 < change ? "a" : "b"] })
            #expect(try Self.steps(history).map(\.commits) == [change - 1..<change])
            #expect(history.asked.count <= 2 + 7)
        }
        // Ten neighbours that do not build do not cost ten runs when they are not at the change.
        let history = History(
            (0...128).map { index in
                (60..<70).contains(index) ? nil : ["card": index < 30 ? "a" : "b"]
            })
        #expect(try Self.steps(history).map(\.commits) == [29..<30])
        #expect(history.asked.filter { (60..<70).contains($0) }.count == 1)
    }

    /// Whatever the history, each step is one that was seen, and the steps lead from good to bad.
    @Test func claimsOnlyWhatWasSeen() throws {
        var generator = SeededGenerator(seed: 99)
        for _ in 0..<300 {
            let count = Int.random(in: 1...24, using: &generator)
            var letters: [Character] = (0...count).map { _ in
                "aabc..".randomElement(using: &generator) ?? "a"
            }
            letters[0] = "a"
            letters[count] = "b"
            let history = History(String(letters))
            let steps = try Self.steps(history)
            #expect(!steps.isEmpty)
            var shown: Character = "a"
            for step in steps {
                let (before, after) = (letters[step.commits.lowerBound], letters[step.commits.upperBound])
                #expect(before == shown)
                #expect(after != before)
                #expect(
                    letters[step.commits.lowerBound + 1..<step.commits.upperBound].allSatisfy { $0 == "." })
                #expect(history.asked.contains(step.commits.lowerBound))
                #expect(history.asked.contains(step.commits.upperBound))
                shown = after
            }
            #expect(shown == "b")
            #expect(Set(history.asked).count == history.asked.count)
        }
    }
}
