import Imaging
import Testing

/// Files whose chunks were changed at random and whose checksums are right again: whatever they decode
/// to, it is an image or a ``PNGError``, never a crash or a huge allocation.
@Suite struct PNGMutationTests {
    private struct Chunk {
        var type: String
        var data: [UInt8]
    }

    private static func chunks(_ bytes: [UInt8]) -> [Chunk] {
        var result: [Chunk] = []
        var at = 8
        while at + 12 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
            result.append(Chunk(type: type, data: Array(bytes[at + 8..<at + 8 + length])))
            at += length + 12
        }
        return result
    }

    /// Five pictures: palette with tRNS, grey of 2 bits, RGB, RGBA, and 16 bits.
    private static func samples() throws -> [[UInt8]] {
        let colors: [(Int) -> [UInt8]] = [
            { [UInt8($0 % 7 * 30), 9, 0, UInt8(255 - $0 % 2 * 100)] },
            { i in [UInt8](repeating: UInt8(i % 4 * 85), count: 3) + [255] },
            { [UInt8($0 * 3 % 256), UInt8($0 * 7 % 256), UInt8($0 % 256), 255] },
            { [UInt8($0 * 3 % 256), UInt8($0 * 7 % 256), UInt8($0 % 256), UInt8($0 % 256)] },
        ]
        var files = try colors.map { color in
            let values = (0..<20 * 20).flatMap(color)
            let image = DecodedImage(
                width: 20, height: 20, samples: .eight(values),
                colorProfile: ColorProfile(gamma: 45455, chromaticities: .sRGB, sRGBIntent: 0),
                text: [TextChunk(keyword: "a", text: "b"), TextChunk(keyword: "c", text: "中")])
            return [UInt8](try PNGEncoder().encode(image))
        }
        let wide = (0..<400 * 4).map { UInt16($0 * 41 % 65536) }
        let image = DecodedImage(width: 20, height: 20, samples: .sixteen(wide))
        files.append([UInt8](try PNGEncoder().encode(image)))
        return files
    }

    @Test func changedChunksGiveAnImageOrAnError() throws {
        var state: UInt64 = 42
        /// A linear congruential generator (Knuth, MMIX).
        func random(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var (decoded, refused) = (0, 0)
        for sample in try Self.samples() {
            let original = Self.chunks(sample)
            for _ in 0..<400 {
                var chunks = original
                for _ in 0...random(below: 3) {
                    let index = random(below: chunks.count)
                    switch random(below: 8) {
                    case 0: chunks.swapAt(index, random(below: chunks.count))
                    case 1: chunks.insert(chunks[index], at: random(below: chunks.count))
                    case 2: chunks[index].data = Array(chunks[index].data.dropLast(random(below: 9)))
                    default:
                        if chunks[index].data.isEmpty { continue }
                        chunks[index].data[random(below: chunks[index].data.count)] = UInt8(
                            random(below: 256))
                    }
                }
                let bytes = PNGBuilder.signature + chunks.flatMap { PNGBuilder.chunk($0.type, $0.data) }
                do throws(PNGError) {
                    let image = try PNGDecoder().decode(bytes, name: "changed")
                    #expect(image.width * image.height <= PNGDecoder.defaultPixelLimit)
                    decoded += 1
                } catch {
                    #expect(error.file == "changed")
                    refused += 1
                }
            }
        }
        #expect(decoded > 200 && refused > 200, "\(decoded) decoded, \(refused) refused")
    }
}
