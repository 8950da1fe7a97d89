import Foundation
import Imaging

/// Two files to compare, from an input's decisions.
struct PicturePair {
    var reference: [UInt8]
    var candidate: [UInt8]

    /// 1. A forged file, and its pixels in other bytes with a few of them changed, or none.
    /// 2. Two forged files.
    /// 3. A forged file, and the same with changed bytes, under right checksums or not.
    /// 4. A large forged file, twice, with changed bytes.
    init(_ input: inout ByteReader) {
        let way = input.number(below: 64)
        reference = PNGForge.file(&input, isWide: way == 63)
        candidate = reference
        switch way {
        case ..<32: candidate = Self.rewritten(reference, &input) ?? reference
        case ..<44: candidate = PNGForge.file(&input)
        default:
            for _ in 0..<input.number(below: 4) {
                candidate[input.number(below: min(65536, candidate.count))] ^= input.byte()
            }
            if !input.chance(4) { candidate = PNGForge.withRightChecksums(candidate) }
        }
        if input.chance(2) { swap(&reference, &candidate) }
    }

    private static func rewritten(_ file: [UInt8], _ input: inout ByteReader) -> [UInt8]? {
        guard let image = try? PNGDecoder(pixelLimit: DecoderTarget.pixelLimit).decode(file, name: "pair")
        else {
            return nil
        }
        let changes = input.number(below: 5)
        func change<Sample: FixedWidthInteger>(_ values: inout [Sample]) {
            for _ in 0..<changes {
                values[input.number(below: min(65536, values.count))] &+= Sample(
                    truncatingIfNeeded: input.byte())
            }
        }
        var samples = image.samples
        switch samples {
        case .eight(var values):
            change(&values)
            samples = .eight(values)
        case .sixteen(var values):
            change(&values)
            samples = .sixteen(values)
        }
        let changed = DecodedImage(width: image.width, height: image.height, samples: samples)
        let encoder = PNGEncoder(effort: input.element([.small, .fast]))
        return (try? encoder.encode(changed)).map(Array.init)
    }
}
