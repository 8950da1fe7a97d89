import Foundation
import Imaging
import Testing

@testable import PixelDiff

/// Files that nobody should have sent: each is refused in a sentence.
@Suite struct ReproFileTests {
    private func message(_ files: [ZipBytes.File], limits: ReproLimits = ReproLimits()) -> String {
        message(ZipBytes.make(files), limits: limits)
    }

    private func message(_ bytes: [UInt8], limits: ReproLimits = ReproLimits()) -> String {
        do {
            let file = try ReproFile(bytes, file: "x", limits: limits)
            _ = try ReproComparison(
                file, drawnHere: try PNGEncoder().encode(Bitmap(width: 3, height: 2)).map { $0 })
            return "opened"
        } catch {
            return "\(error)"
        }
    }

    private func file(_ name: String, _ text: String) -> ZipBytes.File {
        ZipBytes.File(name: name, content: Array(text.utf8))
    }

    private func manifest() throws -> ZipBytes.File {
        let repro = try ReproFixture()
        let packed = try ReproFile(try repro.archive(), file: "x")
        return ZipBytes.File(name: "manifest.json", content: try #require(try packed.bytes("manifest.json")))
    }

    @Test func whatIsNoReproFileIsSaid() throws {
        #expect(
            message([UInt8]()) == "x can't be replayed: it is no file of pixeldiff repro, or it is cut off")
        #expect(message(Array("PK".utf8)).hasSuffix("it is no file of pixeldiff repro, or it is cut off"))
        #expect(
            message([file("a", "b")]).hasSuffix("it holds no manifest.json; pixeldiff repro makes such files")
        )
        #expect(message([file("manifest.json", "{}")]).hasSuffix("its manifest can't be read"))
        #expect(
            message([file("manifest.json", #"{"schema":"other/1"}"#)]).hasSuffix(
                "its manifest is 'other/1', another kind of file"))
        #expect(
            message([file("manifest.json", #"{"schema":"pixeldiff.repro/1"}"#)]).hasSuffix(
                "its manifest lacks a part, or has one that isn't known"))
        #expect(
            message([file("manifest.json", #"{"schema":"pixeldiff.repro/2"}"#)])
                == "x is written as 'pixeldiff.repro/2', which this build doesn't read: use a newer pixeldiff"
        )
        #expect(message([try manifest()]).hasSuffix("it holds no actual.png"))
        #expect(
            message([try manifest(), file("actual.png", "no picture")]).hasPrefix(
                "x can't be replayed: its actual.png"))
        #expect(
            throws: ReproError.unusable(file: "/nowhere/x", reason: "there is no such file; check the path")
        ) {
            try ReproFile(path: "/nowhere/x")
        }
        #expect(throws: ReproError.unusable(file: "/dev/zero", reason: "it is a device")) {
            try ReproFile(path: "/dev/zero")
        }
    }

    @Test func namesThatLeaveAFolderRefuseIt() throws {
        for name in ["../x", "/etc/passwd", "a/../../b", "C:x", "a\\..\\b"] {
            #expect(
                message([try manifest(), file(name, "x")])
                    == "x can't be replayed: its entry '\(name)' would leave the folder or is a link")
        }
        var link = file("link", "/etc/passwd")
        link.mode = 0o120777
        #expect(
            message([try manifest(), link]).hasSuffix("its entry 'link' would leave the folder or is a link"))
        let twice = [try manifest(), file("actual.png", "a"), file("actual.png", "b")]
        #expect(message(twice) == "x can't be replayed: its entry 'actual.png' is there twice")
    }

    @Test func eachLimitIsNamed() throws {
        var limits = ReproLimits()
        limits.entries = 2
        limits.fileBytes = 100_000
        limits.unpackedBytes = 3 << 20
        limits.entryBytes = 2 << 20
        limits.manifestBytes = 40
        limits.pixels = 5
        let most = "at most 2 files with 3 MB, the longest with 2 MB, are opened"
        #expect(
            message([file("a", ""), file("b", ""), file("c", "")], limits: limits).hasSuffix(
                "it holds 3 entries; \(most)"))
        var bomb = file("bomb", "x")
        (bomb.method, bomb.size) = (8, 5 << 20)
        #expect(message([bomb], limits: limits).hasSuffix("it holds more than 3 MB; \(most)"))
        bomb.size = (2 << 20) + 1
        #expect(message([bomb], limits: limits).hasSuffix("it holds more than 2 MB; \(most)"))
        #expect(
            message([UInt8](repeating: 0, count: 100_001), limits: limits).hasSuffix(
                "it has more than 100000 bytes, the limit for such files"))
        #expect(message([try manifest()], limits: limits).hasSuffix("its manifest has more than 40 bytes"))
        limits.manifestBytes = 1 << 20
        let png = ZipBytes.File(
            name: "actual.png", content: Array(try PNGEncoder().encode(Bitmap(width: 3, height: 2))))
        #expect(message([try manifest(), png], limits: limits).contains("its actual.png"))
        limits.pixels = 6
        #expect(message([try manifest(), png], limits: limits) == "opened")
    }

    /// A manifest of brackets, a million deep.
    @Test func deepManifests() {
        for text in [
            String(repeating: "[", count: 1_000_000),
            #"{"schema":"pixeldiff.repro/1","variant":"# + String(repeating: "[", count: 1_000_000),
        ] {
            #expect(message([file("manifest.json", text)]).contains("its manifest"))
        }
    }

    /// Cut off at every byte nothing opens; with changes everything ends in a sentence or a comparison.
    @Test func spoiledFiles() throws {
        let bytes = try ReproFixture().archive()
        for count in 0..<bytes.count { #expect(message(Array(bytes[..<count])) != "opened") }
        var random = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0 ... .max, using: &random)
        print("spoiled repro files: seed \(seed)")
        var state = seed
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<2000 {
            var changed = bytes
            for _ in 0...next(4) { changed[next(changed.count)] = UInt8(truncatingIfNeeded: next(256)) }
            _ = message(changed)
        }
    }
}
