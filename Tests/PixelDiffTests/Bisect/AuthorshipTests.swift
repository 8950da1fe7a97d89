import Foundation
import Testing

@testable import PixelDiff

@Suite struct AuthorshipTests {
    /// A repository with real commits; the first is good.
    private final class Commits {
        let root: String
        let scratch: GitScratch
        private var number = 0

        init() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "authors-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            root = folder.resolvingSymlinksInPath().path
            let initialize = ChildProcess(
                arguments: ["git", "init", "--quiet", "--initial-branch=main", root],
                environment: GitRepository.environment, directory: "/")
            guard initialize.run() == .exited(0) else { throw BisectError.git("init", root) }
            let repository = try GitRepository(around: root)
            try FileManager.default.createDirectory(
                atPath: "\(root)/.build/objects", withIntermediateDirectories: true)
            scratch = GitScratch(
                repository: repository, index: "\(root)/.build/index", objects: "\(root)/.build/objects")
        }

        deinit { try? FileManager.default.removeItem(atPath: root) }

        func write(_ path: String, _ text: String?) throws {
            if let text {
                try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/\(path)"))
            } else {
                try FileManager.default.removeItem(atPath: "\(root)/\(path)")
            }
        }

        func commit(_ subject: String) throws {
            number += 1
            try scratch.repository.run(["add", "--all", "--", ".", ":(exclude).build"])
            try scratch.repository.run(
                ["-c", "user.name=Jo Ö", "-c", "user.email=jo@example.com", "commit", "-q", "-m", subject],
                environment: ["GIT_AUTHOR_DATE": "\(1_700_000_000 + number) +0100"])
        }

        func side(_ revision: String) throws -> BisectReport.Side {
            .init(
                revision: revision, tree: try scratch.repository.tree(of: revision, scratch: scratch),
                commit: scratch.repository.commit(revision == "." ? "HEAD" : revision))
        }

        /// Subjects of the commits, by the name of the unit, of each hunk and of each file.
        func subjects(bad: String = ".") throws -> [String: [String]] {
            let (good, bad) = (try side("HEAD~\(number - 1)"), try side(bad))
            let splitter = FileSplitter(scratch: scratch)
            let authors = try #require(
                try Authorship(good: good, bad: bad, scratch: scratch, splitter: splitter))
            let units = try ChangeList.units(good: good.tree, bad: bad.tree, scratch: scratch)
            var result: [String: [String]] = [:]
            for unit in try units + units.flatMap(splitter.hunks) {
                result[unit.name] = try authors.commits(of: [unit]).map(\.subject)
            }
            return result
        }
    }

    private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
    private static let lines = (1...12).map { "line \($0)" }

    @Test func linesThatCameAndWentAcrossARename() throws {
        let commits = try Commits()
        var lines = Self.lines
        try commits.write("old.txt", Self.text(lines))
        try commits.commit("start")
        lines[1] = "second"
        try commits.write("old.txt", Self.text(lines))
        try commits.commit("edit 2")
        try commits.write("old.txt", nil)
        try commits.write("new é.txt", Self.text(lines))
        try commits.commit("rename")
        lines.remove(at: 4)
        try commits.write("new é.txt", Self.text(lines))
        try commits.commit("remove 5")
        lines[8] = "tenth"
        try commits.write("new é.txt", Self.text(lines))
        try commits.commit("edit 10")
        lines.append("last")
        try commits.write("new é.txt", Self.text(lines))
        let subjects = try commits.subjects()
        #expect(subjects["old.txt -> new é.txt"] == ["rename"])
        #expect(subjects["new é.txt:2"] == ["edit 2"])
        #expect(subjects["old.txt:5 (removed)"] == ["remove 5"])
        #expect(subjects["new é.txt:9"] == ["edit 10"])
        #expect(subjects["new é.txt:12"] == ["not committed yet"])
    }

    @Test func wholeFiles() throws {
        let commits = try Commits()
        try commits.write("text", "1\n2\n")
        try commits.write("gone", "x\n")
        try commits.write("binary", "\0\u{1}")
        try commits.commit("start")
        try commits.write("text", "1\n3\n")
        try commits.commit("there")
        try commits.write("text", "1\n4\n")
        try commits.write("binary", "\0\u{2}")
        try commits.commit("here")
        try commits.write("gone", nil)
        try commits.write("new", "y\n")
        try commits.commit("add and remove")
        try commits.write("untracked", "z\n")
        let subjects = try commits.subjects()
        // What was undone again is not the line's commit.
        #expect(subjects["text"] == ["here"])
        #expect(subjects["binary"] == ["here"])
        #expect(subjects["gone"] == ["add and remove"])
        #expect(subjects["new"] == ["add and remove"])
        #expect(subjects["untracked"] == ["not committed yet"])
        #expect(try commits.subjects(bad: "HEAD~1")["new"] == nil)
    }

    @Test func authorAndDate() throws {
        let commits = try Commits()
        try commits.write("a", "1\n")
        try commits.commit("start")
        try commits.write("a", "2\n")
        try commits.commit("Make it \"two\"")
        let (good, bad) = (try commits.side("HEAD~1"), try commits.side("HEAD"))
        let splitter = FileSplitter(scratch: commits.scratch)
        let authors = try #require(
            try Authorship(good: good, bad: bad, scratch: commits.scratch, splitter: splitter))
        let units = try ChangeList.units(good: good.tree, bad: bad.tree, scratch: commits.scratch)
        let commit = try #require(try authors.commits(of: units).first)
        #expect(commit.author == "Jo Ö")
        #expect(commit.date == 1_700_000_002)
        let hash = try #require(commit.hash)
        #expect(try commits.scratch.repository.run(["rev-parse", "HEAD"]).line == hash)
        let text = { (seconds: Double) in
            BisectReport.describe(commit, now: Date(timeIntervalSince1970: 1_700_000_002 + seconds))
        }
        #expect(text(5) == "commit \(hash.prefix(10)) \"Make it \"two\"\" (Jo Ö, just now)")
        #expect(text(60).hasSuffix("1 minute ago)"))
        #expect(text(86_400 * 2.5).hasSuffix("2 days ago)"))
        #expect(text(86_400 * 800).hasSuffix("2 years ago)"))
        // Trees have no authors.
        let tree = BisectReport.Side(revision: bad.tree, tree: bad.tree, commit: nil)
        #expect(try Authorship(good: good, bad: tree, scratch: commits.scratch, splitter: splitter) == nil)
    }
}
