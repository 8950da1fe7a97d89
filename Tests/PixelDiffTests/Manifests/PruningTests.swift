import Foundation
import Imaging
import Testing

@testable import PixelDiff

/// A package with goldens, and runs that use some of them.
private struct PruneFixture {
    let folder: TemporaryFolder
    let package: PackageFolder
    let results: ResultStore

    init(_ goldens: [String]) throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        package = PackageFolder(path: folder.path)
        results = ResultStore(folder: package.artifacts())
        for golden in goldens {
            try folder.write("png", to: "Goldens/\(golden).png")
            try folder.write("layout", to: "Goldens/\(golden).layout.txt")
            try setAge(of: golden, seconds: 1000)
        }
    }

    func setAge(of golden: String, seconds: Double) throws {
        for ending in ["png", "layout.txt"] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
                ofItemAtPath: "\(folder.path)/Goldens/\(golden).\(ending)")
        }
    }

    /// A run of the tests that used the goldens, as far as it came.
    @discardableResult
    func run(
        _ goldens: [String], kind: RunManifest.Kind = .swiftTesting, producer: String = "AppTests",
        filters: [String] = [], shard: String? = nil, build: String? = nil, revision: String? = nil,
        status: Int32? = 0, skips: [String] = [], knowsSkips: Bool = true, variants: [String]? = nil
    ) throws -> RunLog {
        var header = RunManifest.Header(
            kind: kind, producer: producer, started: Date().timeIntervalSince1970)
        (header.filters, header.build, header.revision) = (filters, build, revision)
        header.shard = shard.flatMap { Shard($0) }
        header.variants = variants
        let log = try RunLog(header, in: results)
        for golden in goldens { log.use("Goldens/\(golden).png") }
        for test in skips { log.skip(test) }
        if let status { log.end(status: status, knowsSkips: knowsSkips) }
        return log
    }

    func prune(_ names: [String] = [], trustsRevision: Bool = false) throws -> Pruning {
        try Pruning(
            manifests: results.loadManifests().manifests, package: package, names: names,
            trustsRevision: trustsRevision)
    }
}

@Suite struct PruningTests {
    private let goldens = ["Cards/used", "Cards/old", "Cards/old.dark"]

    @Test func whatAWholeRunDidNotUseIsObsolete() throws {
        let fixture = try PruneFixture(goldens)
        try fixture.run(["Cards/used"])
        let pruning = try fixture.prune()
        #expect(pruning.obsolete.map(\.golden) == ["Goldens/Cards/old.dark.png", "Goldens/Cards/old.png"])
        #expect(pruning.doubtful.isEmpty)
        #expect(pruning.usedCount == 1)
        for candidate in pruning.candidates { try pruning.delete(candidate) }
        #expect(
            fixture.folder.files.filter { $0.hasPrefix("Goldens") }
                == ["Goldens/Cards/used.layout.txt", "Goldens/Cards/used.png"])
    }

    @Test func aLayoutTextWithoutItsPictureIsObsoleteToo() throws {
        let fixture = try PruneFixture(["Cards/used", "Cards/half"])
        unlink("\(fixture.folder.path)/Goldens/Cards/half.png")
        try fixture.run(["Cards/used"])
        #expect(try fixture.prune().obsolete.flatMap(\.files) == ["Goldens/Cards/half.layout.txt"])
    }

    @Test func withoutAnyManifestNothingIsSaid() throws {
        let fixture = try PruneFixture(goldens)
        #expect(throws: PruneError.noManifests) { try fixture.prune() }
    }

    private func doubt(_ fixture: PruneFixture, names: [String] = []) throws -> String {
        let pruning = try fixture.prune(names)
        #expect(pruning.obsolete.isEmpty)
        for candidate in pruning.doubtful { try pruning.delete(candidate) }
        #expect(fixture.folder.exists("Goldens/Cards/old.png"), "what is in doubt stays")
        return pruning.doubtful.first { $0.golden == "Goldens/Cards/old.png" }?.doubts.joined(separator: "\n")
            ?? ""
    }

    @Test func aFilterLeavesDoubt() throws {
        let fixture = try PruneFixture(goldens)
        try fixture.run(["Cards/used"], filters: ["--filter used"])
        #expect(try doubt(fixture).contains("ran with a filter only (--filter used)"))
        // Naming the golden is no whole run.
        #expect(try doubt(fixture, names: ["Cards/old"]).contains("--filter used"))
        // A filtered run after a whole one takes nothing away.
        try fixture.run(["Cards/used"])
        try fixture.run(["Cards/used"], filters: ["--filter used"])
        #expect(try fixture.prune().obsolete.count == 2)
    }

    @Test func aFailureLeavesDoubt() throws {
        let fixture = try PruneFixture(goldens)
        try fixture.run(["Cards/used"], status: 1)
        #expect(try doubt(fixture, names: ["Cards/old"]).contains("failed (exit status 1)"))
    }

    @Test func aCrashLeavesDoubt() throws {
        let fixture = try PruneFixture(goldens)
        try fixture.run(["Cards/used"])
        let log = try fixture.run(["Cards/used"], status: nil)
        #expect(try doubt(fixture, names: ["Cards/old"]).contains("crashed or was killed"))
        // The same with a last line that was cut off.
        let file = fixture.results.manifestFile(log.id)
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("{\"end\":{\"sta".utf8))
        #expect(try doubt(fixture).contains("crashed or was killed"))
    }

    @Test func aSkippedTestLeavesDoubtAboutItsSuite() throws {
        let fixture = try PruneFixture(goldens + ["Lists/used", "Lists/old"])
        try fixture.run(["Cards/used", "Lists/used"], skips: ["AppTests.Cards/old()/Cards.swift:3:4"])
        #expect(try doubt0(fixture) == ["Goldens/Cards/old.dark.png", "Goldens/Cards/old.png"])
        #expect(try fixture.prune().obsolete.map(\.golden) == ["Goldens/Lists/old.png"])
        #expect(try doubt(fixture, names: ["Cards"]).contains("skipped AppTests.Cards/old()"))
    }

    private func doubt0(_ fixture: PruneFixture) throws -> [String] {
        try fixture.prune().doubtful.map(\.golden)
    }

    @Test func whereSkipsAreNotKnownSourcesThatSkipLeaveDoubt() throws {
        let fixture = try PruneFixture(goldens)
        try fixture.folder.write(
            "struct Other {\n  @Test(.disabled()) func a() {}\n}\n", to: "Tests/AppTests/OtherTests.swift")
        try fixture.run(["Cards/used"], knowsSkips: false)
        #expect(try fixture.prune().obsolete.count == 2)
        try fixture.folder.write(
            "struct Cards {\n  @Test(.enabled(if: isNew)) func old() {}\n}\n",
            to: "Tests/AppTests/Views.swift")
        #expect(try doubt(fixture).contains("Tests/AppTests/Views.swift:2 ('.enabled(if') may skip tests"))
        #expect(try fixture.prune(["Cards/old"]).obsolete.map(\.golden) == ["Goldens/Cards/old.png"])
        // A run that knows is believed.
        try fixture.run(["Cards/used"], knowsSkips: true)
        #expect(try fixture.prune().obsolete.count == 2)
    }

    @Test func aMissingShardLeavesDoubt() throws {
        let fixture = try PruneFixture(goldens)
        try fixture.run(["Cards/used"], shard: "1/3", build: "7")
        try fixture.run([], shard: "3/3", build: "7")
        #expect(try doubt(fixture).contains("2 of 3 shards present, without 2"))
        // One of another build is none of these.
        try fixture.run([], shard: "2/3", build: "6")
        try fixture.run(["Cards/used"], shard: "1/3", build: "7")
        #expect(try doubt(fixture).contains("2 of 3 shards present, without 2"))
        try fixture.run([], shard: "2/3", build: "7")
        #expect(try fixture.prune().obsolete.count == 2)
    }

    @Test func aSuiteThatNoRunUsedIsLeftInDoubt() throws {
        let fixture = try PruneFixture(["Cards/used", "Gallery/card", "Gallery/row"])
        try fixture.run(["Cards/used"])
        let pruning = try fixture.prune()
        #expect(pruning.obsolete.isEmpty)
        #expect(pruning.doubtful.count == 2)
        #expect(pruning.doubtful[0].doubts[0].contains("pixeldiff prune Gallery --delete"))
        #expect(
            try fixture.prune(["Gallery"]).obsolete.map(\.golden) == [
                "Goldens/Gallery/card.png", "Goldens/Gallery/row.png",
            ])
        #expect(throws: PruneError.unknownName("Cards", unused: ["Gallery/card", "Gallery/row"])) {
            try fixture.prune(["Cards"])
        }
    }

    /// A suite of tests that are gone: an earlier run of the same program used it.
    @Test func aSuiteThatTheProgramOnceUsedIsItsOwn() throws {
        let fixture = try PruneFixture(["Cards/used", "Gone/old", "Gallery/card"])
        try fixture.run(["Cards/used", "Gone/old"])
        try fixture.run(["Cards/used"])
        try fixture.run(["Cards/used"])
        #expect(fixture.results.loadManifests().manifests.count == 1)
        #expect(try fixture.prune().obsolete.map(\.golden) == ["Goldens/Gone/old.png"])
        #expect(try fixture.prune().doubtful.map(\.golden) == ["Goldens/Gallery/card.png"])
    }

    /// Two programs, one suite: both answer.
    @Test func everyProgramOfTheSuiteAnswers() throws {
        let fixture = try PruneFixture(goldens)
        try fixture.run(["Cards/used"])
        try fixture.run(["Cards/old"], kind: .xcTest, producer: "AppTests XCTest")
        #expect(try fixture.prune().obsolete.map(\.golden) == ["Goldens/Cards/old.dark.png"])
        try fixture.run(["Cards/old"], kind: .xcTest, producer: "AppTests XCTest", status: 1)
        #expect(try fixture.prune().doubtful.map(\.golden) == ["Goldens/Cards/old.dark.png"])
    }

    @Test func previewsAnswerForTheVariantsThatTheyWereRenderedIn() throws {
        let fixture = try PruneFixture(["Cards/used", "Cards/old", "Cards/old.dark", "Cards/old.rtl"])
        try fixture.run(
            ["Cards/used"], kind: .previews, producer: "pixeldiff test Cards", variants: ["", "dark"])
        let pruning = try fixture.prune()
        #expect(pruning.obsolete.map(\.golden) == ["Goldens/Cards/old.dark.png", "Goldens/Cards/old.png"])
        #expect(pruning.doubtful.map(\.golden) == ["Goldens/Cards/old.rtl.png"])
    }

    /// Another branch's goldens: written after the run.
    @Test func aGoldenYoungerThanTheRunIsInDoubt() throws {
        let fixture = try PruneFixture(goldens)
        try fixture.run(["Cards/used"])
        try fixture.setAge(of: "Cards/old", seconds: -60)
        #expect(try fixture.prune().doubtful.map(\.golden) == ["Goldens/Cards/old.png"])
        #expect(try fixture.prune().obsolete.map(\.golden) == ["Goldens/Cards/old.dark.png"])
    }

    /// Dates say nothing about a run of another machine; the commit does.
    @Test func aRunElsewhereIsBelievedAboutItsCommit() throws {
        let fixture = try PruneFixture(goldens)
        let commit = String(repeating: "ab", count: 20)
        try fixture.folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
        try fixture.folder.write("\(commit)\n", to: ".git/refs/heads/main")
        for golden in goldens { try fixture.setAge(of: golden, seconds: -60) }
        try fixture.run(["Cards/used"], revision: commit)
        #expect(try fixture.prune().obsolete.isEmpty)
        #expect(try fixture.prune(trustsRevision: true).obsolete.count == 2)
        try fixture.folder.write("\(commit.reversed())\n", to: ".git/refs/heads/main")
        #expect(try fixture.prune(trustsRevision: true).obsolete.isEmpty)
    }

    /// A manifest from elsewhere may name any file as a golden; what lies beside it isn't one for that.
    @Test func foldersThatOnlyAManifestFromElsewhereCallsGoldensAreLeftAlone() throws {
        let fixture = try PruneFixture(["Cards/used"])
        let commit = String(repeating: "ab", count: 20)
        try fixture.folder.write("\(commit)\n", to: ".git/HEAD")
        try fixture.folder.write("png", to: "Sources/Icons/logo.png")
        let log = try fixture.run(["Cards/used"], revision: commit, status: nil)
        log.use("Sources/Icons/used.png")
        log.end(status: 0, knowsSkips: true)
        #expect(try fixture.prune(trustsRevision: true).candidates.isEmpty)
        try fixture.folder.write("layout", to: "Sources/Icons/logo.layout.txt")
        #expect(
            try fixture.prune(trustsRevision: true).candidates.map(\.golden) == ["Sources/Icons/logo.png"])
    }

    @Test func linksAndFilesOutsideAreLeftAlone() throws {
        let fixture = try PruneFixture(["Cards/used"])
        let outside = try TemporaryFolder()
        try outside.write("png", to: "Cards/old.png")
        try FileManager.default.createSymbolicLink(
            atPath: "\(fixture.folder.path)/Goldens/Linked", withDestinationPath: "\(outside.path)/Cards")
        let log = try fixture.run(["Cards/used"], status: nil)
        log.use("../\(URL(fileURLWithPath: outside.path).lastPathComponent)/Cards/used.png")
        log.use("\(outside.path)/Cards/used.png")
        log.end(status: 0, knowsSkips: true)
        #expect(try fixture.prune().candidates.isEmpty)
        #expect(outside.files == ["Cards/old.png"])
    }
}

@Suite struct RunLogTests {
    @Test func resultsOfTestsThatAreGoneAreForgotten() throws {
        let fixture = try GoldenFixture()
        let results = ResultStore(folder: fixture.package.artifacts())
        func run(_ cases: [String], producer: String = "AppTests", filters: [String] = [], ends: Bool = true)
            throws
        {
            var header = RunManifest.Header(
                kind: .swiftTesting, producer: producer, started: Date().timeIntervalSince1970)
            header.filters = filters
            var check = fixture.check(.never)
            let log = try RunLog(header, in: results)
            check.run = log
            for name in cases {
                _ = try check.check(GoldenFixture.candidate(), as: GoldenName(suite: "Cards", testCase: name))
            }
            if ends { log.end(status: 1, knowsSkips: true) }
        }
        try run(["a", "b"])
        try run(["x"], producer: "Others")
        try run(["a"], filters: ["--filter a"])
        #expect(try results.load().cases.map(\.testCase) == ["a", "b", "x"])
        try run(["a"], ends: false)
        #expect(try results.load().cases.map(\.testCase) == ["a", "b", "x"])
        try run(["a"])
        #expect(try results.load().cases.map(\.testCase) == ["a", "x"])
        #expect(!fixture.folder.exists(".build/pixeldiff/failures/Cards/b"))
    }

    /// Threads of one process, and two logs of two: no line is torn.
    @Test func linesAreWrittenBesideEachOther() async throws {
        let folder = try TemporaryFolder()
        let results = ResultStore(folder: folder.path)
        let header = RunManifest.Header(kind: .previews, producer: "p", started: 1)
        let first = try RunLog(header, in: results)
        let second = try RunLog(continuing: first.id, in: results)
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<400 {
                group.addTask { (index % 2 == 0 ? first : second).use("Goldens/Cards/\(index % 300).png") }
            }
        }
        first.end(status: 0, knowsSkips: true)
        let loaded = results.loadManifests()
        #expect(loaded.unreadable.isEmpty)
        #expect(loaded.manifests.first?.goldens.count == 300)
        #expect(loaded.manifests.first?.end?.status == 0)
    }

    @Test func filesThatAreNoManifestsAreTold() throws {
        let folder = try TemporaryFolder()
        try folder.write("nothing", to: "manifests/a.jsonl")
        try folder.write("{\"run\":{\"version\":99}}\n", to: "manifests/b.jsonl")
        let loaded = ResultStore(folder: folder.path).loadManifests()
        #expect(loaded.manifests.isEmpty)
        #expect(loaded.unreadable.count == 2)
    }

    @Test func commits() throws {
        let folder = try TemporaryFolder()
        #expect(GitHead.commit(of: folder.path) == nil)
        let (one, two) = (String(repeating: "1", count: 40), String(repeating: "2", count: 40))
        try folder.write("\(one)\n", to: ".git/HEAD")
        #expect(GitHead.commit(of: folder.path) == one)
        try folder.write("ref: refs/heads/a/b\n", to: ".git/HEAD")
        #expect(GitHead.commit(of: folder.path) == nil)
        try folder.write("# pack-refs\n\(two) refs/heads/a/b\n", to: ".git/packed-refs")
        #expect(GitHead.commit(of: folder.path) == two)
        try folder.write("ref: refs/heads/w\n", to: ".git/worktrees/w/HEAD")
        try folder.write("../..\n", to: ".git/worktrees/w/commondir")
        try folder.write("\(one)\n", to: ".git/refs/heads/w")
        try folder.write("gitdir: ../.git/worktrees/w\n", to: "tree/.git")
        #expect(GitHead.commit(of: "\(folder.path)/tree") == one)
    }
}
