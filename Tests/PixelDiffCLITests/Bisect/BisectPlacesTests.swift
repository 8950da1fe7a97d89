import Foundation
import Testing

/// Repositories that are not just a folder with a branch: each works, or says in a sentence why not.
@Suite struct BisectPlacesTests {
    private static let sides = ["--good", "good", "--bad", "main", "--json"]

    private func expectAccent(_ result: ToolRun.Result, _ changes: [String] = ["parts/accent.part"]) throws {
        try #require(result.code == 0, "\(result.errors)\(result.output)")
        #expect(try BisectCommandTests.Report(result.output).causes.map(\.changes) == [changes])
    }

    private func bisect(_ arguments: [String], in folder: String) throws -> ToolRun.Result {
        try ToolRun([ToolRun.pixeldiff, "bisect"] + arguments, directory: folder).wait()
    }

    private func git(_ arguments: [String], in folder: String) throws {
        let result = try ToolRun(["/usr/bin/env", "git"] + arguments, directory: folder).wait()
        try #require(result.code == 0, "git \(arguments): \(result.errors)")
    }

    /// A folder that is removed in the end.
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "place-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.resolvingSymlinksInPath().path)
    }

    @Test func aLinkedWorkingTree() throws {
        let repository = try BisectRepository.planted()
        try withFolder { folder in
            try repository.git("worktree", "add", "--quiet", "\(folder)/linked", "main~0")
            let before = try repository.snapshot()
            try Data("fill 30 25 4 4 #00ff00\n".utf8).write(
                to: URL(fileURLWithPath: "\(folder)/linked/parts/zebra.part"))
            try expectAccent(
                bisect(["--good", "main", "--json"] + BisectRepository.draw, in: "\(folder)/linked"),
                ["parts/zebra.part"])
            #expect(try repository.snapshot() == before)
            try expectAccent(bisect(Self.sides + BisectRepository.draw, in: "\(folder)/linked"))
        }
    }

    @Test func aDetachedHeadWithoutRemotes() throws {
        let repository = try BisectRepository.planted()
        try repository.git("checkout", "--quiet", "--detach", "good")
        try repository.write("parts/zebra.part", "fill 30 25 4 4 #00ff00\n")
        let before = try repository.snapshot()
        try expectAccent(
            repository.bisect(["--json"] + BisectRepository.draw).wait(), ["parts/zebra.part"])
        #expect(try repository.snapshot() == before)
    }

    /// Its trees have no such folder; a shell would say so with a path inside of `.build`.
    @Test func aFolderThatGitDoesNotKnow() throws {
        let repository = try BisectRepository.planted()
        try FileManager.default.createDirectory(
            atPath: "\(repository.root)/shots/new", withIntermediateDirectories: true)
        let result = try repository.bisect(
            ["--good", "good", "--bad", "main", "--", "python3", "../../render.py", "{out}"], in: "shots/new"
        ).wait()
        #expect(result.code == 3)
        #expect(
            result.output.contains("good (good) gives no pictures: there is no folder shots/new/: git has"),
            "\(result.output)")
        #expect(!result.output.contains("/bin/sh") && !result.errors.contains("/bin/sh"))
    }

    @Test func aSparseCheckout() throws {
        let repository = try BisectRepository.planted()
        try repository.write("other/large.txt", "large\n")
        try repository.commit("other")
        try repository.git("sparse-checkout", "set", "--cone", "--sparse-index", "parts")
        try repository.write("parts/zebra.part", "fill 30 25 4 4 #00ff00\n")
        #expect(!FileManager.default.fileExists(atPath: "\(repository.root)/other"))
        let before = try repository.snapshot()
        // The file that isn't checked out is no deletion, and it is in the trees.
        let draw = ["--", "sh", "-c", "cat other/large.txt >/dev/null && python3 render.py \"$0\"", "{out}"]
        let result = try repository.bisect(["--good", "main", "--json"] + draw).wait()
        try expectAccent(result, ["parts/zebra.part"])
        #expect(try BisectCommandTests.Report(result.output).changes == ["parts/zebra.part"])
        #expect(try repository.snapshot() == before)
    }

    @Test func submodules() throws {
        let repository = try BisectRepository.planted()
        let other = try BisectRepository.planted()
        try repository.git(
            "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", other.root, "library")
        try repository.commit("library")
        try repository.git("tag", "with-library")
        try other.append("README.md", "more\n")
        try other.commit("more")
        try git(["-c", "protocol.file.allow=always", "pull", "--quiet"], in: "\(repository.root)/library")
        try repository.write("parts/zebra.part", "fill 30 25 4 4 #00ff00\n")
        try repository.commit("newer library")
        let before = try repository.snapshot()
        let result = try repository.bisect(
            ["--good", "with-library", "--json"] + BisectRepository.draw
        ).wait()
        try expectAccent(result, ["parts/zebra.part"])
        #expect(result.errors.contains("library is a submodule: its files are not in the trees"))
        let with = ["--with", "library"]
        let draw = [
            "--", "sh", "-c", "cat library/render.py >/dev/null && python3 render.py \"$0\"", "{out}",
        ]
        try expectAccent(
            repository.bisect(["--good", "with-library", "--json"] + with + draw).wait(), ["parts/zebra.part"]
        )
        #expect(try repository.snapshot() == before)
    }

    @Test func namesWithSpacesQuotesLineBreaksAndUnicode() throws {
        try withFolder { folder in
            let root = "\(folder)/it's \"a\" place\nof \u{1F4D0} é"
            let repository = try BisectRepository.planted(at: root)
            let names = ["two\nlines", "it's", "a \"b\"", " lead", "tab\there", "back\\slash", "é\u{1F4D0}"]
            for name in names { try repository.write("parts/\(name).part", "# one\n") }
            try repository.commit("odd names")
            try repository.git("tag", "odd")
            for name in names { try repository.write("parts/\(name).part", "# two\n") }
            try repository.write("parts/two\nlines.part", "fill 0 0 2 2 #00ff00\n")
            let before = try repository.snapshot()
            let result = try repository.bisect(["--good", "odd", "--json"] + BisectRepository.draw).wait()
            try expectAccent(result, ["parts/two\nlines.part"])
            #expect(try repository.snapshot() == before)
            try expectAccent(
                repository.bisect(
                    ["--good", "good", "--bad", "main~1", "--json", "--jobs", "2"] + BisectRepository.draw
                ).wait())
        }
    }

    @Test func aRepositoryAroundThePackage() throws {
        let repository = try BisectRepository.planted()
        try repository.git("checkout", "--quiet", "-b", "inner", "good")
        try FileManager.default.createDirectory(
            atPath: "\(repository.root)/inner", withIntermediateDirectories: true)
        try repository.git("mv", "parts", "inner/parts")
        try repository.git("mv", "render.py", "inner/render.py")
        try repository.commit("moved")
        try repository.git("tag", "moved")
        try repository.write("inner/parts/zebra.part", "fill 30 25 4 4 #00ff00\n")
        let before = try repository.snapshot()
        let result = try repository.bisect(
            ["--good", "moved", "--json"] + BisectRepository.draw, in: "inner"
        ).wait()
        try expectAccent(result, ["inner/parts/zebra.part"])
        #expect(try repository.snapshot() == before)
    }

    @Test func aRepositoryWithoutCommits() throws {
        let repository = try BisectRepository()
        let result = try repository.bisect(BisectRepository.draw).wait()
        #expect(result.code == 2)
        #expect(result.errors.contains("the repository has no commit yet"), "\(result.errors)")
    }

    @Test func aShallowClone() throws {
        let repository = try BisectRepository.planted()
        try withFolder { folder in
            try git(
                ["clone", "--quiet", "--depth", "1", "file://\(repository.root)", "\(folder)/shallow"],
                in: "/")
            let result = try bisect(["--good", "main~1"] + BisectRepository.draw, in: "\(folder)/shallow")
            #expect(result.code == 2)
            #expect(result.errors.contains("the clone is shallow; git fetch --unshallow"), "\(result.errors)")
            // What is there can be searched.
            try Data("fill 30 25 4 4 #00ff00\n".utf8).write(
                to: URL(fileURLWithPath: "\(folder)/shallow/parts/zebra.part"))
            try expectAccent(
                bisect(["--json"] + BisectRepository.draw, in: "\(folder)/shallow"), ["parts/zebra.part"])
        }
    }
}
