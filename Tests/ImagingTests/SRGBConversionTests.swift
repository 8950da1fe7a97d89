import Foundation
import Imaging
import Testing

@Suite struct SRGBConversionTests {
    private func pixel(_ r: UInt8, _ g: UInt8, _ b: UInt8, _ profile: ColorProfile) throws -> [UInt8] {
        let image = DecodedImage(
            width: 1, height: 1, samples: .eight([r, g, b, 77]), colorProfile: profile)
        guard case .eight(let values) = try image.convertedToSRGB().samples else { return [] }
        return values
    }

    /// IEC 61966-2-1: encode(v) = 1.055 v^(1/2.4) - 0.055; worked out in 30 digits for v = 1, 64, 128, 254
    /// of 255: 12.75, 137.04, 187.95, 254.57.
    @Test func linearLightIsEncoded() throws {
        let profile = ColorProfile(gamma: 100_000)
        #expect(try pixel(0, 1, 64, profile) == [0, 13, 137, 77])
        #expect(try pixel(128, 254, 255, profile) == [188, 255, 255, 77])
    }

    /// sRGB's red in Display P3 is (0.9175, 0.2003, 0.1386) (CSS Color 4), that is (234, 51, 35).
    @Test func displayP3PrimariesAreConverted() throws {
        let p3 = ColorProfile.Chromaticities(
            whiteX: 31270, whiteY: 32900, redX: 68000, redY: 32000, greenX: 26500, greenY: 69000,
            blueX: 15000, blueY: 6000)
        let red = try pixel(234, 51, 35, ColorProfile(chromaticities: p3))
        for (value, expected) in zip(red, [255, 0, 0, 77]) { #expect(abs(Int(value) - expected) <= 2) }
    }

    @Test func whiteStaysWhiteUnderAnyWhitePoint() throws {
        let d50 = ColorProfile.Chromaticities(
            whiteX: 34570, whiteY: 35850, redX: 73470, redY: 26530, greenX: 15960, greenY: 84040,
            blueX: 3660, blueY: 10)
        #expect(
            try pixel(255, 255, 255, ColorProfile(gamma: 55556, chromaticities: d50)) == [255, 255, 255, 77])
        #expect(try pixel(0, 0, 0, ColorProfile(gamma: 55556, chromaticities: d50)) == [0, 0, 0, 77])
    }

    @Test func nothingDeclaredChangesNothing() throws {
        #expect(try pixel(10, 20, 30, ColorProfile()) == [10, 20, 30, 77])
        #expect(try pixel(10, 20, 30, ColorProfile(gamma: 100_000, sRGBIntent: 1)) == [10, 20, 30, 77])
    }

    @Test func whatCannotBeConvertedIsSaidInWords() {
        let icc = ColorProfile.ICCProfile(name: "Display P3", byteCount: 548, digest: "00ff00ff00")
        let cases: [(ColorProfile, String)] = [
            (ColorProfile(iccProfile: icc), "ICC profile 'Display P3' (548 bytes, digest 00ff00ff)"),
            (ColorProfile(codePoints: [9, 16, 0, 1]), "cICP"),
            (ColorProfile(gamma: 0), "gAMA"),
            (
                ColorProfile(
                    chromaticities: ColorProfile.Chromaticities(
                        whiteX: 31270, whiteY: 32900, redX: 1, redY: 0, greenX: 1, greenY: 0, blueX: 1,
                        blueY: 0)), "cHRM"
            ),
        ]
        for (profile, words) in cases {
            let error = #expect(throws: PNGError.self) { _ = try pixel(1, 2, 3, profile) }
            #expect(error?.description.contains(words) == true, "\(String(describing: error))")
        }
    }

    /// PngSuite's g*.png hold one picture at six gammas. Converted, they look alike, except for a few
    /// pixels of lines that the six draw a pixel apart, and for greys that the file at 2.5 lacks.
    @Test(.enabled(if: Fixtures.has("png/pngjs"), Fixtures.reason), arguments: ["n0g16", "n2c08"])
    func pngSuiteGammasLookAlike(kind: String) throws {
        let folder = try #require(Fixtures.folder("png/pngjs"))
        let images = try ["g03", "g04", "g05", "g07", "g10", "g25"].map { name in
            try PNGDecoder().decode(contentsOf: "\(folder)/\(name)\(kind).png")
        }
        let converted = try images.map { try $0.convertedToSRGB().bitmap() }
        for image in converted {
            #expect(Self.share(of: image, near: converted[1]) > 0.95)
        }
        #expect(Self.share(of: images[0].bitmap(), near: images[4].bitmap()) < 0.9, "already alike")
    }

    /// The share of bytes that differ by at most 8.
    private static func share(of a: Bitmap, near b: Bitmap) -> Double {
        let near = zip(a.pixels, b.pixels).filter { abs(Int($0) - Int($1)) <= 8 }
        return Double(near.count) / Double(a.pixels.count)
    }
}
