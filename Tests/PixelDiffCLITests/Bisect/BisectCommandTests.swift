import Foundation
import Testing

@Suite struct BisectCommandTests {
    @Test func findsThePlantedCulpritAmongTenFiles() throws {
        let repository = try BisectRepository.planted()
        try repository.plantHooks()
        let before = try repository.snapshot()
        let result = try repository.bisect(["--good", "good", "--bad", "main"] + BisectRepository.draw).wait()
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("1 cause found in "))
        #expect(result.output.contains("\n1. parts/accent.part:1\n"))
        #expect(result.output.contains("   shots/card: 3x20 at (0, 2): #102030 -> #FF0000\n"))
        #expect(result.errors.contains("  shots/card: 3x20 at (0, 2): #102030 -> #FF0000\n"))
        #expect(result.output.contains("confirmed: good + this = differs as in bad; bad - this = as in good"))
        #expect(result.output.contains("-fill 0 2 3 20 #102030\n   +fill 0 2 3 20 #ff0000"))
        #expect(result.errors.contains("bisect: 10 changed files"))
        #expect(try repository.snapshot() == before)

        // The patch takes exactly the cause out.
        try repository.git(
            "-c", "core.fsmonitor=false", "apply", "-R", ".build/pixeldiff/bisect/causes.patch")
        let changed = try repository.git("-c", "core.fsmonitor=false", "diff", "--name-only")
        #expect(changed == "parts/accent.part\n")
        let left = try repository.git("-c", "core.fsmonitor=false", "diff", "good", "--", "parts/accent.part")
        #expect(left == "")
    }

    @Test func printsJSON() throws {
        let repository = try BisectRepository.planted()
        let result = try repository.bisect(["--good", "good", "--json", "-q"] + BisectRepository.draw).wait()
        #expect(result.code == 0)
        #expect(result.errors == "")
        let report = try Report(result.output)
        #expect(report.schema == "pixeldiff.bisect/1")
        #expect(report.status == "explained")
        #expect(report.causes.map(\.changes) == [["parts/accent.part"]])
        #expect(report.causes.first?.pictures.map(\.name) == ["shots/card.png"])
        #expect(report.changes.count == 10)
        #expect(report.changes.contains("parts/old title.part -> parts/title é.part"))
        // Both confirmations are runs.
        #expect(report.runs.contains { $0.changes == ["parts/accent.part"] && $0.verdict == "bad" })
        let others = report.changes.filter { $0 != "parts/accent.part" }
        #expect(report.runs.contains { $0.changes == others && $0.verdict == "good" })
    }

    @Test func workingTreeWithUntrackedFiles() throws {
        let repository = try BisectRepository.planted()
        try repository.write(".gitignore", "*.ignored\n")
        try repository.commit("ignore")
        try repository.append("parts/body.part", "# edited, not staged\n")
        try repository.append("parts/icon.part", "# staged\n")
        try repository.git("add", "parts/icon.part")
        try repository.write("parts/zebra.part", "fill 30 25 4 4 #00ff00\n")
        try repository.write("parts/secret.ignored", "fill 0 0 40 30 #000000\n")
        let before = try repository.snapshot()
        let result = try repository.bisect(["--json"] + BisectRepository.draw).wait()
        #expect(result.code == 0, "\(result.errors)")
        let report = try Report(result.output)
        #expect(report.changes == ["parts/body.part", "parts/icon.part", "parts/zebra.part"])
        #expect(report.causes.map(\.changes) == [["parts/zebra.part"]])
        #expect(try repository.snapshot() == before)
    }

    @Test func fromAFolderOfTheRepository() throws {
        let repository = try BisectRepository.planted()
        let draw = ["--", "python3", "../render.py", "{out}"]
        let result = try repository.bisect(["--good", "good"] + draw, in: "parts").wait()
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("git -C \(repository.root) apply -R"))
    }

    @Test func twoFilesThatOnlyMatterTogether() throws {
        // The later part covers the earlier one until both change.
        let repository = try BisectRepository.planted()
        try repository.git("checkout", "--quiet", "-b", "together", "good")
        try repository.write("parts/accent.part", "fill 0 2 3 20 #0000ff\n")
        try repository.write("parts/zebra.part", "fill 0 2 3 20 #00ff00\n")
        try repository.commit("covered")
        try repository.git("tag", "covered")
        try repository.write("parts/accent.part", "fill 0 2 3 20 #ff0000\n")
        try repository.write("parts/zebra.part", "# uncovered\n")
        try repository.append("parts/body.part", "# new\n")
        try repository.commit("uncovered")
        let result = try repository.bisect(["--good", "covered", "--json"] + BisectRepository.draw).wait()
        #expect(result.code == 0, "\(result.errors)")
        let report = try Report(result.output)
        #expect(report.causes.map(\.changes) == [["parts/accent.part", "parts/zebra.part"]])
        #expect(report.causes.first?.parts.map(\.pictures.count) == [0, 1])
    }

    @Test func nothingToExplain() throws {
        let repository = try BisectRepository.planted()
        try repository.append("README.md", "More words.\n")
        let same = try repository.bisect(["--good", "main"] + BisectRepository.draw).wait()
        #expect(same.code == 1)
        #expect(same.output == "good and bad give the same pictures\n")
        let none = try repository.bisect(["--good", "main", "--bad", "main"] + BisectRepository.draw).wait()
        #expect(none.code == 1)
        #expect(none.output == "no file differs between main and main\n")
    }

    @Test func badDoesNotBuild() throws {
        let repository = try BisectRepository.planted()
        try repository.append("parts/body.part", "uses nobody\n")
        let result = try repository.bisect(["--good", "good"] + BisectRepository.draw).wait()
        #expect(result.code == 3)
        #expect(result.output.contains("bad (.) gives no pictures: exit code 1: "))
        #expect(result.output.contains("cannot find 'nobody' in scope"))
    }

    @Test func flakyPictures() throws {
        let repository = try BisectRepository.planted()
        let result = try repository.bisect(
            ["--good", "good"] + BisectRepository.draw, environment: ["PIXELDIFF_TEST_FLAKY": "1"]
        ).wait()
        #expect(result.code == 4)
        #expect(result.output.hasPrefix("two runs of good (good) differ:\n  shots/card: 1x1 at (0, 0): #"))
    }

    @Test func stopsAtALimitAndGoesOn() throws {
        let repository = try BisectRepository.planted()
        let arguments = ["--good", "good", "--bad", "main"]
        let stopped = try repository.bisect(arguments + ["--max-runs", "5"] + BisectRepository.draw).wait()
        #expect(stopped.code == 5)
        #expect(stopped.output.contains("stopped after 5 runs"))
        #expect(stopped.output.contains("remaining suspects (8 of 10 changes)"))
        #expect(stopped.output.contains("\n  parts/accent.part\n"))
        let resumed = try repository.bisect(arguments + ["--json"] + BisectRepository.draw).wait()
        #expect(resumed.code == 0)
        let report = try Report(resumed.output)
        #expect(report.runs.prefix(3).map(\.isRemembered) == [true, true, true])
        #expect(report.causes.map(\.changes) == [["parts/accent.part"]])
    }

    /// For tests that come to no result; each bisection takes a tree of its own.
    private static let shared = Result { try BisectRepository.planted() }

    @Test(arguments: [
        (["--good", "nope", "--", "true", "{out}"], 2, "git knows no revision \"nope\""),
        (["--", "true"], 64, "write {out} where it takes the folder"),
        (["--jobs", "0", "--", "true", "{out}"], 64, "--jobs"),
        (["--timeout", "5d", "--", "true", "{out}"], 64, "it takes a time above 0"),
        ([], 64, "Run 'pixeldiff test PATHS --width W' once"),
        (["--good", "good", "--", "true", "{out}"], 3, "no picture in the output folder"),
        (["--good", "good", "--", "no-such-program", "{out}"], 3, "cannot find no-such-program"),
        (["--good", "good", "--filter", "avatar"] + BisectRepository.draw, 3, "no picture named *avatar*"),
    ]) func sentences(arguments: [String], code: Int32, sentence: String) throws {
        let repository = try Self.shared.get()
        let result = try repository.bisect(arguments).wait()
        #expect(result.code == code)
        #expect((result.output + result.errors).contains(sentence), "\(result.output)\(result.errors)")
    }

    @Test func outsideOfARepository() throws {
        let run = try ToolRun([ToolRun.pixeldiff, "bisect", "--", "true", "{out}"], directory: "/")
        let result = try run.wait()
        #expect(result.code == 2)
        #expect(result.errors.contains("/ is not in a git repository with a working tree"))
    }

    /// The parts of the JSON result that the tests look at.
    struct Report: Decodable {
        struct Picture: Decodable { var name: String }
        struct Part: Decodable { var pictures: [Picture] }
        struct Cause: Decodable {
            var changes: [String]
            var pictures: [Picture]
            var parts: [Part]
        }
        struct Run: Decodable {
            var changes: [String]
            var verdict: String
            var isRemembered: Bool
        }
        var schema: String
        var status: String
        var changes: [String]
        var causes: [Cause]
        var runs: [Run]

        init(_ json: String) throws {
            self = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
        }
    }
}
