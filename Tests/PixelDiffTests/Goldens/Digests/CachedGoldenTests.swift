import Foundation
import Imaging
import Testing

@testable import PixelDiff

/// What a cache of digests changes in a check: its time.
@Suite struct CachedGoldenTests {
    typealias Fixture = GoldenFixture

    /// A golden, and a rendering to check against it.
    struct Scene: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var golden = GoldenFixture.candidate(layout: GoldenFixture.layout, fonts: ["Inter@1"], drawing: "a")
        var candidate = GoldenFixture.candidate(
            layout: GoldenFixture.layout, fonts: ["Inter@1"], drawing: "a")
        var tolerance = Tolerance.exact
        /// Changes the golden's file.
        var edit: @Sendable ([UInt8]) -> [UInt8] = { $0 }
        var verdict = CaseRecord.Verdict.passed
    }

    private static func without(_ type: String, _ png: [UInt8]) -> [UInt8] {
        var (result, at) = (Array(png[..<8]), 8)
        while at + 12 <= png.count {
            let length = png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            if !png[at + 4..<at + 8].elementsEqual(type.utf8) { result += png[at..<at + length + 12] }
            at += length + 12
        }
        return result
    }

    private static let strict: Tolerance = {
        var tolerance = Tolerance(maxDifference: 1...9, totalPixels: 1...9, reason: "another blur")
        tolerance.isStrict = true
        return tolerance
    }()

    static let scenes: [Scene] = {
        let layout = GoldenFixture.layout
        let moved = layout.replacingOccurrences(of: "(2, 1, 4, 2)", with: "(1, 1, 4, 2)")
        let near = GoldenFixture.candidate(RGBA8(red: 202, green: 0, blue: 0), layout: layout)
        return [
            Scene(testDescription: "the same"),
            Scene(
                testDescription: "translucent",
                golden: GoldenFixture.candidate(RGBA8(red: 10, green: 3, blue: 0, alpha: 77)),
                candidate: GoldenFixture.candidate(RGBA8(red: 10, green: 3, blue: 0, alpha: 77))),
            Scene(
                testDescription: "another layout and other fonts, the same pixels",
                candidate: GoldenFixture.candidate(layout: moved, fonts: ["Inter@2"], drawing: "b")),
            Scene(
                testDescription: "drawn by other steps",
                candidate: GoldenFixture.candidate(layout: layout, fonts: ["Inter@1"], drawing: "b")),
            Scene(testDescription: "no colour declared", edit: { without("sRGB", $0) }),
            Scene(testDescription: "no text", edit: { without("tEXt", $0) }),
            Scene(
                testDescription: "an unused tolerance",
                tolerance: Tolerance(magnitude: 3, count: 5, reason: "another blur")),
            Scene(
                testDescription: "an unused metric",
                tolerance: Tolerance(metric: .oklab(), count: 5, reason: "another font")),
            Scene(testDescription: "passes too easily", tolerance: strict, verdict: .failed),
            Scene(
                testDescription: "within the tolerance", candidate: near,
                tolerance: Tolerance(magnitude: 3, count: 5, reason: "another blur")),
            Scene(
                testDescription: "a pixel",
                candidate: GoldenFixture.candidate(spot: (5, 3), layout: layout), verdict: .failed),
            Scene(
                testDescription: "another size, the same bytes of pixels",
                candidate: GoldenFixture.candidate(width: 10, height: 20), verdict: .failed),
            Scene(testDescription: "cut off", edit: { Array($0.dropLast(20)) }, verdict: .failed),
            Scene(testDescription: "empty", edit: { _ in [] }, verdict: .failed),
            Scene(
                testDescription: "an LFS pointer",
                edit: { _ in Array("version https://git-lfs.github.com/spec/v1\nsize 12\n".utf8) },
                verdict: .failed),
        ]
    }()

    private func prepare(_ scene: Scene) throws -> (fixture: Fixture, check: GoldenCheck) {
        let fixture = try Fixture()
        _ = try fixture.check(.missing).check(scene.golden, as: Fixture.name)
        let path = "\(fixture.folder.path)/Goldens/Cards/profile.png"
        let png = try #require(FileManager.default.contents(atPath: path).map(Array.init))
        try Data(scene.edit(png)).write(to: URL(fileURLWithPath: path))
        return (fixture, fixture.check(.never, tolerance: scene.tolerance))
    }

    private func entries(_ fixture: Fixture) -> [String] {
        fixture.folder.files.filter { $0.hasPrefix(".build/pixeldiff/digests/") && !$0.hasSuffix("/key") }
    }

    /// The result is the same without a cache, while it is filled, with it, and with it damaged in each way.
    @Test(arguments: scenes)
    func theResultIsTheSame(scene: Scene) throws {
        let (fixture, check) = try prepare(scene)
        defer { withExtendedLifetime(fixture) {} }
        let digests = "\(fixture.folder.path)/.build/pixeldiff/digests"
        func result() throws -> CaseRecord { try check.check(scene.candidate, as: Fixture.name) }

        // A file in the folder's place: nothing is ever known.
        try? FileManager.default.removeItem(atPath: digests)
        try fixture.folder.write("", to: ".build/pixeldiff/digests")
        let without = try result()
        #expect(without.verdict == scene.verdict)
        try FileManager.default.removeItem(atPath: digests)
        #expect(try result() == without, "while it is filled")
        #expect(try result() == without, "known")
        #expect(entries(fixture).count == (without.stage == .golden ? 0 : 1))
        for file in entries(fixture) {
            for damage: (inout [UInt8]) -> Void in [
                { $0[20] ^= 1 }, { $0[8] = 0 }, { $0.removeLast() }, { $0 = [] },
            ] {
                var bytes = try #require(fixture.folder.bytes(file))
                damage(&bytes)
                try Data(bytes).write(to: URL(fileURLWithPath: "\(fixture.folder.path)/\(file)"))
                #expect(try result() == without, "damaged")
            }
        }
        try fixture.folder.write("no key", to: ".build/pixeldiff/digests/key")
        #expect(try result() == without, "without its key")
        #expect(try result() == without, "with a new key")
    }

    /// The same where goldens are written.
    @Test(arguments: scenes, [RecordMode.failed, .all])
    func recordingIsTheSame(scene: Scene, mode: RecordMode) throws {
        var results: [(CaseRecord, [UInt8]?)] = []
        for isWarm in [false, true] {
            let (fixture, prepared) = try prepare(scene)
            var check = prepared
            if isWarm { _ = try check.compare(scene.candidate, as: Fixture.name) }
            check.mode = mode
            let record = try check.check(scene.candidate, as: Fixture.name)
            results.append((record, fixture.folder.bytes("Goldens/Cards/profile.png")))
        }
        let reasons = results.map { $0.0.summary.components(separatedBy: "/").last }
        #expect(reasons[0] == reasons[1])
        for index in results.indices { results[index].0.summary = "" }
        #expect(results[0].0 == results[1].0)
        #expect(results[0].1 == results[1].1)
    }

    /// A true key's word is taken, which shows that a known golden isn't decoded; nobody else's is.
    @Test func onlyTheKeyIsBelieved() throws {
        let (fixture, check) = try prepare(Scene(testDescription: ""))
        let other = Fixture.candidate(spot: (1, 1))
        let png = try #require(fixture.folder.bytes("Goldens/Cards/profile.png"))
        #expect(try check.check(other, as: Fixture.name).verdict == .failed)

        let file = SHA256.digest(of: png)
        let digests = check.results.digests
        let foreign = DigestKey()
        let forged = try #require(
            DigestEntry(size: other.bitmap.size, pixels: foreign.digest(of: other.bitmap))
                .bytes(of: file, key: foreign))
        try Data(forged).write(to: URL(fileURLWithPath: digests.path(of: file)))
        #expect(try check.check(other, as: Fixture.name).verdict == .failed, "forged")

        digests.remember(other.bitmap, in: file)
        #expect(try check.check(other, as: Fixture.name).verdict == .passed, "by the key itself")
    }

    /// Name, length and date tell nothing: the file's bytes do.
    @Test func aReplacedGoldenIsSeen() throws {
        let (fixture, check) = try prepare(Scene(testDescription: ""))
        let path = "\(fixture.folder.path)/Goldens/Cards/profile.png"
        defer { withExtendedLifetime(fixture) {} }
        let candidate = Fixture.candidate(RGBA8(red: 200, green: 0, blue: 0))
        #expect(try check.check(candidate, as: Fixture.name).verdict == .passed)
        #expect(try check.check(candidate, as: Fixture.name).verdict == .passed)
        var status = stat()
        #expect(stat(path, &status) == 0)
        let before = try #require(fixture.folder.bytes("Goldens/Cards/profile.png"))

        let scene = Fixture.candidate(
            RGBA8(red: 201, green: 0, blue: 0), layout: Fixture.layout, fonts: ["Inter@1"], drawing: "a")
        let other = try scene.png(named: Fixture.name)
        #expect(other.count == before.count && other != before)
        try Data(other).write(to: URL(fileURLWithPath: path))
        var times = [status.st_atim, status.st_mtim]
        #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
        var after = stat()
        #expect(stat(path, &after) == 0 && after.st_mtim.tv_nsec == status.st_mtim.tv_nsec)
        #expect(try check.check(candidate, as: Fixture.name).verdict == .failed)
    }

    /// A golden beyond the limit is unreadable, also when it was read before.
    @Test func theLimitHolds() throws {
        let (fixture, prepared) = try prepare(Scene(testDescription: ""))
        defer { withExtendedLifetime(fixture) {} }
        var check = prepared
        let candidate = Fixture.candidate()
        for _ in 0..<2 { #expect(try check.check(candidate, as: Fixture.name).verdict == .passed) }
        check.store.pixelLimit = 100
        #expect(try check.check(candidate, as: Fixture.name).stage == .golden)
    }
}
