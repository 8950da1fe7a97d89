/// From premultiplied to straight RGBA bytes.
enum StraightAlpha {
    /// Replaces premultiplied channels by straight ones; see ``DecodedImage/init(_:)`` for the rounding.
    static func restore(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        for start in stride(from: 0, to: count, by: 4) where pixels[start + 3] != 255 {
            let alpha = Int(pixels[start + 3])
            for i in start..<start + 3 {
                pixels[i] = alpha == 0 ? 0 : UInt8(min(255, (Int(pixels[i]) * 255 + alpha / 2) / alpha))
            }
        }
    }
}
