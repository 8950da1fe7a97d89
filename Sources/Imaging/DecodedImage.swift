/// The pixels of a PNG as the file has them: straight alpha, four channels, 8 or 16 bits each.
///
/// Grey, palette and low bit depths are expanded to RGBA without loss; a missing alpha channel is
/// opaque. No gamma is applied: ``colorProfile`` says what the file declares.
public struct DecodedImage: Hashable, Sendable {
    /// Red, green, blue, alpha of each pixel, top row first, without padding.
    public enum Samples: Hashable, Sendable {
        /// `width * height * 4` values; of files with 1 to 8 bits per channel.
        case eight([UInt8])
        /// `width * height * 4` values; of files with 16 bits per channel.
        case sixteen([UInt16])
    }

    /// Pixels, at least 0.
    public let width: Int
    /// Pixels, at least 0.
    public let height: Int
    /// Straight (not premultiplied), in rows from the top.
    public let samples: Samples
    /// How the file stored the pixels.
    public var encoding: PNGEncoding
    /// What the file says about its colours.
    public var colorProfile: ColorProfile
    /// The file's text chunks, in file order.
    public var text: [TextChunk]

    /// - Precondition: The samples hold exactly `width * height * 4` values, both sizes at least 0.
    public init(
        width: Int, height: Int, samples: Samples, encoding: PNGEncoding? = nil,
        colorProfile: ColorProfile = ColorProfile(), text: [TextChunk] = []
    ) {
        let count: Int
        let depth: Int
        switch samples {
        case .eight(let values): (count, depth) = (values.count, 8)
        case .sixteen(let values): (count, depth) = (values.count, 16)
        }
        precondition(width >= 0 && height >= 0 && count == width * height * 4)
        self.width = width
        self.height = height
        self.samples = samples
        self.encoding = encoding ?? PNGEncoding(colorType: .rgba, bitDepth: depth)
        self.colorProfile = colorProfile
        self.text = text
    }

    /// In pixels.
    public var size: PixelSize { PixelSize(width: width, height: height) }
}
