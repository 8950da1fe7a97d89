import Testing

@testable import Imaging

@Suite struct RowPackingTests {
    /// What is seen of a picture of many pixels with one that differs.
    @Test func surveysSeeEveryPixel() {
        let pixels = 9000
        let gray = (0..<pixels * 4).map { $0 % 4 == 3 ? UInt8(255) : UInt8(truncatingIfNeeded: $0 / 4) }
        #expect(ChannelSurvey(gray).colorType == .gray)
        for pixel in [0, 1, 4095, 4096, 4097, pixels - 1] {
            var changed = gray
            changed[pixel * 4 + 3] = 254
            #expect(ChannelSurvey(changed).colorType == .grayAlpha, "\(pixel)")
            #expect(!changed.withUnsafeBytes(ChannelSurvey.isOpaque))
            for channel in 0..<3 {
                changed = gray
                changed[pixel * 4 + channel] ^= 1
                #expect(ChannelSurvey(changed).colorType == .rgb, "\(pixel)")
            }
        }
        #expect(gray.withUnsafeBytes(ChannelSurvey.isOpaque))
    }

    /// 256 colours make a palette, in order of appearance with alpha first; one more doesn't.
    @Test func palettesHoldUpTo256Colors() throws {
        func values(_ count: Int) -> [UInt8] {
            var values: [UInt8] = []
            for i in 0..<count {
                values += [UInt8(i % 256), UInt8(i / 256), UInt8(truncatingIfNeeded: i * 7)]
                values.append(i == 9 ? 128 : 255)
            }
            return values
        }
        let palette = try #require(PNGPalette(values(256)))
        #expect(palette.bitDepth == 8)
        #expect(palette.alpha == [128])
        #expect(Array(palette.colors.prefix(6)) == [9, 0, 63, 0, 0, 0])
        #expect(palette.indices(values(11)) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 10])
        #expect(PNGPalette(values(257)) == nil)
    }
}
