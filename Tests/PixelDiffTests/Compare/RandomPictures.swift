import Imaging

/// A picture and a changed copy of it, perhaps cropped or extended.
struct RandomPair {
    var reference: DecodedImage
    var candidate: DecodedImage

    init(_ random: inout SeededGenerator) {
        let size = PixelSize(
            width: .random(in: 0...40, using: &random), height: .random(in: 0...30, using: &random))
        var other = size
        if Int.random(in: 0..<3, using: &random) == 0 {
            other.width = .random(in: 0...40, using: &random)
            other.height = .random(in: 0...30, using: &random)
        }
        let isWide = (Bool.random(using: &random), Bool.random(using: &random))
        let seed = UInt16.random(in: 0...255, using: &random)
        let noise = Int.random(in: 0...30, using: &random)
        reference = RandomPair.picture(size, isWide.0, seed, noise: 0, &random)
        candidate = RandomPair.picture(other, isWide.1, seed, noise: noise, &random)
    }

    /// A pattern that depends on place and seed only, with `noise` changed samples.
    private static func picture(
        _ size: PixelSize, _ isWide: Bool, _ seed: UInt16, noise: Int, _ random: inout SeededGenerator
    ) -> DecodedImage {
        var values: [UInt8] = []
        for y in 0..<size.height {
            for x in 0..<size.width {
                let alpha = (x + y) % 5 == 0 ? 0 : 255
                values += [UInt8((x * 3 + Int(seed)) % 256), UInt8(y * 5 % 256), UInt8(seed), UInt8(alpha)]
            }
        }
        if !isWide {
            for _ in 0..<noise where !values.isEmpty {
                let index = Int.random(in: values.indices, using: &random)
                values[index] = .random(in: 0...255, using: &random)
            }
            return DecodedImage(width: size.width, height: size.height, samples: .eight(values))
        }
        var wide = values.map { UInt16($0) * 257 }
        for _ in 0..<noise where !wide.isEmpty {
            let index = Int.random(in: wide.indices, using: &random)
            wide[index] ^= 1 << UInt16.random(in: 0...15, using: &random)
        }
        return DecodedImage(width: size.width, height: size.height, samples: .sixteen(wide))
    }
}
