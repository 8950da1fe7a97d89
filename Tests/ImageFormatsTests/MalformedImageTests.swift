import Drawing
import Foundation
import Testing

@testable import ImageFormats

/// Files changed at random, with a fixed seed: each is a picture or a typed error.
@Suite struct MalformedImageTests {
    /// A linear congruential generator (Knuth, MMIX).
    private struct Generator {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
    }

    @Test(arguments: ["png", "jpg", "webp"]) func twoHundredOfEachFormat(ending: String) throws {
        let samples = try ImageFixture.all.filter { $0.name.hasSuffix(ending) }.map { try $0.bytes() }
        var random = Generator(state: 11)
        var (decoded, refused) = (0, 0)
        for index in 0..<200 {
            var bytes = samples[index % samples.count]
            for _ in 0...random.below(6) { change(&bytes, &random) }
            do throws(ImageError) {
                let image = try ImageDecoder().decode(Data(bytes), name: "changed")
                #expect(image.width > 0 && image.pixels.count == image.width * image.height * 4)
                decoded += 1
            } catch {
                #expect(error.file == "changed" && !error.description.isEmpty)
                refused += 1
            }
        }
        #expect(refused > 100, "\(decoded) decoded, \(refused) refused")
    }

    private func change(_ bytes: inout [UInt8], _ random: inout Generator) {
        guard !bytes.isEmpty else { return }
        let at = random.below(bytes.count)
        switch random.below(8) {
        case 0: bytes = Array(bytes.prefix(at))
        case 1: bytes.remove(at: at)
        case 2: bytes.insert(UInt8(random.below(256)), at: at)
        case 3:
            let end = min(bytes.count, at + random.below(40))
            bytes.insert(contentsOf: bytes[at..<end], at: random.below(bytes.count))
        case 4: bytes[at] = 0xFF
        case 5: bytes[min(at, 40)] ^= UInt8(1 << random.below(8))
        default: bytes[at] ^= UInt8(1 << random.below(8))
        }
    }
}
