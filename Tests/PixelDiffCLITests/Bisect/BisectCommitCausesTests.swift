import Foundation
import Testing

/// What `pixeldiff bisect --commits` says of the files of the commits that it finds.
@Suite struct BisectCommitCausesTests {
    private struct Report: Decodable {
        struct Commit: Decodable { var subject: String }
        struct Need: Decodable {
            var commit: Commit
            var without: String
        }
        struct Confirmation: Decodable { var needs: Need? }
        struct Picture: Decodable { var sentences: [String] }
        struct Cause: Decodable {
            var changes: [String]
            var commits: [Commit]
            var pictures: [Picture]
            var confirmation: Confirmation
        }
        struct Dropped: Decodable { var change: String }
        struct Run: Decodable {
            var purpose: String
            var changes: [String]
        }
        var causes: [Cause]
        var commits: [Commit]
        var runs: [Run]
        var droppedChanges: [Dropped]
        var suspects: [String]
        var message: String?

        init(_ text: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(text.utf8)) }
    }

    private static let arguments = ["--good", "good", "--bad", "main", "--commits"]

    private static func repository(_ commits: [(subject: String, files: [String: String])]) throws
        -> BisectRepository
    {
        let repository = try BisectRepository()
        for (index, commit) in commits.enumerated() {
            for (path, text) in commit.files { try repository.write(path, text) }
            try repository.commit(commit.subject)
            if index == 0 { try repository.git("tag", "good") }
        }
        return repository
    }

    /// One commit moves a mark and colours another one, in two files of the same picture.
    @Test func twoChangesOfOneCommitInOnePictureAreTwoCauses() throws {
        let repository = try Self.repository([
            (
                "start",
                [
                    "parts/total.part": "fill 4 4 6 5 #102030\nfill 5 5 1 1 #ffff00\n",
                    "parts/badge.part": "fill 30 20 6 6 #00ff00\n", "README.md": "Words.\n",
                ]
            ),
            ("comment", ["parts/other.part": "# nothing\n"]),
            (
                "both",
                [
                    "parts/total.part": "fill 12 4 6 5 #102030\nfill 13 5 1 1 #ffff00\n",
                    "parts/badge.part": "fill 30 20 6 6 #ff0000\n", "README.md": "More words.\n",
                ]
            ),
            ("again a comment", ["parts/other.part": "# something\n"]),
        ])
        let result = try repository.bisect(Self.arguments + ["--json"] + BisectRepository.draw).wait()
        try #require(result.code == 0, "\(result.errors)")
        let report = try Report(result.output)
        #expect(report.causes.map(\.changes) == [["parts/total.part"], ["parts/badge.part"]])
        #expect(report.causes.allSatisfy { $0.commits.map(\.subject) == ["both"] })
        #expect(
            report.causes.map { $0.pictures.flatMap(\.sentences) } == [
                ["6x5 at (4, 4) moved by (8, 0)"], ["6x6 at (30, 20): #00FF00 -> #FF0000"],
            ])
        #expect(report.droppedChanges.map(\.change) == ["README.md"])
        #expect(report.causes.allSatisfy { $0.confirmation.needs == nil }, "both do the same in good")
        let words = try repository.bisect(Self.arguments + BisectRepository.draw).wait().output
        #expect(words.contains("Not searched: README.md (documentation); the commits show the same without"))
    }

    /// The edit uses what an earlier commit declared, three before it.
    @Test func anEditThatNeedsAnEarlierCommit() throws {
        let repository = try Self.repository([
            ("start", ["parts/a.part": "fill 0 0 3 3 #101010\n"]),
            ("one", ["parts/x.part": "# x\n"]),
            ("declare the gap", ["parts/d.part": "declares gap\n"]),
            ("three", ["parts/x.part": "# x y\n"]),
            ("four", ["parts/x.part": "# x y z\n"]),
            ("use the gap", ["parts/a.part": "fill 2 0 3 3 #101010\nuses gap\n"]),
            ("six", ["parts/x.part": "# z\n"]),
        ])
        let before = try repository.snapshot()
        let result = try repository.bisect(Self.arguments + ["--json"] + BisectRepository.draw).wait()
        try #require(result.code == 0, "\(result.errors)")
        let report = try Report(result.output)
        #expect(report.causes.map(\.changes) == [["parts/a.part"]])
        #expect(report.causes.map { $0.commits.map(\.subject) } == [["use the gap"]])
        let need = try #require(report.causes.first?.confirmation.needs)
        #expect(need.commit.subject == "declare the gap")
        #expect(need.without.contains("cannot find 'gap' in scope"), "\(need.without)")
        #expect(report.runs.contains { $0.purpose == "earlier" && $0.changes == ["parts/a.part on good"] })
        let words = try repository.bisect(Self.arguments + BisectRepository.draw).wait().output
        let hash = try repository.git("rev-parse", "--short=10", "main~4").prefix(10)
        #expect(words.contains("needs commit \(hash) \"declare the gap\": without that, "), "\(words)")
        #expect(try repository.snapshot() == before)
    }

    /// What it needs builds without it, too: the edit does nothing in good.
    @Test func anEditThatDoesNothingInGood() throws {
        let draw = [
            "--", "/bin/sh", "-c",
            "if [ -e parts/shift ] && [ -e parts/on ]; then echo 'fill 9 9 3 3 #ff0000' > parts/z.part; fi; "
                + "python3 render.py \"$0\"", "{out}",
        ]
        let repository = try Self.repository([
            ("start", ["parts/a.part": "fill 0 0 3 3 #101010\n"]),
            ("add the switch", ["parts/shift": "# a switch\n"]),
            ("two", ["parts/x.part": "# x\n"]),
            ("turn it on", ["parts/on": "# on\n"]),
        ])
        let result = try repository.bisect(Self.arguments + ["--json"] + draw).wait()
        try #require(result.code == 0, "\(result.errors)")
        let report = try Report(result.output)
        #expect(report.causes.map(\.changes) == [["parts/on"]])
        #expect(report.causes.first?.confirmation.needs?.commit.subject == "add the switch")
        #expect(report.causes.first?.confirmation.needs?.without == "it changes nothing")
    }

    /// A limit within the files of a commit: the commit is told, the files are suspects.
    @Test func aLimitWithinACommit() throws {
        let names = ["b", "c", "d", "e", "f", "g"]
        let files = Dictionary(uniqueKeysWithValues: names.map { ("parts/\($0).part", "# \($0)\n") })
        let repository = try Self.repository([
            ("start", files),
            ("one", ["notes": "1\n"]),
            (
                "all",
                files.mapValues { $0 + "# more\n" }.merging(["parts/g.part": "fill 1 1 3 3 #101010\n"]) { $1 }
            ),
        ])
        // Good and bad twice, the commit between, one of the files.
        let arguments = Self.arguments + ["--json", "--max-runs", "6"]
        let result = try repository.bisect(arguments + BisectRepository.draw).wait()
        #expect(result.code == 5, "\(result.output)\(result.errors)")
        let report = try Report(result.output)
        #expect(report.message?.hasPrefix("stopped after 6 runs, within ") == true, "\(report.message ?? "")")
        #expect(report.suspects.contains("parts/g.part"))
        #expect(!report.suspects.contains("notes"))
    }

    /// Names are resolved once: what they mean later is not what the bisection was begun with.
    @Test func goesOnWithTheCommitsThatNamesMeantThen() throws {
        let repository = try Self.repository([
            ("start", ["parts/a.part": "fill 0 0 3 3 #101010\n"]),
            ("one", ["parts/x.part": "# x\n"]),
            ("move", ["parts/a.part": "fill 2 0 3 3 #101010\n"]),
            ("three", ["parts/x.part": "# x y\n"]),
        ])
        let arguments = Self.arguments + ["--max-runs", "4"]
        let stopped = try repository.bisect(arguments + BisectRepository.draw).wait()
        #expect(stopped.code == 5, "\(stopped.errors)")
        // The branch goes on, the tag is moved.
        try repository.write("parts/a.part", "fill 20 0 3 3 #ff0000\n")
        try repository.commit("elsewhere")
        try repository.git("tag", "-f", "good", "main~1")
        let result = try repository.bisect(["--resume", "--json"]).wait()
        try #require(result.code == 0, "\(result.errors)")
        #expect(result.errors.contains("bisect: main has changed since; this goes on with the files as they"))
        #expect(result.errors.contains("bisect: good has changed since; this goes on with the files as they"))
        let report = try Report(result.output)
        #expect(report.commits.map(\.subject) == ["one", "move", "three"])
        #expect(report.causes.map { $0.commits.map(\.subject) } == [["move"]])
    }
}
