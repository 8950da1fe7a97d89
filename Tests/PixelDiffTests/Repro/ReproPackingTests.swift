import Foundation
import Imaging
import Testing

@testable import PixelDiff

@Suite struct ReproPackingTests {
    @Test func aFailureIsPackedWhole() throws {
        let repro = try ReproFixture()
        let file = try ReproFile(try repro.archive(), file: "x.pixeldiff")
        let manifest = file.manifest
        #expect(manifest.schema == "pixeldiff.repro/1" && manifest.golden == "Cards/profile")
        #expect(manifest.suite == "Cards" && manifest.testCase == "profile" && manifest.variant == [])
        #expect(manifest.failure.verdict == .failed && manifest.failure.stage == .layout)
        #expect(manifest.failure.summary.contains(#"Text "Total" x 2 -> 4"#))
        #expect(manifest.drawnBy == .current)
        #expect(manifest.actual.scale == "2" && manifest.expected?.scale == "2")
        #expect(manifest.source == CaseRecord.Source(file: "Tests/Card.swift", line: 12))
        #expect(
            manifest.entries.map(\.name) == [
                "actual.layout.txt", "actual.png", "diff.png", "display-list.json", "expected.layout.txt",
                "expected.png", "explanation.txt", "glyphs.json", "images/0.png",
            ])
        for entry in manifest.entries {
            let bytes = try #require(try file.bytes(entry.name))
            #expect(bytes.count == entry.bytes && SHA256.hexDigest(of: bytes) == entry.sha256)
        }
        #expect(try file.text("explanation.txt") == "a finding\ntrace")
        #expect(try file.text("display-list.json") == "\(ReproFixture.list) trace")
        #expect(try file.bytes("secret.txt") == nil && file.bytes("drawn-by.json") == nil)
        let actual = try #require(try file.picture("actual.png"))
        #expect(actual.image.bitmap()[0, 0] == RGBA8(red: 90, green: 0, blue: 0))
        #expect(actual.image.text.map(\.keyword).contains("Golden Name"))
        let dark = try ReproFile(try repro.archive("Cards/profile.dark"), file: "x").manifest
        #expect(dark.variant == ["dark"])
        let new = try ReproFile(try repro.archive("Cards/new"), file: "x")
        #expect(try new.manifest.expected == nil && new.bytes("expected.png") == nil)
    }

    @Test func theSameFailureIsTheSameFile() throws {
        let repro = try ReproFixture()
        #expect(try repro.archive() == repro.archive())
        #expect(try repro.archive() != repro.archive("Cards/profile.dark"))
    }

    /// Neither what a test prints, nor where it lies, nor what a program wrote into a picture tells where this is.
    @Test func nothingOfTheMachineIsInIt() throws {
        let home = "/home/planted-user"
        let repro = try ReproFixture(
            text:
                "read \(home)/Fonts/x.ttf and /Users/planted-user/y, in '\(FileManager.default.temporaryDirectory.path)'"
        )
        let golden = "\(repro.fixture.package.path)/.build/pixeldiff/failures/Cards/profile/expected.png"
        let picture = try PNGDecoder().decode(contentsOf: golden)
        var image = picture
        image.text = [
            TextChunk(keyword: "Comment", text: "\(home)/secret"),
            TextChunk(keyword: "Golden Scale", text: "2"),
        ]
        try Data(PNGEncoder().encode(image)).write(to: URL(fileURLWithPath: golden))
        let bytes = try repro.archive(home: home)
        let file = try ReproFile(bytes, file: "x")
        var all = try file.manifest.entries.map { try #require(try file.bytes($0.name)) }
        all += [try #require(try file.bytes("manifest.json")), bytes]
        var name = utsname()
        uname(&name)
        let host = withUnsafeBytes(of: &name.nodename) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        for bytes in all {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(
                !text.contains("planted-user") && !text.contains(repro.fixture.package.path),
                "\(text.prefix(300))")
            #expect(host.count < 5 || !text.contains(host))
        }
        #expect(try file.text("explanation.txt")?.contains("read ~/Fonts/x.ttf and …/y, in '") == true)
        let expected = try #require(try file.picture("expected.png")).image
        #expect(expected.text == [TextChunk(keyword: "Golden Scale", text: "2")])
        #expect(expected.samples == picture.samples)
    }

    /// Results of another machine may hold links: they pack nothing of this one.
    @Test func linksOutOfTheResultsAreLeftOut() throws {
        let repro = try ReproFixture()
        let folder = "\(repro.results.folder)/failures/Cards/profile"
        try repro.fixture.folder.write("secret", to: "secret.txt")
        try FileManager.default.removeItem(atPath: "\(folder)/explanation.txt")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/explanation.txt",
            withDestinationPath: "\(repro.fixture.package.path)/secret.txt")
        let file = try ReproFile(try repro.archive(), file: "x")
        #expect(try file.bytes("explanation.txt") == nil && file.bytes("actual.png") != nil)
    }

    @Test func namesAreThoseOfTheFailure() throws {
        let repro = try ReproFixture()
        let run = try repro.results.load()
        func select(_ names: [String], _ variant: String? = nil) throws -> [String] {
            try ReproPacking.select(names, variant: variant, from: run).map(\.id)
        }
        let both = ["Cards/profile", "Cards/profile.dark"]
        #expect(try select(["Cards/profile"]) == both && select(["profile"]) == both)
        #expect(try select(["Cards/profile.dark"]) == ["Cards/profile.dark"])
        #expect(try select(["profile"], "dark") == ["Cards/profile.dark"])
        #expect(try select(["profile"], "standard") == ["Cards/profile"])
        #expect(try select(["Cards"]) == ["Cards/new"] + both && select([]) == ["Cards/new"] + both)
        #expect(try select(["new", "profile.dark"]) == ["Cards/new", "Cards/profile.dark"])
        func message(_ names: [String], _ variant: String? = nil) -> String {
            do { return "\(try select(names, variant))" } catch { return "\(error)" }
        }
        let failing = "These fail: Cards/new, Cards/profile, Cards/profile.dark"
        #expect(message(["same"]) == "'same' passes: there is nothing to reproduce. \(failing)")
        #expect(message(["profil"]) == "'profil' is no case that fails; did you mean 'profile'? \(failing)")
        #expect(message(["nonsense"]) == "'nonsense' is no case that fails. \(failing)")
        #expect(message(["profile"], "rtl") == "'profile' doesn't fail as 'rtl'; it fails as dark, standard")
        let none = RunRecord(cases: run.cases.filter { $0.verdict == .passed })
        #expect(throws: ReproError.nothingFails) { try ReproPacking.select([], from: none) }
        #expect(throws: ReproError.nothingFails) { try ReproPacking.select(["x"], from: none) }
        #expect(ReproPacking.fileName(of: run.cases[2]) == "Cards-profile.dark.pixeldiff")
    }

    @Test func failuresWithoutARecordingSaySo() throws {
        let repro = try ReproFixture()
        let recording = "\(repro.results.folder)/failures/Cards/profile/recording.zip"
        try Data("no archive".utf8).write(to: URL(fileURLWithPath: recording))
        #expect(throws: ReproError.self) { try repro.archive() }
        try FileManager.default.removeItem(atPath: recording)
        #expect(throws: ReproError.noRecording("Cards/profile")) { try repro.archive() }
    }

    /// What becomes a golden has nothing to reproduce, and costs nothing.
    @Test func onlyFailuresAreRecorded() throws {
        let fixture = try GoldenFixture()
        var candidate = GoldenFixture.candidate()
        candidate.recording = {
            Issue.record("asked for")
            return []
        }
        _ = try fixture.check(.missing).check(candidate, as: GoldenFixture.name)
        _ = try fixture.check(.missing).check(candidate, as: GoldenFixture.name)
        struct Unwritable: Error, CustomStringConvertible { var description: String { "memory is short" } }
        candidate.bitmap[0, 0] = RGBA8(red: 1, green: 2, blue: 3)
        candidate.recording = { throw Unwritable() }
        let record = try fixture.check(.missing).check(candidate, as: GoldenFixture.name)
        #expect(record.verdict == .failed && record.reproCommand == nil)
        #expect(record.notes.contains("what was drawn isn't kept, repro will miss it: memory is short"))
    }
}
