import Foundation
import Imaging
import Testing

@testable import PixelDiff

/// The small parts that runs are made of.
@Suite struct TrialPartsTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "trial-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.resolvingSymlinksInPath().path)
    }

    /// git's own listing of a tree is the reference.
    @Test func aTreeIsNamedByItsFiles() throws {
        let repository = try ChangesRepository(
            good: ["a/b": "1", "a.c": "2", "z": "3", "é": "4", "link": "-> z"],
            bad: ["a.c": "2", "new/x": "5", "z": "6", "é": "4", "link": "-> a"])
        let listing = try TreeListing(of: repository.good, scratch: repository.scratch)
        let units = try repository.units()
        let mix = FileMix(units: units)
        for mask in 0..<(1 << units.count) {
            let overrides = try mix.overrides(
                applying: ChangeSet(units.indices.filter { mask >> $0 & 1 == 1 }))
            let tree = try repository.scratch.tree(
                repository.good, replacing: overrides.map { ($0.key.text, $0.value) })
            let format = "--format=%(objectmode) %(objectname)%x09%(path)"
            let output = try repository.scratch.run(["ls-tree", "-r", "-z", "--full-tree", format, tree])
            #expect(listing.digest(with: overrides) == SHA256.hexDigest(of: output.bytes))
        }
    }

    @Test func theNearestTreeTakesTheJob() throws {
        let repository = try ChangesRepository(
            good: ["a": "1", "b": "1", "c": "1"], bad: ["a": "2", "b": "2", "c": "2"])
        let listing = try TreeListing(of: repository.good, scratch: repository.scratch)
        let mix = FileMix(units: try repository.units())
        let tree = TrialTree(
            scratch: repository.scratch, good: listing, folder: "\(repository.root)/.build/tree")
        #expect(tree.distance(to: [:]) == 3)
        try tree.bring(to: mix.overrides(applying: ChangeSet([0, 1])))
        #expect(tree.distance(to: try mix.overrides(applying: ChangeSet([0, 1]))) == 0)
        #expect(tree.distance(to: try mix.overrides(applying: ChangeSet([1]))) == 1)
        #expect(tree.distance(to: try mix.overrides(applying: ChangeSet([2]))) == 3)
    }

    @Test func strangersGoUnlessGitIgnoresThem() throws {
        let repository = try ChangesRepository(
            good: [".gitignore": "out/\n*.log\n", "a/f": "1"],
            bad: [".gitignore": "out/\n*.log\n", "a/f": "2"])
        let listing = try TreeListing(of: repository.good, scratch: repository.scratch)
        let folder = "\(repository.root)/.build/tree"
        let tree = TrialTree(scratch: repository.scratch, good: listing, folder: folder)
        try tree.bring(to: [:])
        for path in ["out/x", "a/out/x", "a/b.log", "new/deep/x", "a/g", "a/.build/x", "loose"] {
            let url = URL(fileURLWithPath: "\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("x".utf8).write(to: url)
        }
        // Same length, within one tick of the file system's clock.
        try Data("9".utf8).write(to: URL(fileURLWithPath: "\(folder)/a/f"))
        try tree.bring(to: [:])
        let files = ChangesRepository.files(in: folder).filter { $0.value == "x" }.keys.sorted()
        #expect(files == ["a/.build/x", "a/b.log", "a/out/x", "out/x"])
        #expect(ChangesRepository.files(in: folder)["a/f"] == "1")
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/new"))
    }

    @Test func fingerprintsTellWhatMatters() throws {
        try withFolder { folder in
            let script = "\(folder)/draw.py"
            try Data("1".utf8).write(to: URL(fileURLWithPath: script))
            let command = try #require(TrialCommand(["python3", script, "{out}"]))
            func text(_ environment: [String: String], prefix: String = "", root: String = "/repository")
                -> String
            {
                CommandFingerprint.text(
                    of: command, prefix: prefix, root: root, extras: .none, environment: environment)
            }
            let base = ["PATH": "/usr/bin", "LANG": "C"]
            let known = text(base)
            let elsewhere = ["TERM": "dumb", "COLUMNS": "80", "SSH_TTY": "/dev/pts/0", "_": "/usr/bin/x"]
            #expect(text(base.merging(elsewhere) { $1 }) == known)
            #expect(text(base.merging(["LANG": "fr_FR.UTF-8"]) { $1 }) != known)
            #expect(text(base.merging(["THEME": "dark"]) { $1 }) != known)
            #expect(text(base, prefix: "inner/") != known)
            try Data("22".utf8).write(to: URL(fileURLWithPath: script))
            #expect(text(base) != known)
            // Within the repository it is in the trees, which have names of their own.
            let inside = text(base, root: folder)
            try Data("333".utf8).write(to: URL(fileURLWithPath: script))
            #expect(text(base, root: folder) == inside)
        }
    }

    @Test func runsAreRememberedLineByLine() throws {
        try withFolder { folder in
            let file = "\(folder)/cache.jsonl"
            var cache = TrialCache(file: file, command: "draw")
            let record = TrialRecord(pictures: ["a.png": "d1"], seconds: 1)
            try cache.insert(record, tree: "t1")
            try cache.insert(TrialRecord(pictures: ["a.png": "d2"], seconds: 1, isAccident: true), tree: "t2")
            // A process dies in the middle of a line.
            let handle = try #require(FileHandle(forWritingAtPath: file))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data("{\"key\":\"draw/t9\",\"rec".utf8))
            try handle.close()
            try cache.insert(TrialRecord(pictures: ["a.png": "d3"], seconds: 1), tree: "t3")

            let again = TrialCache(file: file, command: "draw")
            #expect(again["t1"] == record)
            #expect(again["t2"] == nil)
            #expect(again["t3"]?.pictures == ["a.png": "d3"])
            #expect(TrialCache(file: file, command: "other")["t1"] == nil)

            // The newest stay.
            let kept = try TrialCache.prune(file, recordLimit: 1, pictureBytes: 100) { _ in 60 }
            #expect(kept == ["d3"])
            #expect(TrialCache(file: file, command: "draw")["t1"] == nil)
            #expect(TrialCache(file: file, command: "draw")["t3"] != nil)
            var more = TrialCache(file: file, command: "draw")
            try more.insert(TrialRecord(pictures: ["b.png": "d4"], seconds: 1), tree: "t4")
            #expect(try TrialCache.prune(file, recordLimit: 9, pictureBytes: 100) { _ in 60 } == ["d4"])
        }
    }

    @Test(arguments: [
        (
            "", "Sources/A.swift:3:1: error: no\n    code\n    ^~~\n",
            "Sources/A.swift:3:1: error: no\n    code\n    ^~~"
        ),
        ("Sources/", "noise\nSources/A.swift:3:1: error: no\nnoise\n", "A.swift:3:1: error: no"),
        (
            "App/", "Sources/A.swift:3:1: error: no\nerror: fatal\n",
            "../Sources/A.swift:3:1: error: no\nerror: fatal"
        ),
        ("", "x: error: a\nx: error: a\n", "x: error: a"),
        ("", "one\n\ntwo\n", "one\ntwo"),
    ]) func firstErrors(prefix: String, messages: String, expected: String) {
        #expect(FailureExcerpt(prefix: prefix).text(of: messages) == expected)
    }

    @Test func manyErrorsAreCounted() {
        let messages = (1...9).map { "a.swift:\($0):1: error: no\n" }.joined()
        #expect(
            FailureExcerpt(prefix: "").text(of: messages).hasSuffix(
                "a.swift:5:1: error: no\nand 4 more errors"))
    }

    @Test(arguments: [(1, 2), (2, 3), (3, 4), (8, 5), (9, 6)]) func runsThatAreLeft(suspects: Int, runs: Int)
    {
        let standing = BisectStanding(runs: 4, suspects: suspects, meanSeconds: 2, jobs: 1)
        #expect(standing.runsLeft == runs)
        #expect(standing.secondsLeft == Double(2 * runs))
    }

    @Test func howASessionStands() throws {
        try withFolder { folder in
            var options = BisectOptions(command: try #require(TrialCommand(["draw", "{out}"])))
            options.jobs = 3
            let side = BisectReport.Side(revision: "main", tree: "0")
            func begin() throws -> SessionLog {
                try SessionLog(in: folder) { number in
                    .init(
                        session: number, begun: Date(timeIntervalSince1970: 0), options: options, prefix: "",
                        good: side, bad: side, changes: ["a"], extras: "")
                }
            }
            func last() throws -> BisectHistory {
                let file = try #require(SessionLog.files(in: folder).last)
                return BisectHistory(try #require(SessionLog.read(file)))
            }
            var log: SessionLog? = try begin()
            try log?.add(.init(run: 1, purpose: .good, changes: [], job: 1, at: Date()))
            #expect(try last().state == .underWay)
            #expect(try last().pending.map(\.id) == [1])
            log = nil
            #expect(try last().state == .killed)
            #expect(try last().isResumable)
            for (status, isResumable) in [
                (nil, true), (.stopped, true), (.explained, false), (.flaky, false),
            ] as [(BisectReport.Status?, Bool)] {
                log = try begin()
                try log?.add(.init(status: status, message: nil, suspects: [], seconds: 1))
                log = nil
                #expect(try last().state == (status == nil ? .interrupted : .ended))
                #expect(try last().isResumable == isResumable)
            }
            #expect(try last().session == 5)
            #expect(try last().options.jobs == 3)
        }
    }

    /// As a process has the files of the one that makes it, until it runs its program.
    private func duplicates(of file: String) -> [Int32] {
        let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return open.compactMap { name in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
            guard target == file, let descriptor = Int32(name) else { return nil }
            return dup(descriptor)
        }
    }

    @Test func locksEndThoughSomeoneElseHasTheFile() throws {
        try withFolder { folder in
            var lock = try FolderLock(folder, isExclusive: true)
            let copies = duplicates(of: "\(folder)/lock")
            defer { for copy in copies { close(copy) } }
            #expect(!copies.isEmpty)
            #expect(lock != nil)
            #expect(try FolderLock(folder, isExclusive: true) == nil)
            lock = nil
            #expect(try FolderLock(folder, isExclusive: true) != nil)
        }
    }
}
