import Foundation
import Imaging
import Testing

/// What is no PNG, or a broken one: a typed error with the file's name and what to do.
@Suite struct PNGErrorTests {
    private func reason(_ bytes: [UInt8], limit: Int = PNGDecoder.defaultPixelLimit) -> PNGError.Reason? {
        do {
            _ = try PNGDecoder(pixelLimit: limit).decode(bytes, name: "a.png")
            return nil
        } catch {
            #expect(error.description.hasPrefix("a.png: "))
            return error.reason
        }
    }

    private var sample: [UInt8] {
        get throws {
            var bitmap = Bitmap(width: 9, height: 7)
            for x in 0..<9 { bitmap[x, x % 7] = RGBA8(red: UInt8(x * 20), green: 9, blue: 90, alpha: 200) }
            return [UInt8](try PNGEncoder().encode(bitmap, text: [TextChunk(keyword: "a", text: "b")]))
        }
    }

    @Test func otherFilesAreToldApart() {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:abc\nsize 12345\n"
        #expect(reason([]) == .empty)
        #expect(reason(Array(pointer.utf8)) == .gitLFSPointer(size: 12345))
        #expect(reason(Array("\n <!DOCTYPE html><html>".utf8)) == .webPage)
        #expect(reason(Array("<html lang=en>".utf8)) == .webPage)
        #expect(reason([0xFF, 0xD8, 0xFF, 0xE0]) == .notPNG(kind: "JPEG"))
        #expect(reason(Array("hello".utf8)) == .notPNG(kind: nil))
        #expect(reason([0x89, 0x50]) == .truncated)
        #expect(PNGError.Reason.gitLFSPointer(size: 12345).sentence.contains("git lfs pull"))
    }

    @Test func pathsThatCannotBeReadAreToldApart() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "png-errors-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "file.png")
        try Data().write(to: file)
        let cases: [(String, PNGError.Reason)] = [
            (folder.path, .isFolder), (file.path, .empty), (folder.path + "/none.png", .notFound),
            (file.path + "/below.png", .notFound), ("/dev/zero", .notAFile(kind: "device")),
        ]
        for (path, expected) in cases {
            let error = #expect(throws: PNGError.self) { try PNGDecoder().decode(contentsOf: path) }
            #expect(error == PNGError(file: path, reason: expected))
        }
    }

    @Test func declaredSizesAreCheckedBeforeMemoryIsSpent() {
        let end = PNGBuilder.chunk("IDAT", [0x78, 0x9C, 0x01]) + PNGBuilder.chunk("IEND", [])
        let huge = PNGBuilder.header(width: 2_000_000_000, height: 2_000_000_000) + end
        let size = PixelSize(width: 2_000_000_000, height: 2_000_000_000)
        #expect(reason(huge) == .tooLarge(size, limit: 64 << 20))
        // Within the limit, but no deflate stream of three bytes makes 256 MB.
        #expect(reason(PNGBuilder.header(width: 8192, height: 8192) + end) == .truncated)
        let above = PNGBuilder.header(width: 11, height: 1) + end
        #expect(reason(above, limit: 10) == .tooLarge(PixelSize(width: 11, height: 1), limit: 10))
        let chunk = PNGBuilder.word(0x7FFF_FFFF) + Array("tEXt".utf8)
        #expect(reason(PNGBuilder.header(width: 1, height: 1) + chunk + [0, 0, 0, 0]) == .truncated)
    }

    @Test func everyChangedByteIsFound() throws {
        let good = try sample
        #expect(reason(good) == nil)
        for index in good.indices {
            var bad = good
            bad[index] ^= 0x20
            #expect(reason(bad) != nil, "byte \(index)")
        }
    }

    @Test func everyCutIsFound() throws {
        let good = try sample
        for length in good.indices { #expect(reason(Array(good[..<length])) != nil, "\(length) bytes") }
    }

    @Test func aTextModeCopyIsNamed() throws {
        let broken = try sample.filter { $0 != 0x0D }
        #expect(reason(broken) == .malformed("its signature was changed, as a copy in text mode does"))
    }
}
