import CFuzzing
import Foundation
import Imaging

/// What libpng makes of a file, by a road of its own: row after row, everything at 16 bits.
struct ReferencePicture {
    let size: PixelSize
    let isDeep: Bool
    /// Red, green, blue, alpha, of 16 bits.
    let samples: [UInt16]

    enum Outcome {
        case picture(ReferencePicture)
        case mistake
        case tooLarge
    }

    static func decode(_ bytes: [UInt8], limit: Int) -> Outcome {
        var picture = fuzzing_picture()
        let status = fuzzing_decode(bytes, bytes.count, UInt64(limit), &picture)
        if status < 0 { return .tooLarge }
        guard status == 1, let samples = picture.samples else { return .mistake }
        defer { free(samples) }
        let size = PixelSize(width: Int(picture.width), height: Int(picture.height))
        let values = Array(UnsafeBufferPointer(start: samples, count: size.width * size.height * 4))
        return .picture(ReferencePicture(size: size, isDeep: picture.bit_depth == 16, samples: values))
    }

    /// Whether a decoded picture has the same pixels.
    func matches(_ image: DecodedImage) -> Bool {
        guard image.size == size else { return false }
        switch image.samples {
        case .eight(let values): return !isDeep && zip(samples, values).allSatisfy { $0 == UInt16($1) * 257 }
        case .sixteen(let values): return isDeep && values == samples
        }
    }
}
