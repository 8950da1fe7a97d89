import Foundation
import Imaging
import Testing

@testable import PixelDiff

@Suite struct ZipArchiveTests {
    private func file(_ name: String, _ text: String = "text") -> ZipBytes.File {
        ZipBytes.File(name: name, content: Array(text.utf8))
    }

    /// Written by Python's zipfile: a packed file and a stored one.
    @Test func whatAnotherProgramWrote() throws {
        let base64 = """
            UEsDBBQAAAAIAAAAIVAlaeYcCwAAACQAAAAFAAAAYS50eHTLSM3JyVfIwEsCAFBLAwQUAAAAAAAAACFQzNNaUQUAAAAFAAAACQAAAGRp\
            ci9iLmJpbgABAgMEUEsBAhQDFAAAAAgAAAAhUCVp5hwLAAAAJAAAAAUAAAAAAAAAAAAAAKSBAAAAAGEudHh0UEsBAhQDFAAAAAAAAAAh\
            UMzTWlEFAAAABQAAAAkAAAAAAAAAAAAAAKSBLgAAAGRpci9iLmJpblBLBQYAAAAAAgACAGoAAABaAAAAAAA=
            """
        let archive = try ZipArchive(Array(try #require(Data(base64Encoded: base64))), file: "python.zip")
        #expect(archive.entries.map(\.name) == ["a.txt", "dir/b.bin"])
        #expect(
            try archive.entries.map { try archive.bytes(of: $0) }
                == [Array(String(repeating: "hello ", count: 6).utf8), [0, 1, 2, 3, 4]])
    }

    @Test func storedAndPackedFiles() throws {
        let text = String(repeating: "hello ", count: 6)
        let packed: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0xC0, 0x4B, 0x02, 0x00]
        var deflated = ZipBytes.File(name: "dir/a.txt", content: packed)
        (deflated.method, deflated.size) = (8, text.utf8.count)
        deflated.checksum = Deflate.crc32(Array(text.utf8))
        var large = file("large.txt", "sixty-four bits")
        large.isLarge = true
        let archive = try ZipArchive(
            ZipBytes.make([file("dir/", ""), deflated, file("b.bin", "\0\u{1}"), large]), file: "x.zip")
        #expect(archive.entries.map(\.name) == ["dir/", "dir/a.txt", "b.bin", "large.txt"])
        #expect(archive.entries.map(\.isFolder) == [true, false, false, false])
        #expect(try archive.bytes(of: archive.entries[1]) == Array(text.utf8))
        #expect(try archive.bytes(of: archive.entries[2]) == [0, 1])
        #expect(try archive.bytes(of: archive.entries[3]) == Array("sixty-four bits".utf8))
    }

    @Test(arguments: [
        "../out", "/etc/passwd", "a/../../out", "a//b", "./a", "a/.", "..", "C:evil", "a\\..\\b", "a\0b", "",
        String(repeating: "n", count: 2000),
    ])
    func namesThatLeaveTheFolderRefuseTheArchive(name: String) {
        #expect(throws: ArchiveError.hostile("x.zip", name: name)) {
            try ZipArchive(ZipBytes.make([file("good"), file(name)]), file: "x.zip")
        }
    }

    @Test func linksAndDevicesRefuseTheArchive() {
        for mode: UInt32 in [0o120777, 0o020644, 0o010644] {
            var link = file("link", "/etc")
            link.mode = mode
            #expect(throws: ArchiveError.hostile("x.zip", name: "link")) {
                try ZipArchive(ZipBytes.make([link]), file: "x.zip")
            }
        }
    }

    /// What it says it holds is asked before a byte is unpacked; what it holds may not be more.
    @Test func bombsAreRefused() throws {
        var bomb = file("bomb", "x")
        (bomb.method, bomb.size) = (8, 600 << 20)
        #expect(throws: ArchiveError.tooLarge("x.zip", what: "more than 512 MB")) {
            try ZipArchive(ZipBytes.make([bomb]), file: "x.zip")
        }
        bomb.size = 500 << 20
        #expect(throws: ArchiveError.tooLarge("x.zip", what: "more than 2048 MB")) {
            try ZipArchive(ZipBytes.make([ZipBytes.File](repeating: bomb, count: 5)), file: "x.zip")
        }
        #expect(throws: ArchiveError.tooLarge("x.zip", what: "2 entries")) {
            try ZipArchive(ZipBytes.make([file("a"), file("b")]), file: "x.zip", limits: .init(entries: 1))
        }
        // A thousand zeros, said to be ten.
        let zeros: [UInt8] = [0x63, 0x60, 0x18, 0x05, 0xA3, 0x60, 0x14, 0x0C, 0x77, 0x00, 0x00]
        var liar = ZipBytes.File(name: "liar", content: zeros, checksum: 0)
        (liar.method, liar.size) = (8, 10)
        let archive = try ZipArchive(ZipBytes.make([liar]), file: "x.zip")
        #expect(throws: ArchiveError.broken("x.zip", what: "'liar' is damaged")) {
            try archive.bytes(of: archive.entries[0])
        }
    }

    @Test func brokenFilesAreErrors() throws {
        let good = ZipBytes.make([file("a", "some text that is long enough"), file("b")])
        #expect(throws: ArchiveError.notAnArchive("x.zip")) { try ZipArchive([], file: "x.zip") }
        #expect(throws: ArchiveError.notAnArchive("x.zip")) {
            try ZipArchive(Array("<!DOCTYPE html><p>Not found, and more than 22 bytes".utf8), file: "x.zip")
        }
        // Whatever is cut off or changed: an error or the right bytes, never a crash.
        for end in 0..<good.count { _ = try? read(Array(good[..<end])) }
        var random = SplitMix(state: 15)
        for _ in 0..<3000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            _ = try? read(bytes)
        }
        var wrong = file("a")
        wrong.checksum = 1
        #expect(throws: ArchiveError.broken("x.zip", what: "'a' is damaged")) {
            try read(ZipBytes.make([wrong]))
        }
        var locked = file("a")
        locked.flags = 1
        #expect(throws: ArchiveError.unsupported("x.zip", what: "'a' is encrypted")) {
            try read(ZipBytes.make([locked]))
        }
        var other = file("a")
        other.method = 14
        #expect(throws: ArchiveError.unsupported("x.zip", what: "'a' is packed by method 14")) {
            try read(ZipBytes.make([other]))
        }
    }

    @discardableResult
    private func read(_ bytes: [UInt8]) throws -> [[UInt8]] {
        let archive = try ZipArchive(bytes, file: "x.zip")
        return try archive.entries.map { try archive.bytes(of: $0) }
    }
}

@Suite struct ResultMergeTests {
    /// Results of one shard: a case that passes, one that differs.
    private func shard(_ index: Int, of total: Int, cases: [String]) throws -> GoldenFixture {
        let fixture = try GoldenFixture()
        let results = ResultStore(folder: fixture.package.artifacts())
        var header = RunManifest.Header(
            kind: .previews, producer: "pixeldiff test Cards", started: 1000 + Double(index))
        header.shard = Shard(index: index, total: total)
        let log = try RunLog(header, in: results)
        var check = fixture.check(.never)
        check.run = log
        for name in cases {
            _ = try check.check(GoldenFixture.candidate(), as: GoldenName(suite: "Cards", testCase: name))
        }
        log.end(status: 0, knowsSkips: true)
        return fixture
    }

    @Test func shardsBecomeOneRun() throws {
        let shards = try [shard(1, of: 3, cases: ["a", "b"]), shard(3, of: 3, cases: ["c"])]
        let target = try TemporaryFolder()
        try target.write("{}", to: "cases/Old/gone.json")
        let merge = ResultMerge(into: ResultStore(folder: target.path))
        let run = try merge.merge(shards.map { ResultStore(folder: $0.package.artifacts()) })
        #expect(run.cases.map(\.id) == ["Cards/a", "Cards/b", "Cards/c"])
        #expect(run.shards.map { "\($0)" } == "2 of 3 shards present")
        #expect(run.shards?.missingText == "2")
        #expect(target.bytes("failures/Cards/c/actual.png") != nil)
        #expect(try ResultStore(folder: target.path).load() == run)
        let again = try JSONDecoder().decode(
            RunRecord.self, from: Data(try #require(target.bytes("run.json"))))
        #expect(again == run)
    }

    @Test func theLaterRunOfACaseCounts() throws {
        let (late, early) = (try shard(2, of: 2, cases: ["a"]), try shard(1, of: 2, cases: ["a"]))
        let target = try TemporaryFolder()
        let run = try ResultMerge(into: ResultStore(folder: target.path)).merge(
            [late, early].map { ResultStore(folder: $0.package.artifacts()) })
        #expect(run.cases.count == 1)
        #expect(run.cases[0].run?.contains("-2of2-") == true)
    }

    /// A result may name any path: only the files of its own place are taken.
    @Test func pathsInResultsAreNotBelieved() throws {
        let hostile = try shard(1, of: 1, cases: ["a"])
        let file = ".build/pixeldiff/cases/Cards/a.json"
        let text = try #require(hostile.folder.text(file))
        try hostile.folder.write(text.replacingOccurrences(of: "Cards/a", with: "../../a"), to: file)
        let target = try TemporaryFolder()
        #expect(throws: RunRecordError.self) {
            try ResultMerge(into: ResultStore(folder: "\(target.path)/in")).merge(
                [ResultStore(folder: hostile.package.artifacts())])
        }
        #expect(target.files.allSatisfy { $0.hasPrefix("in/") })
    }

    @Test func foldersAndArchivesAreSources() throws {
        let shards = try [shard(1, of: 2, cases: ["a"]), shard(2, of: 2, cases: ["b"])]
        let downloads = try TemporaryFolder()
        var files: [ZipBytes.File] = []
        for (index, shard) in shards.enumerated() {
            try FileManager.default.copyItem(
                atPath: shard.package.artifacts(), toPath: "\(downloads.path)/pixeldiff-\(index)")
            for name in shard.folder.files where name.hasPrefix(".build/pixeldiff/") {
                files.append(
                    ZipBytes.File(
                        name: "pixeldiff-\(index)/\(name.dropFirst(17))",
                        content: shard.folder.bytes(name) ?? []))
            }
        }
        let archive = try TemporaryFolder()
        try Data(ZipBytes.make(files)).write(to: URL(fileURLWithPath: "\(archive.path)/all.zip"))
        for path in [downloads.path, "\(archive.path)/all.zip"] {
            let source = try ResultSource(path)
            #expect(source.stores.count == 2)
            let run = try withExtendedLifetime(source) { try source.merged().load() }
            #expect(run.cases.map(\.id) == ["Cards/a", "Cards/b"])
        }
        // Archives in folders, as Bazel leaves them.
        let inner = try ResultSource(archive.path)
        #expect(try withExtendedLifetime(inner) { try inner.merged().load() }.cases.count == 2)
        let empty = try TemporaryFolder()
        #expect(throws: ArchiveError.noResults(empty.path)) { try ResultSource(empty.path) }
        #expect(throws: ArchiveError.notFound("/nowhere/x.zip")) { try ResultSource("/nowhere/x.zip") }
    }

    @Test func whatWasUnpackedIsTakenAway() throws {
        let shard = try shard(1, of: 1, cases: ["a"])
        let files = shard.folder.files.filter { $0.hasPrefix(".build/") }.map {
            ZipBytes.File(name: String($0.dropFirst(17)), content: shard.folder.bytes($0) ?? [])
        }
        let archive = try TemporaryFolder()
        try Data(ZipBytes.make(files)).write(to: URL(fileURLWithPath: "\(archive.path)/all.zip"))
        var source: ResultSource? = try ResultSource("\(archive.path)/all.zip")
        let folder = try #require(source?.stores.first?.folder)
        #expect(FileManager.default.fileExists(atPath: folder))
        source = nil
        #expect(!FileManager.default.fileExists(atPath: folder))
    }
}
