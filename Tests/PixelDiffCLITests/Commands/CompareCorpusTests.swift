import Foundation
import Imaging
import Testing

@testable import PixelDiffCLI

/// The corpus of 570 PNG files, whose manifest says what libpng makes of each, at the command line: pictures are the same
/// as themselves, and broken files are neither that nor different.
@Suite struct CompareCorpusTests {
    static let folder: String? = {
        let root = ProcessInfo.processInfo.environment["PIXELDIFF_FIXTURES"] ?? ""
        let folder = root + "/pixeldiff/png"
        return !root.isEmpty && FileManager.default.fileExists(atPath: folder) ? folder : nil
    }()
    static let reason: Comment = "pictures of other projects: set PIXELDIFF_FIXTURES"

    struct Manifest: Decodable {
        struct File: Decodable {
            var file: String
            /// `decode` or `clean_error`.
            var expect: String
        }
        var files: [File]
    }

    private func files() throws -> [(path: String, isPicture: Bool)] {
        let folder = try #require(Self.folder)
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/manifest.json"))
        return try JSONDecoder().decode(Manifest.self, from: data).files.map {
            ("\(folder)/\($0.file)", $0.expect == "decode")
        }
    }

    @Test(.enabled(if: folder != nil, reason))
    func everyFileIsSameAsItselfOrRefused() async throws {
        let scratch = try CompareCommandTests.Folder()
        let picture = try scratch.picture("picture.png")
        var (same, refused) = (0, [String: Int]())
        for (path, isPicture) in try files() {
            let result = await CapturedConsole.run(["compare", path, path])
            if isPicture {
                #expect(result.code == 0, "\(path)")
                #expect(result.output.hasPrefix("same: \(path)\n"), "\(path)")
                same += result.code == 0 ? 1 : 0
                // The same pixels in other bytes: both are read, none of them twice.
                let again = try scratch.file("again.png", Self.copy(of: path))
                let copied = await CapturedConsole.run(["compare", "--quiet", path, again])
                #expect(copied.code == 0, "\(path)")
            } else {
                #expect(result.code == 2 && result.output == "failed: \(path)\n", "\(path)")
                for words in [[picture, path], [path, picture], ["--quiet", path, path]] {
                    let other = await CapturedConsole.run(["compare"] + words)
                    #expect(other.code == 2 && other.errors == result.errors, "\(words)")
                }
                let error = #expect(throws: PNGError.self) { try PNGDecoder().decode(contentsOf: path) }
                #expect(result.errors == error.map { "Error: \($0)\n" })
                refused[Self.kind(error?.reason), default: 0] += 1
            }
        }
        #expect(same == 494)
        #expect(refused == Self.refused)
    }

    /// By kind; 76 in all.
    static let refused = [
        "truncated": 40, "Invalid IHDR data": 11, "its signature was changed, as a copy in text mode does": 8,
        "no PNG": 4, "IHDR: CRC error": 4, "IDAT: CRC error": 4, "IDAT: incorrect data check": 2,
        "IEND: out of place": 2, "IDAT: Missing PLTE before IDAT": 1,
    ]

    /// One step of 16 bits in one channel: less than any step of 8 bits.
    @Test(.enabled(if: folder != nil, reason))
    func aLowByteAloneIsADifference() async throws {
        let scratch = try CompareCommandTests.Folder()
        var count = 0
        for (path, isPicture) in try files() where isPicture {
            let image = try PNGDecoder().decode(contentsOf: path)
            guard case .sixteen(var values) = image.samples else { continue }
            count += 1
            values[values.count / 2] ^= 1
            let changed = DecodedImage(width: image.width, height: image.height, samples: .sixteen(values))
            let other = try scratch.file("other.png", PNGEncoder().encode(changed))
            let result = await CapturedConsole.run(["compare", "--plain", path, other])
            #expect(result.code == 1, "\(path)")
            #expect(result.output.contains("1 pixel differs"), "\(result.output)")
            #expect(await CapturedConsole.run(["compare", "--quiet", path, other]).code == 1, "\(path)")
        }
        #expect(count == 105)
    }

    /// What lies on white looks the same there, and is not.
    @Test(.enabled(if: folder != nil, reason))
    func transparentIsNeverWhite() async throws {
        let scratch = try CompareCommandTests.Folder()
        var count = 0
        for (path, isPicture) in try files() where isPicture {
            let image = try PNGDecoder().decode(contentsOf: path)
            guard case .eight(var values) = image.samples else { continue }
            var clear = 0
            for pixel in stride(from: 0, to: values.count, by: 4) where values[pixel + 3] == 0 {
                clear += 1
                values.replaceSubrange(pixel..<pixel + 4, with: [255, 255, 255, 255])
            }
            if clear == 0 { continue }
            count += 1
            let white = DecodedImage(width: image.width, height: image.height, samples: .eight(values))
            let other = try scratch.file("white.png", PNGEncoder().encode(white))
            let result = await CapturedConsole.run(["compare", "--plain", path, other])
            #expect(result.code == 1, "\(path)")
            let words = clear == 1 ? "1 pixel differs" : "\(clear) pixels differ"
            #expect(result.output.contains(words), "\(path): \(result.output)")
        }
        #expect(count == 91)
    }

    /// The pixels in other bytes.
    private static func copy(of path: String) throws -> Data {
        var image = try PNGDecoder().decode(contentsOf: path)
        image.colorProfile.iccProfile = nil
        return try PNGEncoder(effort: .fast).encode(image)
    }

    private static func kind(_ reason: PNGError.Reason?) -> String {
        switch reason {
        case .truncated?: "truncated"
        case .malformed(let words)?: words
        case .tooLarge?: "too large"
        case .notPNG?: "no PNG"
        case .empty?: "empty"
        default: "\(reason.map { "\($0)" } ?? "none")"
        }
    }
}
