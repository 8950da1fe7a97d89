import Foundation
import Testing

/// Resources that are tried together with their loaders.
@Suite struct BisectGroupTests {
    private struct Report: Decodable {
        struct Cause: Decodable { var changes: [String] }
        var changes: [String]
        var causes: [Cause]
        var suspects: [String]
        var message: String?
    }

    private static func repository(bad: [String: String]) throws -> BisectRepository {
        let repository = try BisectRepository()
        try repository.write("parts/data.json", "fill 0 0 3 3 #101010\n")
        try repository.write("parts/loader.swift", "# loads \"data\"\n")
        try repository.write("parts/other.swift", "# loads nothing\n")
        try repository.commit("good")
        try repository.git("tag", "good")
        for (path, text) in bad { try repository.write(path, text) }
        try repository.append("parts/other.swift", "# other\n")
        try repository.commit("bad")
        return repository
    }

    private static func report(
        _ repository: BisectRepository, limit: Int? = nil
    ) throws -> (code: Int32, report: Report) {
        let limits = limit.map { ["--no-cache", "--max-runs", "\($0)"] } ?? []
        let result = try repository.bisect(
            ["--good", "good", "--json", "-q"] + limits + BisectRepository.draw
        ).wait()
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        return (result.code, report)
    }

    private static func report(bad: [String: String]) throws -> Report {
        let (code, report) = try report(repository(bad: bad))
        try #require(code == 0)
        return report
    }

    /// Whatever the number of runs: the group as a whole until one of its members is known to be enough, and its members
    /// as suspects where the limit comes within the group.
    @Test func aLimitWithinAGroup() throws {
        let repository = try Self.repository(bad: [
            "parts/data.json": "fill 1 0 3 3 #101010\n", "parts/loader.swift": "# loads \"data\" well\n",
        ])
        let group = "parts/loader.swift + parts/data.json"
        var isStoppedWithin = false
        for limit in 4...14 {
            let (code, report) = try Self.report(repository, limit: limit)
            let causes = report.causes.map(\.changes)
            if code == 0 {
                #expect(causes == [["parts/data.json"]])
                break
            }
            #expect(code == 5)
            #expect([[], [[group]], [["parts/data.json"]]].contains(causes), "\(limit): \(causes)")
            if report.message?.hasSuffix(", within confirmed causes") == true {
                isStoppedWithin = true
                #expect(causes == [[group]], "\(limit): \(causes)")
                #expect(report.suspects.sorted() == ["parts/data.json", "parts/loader.swift"], "\(limit)")
            }
        }
        #expect(isStoppedWithin)
    }

    @Test func theAnswerIsTheResourceAloneIfThatIsEnough() throws {
        let report = try Self.report(bad: [
            "parts/data.json": "fill 1 0 3 3 #101010\n", "parts/loader.swift": "# loads \"data\" well\n",
        ])
        #expect(report.changes == ["parts/loader.swift + parts/data.json", "parts/other.swift"])
        #expect(report.causes.map(\.changes) == [["parts/data.json"]])
    }

    @Test func bothIfTheyOnlyBuildTogether() throws {
        let report = try Self.report(bad: [
            "parts/data.json": "fill 1 0 3 3 #101010\nuses loader\n",
            "parts/loader.swift": "# loads \"data\"\ndeclares loader\n",
        ])
        #expect(report.causes.map { $0.changes.sorted() } == [["parts/data.json", "parts/loader.swift"]])
    }
}

/// What a bisection does without.
@Suite struct BisectSetAsideTests {
    private struct Report: Decodable {
        struct Dropped: Decodable { var change: String }
        struct Cause: Decodable { var changes: [String] }
        var droppedChanges: [Dropped]
        var causes: [Cause]
    }

    @Test func saysWhatItDidWithout() throws {
        let repository = try BisectRepository.planted()
        let result = try repository.bisect(["--good", "good", "--bad", "main"] + BisectRepository.draw).wait()
        #expect(result.code == 0)
        #expect(
            result.errors.contains("bisect: first without what hardly matters: 1 document, 1 deleted file\n"))
        #expect(
            result.output.contains(
                "Not searched: README.md (documentation), parts/unused.part (deleted); bad without these is the same"
            ))
    }

    @Test func whatMattersAfterAllIsSearched() throws {
        let repository = try BisectRepository()
        try repository.write("parts/a.part", "fill 0 0 3 3 #101010\n")
        try repository.write("parts/notes.md", "fill 5 5 3 3 #101010\n")
        try repository.commit("good")
        try repository.git("tag", "good")
        try repository.append("parts/a.part", "# a\n")
        try repository.write("parts/notes.md", "fill 6 5 3 3 #101010\n")
        try repository.commit("bad")
        let result = try repository.bisect(["--good", "good", "--json"] + BisectRepository.draw).wait()
        #expect(result.code == 0)
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        #expect(report.causes.map(\.changes) == [["parts/notes.md"]])
        #expect(report.droppedChanges.isEmpty)
    }
}
