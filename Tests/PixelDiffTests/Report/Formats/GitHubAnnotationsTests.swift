import Foundation
import Imaging
import Testing

@testable import PixelDiff

@Suite struct GitHubAnnotationsTests {
    static func annotations(_ run: RunRecord, errors: [String] = []) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("", to: "repo/.git/HEAD")
        let repository = RepositoryPath(
            package: PackageFolder(path: "\(folder.path)/repo/Packages/UI"), environment: [:])
        return GitHubAnnotations(run: run, errors: errors, repository: repository).lines()
    }

    static func plain(_ number: Int, _ verdict: CaseRecord.Verdict = .failed) -> CaseRecord {
        var record = CaseRecord(
            suite: "Cards", testCase: "a", id: "Cards/a\(number)", verdict: verdict,
            summary: "differs, by 100%",
            golden: "Goldens/Cards/a.png", actualSize: PixelSize(width: 3, height: 2))
        record.files.actual = "failures/Cards/a/actual.png"
        record.source = CaseRecord.Source(file: "Tests/CardTests.swift", line: 12)
        return record
    }

    @Test func exactLines() throws {
        let lines = try Self.annotations(RunRecord(cases: [Self.plain(1), Self.plain(2, .recorded)]))
        #expect(
            lines == [
                "::error file=Packages/UI/Tests/CardTests.swift,line=12,"
                    + "title=Cards/a1 differs%2C by 100%25::pixels: 3x2%0Atest: Tests/CardTests.swift:12"
                    + "%0Agolden: Goldens/Cards/a.png%0Afiles: failures/Cards/a/actual.png"
                    + "%0Aaccept: pixeldiff approve Cards/a1",
                "::warning file=Packages/UI/Tests/CardTests.swift,line=12,"
                    + "title=Cards/a2 differs%2C by 100%25::pixels: 3x2%0Atest: Tests/CardTests.swift:12"
                    + "%0Agolden: Goldens/Cards/a.png%0Afiles: failures/Cards/a/actual.png"
                    + "%0Anext: look at the golden, commit it, and run again",
                "::notice title=PixelDiff::1 failed, 1 recorded",
            ])
    }

    @Test func nothingToSay() throws {
        #expect(try Self.annotations(RunRecord(cases: [Self.plain(1, .passed)])) == [])
        #expect(try Self.annotations(RunRecord(cases: [])) == [])
    }

    @Test func tenOfAType() throws {
        let cases = (1...12).map { Self.plain($0) } + (20...30).map { Self.plain($0, .recorded) }
        let lines = try Self.annotations(RunRecord(cases: cases))
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
        #expect(
            lines.last
                == "::notice title=PixelDiff::12 failed, 11 recorded; 3 more than GitHub shows are in the report"
        )
        #expect(lines.count == 21)
    }

    @Test func whatCouldNotBeRenderedComesFirst() throws {
        let lines = try Self.annotations(RunRecord(cases: [Self.plain(1)]), errors: ["A.swift: it crashed"])
        #expect(lines[0] == "::error title=PixelDiff::A.swift: it crashed")
        #expect(lines.last == "::notice title=PixelDiff::1 failed, 1 could not be rendered")
    }

    @Test func missingShardsAreSaid() throws {
        let run = RunRecord(cases: [], shards: ShardCoverage(present: 1...12, total: 40))
        #expect(
            try Self.annotations(run)
                == ["::notice title=PixelDiff::nothing checked; 12 of 40 shards present"])
    }

    /// One line a command, whatever the names: a second line could be a command of its own.
    @Test func namesAreNeverCommands() throws {
        let lines = try Self.annotations(HostileRun.run)
        #expect(lines.count == HostileRun.names.count + 1)
        for line in lines {
            #expect(line.wholeMatch(of: /::(error|warning|notice) [^\n\r]*?::[^\n\r]*/) != nil)
            #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\t" })
            // The properties end at the first `::`: none of the names' own colons is left there.
            let properties = line.dropFirst(2).split(separator: "::")[0]
            #expect(!properties.contains(":"))
        }
        #expect(lines.contains { $0.contains("x%0A%3A%3Aerror%3A%3Ainjected%0D%250A") })
    }

    @Test func workspaceOrGitFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "work/.git/HEAD")
        try folder.write("gitdir: elsewhere", to: "work/Sub/.git")
        let package = PackageFolder(path: "\(folder.path)/work/Sub/UI")
        let file = "\(package.path)/Tests/A.swift"
        let inWorkspace = RepositoryPath(
            package: package, environment: ["GITHUB_WORKSPACE": "\(folder.path)/work"])
        #expect(inWorkspace.relative(file) == "Sub/UI/Tests/A.swift")
        #expect(inWorkspace.relative("Tests/../B.swift") == "Sub/UI/B.swift")
        #expect(RepositoryPath(package: package, environment: [:]).relative(file) == "UI/Tests/A.swift")
        // A repository that was checked out into a folder of the workspace.
        let nested = RepositoryPath(package: package, environment: ["GITHUB_WORKSPACE": folder.path])
        #expect(nested.relative(file) == "UI/Tests/A.swift")
        // A package elsewhere, and a file elsewhere.
        let elsewhere = RepositoryPath(package: package, environment: ["GITHUB_WORKSPACE": "/nowhere"])
        #expect(elsewhere.relative(file) == "UI/Tests/A.swift")
        #expect(elsewhere.relative("/usr/include/stdio.h") == nil)
        #expect(elsewhere.relative("../../../../etc/passwd") == nil)
        #expect(elsewhere.relative("") == nil)
    }
}
