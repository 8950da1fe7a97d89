/// How a PNG file stores its pixels.
public struct PNGEncoding: Hashable, Sendable, CustomStringConvertible {
    /// The colour type of the PNG specification (IHDR).
    public enum ColorType: UInt8, Hashable, Sendable {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6
    }

    /// What a pixel consists of.
    public var colorType: ColorType
    /// Bits per channel, or per palette index: 1, 2, 4, 8 or 16.
    public var bitDepth: Int
    /// Adam7 interlacing.
    public var isInterlaced: Bool
    /// A tRNS chunk: one transparent colour, or alpha values of the palette.
    public var hasTransparencyChunk: Bool

    /// Neither interlaced nor transparent unless told otherwise.
    public init(
        colorType: ColorType, bitDepth: Int, isInterlaced: Bool = false, hasTransparencyChunk: Bool = false
    ) {
        self.colorType = colorType
        self.bitDepth = bitDepth
        self.isInterlaced = isInterlaced
        self.hasTransparencyChunk = hasTransparencyChunk
    }

    /// `8-bit palette, tRNS, interlaced`.
    public var description: String {
        let name =
            switch colorType {
            case .gray: "grey"
            case .rgb: "RGB"
            case .palette: "palette"
            case .grayAlpha: "grey and alpha"
            case .rgba: "RGBA"
            }
        return "\(bitDepth)-bit \(name)" + (hasTransparencyChunk ? ", tRNS" : "")
            + (isInterlaced ? ", interlaced" : "")
    }
}
