import Foundation
import Imaging
import Testing

/// PngSuite, libpng's own test images and other decoders' crashers: 570 files. The manifest holds what
/// libpng 1.6.39 made of each: FNV-1a hashes of the RGBA samples, or an error.
@Suite struct PNGFixtureTests {
    struct Manifest: Decodable {
        struct File: Decodable {
            struct Outcome: Decodable {
                var status: String
                var width: Int?
                var height: Int?
                var rgba8: String?
                var rgba16: String?
            }
            var file: String
            var libpng: Outcome
            var expect: String
        }
        var files: [File]
    }

    @Test(.enabled(if: Fixtures.has("png"), Fixtures.reason))
    func everyFileGivesLibpngsPixelsOrATypedError() throws {
        let folder = try #require(Fixtures.folder("png"))
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/manifest.json"))
        let manifest = try JSONDecoder().decode(Manifest.self, from: data)
        #expect(manifest.files.count > 500)
        for entry in manifest.files {
            let path = folder + "/" + entry.file
            do {
                let image = try PNGDecoder().decode(contentsOf: path)
                #expect(entry.expect == "decode", "\(entry.file) should have been refused")
                #expect(image.width == entry.libpng.width && image.height == entry.libpng.height)
                #expect(Self.hash8(image.samples) == entry.libpng.rgba8, "\(entry.file)")
                #expect(Self.hash16(image.samples) == entry.libpng.rgba16, "\(entry.file)")
            } catch {
                #expect(entry.expect == "clean_error", "\(error)")
                #expect(error.description.hasPrefix(path + ": "))
            }
        }
    }

    @Test(.enabled(if: Fixtures.has("png"), Fixtures.reason))
    func everyDecodedFileSurvivesEncoding() throws {
        let folder = try #require(Fixtures.folder("png"))
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
        for file in files.filter({ $0.hasSuffix(".png") }).sorted() {
            guard var image = try? PNGDecoder().decode(contentsOf: folder + "/" + file) else { continue }
            if image.width * image.height > 40_000 { continue }
            image.colorProfile.iccProfile = nil
            image.text = []
            let data = try PNGEncoder().encode(image)
            let again = try PNGDecoder().decode(data, name: file)
            #expect(again.samples == image.samples, "\(file)")
            #expect(again.colorProfile == image.colorProfile, "\(file)")
        }
    }

    /// Files cut at any length give errors and never crash.
    @Test(
        .enabled(if: Fixtures.has("png/libpng-pngsuite"), Fixtures.reason),
        arguments: ["basn6a16", "basn3p08", "ftbbn0g02"])
    func everyCutIsAnError(name: String) throws {
        let folder = try #require(Fixtures.folder("png/libpng-pngsuite"))
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).png")))
        for length in 0..<bytes.count {
            #expect(throws: PNGError.self) {
                try PNGDecoder().decode(bytes[..<length], name: "\(name) cut at \(length)")
            }
        }
    }

    private static func hash8(_ samples: DecodedImage.Samples) -> String {
        switch samples {
        case .eight(let values): fnv(values)
        case .sixteen(let values): fnv(values.map { UInt8($0 >> 8) })
        }
    }

    private static func hash16(_ samples: DecodedImage.Samples) -> String {
        switch samples {
        case .eight(let values): fnv(values.flatMap { [$0, $0] })
        case .sixteen(let values): fnv(values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
        }
    }

    /// FNV-1a, 64 bits, with the manifest's offset basis: the usual one without its last digit.
    private static func fnv(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(1_469_598_103_934_665_603 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
