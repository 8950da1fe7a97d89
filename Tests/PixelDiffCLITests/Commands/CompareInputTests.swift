import Foundation
import Imaging
import Testing

@testable import PixelDiff
@testable import PixelDiffCLI

/// What `compare` says of files that are no pictures: neither same nor different, exit code 2, and a sentence.
@Suite struct CompareInputTests {
    typealias Folder = CompareCommandTests.Folder

    /// On either side, beside a picture, and beside itself.
    private func expectRefusal(_ path: String, _ sentence: String, in folder: Folder) async throws {
        let picture = try folder.picture("picture.png")
        for (words, named) in [
            ([picture, path], [path]), ([path, picture], [path]), ([path, path], [path]),
        ] {
            let result = await CapturedConsole.run(["compare"] + words)
            #expect(result.code == 2, "\(words)")
            #expect(result.errors == "Error: \(named[0]): \(sentence)\n", "\(words)")
            #expect(!result.output.contains("same") && !result.output.contains("different"))
            let quiet = await CapturedConsole.run(["compare", "--quiet"] + words)
            #expect(quiet.code == 2 && quiet.output.isEmpty && quiet.errors == result.errors, "\(words)")
        }
    }

    @Test(.timeLimit(.minutes(1))) func whatIsNoFile() async throws {
        let folder = try Folder()
        let pipe = "\(folder.path)/pipe.png"
        try #require(mkfifo(pipe, 0o600) == 0)
        try await expectRefusal(
            pipe, "this is a named pipe, not a file; name a picture file", in: folder)
        for device in ["/dev/zero", "/dev/null", "/dev/random"] {
            try await expectRefusal(
                device, "this is a device, not a file; name a picture file", in: folder)
        }
    }

    @Test func whatIsNoPicture() async throws {
        let folder = try Folder()
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
        for (name, text, sentence) in [
            (
                "pointer.png", pointer,
                "this is a Git LFS pointer, not the picture (of 12345 bytes); run 'git lfs pull' to fetch it"
            ),
            (
                "page.png", "<html><body>502 Bad Gateway</body></html>",
                "this is an HTML page, not a PNG; a download was answered with an error or sign-in page, "
                    + "fetch the picture again"
            ),
            ("empty.png", "", "the file is empty; whatever wrote it stopped early, write it again"),
            ("svg.png", "<svg/>", "this is an SVG file, not a PNG; convert it to PNG first"),
            ("pdf.png", "%PDF-1.7", "this is a PDF file, not a PNG; convert it to PNG first"),
            ("gif.png", "GIF89a", "this is a GIF file, not a PNG; convert it to PNG first"),
        ] {
            try await expectRefusal(folder.file(name, Data(text.utf8)), sentence, in: folder)
        }
    }

    @Test func whatIsCutOffOrDamaged() async throws {
        let folder = try Folder()
        let whole = try Data(contentsOf: URL(fileURLWithPath: folder.picture("whole.png")))
        try await expectRefusal(
            folder.file("cut.png", whole.dropLast(7)),
            "the file ends early; it was cut off, copy or write it again", in: folder)
        var damaged = whole
        damaged[whole.count - 13] ^= 1
        try await expectRefusal(
            folder.file("damaged.png", damaged),
            "the PNG is damaged (IDAT: CRC error); write it again", in: folder)
    }

    @Test func pathsThatLeadNowhere() async throws {
        let folder = try Folder()
        let link = "\(folder.path)/link.png"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone.png")
        try await expectRefusal(
            link,
            "this is a link to 'gone.png', which isn't there; fetch what it points to, or mend the link",
            in: folder)
        try await expectRefusal(
            "\(folder.path)/none.png", "there is no such file or folder; check the path", in: folder)
        let picture = try folder.picture("a.png")
        let nul = await CapturedConsole.run(["compare", picture, picture + "\0b"])
        #expect(nul.code == 2)
        #expect(
            nul.errors == "Error: \(picture)\\0b: the path has a NUL byte in it, which no file's path has; "
                + "check where the path comes from\n")
        let folders = await CapturedConsole.run(["compare", picture, folder.path])
        #expect(folders.code == 2)
        #expect(
            folders.errors
                == "Error: '\(folder.path)' is a folder and '\(picture)' is a file; name two of a kind\n")
    }

    /// Tests may run as root, whom no permission stops: the thread gives its rights up for the comparison.
    @Test func whatMayNotBeRead() throws {
        let folder = try Folder()
        let (picture, secret) = (try folder.picture("a.png"), try folder.picture("secret.png", pixel: 7))
        chmod(secret, 0)
        typealias SetUser = @convention(c) (UInt32) -> Int32
        let setUser = dlsym(nil, "setfsuid").map { unsafeBitCast($0, to: SetUser.self) }
        if geteuid() == 0 { _ = setUser?(65534) }
        defer { if geteuid() == 0 { _ = setUser?(0) } }
        let pair = FilePair(name: "secret", reference: picture, candidate: secret)
        let outcome = FileComparer(tolerance: .exact, ignoring: []).compare(pair, threads: 2)
        #expect(
            outcome.failure == "\(secret): the file can't be read (permission denied); "
                + "check who may read it and its folders")
    }

    /// Beside a good pair, in folders; a folder whose name looks like a picture's is no file to compare.
    @Test(.timeLimit(.minutes(1))) func oddFilesInFolders() async throws {
        let folder = try Folder()
        for side in ["a", "b"] {
            try folder.picture("\(side)/good.png")
            try folder.picture("\(side)/folder.png/inner.png")
            try #require(mkfifo("\(folder.path)/\(side)/pipe.png", 0o600) == 0)
        }
        let result = await CapturedConsole.run(["compare", "\(folder.path)/a", "\(folder.path)/b"])
        #expect(result.code == 2)
        #expect(result.output == "failed: pipe.png\n2 same, 1 failed\n")
        #expect(
            result.errors
                == "Error: \(folder.path)/a/pipe.png: this is a named pipe, not a file; name a picture file\n"
        )
    }

    @Test func sizesBeyondTheLimit() async throws {
        let folder = try Folder()
        let wide = try folder.file(
            "wide.png", PNGEncoder().encode(Bitmap(width: 1 << 12, height: 1 << 9)))
        #expect(await CapturedConsole.run(["compare", wide, wide]).code == 0)
        let result = await CapturedConsole.run(["compare", wide, wide, "--limit", "1"])
        #expect(result.code == 2)
        #expect(
            result.errors == "Error: \(wide): it declares 4096x512 pixels, more than the limit of 1048576; "
                + "raise the limit if the picture is meant to be that large\n")
    }
}
