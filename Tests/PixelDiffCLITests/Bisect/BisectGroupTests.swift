import Foundation
import Testing

/// Resources that are tried together with their loaders.
@Suite struct BisectGroupTests {
    private struct Report: Decodable {
        struct Cause: Decodable { var changes: [String] }
        var changes: [String]
        var causes: [Cause]
    }

    private static func report(bad: [String: String]) throws -> Report {
        let repository = try BisectRepository()
        try repository.write("parts/data.json", "fill 0 0 3 3 #101010\n")
        try repository.write("parts/loader.swift", "# loads \"data\"\n")
        try repository.write("parts/other.swift", "# loads nothing\n")
        try repository.commit("good")
        try repository.git("tag", "good")
        for (path, text) in bad { try repository.write(path, text) }
        try repository.append("parts/other.swift", "# other\n")
        try repository.commit("bad")
        let result = try repository.bisect(["--good", "good", "--json", "-q"] + BisectRepository.draw).wait()
        try #require(result.code == 0, "\(result.output)\(result.errors)")
        return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
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
