import Foundation
import Testing

/// `pixeldiff bisect --commits`.
@Suite struct BisectCommitsTests {
    private struct Report: Decodable {
        struct Commit: Decodable {
            var hash: String?
            var subject: String
            var author: String
        }
        struct Picture: Decodable { var name: String }
        struct Cause: Decodable {
            var changes: [String]
            var pictures: [Picture]
            var commits: [Commit]
        }
        var causes: [Cause]
        var commits: [Commit]
        var patchNote: String?
    }

    private static func report(_ repository: BisectRepository, _ arguments: [String] = []) throws -> Report {
        let result = try repository.bisect(
            ["--good", "good", "--commits", "--json", "-q"] + arguments + BisectRepository.draw
        ).wait()
        try #require(result.code == 0, "\(result.output)\(result.errors)")
        return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    }

    private static let rest = (1...9).map { "# \($0)\n" }.joined()

    /// Eight commits: the third moves `other`, the fifth does not build and the sixth mends that, the seventh moves the
    /// card in one of two files.
    private static func repository() throws -> BisectRepository {
        let rest = Self.rest
        let repository = try BisectRepository()
        try repository.write("parts/a.part", "fill 0 0 3 3 #101010\n" + rest)
        try repository.write("parts/b.part", "on other fill 0 0 3 3 #101010\n")
        try repository.commit("start")
        try repository.git("tag", "good")
        func commit(_ subject: String, _ path: String, _ text: String) throws {
            try repository.write(path, text)
            try repository.commit(subject)
        }
        try commit("one", "parts/c.part", "# c\n")
        try commit("two", "README.md", "Words.\n")
        try commit("move the other", "parts/b.part", "on other fill 1 0 3 3 #101010\n")
        try commit("four", "README.md", "More words.\n")
        try commit("broken", "parts/c.part", "uses gap\n")
        try commit("mended", "parts/d.part", "declares gap\n")
        try repository.append("parts/c.part", "# with the card\n")
        try commit("move the card", "parts/a.part", "fill 2 0 3 3 #101010\n" + rest)
        try commit("eight", "README.md", "Words again.\n")
        return repository
    }

    @Test func picturesWithCommitsOfTheirOwn() throws {
        let repository = try Self.repository()
        let before = try repository.snapshot()
        let report = try Self.report(repository, ["--bad", "main"])
        #expect(report.commits.count == 8)
        #expect(report.causes.map(\.changes) == [["parts/b.part"], ["parts/a.part"]])
        #expect(report.causes.map { $0.commits.map(\.subject) } == [["move the other"], ["move the card"]])
        #expect(report.causes.map { $0.pictures.map(\.name) } == [["shots/other.png"], ["shots/card.png"]])
        #expect(report.causes.allSatisfy { $0.commits.allSatisfy { $0.author == "Jo" } })
        #expect(report.patchNote == nil)
        #expect(try repository.snapshot() == before)
        try repository.git("apply", "-R", ".build/pixeldiff/bisect/causes.patch")
        #expect(try repository.git("diff", "--stat=80", "good", "--", "parts/a.part", "parts/b.part") == "")
    }

    @Test func tellsTheCommitInWords() throws {
        let repository = try Self.repository()
        let result = try repository.bisect(
            ["--good", "good", "--bad", "main", "--commits", "--filter", "card"] + BisectRepository.draw
        ).wait()
        #expect(result.code == 0, "\(result.errors)")
        let hash = try repository.git("rev-parse", "--short=10", "main~1").prefix(10)
        #expect(result.output.contains("\n1. parts/a.part:1\n"))
        #expect(result.output.contains("   commit \(hash) \"move the card\" (Jo, "))
        #expect(result.errors.contains("bisect: 8 commits\n"))
        #expect(result.errors.contains("bisect: 2 files of \(hash) move the card\n"))
    }

    @Test func editsOfTheWorkingTreeAreTheLastStep() throws {
        let repository = try Self.repository()
        try repository.append("parts/a.part", "fill 9 9 3 3 #ff0000\n")
        let report = try Self.report(repository, ["--filter", "card"])
        #expect(report.commits.count == 9)
        let subjects = report.causes.map { $0.commits.map(\.subject) }
        #expect(
            subjects == [["move the card"], ["not committed yet"]] || subjects == [["not committed yet"]])
        #expect(report.causes.last?.commits.first?.hash == nil)
    }

    @Test func withHunks() throws {
        let repository = try Self.repository()
        let edited = Self.rest.replacing("# 5", with: "# five").replacing("# 9", with: "fill 9 9 3 3 #ff0000")
        try repository.write("parts/a.part", "fill 2 0 3 3 #101010\n" + edited)
        try repository.commit("nine")
        let report = try Self.report(repository, ["--bad", "main", "--hunks", "--filter", "card"])
        #expect(report.causes.map(\.changes) == [["parts/a.part:1"], ["parts/a.part:10"]])
        #expect(report.causes.map { $0.commits.map(\.subject) } == [["move the card"], ["nine"]])
        #expect(report.patchNote == nil)
        try repository.git("apply", "-R", ".build/pixeldiff/bisect/causes.patch")
        let text = try String(contentsOfFile: "\(repository.root)/parts/a.part", encoding: .utf8)
        #expect(text == "fill 0 0 3 3 #101010\n" + Self.rest.replacing("# 5", with: "# five"))
    }

    @Test func aPatchThatLaterCommitsOverwroteSaysSo() throws {
        let repository = try Self.repository()
        try repository.write("parts/a.part", "fill 2 0 3 3 #101010 # the same\n" + Self.rest)
        try repository.commit("comment")
        let result = try repository.bisect(
            ["--good", "good", "--bad", "main", "--commits", "--filter", "card"] + BisectRepository.draw
        ).wait()
        #expect(result.code == 0)
        #expect(
            result.output.contains(
                "(commits after the causes changed the same lines: the patch applies to the commits themselves)"
            ))
        try repository.git("checkout", "-q", "main~2")
        try repository.git("apply", "-R", ".build/pixeldiff/bisect/causes.patch")
        #expect(try repository.git("diff", "good", "--", "parts/a.part") == "")
    }

    @Test func commitsThatDoNotBuildAreNamedTogether() throws {
        let repository = try BisectRepository()
        try repository.write("parts/a.part", "fill 0 0 3 3 #101010\n")
        try repository.commit("start")
        try repository.git("tag", "good")
        try repository.append("parts/a.part", "uses gap\n")
        try repository.commit("broken")
        try repository.write("parts/a.part", "fill 1 0 3 3 #101010\nuses gap\n")
        try repository.commit("moved, still broken")
        try repository.write("parts/d.part", "declares gap\n")
        try repository.commit("mended")
        let report = try Self.report(repository, ["--bad", "main"])
        #expect(
            report.causes.map { $0.commits.map(\.subject) } == [["broken", "moved, still broken", "mended"]])
        // The move and what it needs to build are in one file; the name is declared in another.
        #expect(report.causes.map(\.changes) == [["parts/a.part", "parts/d.part"]])
    }

    @Test func aMergeIsOneStep() throws {
        let repository = try Self.repository()
        try repository.git("checkout", "-q", "-b", "side", "main")
        for (name, color) in [("x", "#ff0000"), ("y", "#00ff00")] {
            try repository.write("parts/\(name).part", "fill 20 20 4 4 \(color)\n")
            try repository.commit("side \(name)")
        }
        try repository.git("checkout", "-q", "main")
        try repository.append("README.md", "On main.\n")
        try repository.commit("nine")
        try repository.git("tag", "-f", "good")
        try repository.git("merge", "-q", "--no-ff", "-m", "merge side", "side")
        let report = try Self.report(repository, ["--bad", "main"])
        #expect(report.commits.map(\.subject) == ["merge side"])
        // The second covers the first.
        #expect(report.causes.map(\.changes) == [["parts/y.part"], ["parts/x.part"]])
        #expect(report.causes.allSatisfy { $0.commits.map(\.subject) == ["merge side"] })
    }

    @Test func goodOnAnotherBranch() throws {
        let repository = try Self.repository()
        try repository.git("checkout", "-q", "-b", "other", "main~4")
        try repository.write("parts/a.part", "fill 7 7 3 3 #101010\n")
        try repository.commit("elsewhere")
        try repository.git("tag", "-f", "good")
        let report = try Self.report(repository, ["--bad", "main", "--filter", "card"])
        #expect(report.commits.count == 5)
        #expect(report.commits.first?.subject.hasPrefix("from good to ") == true)
        #expect(report.causes.map { $0.commits.first?.hash == nil } == [true, false])
    }

    @Test func needsCommits() throws {
        let repository = try Self.repository()
        let result = try repository.bisect(["--good", "good^{tree}", "--commits"] + BisectRepository.draw)
            .wait()
        #expect(result.code == 2)
        #expect(result.errors.contains("--commits goes from commit to commit, but \"good^{tree}\" is none"))
    }
}
