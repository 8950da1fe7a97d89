import Foundation
import Testing

/// `pixeldiff bisect --hunks`.
@Suite struct BisectHunksTests {
    private struct Report: Decodable {
        struct Hunk: Decodable, Equatable {
            var path: String
            var line: Int
            var lineCount: Int
            var oldLine: Int
            var oldLineCount: Int
        }
        struct Picture: Decodable { var name: String }
        struct Cause: Decodable {
            var changes: [String]
            var pictures: [Picture]
            var hunks: [Hunk]
            var diff: String
            var isConfirmedInBad: Bool
        }
        struct Run: Decodable {
            var purpose: String
            var verdict: String
        }
        var runs: [Run]
        var status: String
        var causes: [Cause]
    }

    private static func report(_ repository: BisectRepository, _ arguments: [String] = []) throws -> Report {
        let result = try repository.bisect(
            ["--good", "good", "--hunks", "--json", "-q"] + arguments + BisectRepository.draw
        ).wait()
        try #require(result.code == 0, "\(result.output)\(result.errors)")
        return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    }

    private static let lines = (0..<12).map { "fill \($0) \($0) 2 2 #1020\(30 + $0)" }

    private static func repository(
        good: [String: String], bad: [String: String]
    ) throws -> BisectRepository {
        let repository = try BisectRepository()
        for (path, text) in good { try repository.write(path, text) }
        try repository.write("parts/other.part", "# other\n")
        try repository.commit("good")
        try repository.git("tag", "good")
        for path in good.keys where bad[path] == nil { try repository.git("rm", "-q", path) }
        for (path, text) in bad { try repository.write(path, text) }
        try repository.append("parts/other.part", "# still other\n")
        try repository.commit("bad")
        return repository
    }

    /// Undoes the causes in bad and tells what is still different from good.
    private static func leftAfterUndo(_ repository: BisectRepository) throws -> String {
        try repository.git("apply", "-R", ".build/pixeldiff/bisect/causes.patch")
        return try repository.git("diff", "-U0", "good", "--", "parts").split(separator: "\n")
            .filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.joined(separator: "\n")
    }

    @Test func oneLineOfAHunkAmongSeveral() throws {
        var bad = Self.lines
        bad[1] = "# one " + bad[1]
        bad.insert(bad[1].replacing("# one ", with: ""), at: 2)
        bad[6...7] = ["# tidied", "fill 5 5 2 2 #ff0000", bad[7] + " "]
        bad[11] += "\r"
        let text = { (lines: [String]) in lines.joined(separator: "\n") }
        let repository = try Self.repository(
            good: ["parts/a.part": text(Self.lines) + "\n"], bad: ["parts/a.part": text(bad)])
        let report = try Self.report(repository)
        #expect(report.causes.map(\.changes) == [["parts/a.part:8"]])
        #expect(
            report.causes.first?.hunks == [
                .init(path: "parts/a.part", line: 8, lineCount: 1, oldLine: 6, oldLineCount: 1)
            ])
        #expect(report.causes.first?.isConfirmedInBad == true)
        #expect(report.runs.last { $0.purpose == "confirm-removed" }?.verdict == "good")
        let diff = report.causes.first?.diff ?? ""
        #expect(diff.contains("\n-fill 5 5 2 2 #102035\n+fill 5 5 2 2 #ff0000\n"))
        #expect(diff.split(separator: "\n").count { $0.hasPrefix("-") || $0.hasPrefix("+") } == 4)

        // Bad without the cause differs from bad in this line alone.
        let before = try Data(contentsOf: URL(fileURLWithPath: "\(repository.root)/parts/a.part"))
        _ = try Self.leftAfterUndo(repository)
        let after = try Data(contentsOf: URL(fileURLWithPath: "\(repository.root)/parts/a.part"))
        let expected = String(decoding: before, as: UTF8.self).replacing("#ff0000", with: "#102035")
        #expect(String(decoding: after, as: UTF8.self) == expected)
    }

    @Test func theTextNamesTheLinesOnce() throws {
        var bad = Self.lines
        bad[2] = "fill 2 2 2 2 #ff0000"
        bad[9] += "  # comment"
        let repository = try Self.repository(
            good: ["parts/a.part": Self.lines.joined(separator: "\n")],
            bad: ["parts/a.part": bad.joined(separator: "\n")])
        let result = try repository.bisect(["--good", "good", "--hunks"] + BisectRepository.draw).wait()
        #expect(result.code == 0)
        #expect(result.output.contains("\n1. parts/a.part:3\n"))
        #expect(result.errors.contains("bisect: 2 edits in parts/a.part\n"))
    }

    @Test func editsThatOnlyMatterTogetherAcrossARename() throws {
        // The last line covers the first one until both change; each of them alone changes nothing.
        let covered = ["fill 20 0 9 9 #00ff00"] + Self.lines.dropFirst()
        let good = ["parts/a.part": covered.joined(separator: "\n") + "\nfill 20 0 9 9 #00ff00\n"]
        var edited = covered
        edited[0] = "fill 20 0 9 9 #0000ff"
        edited[5] += "  # comment"
        let repository = try Self.repository(
            good: good, bad: ["parts/é b.part": edited.joined(separator: "\n") + "\n# nothing\n"])
        let report = try Self.report(repository)
        #expect(report.causes.map(\.changes) == [["parts/é b.part:1", "parts/é b.part:13"]])
        _ = try Self.leftAfterUndo(repository)
        let left = try repository.bisect(["--good", "good", "--json"] + BisectRepository.draw).wait()
        #expect(left.code == 1, "\(left.output)")
    }

    @Test func twoPicturesWithHunksOfTheirOwn() throws {
        let good = ["on other fill 0 0 3 3 #101010"] + Self.lines
        var bad = good
        bad[0] = "on other fill 0 0 3 3 #ff0000"
        bad[6] = "fill 5 5 2 2 #ff0000"
        bad[11] += " # comment"
        let repository = try Self.repository(
            good: ["parts/a.part": good.joined(separator: "\n")],
            bad: ["parts/a.part": bad.joined(separator: "\n")]
        )
        let report = try Self.report(repository)
        #expect(report.causes.map(\.changes) == [["parts/a.part:7"], ["parts/a.part:1"]])
        #expect(report.causes.map { $0.pictures.map(\.name) } == [["shots/card.png"], ["shots/other.png"]])
    }

    @Test func aHunkThatNeedsAnotherToBuild() throws {
        var bad = Self.lines
        bad[1] = "fill 1 1 2 2 #ff0000\nuses gap"
        bad[8] += "\ndeclares gap"
        let repository = try Self.repository(
            good: ["parts/a.part": Self.lines.joined(separator: "\n")],
            bad: ["parts/a.part": bad.joined(separator: "\n")])
        // The changed line builds alone; the line that uses the name does not matter.
        #expect(try Self.report(repository).causes.map(\.changes) == [["parts/a.part:2"]])
    }

    @Test func stopsAtALimitWithTheFilesConfirmed() throws {
        var bad = Self.lines
        for index in [0, 2, 4, 6, 8] { bad[index] += " # comment" }
        bad[10] = "fill 1 1 2 2 #ff0000"
        let repository = try Self.repository(
            good: ["parts/a.part": Self.lines.joined(separator: "\n")],
            bad: ["parts/a.part": bad.joined(separator: "\n")])
        let files = try repository.bisect(["--good", "good", "--json"] + BisectRepository.draw).wait()
        #expect(files.code == 0)
        let stopped = try repository.bisect(
            ["--good", "good", "--hunks", "--max-runs", "1"] + BisectRepository.draw
        ).wait()
        #expect(stopped.code == 5)
        #expect(stopped.output.contains("\n1. parts/a.part:1, 3, 5 and 3 more\n"))
        #expect(stopped.output.contains("stopped after 1 run, within confirmed causes"))
        #expect(stopped.output.contains("parts/a.part:11"))
    }
}
