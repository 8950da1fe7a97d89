extension DecodedImage {
    /// The image as premultiplied RGBA8; colours as in the file, no gamma applied.
    ///
    /// Samples of 16 bits give their high byte. A premultiplied channel is c a / 255 rounded to the
    /// nearest integer: `(c * a + 127) / 255`, which has no ties since 255 is odd.
    public func bitmap() -> Bitmap {
        var pixels: [UInt8]
        switch samples {
        case .eight(let values): pixels = values
        case .sixteen(let values): pixels = values.map { UInt8($0 >> 8) }
        }
        pixels.withUnsafeMutableBufferPointer { p in
            for start in stride(from: 0, to: p.count, by: 4) where p[start + 3] != 255 {
                let alpha = Int(p[start + 3])
                for i in start..<start + 3 { p[i] = UInt8((Int(p[i]) * alpha + 127) / 255) }
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// The bitmap in straight alpha.
    ///
    /// A straight channel is the nearest integer to 255 p / a: `(255 * p + a / 2) / a`, at most 255; 0
    /// where alpha is 0. ``bitmap()`` of it gives back the same pixels, provided that no channel is above
    /// its alpha.
    public init(_ bitmap: Bitmap) {
        var values = bitmap.pixels
        // What is opaque is shared, not copied.
        if !values.withUnsafeBytes(ChannelSurvey.isOpaque) {
            values.withUnsafeMutableBufferPointer { pixels in
                if let start = pixels.baseAddress { StraightAlpha.restore(start, count: pixels.count) }
            }
        }
        self.init(
            width: bitmap.width, height: bitmap.height, samples: .eight(values),
            colorProfile: DecodedImage.bitmapProfile)
    }

    /// What is declared of a bitmap's colours: sRGB, perceptual intent.
    package static let bitmapProfile = ColorProfile(sRGBIntent: 0)
}
