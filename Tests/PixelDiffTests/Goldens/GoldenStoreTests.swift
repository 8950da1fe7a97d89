import Foundation
import Imaging
import Testing

@testable import PixelDiff

@Suite struct GoldenStoreTests {
    typealias Fixture = GoldenFixture

    private func record(_ fixture: Fixture, _ suite: String, _ testCase: String, red: UInt8) throws -> String
    {
        let name = GoldenName(suite: suite, testCase: testCase)
        return try fixture.check(.missing).check(
            Fixture.candidate(RGBA8(red: red, green: 0, blue: 0)), as: name
        ).golden
    }

    private func verdict(
        _ fixture: Fixture, _ suite: String, _ testCase: String, red: UInt8
    ) throws -> CaseRecord.Verdict {
        try fixture.check(.never).check(
            Fixture.candidate(RGBA8(red: red, green: 0, blue: 0)),
            as: GoldenName(suite: suite, testCase: testCase)
        ).verdict
    }

    @Test(arguments: [
        (("Cards", "dark mode"), ("Cards", "dark-mode")), (("Cards", "Card"), ("Cards", "card")),
        (("Cards", "x"), ("cards", "x")), (("A/B", "x"), ("A-B", "x")),
    ])
    func namesOfOneFileGetTwo(first: (String, String), second: (String, String)) throws {
        let fixture = try Fixture()
        let plain = try record(fixture, first.0, first.1, red: 1)
        let hashed = try record(fixture, second.0, second.1, red: 2)
        #expect(plain.lowercased() != hashed.lowercased())
        #expect(hashed.wholeMatch(of: /.*-[0-9a-f]{8}\.png/) != nil)
        // Whichever is asked for first from now on, each finds its own.
        #expect(try verdict(fixture, second.0, second.1, red: 2) == .passed)
        #expect(try verdict(fixture, first.0, first.1, red: 1) == .passed)
        #expect(try verdict(fixture, first.0, first.1, red: 2) == .failed)
    }

    /// Another process sees the files only, not what this one has claimed.
    @Test func theGoldenSaysWhoseItIs() throws {
        let fixture = try Fixture()
        let png = try Fixture.candidate().png(named: GoldenName(suite: "Cards", testCase: "dark mode"))
        let store = GoldenStore(folder: fixture.package.goldens)
        let path = GoldenPath(suite: "Cards", stem: "dark-mode")
        try store.write(png: png, layout: nil, to: GoldenStore.Location(folder: store.folder, path: path))
        #expect(try verdict(fixture, "Cards", "dark-mode", red: 200) == .missing)
        #expect(try verdict(fixture, "Cards", "dark mode", red: 200) == .passed)
    }

    /// A golden moved by hand to a renamed test's place is that test's.
    @Test func renamedGoldensAreAdopted() throws {
        let fixture = try Fixture()
        _ = try record(fixture, "Cards", "old", red: 1)
        try FileManager.default.moveItem(
            atPath: "\(fixture.folder.path)/Goldens/Cards/old.png",
            toPath: "\(fixture.folder.path)/Goldens/Cards/new.png")
        #expect(try verdict(fixture, "Cards", "new", red: 1) == .passed)
    }

    @Test func hostileNamesStayInside() throws {
        let fixture = try Fixture()
        let names = [
            "../../../outside", "..", ".", "/etc/passwd", "a\0b", String(repeating: "n", count: 300), "NUL",
            "a\\..\\b",
            "~root", "日本語/..",
        ]
        for name in names {
            _ = try record(fixture, name, name, red: 9)
            #expect(try verdict(fixture, name, name, red: 9) == .passed, "\(name)")
        }
        let allowed = ["Goldens/", ".build/pixeldiff/", "Package.swift"]
        for file in fixture.folder.files {
            #expect(allowed.contains { file.hasPrefix($0) }, "\(file)")
        }
        #expect(
            fixture.folder.files.filter { $0.hasSuffix(".png") && $0.hasPrefix("Goldens") }.count
                == names.count)
        let parent = URL(fileURLWithPath: fixture.folder.path).deletingLastPathComponent().path
        #expect(!FileManager.default.fileExists(atPath: "\(parent)/outside.png"))
    }

    /// Reading a pipe would wait for somebody to write into it.
    @Test func aPipeIsRefused() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("pipe-\(UUID().uuidString)")
            .path
        defer { unlink(path) }
        try #require(mkfifo(path, 0o600) == 0)
        let error = #expect(throws: GoldenError.self) { try Folder.read(path) }
        #expect(error.map { "\($0)".contains("it is a named pipe") } == true)
    }

    @Test func linksOutOfTheFolderAreRefused() throws {
        let fixture = try Fixture()
        let elsewhere = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: fixture.package.goldens, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(fixture.package.goldens)/Cards", withDestinationPath: elsewhere.path)
        #expect(throws: GoldenError.self) { try record(fixture, "Cards", "profile", red: 1) }
        #expect(elsewhere.files == [])
    }

    @Test func aGoldenFolderThatIsALinkIsFollowed() throws {
        let fixture = try Fixture()
        let elsewhere = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: fixture.package.goldens, withDestinationPath: elsewhere.path)
        _ = try record(fixture, "Cards", "profile", red: 1)
        #expect(elsewhere.files == ["Cards/profile.png"])
    }

    @Test func packages() throws {
        let fixture = try Fixture()
        try fixture.folder.write("", to: "Tests/CardTests/CardTests.swift")
        let file = "\(fixture.folder.path)/Tests/CardTests/CardTests.swift"
        let package = try PackageFolder(above: file)
        #expect(package == fixture.package)
        #expect(package.relative(file) == "Tests/CardTests/CardTests.swift")
        #expect(package.relative("/elsewhere/A.swift") == "/elsewhere/A.swift")
        #expect(package.artifacts() == "\(fixture.folder.path)/.build/pixeldiff")
        #expect(
            package.artifacts(environment: ["PIXELDIFF_ARTIFACTS": "out"]) == "\(fixture.folder.path)/out")
        #expect(package.artifacts(environment: ["PIXELDIFF_ARTIFACTS": "/x/out"]) == "/x/out")
        #expect(throws: GoldenError.noPackage(above: "/nowhere/Tests/A.swift")) {
            try PackageFolder(above: "/nowhere/Tests/A.swift")
        }
    }
}
