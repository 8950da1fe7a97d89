import Imaging

extension PixelPair {
    typealias Samples = DecodedImage.Samples

    /// Calls `body` with two pictures as words.
    ///
    /// 1. Pixels of 8 bits are words already, and are not copied.
    /// 2. Where one picture has 16 bits, both are taken at 16, and each pixel that occurs becomes a number: equal
    ///    numbers, equal pixels.
    static func with<Result>(
        reference: Samples, _ referenceSize: PixelSize, candidate: Samples, _ candidateSize: PixelSize,
        isPremultiplied: Bool, magnitude: UInt8, ignoring: IgnoredRegions, _ body: (PixelPair) -> Result
    ) -> Result {
        func pair(
            _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>, _ wide: [UInt64]?
        ) -> PixelPair {
            PixelPair(
                a: PixelRows(size: referenceSize, words: a), b: PixelRows(size: candidateSize, words: b),
                values: PixelValues(wide: wide, isPremultiplied: isPremultiplied), magnitude: Int(magnitude),
                ignoring: ignoring)
        }
        if case .eight(let a) = reference, case .eight(let b) = candidate {  // 1
            return a.withUnsafeBytes { a in
                b.withUnsafeBytes { b in
                    body(pair(a.bindMemory(to: UInt32.self), b.bindMemory(to: UInt32.self), nil))
                }
            }
        }
        var numbers = PixelNumbers()  // 2
        let a = numbers.words(reference)
        let b = numbers.words(candidate)
        return a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { b in body(pair(a, b, numbers.pixels)) }
        }
    }
}

/// Numbers for pixels of 16 bits a channel.
private struct PixelNumbers {
    private var numbers: [UInt64: UInt32] = [:]
    private(set) var pixels: [UInt64] = []

    mutating func words(_ samples: DecodedImage.Samples) -> [UInt32] {
        switch samples {
        case .eight(let values):
            return stride(from: 0, to: values.count, by: 4).map { i in
                number((0..<4).reduce(0) { $0 | UInt64(values[i + $1]) * 257 << (UInt64($1) * 16) })
            }
        case .sixteen(let values):
            return stride(from: 0, to: values.count, by: 4).map { i in
                number((0..<4).reduce(0) { $0 | UInt64(values[i + $1]) << (UInt64($1) * 16) })
            }
        }
    }

    private mutating func number(_ pixel: UInt64) -> UInt32 {
        if let number = numbers[pixel] { return number }
        let number = UInt32(truncatingIfNeeded: pixels.count)
        pixels.append(pixel)
        numbers[pixel] = number
        return number
    }
}
