import Testing

@testable import Imaging

/// What is written in a hurry comes back whole, with ISA-L and without.
@Suite struct FastPNGTests {
    /// Opaque noise, with `alpha` in one pixel.
    private func bitmap(_ width: Int, _ height: Int, alpha: UInt8, at pixel: Int) -> Bitmap {
        var random = Noise(state: UInt64(width * 7919 + height))
        var pixels = (0..<width * height * 4).map { $0 % 4 == 3 ? 255 : random.byte() }
        pixels[pixel * 4 + 3] = alpha
        for i in 0..<3 { pixels[pixel * 4 + i] = min(pixels[pixel * 4 + i], alpha) }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private func file(_ bitmap: Bitmap, usesISAL: Bool) throws -> DecodedImage {
        let fast = FastPNG(
            size: bitmap.size, pixels: bitmap.pixels, isPremultiplied: true, usesISAL: usesISAL)
        return try PNGDecoder().decode(fast.file([]), name: "fast")
    }

    /// Widths around the four pixels that are packed at once.
    @Test(arguments: [true, false])
    func narrowPicturesSurvive(usesISAL: Bool) throws {
        for width in 1...13 {
            for alpha in [UInt8(255), 254, 0] {
                for pixel in 0..<width {
                    let picture = bitmap(width, 2, alpha: alpha, at: pixel)
                    let decoded = try file(picture, usesISAL: usesISAL)
                    #expect(decoded.bitmap() == picture, "width \(width), alpha \(alpha) at \(pixel)")
                    #expect(decoded.encoding.colorType == (alpha == 255 ? .rgb : .rgba))
                }
            }
        }
    }

    /// Several strips of rows, the last one short; what isn't opaque comes last.
    @Test(arguments: [true, false])
    func tallPicturesSurvive(usesISAL: Bool) throws {
        for alpha in [UInt8(255), 128] {
            let picture = bitmap(300, 1283, alpha: alpha, at: 300 * 1283 - 1)
            #expect(try file(picture, usesISAL: usesISAL).bitmap() == picture)
        }
    }

    /// A row that is longer than a strip.
    @Test func widePicturesSurvive() throws {
        let picture = bitmap(200_001, 3, alpha: 255, at: 0)
        #expect(try file(picture, usesISAL: true).bitmap() == picture)
    }

    /// Noise doesn't shrink: the compressor's output is drained in many steps.
    @Test func flatPicturesAndNoiseSurvive() throws {
        let flat = Bitmap(width: 640, height: 900, pixels: [UInt8](repeating: 255, count: 640 * 900 * 4))
        let data = try PNGEncoder(effort: .fast).encode(flat)
        #expect(try PNGDecoder().decode(data, name: "flat").bitmap() == flat)
        #expect(data.count < 640 * 900 * 3 / 100)
        let noise = bitmap(640, 900, alpha: 255, at: 0)
        #expect(try file(noise, usesISAL: true).bitmap() == noise)
    }

    @Test func theLibraryIsThere() {
        // Debian has it for every machine that this project is tested on.
        #expect(ISALStream() != nil)
    }
}

/// SplitMix64.
struct Noise {
    var state: UInt64

    mutating func byte() -> UInt8 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return UInt8(truncatingIfNeeded: z ^ (z >> 31))
    }
}
