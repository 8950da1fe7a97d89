import Testing

@testable import Imaging

@Suite struct PNGFileBytesTests {
    /// Byte for byte as the test builder spells chunks, whose checksum is computed bit by bit.
    @Test func chunksAreSpelledAsSpecified() {
        var file = PNGFileBytes()
        file.appendHeader(
            PixelSize(width: 258, height: 70_000), PNGEncoding(colorType: .palette, bitDepth: 4))
        file.append("tEXt", Array("a\0b".utf8))
        file.append("IDAT") { $0 += [1, 2, 3] }
        file.append("IEND", [])
        let expected =
            PNGBuilder.header(width: 258, height: 70_000, depth: 4, colorType: 3)
            + PNGBuilder.chunk("tEXt", Array("a\0b".utf8)) + PNGBuilder.chunk("IDAT", [1, 2, 3])
            + PNGBuilder.chunk("IEND", [])
        #expect(file.bytes == expected)
    }

    /// The check value of CRC-32 (ISO-HDLC), and a zlib stream's own checksum of "Wikipedia".
    @Test func checksumsAreTheKnownOnes() throws {
        #expect(LibDeflate.crc32(Array("123456789".utf8)[...]) == 0xCBF4_3926)
        let stream = try LibDeflate.zlibStream(Array("Wikipedia".utf8), level: 6)
        #expect(Array(stream.suffix(4)) == [0x11, 0xE6, 0x03, 0x98])
    }
}
