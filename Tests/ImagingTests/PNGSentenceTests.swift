import Foundation
import Testing

@testable import Imaging

/// What is no picture gets a sentence of its own: what it is, where, and what to do.
@Suite struct PNGSentenceTests {
    private func sentence(_ path: String, limit: Int = PNGDecoder.defaultPixelLimit) -> String {
        do {
            _ = try PNGDecoder(pixelLimit: limit).decode(contentsOf: path)
            return "decoded"
        } catch {
            return error.description
        }
    }

    /// Beginnings of files, and the sentence about each.
    static let texts: [(name: String, beginning: [UInt8], sentence: String)] = [
        (
            "pointer",
            Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n".utf8),
            "this is a Git LFS pointer, not the picture (of 12345 bytes); run 'git lfs pull' to fetch it"
        ),
        (
            "page", Array("<!DOCTYPE html>\n<html><body>404 Not Found</body></html>".utf8),
            "this is an HTML page, not a PNG; a download was answered with an error or sign-in page, "
                + "fetch the picture again"
        ),
        (
            "saved-page", Array("\u{FEFF}<!-- saved --><HTML lang=en>".utf8),
            "this is an HTML page, not a PNG; a download was answered with an error or sign-in page, "
                + "fetch the picture again"
        ),
        (
            "denied", Array("<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code></Error>".utf8),
            "this is an XML text, not a PNG; a download was answered with an error, fetch the picture again"
        ),
        (
            "api", Array("{\"message\": \"Not Found\"}".utf8),
            "this is a JSON text, not a PNG; a download was answered with an error, fetch the picture again"
        ),
        ("empty", [], "the file is empty; whatever wrote it stopped early, write it again"),
        (
            "jpeg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8),
            "this is a JPEG file, not a PNG; convert it to PNG first"
        ),
        ("gif", Array("GIF89a".utf8), "this is a GIF file, not a PNG; convert it to PNG first"),
        (
            "webp", Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8),
            "this is a WebP file, not a PNG; convert it to PNG first"
        ),
        (
            "svg", Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8),
            "this is an SVG file, not a PNG; convert it to PNG first"
        ),
        (
            "drawing", Array("<?xml version=\"1.0\"?>\n<!DOCTYPE svg>\n<svg/>".utf8),
            "this is an SVG file, not a PNG; convert it to PNG first"
        ),
        ("pdf", Array("%PDF-1.7\n".utf8), "this is a PDF file, not a PNG; convert it to PNG first"),
        ("bmp", Array("BM6\u{0}".utf8), "this is a BMP file, not a PNG; convert it to PNG first"),
        ("tiff", Array("II*\u{0}".utf8), "this is a TIFF file, not a PNG; convert it to PNG first"),
        (
            "artifact", Array("PK\u{3}\u{4}rest".utf8),
            "this is a ZIP archive, not a PNG; unpack it and name a picture in it"
        ),
        (
            "note", Array("hello".utf8),
            "this is not a PNG: it doesn't begin with the PNG signature; check that it is the right file"
        ),
    ]

    @Test(arguments: PNGSentenceTests.texts.indices)
    func whatLiesThereIsNamed(index: Int) throws {
        let files = try OddFiles()
        let (name, beginning, expected) = Self.texts[index]
        let path = try files.write("\(name).png", beginning)
        #expect(sentence(path) == "\(path): \(expected)")
        #expect(PNGFile.misfit(beginning)?.sentence == expected)
    }

    /// None of these may wait or read on and on; a test that hangs here is a failure.
    @Test(.timeLimit(.minutes(1))) func whatIsNoFileIsNamedAndNotOpened() throws {
        let files = try OddFiles()
        let folder = try files.makeFolder()
        #expect(sentence(folder) == "\(folder): this is a folder, not a PNG; name a file in it")
        for (path, kind) in [
            (files.makePipe(), "named pipe"), (try files.makeSocket(), "socket"), ("/dev/zero", "device"),
            ("/dev/null", "device"), ("/dev/random", "device"), ("/dev/tty", "device"),
        ] {
            #expect(sentence(path) == "\(path): this is a \(kind), not a file; name a picture file")
            #expect(throws: PNGIrregularity.self) { try PNGByteSource(path: path) }
        }
    }

    @Test func pathsThatLeadNowhere() throws {
        let files = try OddFiles()
        let picture = try files.write("picture.png", OddFiles.picture())
        #expect(sentence(picture) == "decoded")
        let missing = files.path("missing.png")
        #expect(sentence(missing) == "\(missing): there is no such file; check the path")
        #expect(sentence("\(picture)/x") == "\(picture)/x: there is no such file; check the path")
        let link = try files.makeBrokenLink()
        let broken =
            "this is a link to '../elsewhere/gone.png', which isn't there; "
            + "fetch what it points to, or mend the link"
        #expect(sentence(link) == "\(link): \(broken)")
        // The system would read the path up to the NUL: a picture that nobody named.
        let nul = "the path has a NUL byte in it, which no file's path has; check where the path comes from"
        #expect(sentence(picture + "\0.txt") == "\(picture)\\0.txt: \(nul)")
        #expect(throws: PNGIrregularity.self) { try PNGByteSource(path: picture + "\0.txt") }
        let long = files.path(String(repeating: "n", count: 300))
        #expect(
            sentence(long)
                == "\(long): the file can't be read (file name too long); check the path and the disk")
        try FileManager.default.createSymbolicLink(
            atPath: files.path("loop.png"), withDestinationPath: files.path("loop.png"))
        #expect(
            sentence(files.path("loop.png")) == files.path("loop.png")
                + ": the file can't be read (too many levels of symbolic links); check the path and the disk")
    }

    @Test func whatMayNotBeRead() throws {
        let files = try OddFiles()
        let secret = try files.makeUnreadable()
        let denied = "the file can't be read (permission denied); check who may read it and its folders"
        #expect(OddFiles.asNobody { sentence(secret) } == "\(secret): \(denied)")
        #expect(throws: PNGIrregularity.self) { try OddFiles.asNobody { try PNGByteSource(path: secret) } }
        let inside = try files.write("inside.png", OddFiles.picture())
        chmod(files.folder, 0)
        let words = OddFiles.asNobody { sentence(inside) }
        chmod(files.folder, 0o700)
        #expect(words == "\(inside): \(denied)")
        // Read by nobody: what lies at address 0 of this process.
        #expect(
            sentence("/proc/self/mem")
                == "/proc/self/mem: the file can't be read (input/output error); check the path and the disk")
    }

    @Test func damageIsToldApart() throws {
        let files = try OddFiles()
        let picture = try OddFiles.picture()
        for length in [4, 20, picture.count / 2, picture.count - 1] {
            let cut = try files.write("cut.png", Array(picture[..<length]))
            #expect(
                sentence(cut) == "\(cut): the file ends early; it was cut off, copy or write it again",
                "\(length) bytes")
        }
        // Checksums count in every chunk, also in those that no pixel needs.
        for type in ["IHDR", "IDAT", "tEXt", "sRGB"] {
            let damaged = try files.write("damaged.png", OddFiles.picture(damaged: type))
            #expect(
                sentence(damaged)
                    == "\(damaged): the PNG is damaged (\(type): CRC error); write it again")
        }
    }

    @Test func whatIsTooLargeIsRefusedByWhatItDeclares() throws {
        let files = try OddFiles()
        let end = PNGBuilder.chunk("IDAT", [0x78, 0x9C, 0x01]) + PNGBuilder.chunk("IEND", [])
        let path = try files.write("vast.png", PNGBuilder.header(width: 60_000, height: 50_000) + end)
        #expect(
            sentence(path) == "\(path): it declares 60000x50000 pixels, more than the limit of 67108864; "
                + "raise the limit if the picture is meant to be that large")
        let long = try files.write("long.png", [UInt8](repeating: 0, count: (16 << 20) + 100))
        #expect(
            sentence(long, limit: 10) == "\(long): the file has 16777316 bytes, more than the 16777306 that "
                + "its pixel limit allows for; raise the limit if the picture is meant to be that large")
    }
}
