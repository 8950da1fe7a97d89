import Imaging
import Testing

/// The representation with the fewest bits per pixel that loses nothing is written.
@Suite struct PNGRepresentationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var encoding: PNGEncoding
        /// Straight RGBA of pixel i.
        var color: @Sendable (Int) -> [UInt8]

        init(
            _ name: String, _ type: PNGEncoding.ColorType, _ depth: Int, tRNS: Bool = false,
            color: @escaping @Sendable (Int) -> [UInt8]
        ) {
            testDescription = name
            encoding = PNGEncoding(colorType: type, bitDepth: depth, hasTransparencyChunk: tRNS)
            self.color = color
        }
    }

    static func gray(_ value: Int, alpha: Int = 255) -> [UInt8] {
        let g = UInt8(value)
        return [g, g, g, UInt8(alpha)]
    }

    static let cases: [Case] = [
        Case("black and white", .gray, 1) { gray($0 % 3 == 0 ? 0 : 255) },
        Case("thirds of grey", .gray, 2) { gray($0 % 4 * 85) },
        Case("steps of 17", .gray, 4) { gray($0 % 16 * 17) },
        Case("all greys", .gray, 8) { gray($0 % 256) },
        Case("two greys off the steps", .palette, 1) { gray($0 % 2 + 7) },
        Case("three colours", .palette, 2) { [UInt8($0 % 3), 9, 0, 255] },
        Case("ten colours with alpha", .palette, 4, tRNS: true) {
            [UInt8($0 % 10), 9, 0, UInt8(255 - $0 % 2)]
        },
        Case("256 colours", .palette, 8) { [UInt8($0 % 256), 9, 0, 255] },
        Case("greys with alpha", .grayAlpha, 8) { gray($0 % 256, alpha: $0 / 300 % 256) },
        Case("many colours", .rgb, 8) { [UInt8($0 % 256), UInt8($0 / 300 % 256), 0, 255] },
        Case("many with alpha", .rgba, 8) { [UInt8($0 % 256), 1, 0, UInt8($0 / 300 % 256)] },
    ]

    /// 300 x 300 pixels: above the size that is also tried without a palette.
    @Test(arguments: cases)
    func isTheSmallest(test: Case) throws {
        let values = (0..<300 * 300).flatMap(test.color)
        let image = DecodedImage(width: 300, height: 300, samples: .eight(values))
        let decoded = try PNGDecoder().decode(PNGEncoder().encode(image), name: "case")
        #expect(decoded.encoding == test.encoding)
        #expect(decoded.samples == image.samples)
    }

    /// RGB or RGBA, whatever would be smallest.
    @Test(arguments: cases)
    func fastKeepsThePixels(test: Case) throws {
        let values = (0..<300 * 300).flatMap(test.color)
        let image = DecodedImage(width: 300, height: 300, samples: .eight(values))
        let decoded = try PNGDecoder().decode(PNGEncoder(effort: .fast).encode(image), name: "case")
        let isOpaque = stride(from: 3, to: values.count, by: 4).allSatisfy { values[$0] == 255 }
        #expect(decoded.encoding == PNGEncoding(colorType: isOpaque ? .rgb : .rgba, bitDepth: 8))
        #expect(decoded.samples == image.samples)
    }
}
