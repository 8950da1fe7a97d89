import Foundation
import Imaging
import Testing

@Suite struct PNGEncoderTests {
    private func image(
        _ width: Int, _ height: Int, _ color: (Int) -> (UInt8, UInt8, UInt8, UInt8)
    ) -> DecodedImage {
        let values = (0..<width * height).flatMap { i -> [UInt8] in
            let c = color(i)
            return [c.0, c.1, c.2, c.3]
        }
        return DecodedImage(width: width, height: height, samples: .eight(values))
    }

    /// Every premultiplied channel with its alpha survives the way through straight alpha.
    @Test func premultipliedPixelsSurvive() throws {
        var bitmap = Bitmap(width: 256, height: 256)
        for alpha in 0..<256 {
            for channel in 0...alpha {
                let c = UInt8(channel)
                bitmap[channel, alpha] = RGBA8(
                    red: c, green: UInt8(alpha) - c, blue: c / 2, alpha: UInt8(alpha))
            }
        }
        #expect(DecodedImage(bitmap).bitmap() == bitmap)
        for effort in [PNGEncoder.Effort.small, .fast] {
            let data = try PNGEncoder(effort: effort).encode(bitmap)
            #expect(try PNGDecoder().decode(data, name: "all").bitmap() == bitmap)
        }
    }

    /// c a / 255 to the nearest integer, against exact arithmetic in doubled integers.
    @Test func premultiplyingRoundsExactly() {
        let values = (0..<256 * 256).flatMap { i -> [UInt8] in [UInt8(i % 256), 0, 0, UInt8(i / 256)] }
        let bitmap = DecodedImage(width: 256, height: 256, samples: .eight(values)).bitmap()
        for alpha in 0..<256 {
            for c in 0..<256 {
                let distance = abs(2 * 255 * Int(bitmap[c, alpha].red) - 2 * c * alpha)
                #expect(distance <= 255, "\(c) at alpha \(alpha)")
            }
        }
    }

    /// Widths that leave bits of a byte unused.
    @Test func oddWidthsOfFewBitsSurvive() throws {
        for width in 1...17 {
            for colors in [2, 3, 5, 17] {
                let picture = image(width, 3) { (UInt8($0 * 7 % colors), 200, 3, 255) }
                let decoded = try PNGDecoder().decode(PNGEncoder().encode(picture), name: "odd")
                #expect(decoded.samples == picture.samples, "width \(width), \(colors) colours")
            }
        }
    }

    @Test func sixteenBitsAreKept() throws {
        let values: [UInt16] = [1, 2, 3, 65535, 256, 255, 65535, 4, 0, 0, 0, 0, 9, 9, 9, 9]
        let picture = DecodedImage(width: 2, height: 2, samples: .sixteen(values))
        let decoded = try PNGDecoder().decode(PNGEncoder().encode(picture), name: "16")
        #expect(decoded.samples == .sixteen(values))
        let fast = try PNGDecoder().decode(PNGEncoder(effort: .fast).encode(picture), name: "16")
        #expect(fast.samples == .sixteen(values))
        #expect(decoded.bitmap()[0, 0] == RGBA8(red: 0, green: 0, blue: 0))
    }

    @Test func theSamePictureGivesTheSameBytes() throws {
        let picture = image(50, 40) { (UInt8($0 % 251), UInt8($0 % 13), UInt8($0 / 50), 255) }
        #expect(try PNGEncoder().encode(picture) == PNGEncoder().encode(picture))
    }

    @Test func textIsKeptInOrder() throws {
        let text = [
            TextChunk(keyword: "zebra", text: "first"), TextChunk(keyword: "apple", text: "caf\u{E9}"),
            TextChunk(keyword: "Unicode", text: "中文 😀"), TextChunk(keyword: "empty", text: ""),
        ]
        let data = try PNGEncoder().encode(Bitmap(width: 1, height: 1), text: text)
        #expect(try PNGDecoder().decode(data, name: "text").text == text)
        #expect(
            PNGBuilder.types([UInt8](data)) == [
                "IHDR", "sRGB", "tEXt", "tEXt", "iTXt", "tEXt", "IDAT", "IEND",
            ])
    }

    @Test func colorChunksAreKept() throws {
        let profile = ColorProfile(gamma: 45455, chromaticities: .sRGB, codePoints: [1, 13, 0, 1])
        var picture = image(2, 2) { _ in (1, 2, 3, 255) }
        picture.colorProfile = profile
        let decoded = try PNGDecoder().decode(PNGEncoder().encode(picture), name: "colour")
        #expect(decoded.colorProfile == profile)
        #expect(profile.summary == "gAMA 0.45455, cHRM sRGB primaries, cICP 1/13/0/1")
    }

    @Test func whatCannotBeWrittenIsRefused() {
        let pixel = Bitmap(width: 1, height: 1)
        let keywords = ["", " a", "a  b", "日本", String(repeating: "k", count: 80)]
        for keyword in keywords {
            #expect(throws: PNGError.self, "\(keyword)") {
                try PNGEncoder().encode(pixel, text: [TextChunk(keyword: keyword, text: "")])
            }
        }
        #expect(throws: PNGError.self) { try PNGEncoder().encode(Bitmap(width: 0, height: 3)) }
        #expect(throws: PNGError.self) {
            try PNGEncoder().encode(pixel, text: [TextChunk(keyword: "k", text: "a\0b")])
        }
    }

    /// A smooth slope of many colours shrinks a lot by filters; the pattern of a wallpaper by none.
    @Test func filtersAreUsedWhereTheyHelp() throws {
        let slope = image(300, 300) { i in
            (UInt8(i % 300 * 255 / 300), UInt8(i / 300 * 255 / 300), UInt8((i % 300 + i / 300) / 3), 255)
        }
        let data = try PNGEncoder().encode(slope)
        #expect(data.count * 2 < (try PNGEncoder(effort: .fast).encode(slope).count))
        #expect(try PNGDecoder().decode(data, name: "slope").samples == slope.samples)
    }
}
