import Foundation

/// Writes PNG files without loss, small, and the same bytes for the same picture every time.
///
/// The bytes also depend on the zlib that is installed; the pixels never do.
public struct PNGEncoder: Sendable {
    public enum Effort: Sendable {
        /// Goldens and what people keep: several ways are tried and the smallest file is taken.
        case small
        /// What is looked at once: least time.
        case fast
    }

    public var effort: Effort

    public init(effort: Effort = .small) {
        self.effort = effort
    }

    /// The bitmap in straight alpha, declared as sRGB; see ``DecodedImage/init(_:)`` for the rounding.
    ///
    /// - Parameter text: Text chunks, written in this order before the pixels; as tEXt where Latin-1 can
    ///   spell them, as iTXt otherwise.
    /// - Throws: ``PNGError`` for a bitmap without pixels, or a keyword that PNG does not allow.
    public func encode(_ bitmap: Bitmap, text: [TextChunk] = []) throws(PNGError) -> Data {
        var image = DecodedImage(bitmap)
        image.text = text
        return try encode(image)
    }

    /// The image with its colour chunks and text.
    ///
    /// 1. Pixels of 16 bits keep them. Of 8 bits, the representation with the fewest bits per pixel that
    ///    loses nothing is taken: grey of 1, 2, 4 or 8 bits, a palette of 1, 2, 4 or 8 bits with alpha,
    ///    grey and alpha, RGB, or RGBA.
    /// 2. A small picture with a palette is also tried without, since the palette itself takes room.
    /// 3. Each is written unfiltered or with adaptive filters, whichever compresses a sample of its rows
    ///    better; the smallest file wins, the first of equals. A fast encoder writes once, unfiltered.
    ///
    /// An ICC profile is known by its digest only and cannot be written: an image that has one is refused.
    ///
    /// - Throws: ``PNGError`` as above.
    /// - Complexity: O(pixels).
    public func encode(_ image: DecodedImage) throws(PNGError) -> Data {
        if image.width == 0 || image.height == 0 { throw refused("it has no pixels (\(image.size))") }
        if image.width > Int32.max || image.height > Int32.max {
            throw refused("\(image.size) is more than a PNG can declare")
        }
        if let profile = image.colorProfile.iccProfile {
            throw refused("its ICC profile \(profile) was not kept; convert it to sRGB or drop the profile")
        }
        let chunks = try PNGChunkWriter.chunks(profile: image.colorProfile, text: image.text)
        // 1.
        let first = PNGPacking.smallest(image)
        var candidates = [first]
        // 2.
        if effort == .small && first.encoding.colorType == .palette
            && image.width * image.height <= PNGEncoder.smallPicture
        {
            candidates.append(PNGPacking.smallest(image, allowingPalette: false))
        }
        // 3.
        var best: [UInt8]?
        for picture in candidates {
            let isAdaptive = effort == .small ? try gainsByFilters(picture) : false
            let bytes = try write(picture, chunks, isAdaptive: isAdaptive)
            if best.map({ bytes.count < $0.count }) ?? true { best = bytes }
        }
        return Data(best ?? [])
    }

    /// Pixels up to which a palette must prove itself.
    private static let smallPicture = 1 << 16

    /// Whether adaptive filters make the sample a tenth smaller; less is often lost again in the whole
    /// picture, where repeated rows are cheap. They never do for palettes and few bits, whose
    /// numbers have no neighbours (PNG specification, filter selection).
    private func gainsByFilters(_ picture: LibPNG.Picture) throws(PNGError) -> Bool {
        if picture.encoding.colorType == .palette || picture.encoding.bitDepth < 8 { return false }
        let sample = PNGEncoder.sample(picture)
        let plain = try write(sample, [], isAdaptive: false)
        return try write(sample, [], isAdaptive: true).count * 10 < plain.count * 9
    }

    /// Bands of 16 rows, one in eight; the whole picture when it is small.
    private static func sample(_ picture: LibPNG.Picture) -> LibPNG.Picture {
        let height = picture.size.height
        if picture.rows.count < 1 << 17 || height < 256 { return picture }
        var sample = picture
        sample.rows = []
        for top in stride(from: 0, to: height, by: 128) {
            let bottom = min(top + 16, height)
            sample.rows += picture.rows[top * picture.rowBytes..<bottom * picture.rowBytes]
        }
        sample.size.height = sample.rows.count / picture.rowBytes
        return sample
    }

    private func write(
        _ picture: LibPNG.Picture, _ chunks: [UInt8], isAdaptive: Bool
    ) throws(PNGError) -> [UInt8] {
        do {
            return try LibPNG.write(
                picture, chunks: chunks, level: effort == .small ? 6 : 1, isAdaptive: isAdaptive)
        } catch {
            throw refused(error.message)
        }
    }

    private func refused(_ words: String) -> PNGError {
        PNGError(file: "PNG", reason: .notEncodable(words))
    }
}
