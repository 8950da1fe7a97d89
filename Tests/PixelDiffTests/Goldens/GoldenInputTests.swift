import Foundation
import Imaging
import Testing

@testable import PixelDiff

/// What lies where a golden should be, and what results bring for approval: told by its own sentence, never compared.
@Suite struct GoldenInputTests {
    typealias Fixture = GoldenFixture

    /// What the check says of a golden of these bytes.
    private func summary(_ bytes: [UInt8]) throws -> String {
        let fixture = try Fixture()
        let golden = "\(fixture.folder.path)/Goldens/Cards/profile.png"
        try fixture.folder.write("", to: "Goldens/Cards/profile.png")
        try Data(bytes).write(to: URL(fileURLWithPath: golden))
        let record = try fixture.check(.missing).check(Fixture.candidate(), as: Fixture.name)
        #expect(record.verdict == .failed && record.stage == .golden)
        #expect(fixture.folder.bytes("Goldens/Cards/profile.png") == bytes)
        #expect(record.summary.hasPrefix(golden + ": "))
        return String(record.summary.dropFirst(golden.count + 2))
    }

    @Test func goldensThatAreNoPictures() throws {
        #expect(
            try summary(Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 77\n".utf8))
                == "this is a Git LFS pointer, not the picture (of 77 bytes); run 'git lfs pull' to fetch it")
        #expect(try summary([]) == "the file is empty; whatever wrote it stopped early, write it again")
        #expect(
            try summary(Array("<html>".utf8))
                == "this is an HTML page, not a PNG; a download was answered with an error or sign-in page, "
                + "fetch the picture again")
        #expect(try summary([0xFF, 0xD8, 0xFF]) == "this is a JPEG file, not a PNG; convert it to PNG first")
        let png = [UInt8](try PNGEncoder().encode(Fixture.candidate().bitmap))
        #expect(
            try summary(png.dropLast(9)) == "the file ends early; it was cut off, copy or write it again")
    }

    @Test(.timeLimit(.minutes(1))) func goldensThatAreNoFiles() throws {
        let fixture = try Fixture()
        let golden = "\(fixture.folder.path)/Goldens/Cards/profile.png"
        func failure() -> String? {
            #expect(throws: GoldenError.self) {
                try fixture.check(.missing).check(Fixture.candidate(), as: Fixture.name)
            }.map { "\($0)" }
        }
        try fixture.folder.write("", to: "Goldens/Cards/profile.png/inner")
        #expect(
            failure() == "\(golden) can't be read: it is a folder, but a file is needed there; "
                + "move or rename that folder")
        try FileManager.default.removeItem(atPath: golden)
        try #require(mkfifo(golden, 0o600) == 0)
        #expect(
            failure()
                == "\(golden) can't be read: it is a named pipe, but a file is needed there; move or rename it"
        )
        unlink(golden)
        for (target, kind) in [("/dev/zero", "it is a device"), ("gone", "it is a link to 'gone'")] {
            try FileManager.default.createSymbolicLink(atPath: golden, withDestinationPath: target)
            let rest =
                target == "gone"
                ? ", which isn't there; mend or remove the link"
                : ", but a file is needed there; move or rename it"
            #expect(failure() == "\(golden) can't be read: \(kind)\(rest)")
            unlink(golden)
        }
    }

    /// Results may have been fetched from elsewhere: what isn't a whole picture never becomes a golden.
    @Test func onlyPicturesAreApproved() throws {
        let fixture = try Fixture()
        _ = try fixture.check(.missing).check(Fixture.candidate(), as: Fixture.name)
        let red = RGBA8(red: 0, green: 200, blue: 0)
        let record = try fixture.check(.never).check(Fixture.candidate(red), as: Fixture.name)
        let golden = fixture.folder.bytes("Goldens/Cards/profile.png")
        let approval = Approval(package: fixture.package)
        let actual = "\(approval.results.folder)/failures/Cards/profile/actual.png"
        let good = try Data(contentsOf: URL(fileURLWithPath: actual))
        for (bytes, words) in [
            (
                Data("version https://git-lfs.github.com/spec/v1\nsize 5\n".utf8),
                "this is a Git LFS pointer, not the picture (of 5 bytes); run 'git lfs pull' to fetch it"
            ),
            (Data(), "the file is empty; whatever wrote it stopped early, write it again"),
            (good.dropLast(5), "the file ends early; it was cut off, copy or write it again"),
        ] {
            try bytes.write(to: URL(fileURLWithPath: actual))
            let error = #expect(throws: PNGError.self) { try approval.accept(record) }
            #expect(error.map { "\($0)" } == "\(actual): \(words)")
            #expect(fixture.folder.bytes("Goldens/Cards/profile.png") == golden)
        }
        try good.write(to: URL(fileURLWithPath: actual))
        try approval.accept(record)
        let accepted = try #require(fixture.folder.bytes("Goldens/Cards/profile.png"))
        #expect(try PNGDecoder().decode(accepted, name: "golden").bitmap() == Fixture.candidate(red).bitmap)
        #expect(accepted.count <= good.count)
    }
}
