import Foundation

/// Writes PNG files without loss.
///
/// A small file has the same bytes for the same picture on every machine with the same libdeflate; another
/// release of that library may find other matches. A fast one's depend on the processor too. The pixels never do.
public struct PNGEncoder: Sendable {
    /// How much time a file is worth.
    public enum Effort: Sendable {
        /// What is kept in a repository for years: a sixth smaller still, in some sixty times the time; see
        /// ``PNGFilterChoice``.
        case smallest
        /// What is kept for a while: several ways are tried and the smallest file is taken.
        case small
        /// What is looked at once: least time. Nothing may compare its bytes.
        case fast
    }

    /// How much time a file is worth.
    public var effort: Effort

    /// Small files unless told otherwise.
    public init(effort: Effort = .small) {
        self.effort = effort
    }

    /// The bitmap in straight alpha, declared as sRGB; see ``DecodedImage/init(_:)`` for the rounding.
    ///
    /// - Parameter text: Text chunks, written in this order before the pixels; as tEXt where Latin-1 can
    ///   spell them, as iTXt otherwise.
    /// - Throws: ``PNGError`` for a bitmap without pixels, or a keyword that PNG does not allow.
    public func encode(_ bitmap: Bitmap, text: [TextChunk] = []) throws(PNGError) -> Data {
        if effort == .fast {
            try check(bitmap.size)
            let chunks = try PNGChunkWriter.chunks(profile: DecodedImage.bitmapProfile, text: text)
            let fast = FastPNG(size: bitmap.size, pixels: bitmap.pixels, isPremultiplied: true)
            return Data(try fast.file(chunks))
        }
        var image = DecodedImage(bitmap)
        image.text = text
        return try encode(image)
    }

    /// The image with its colour chunks and text.
    ///
    /// 1. Pixels of 16 bits keep them. Of 8 bits, the representation with the fewest bits per pixel that
    ///    loses nothing is taken: grey of 1, 2, 4 or 8 bits, a palette of 1, 2, 4 or 8 bits with alpha,
    ///    grey and alpha, RGB, or RGBA. A fast encoder writes RGB or RGBA, unfiltered.
    /// 2. A small picture with a palette is also tried without, since the palette itself takes room.
    /// 3. Each is compressed unfiltered, filtered by the row above, and with adaptive filters, as far as these
    ///    may gain; the smallest file wins, the first of equals. See ``PNGFilterChoice``.
    ///
    /// An ICC profile is known by its digest only and cannot be written: an image that has one is refused.
    ///
    /// - Throws: ``PNGError`` as above.
    /// - Complexity: O(pixels).
    public func encode(_ image: DecodedImage) throws(PNGError) -> Data {
        try check(image.size)
        if let profile = image.colorProfile.iccProfile {
            throw refused("its ICC profile \(profile) was not kept; convert it to sRGB or drop the profile")
        }
        let chunks = try PNGChunkWriter.chunks(profile: image.colorProfile, text: image.text)
        // 1.
        if effort == .fast, case .eight(let values) = image.samples {
            let fast = FastPNG(size: image.size, pixels: values, isPremultiplied: false)
            return Data(try fast.file(chunks))
        }
        let first = PNGPacking.smallest(image)
        if effort == .fast { return Data(try fastFile(first, chunks)) }
        var candidates = [first]
        // 2.
        if first.encoding.colorType == .palette && image.width * image.height <= PNGEncoder.smallPicture {
            candidates.append(PNGPacking.smallest(image, allowingPalette: false))
        }
        // 3.
        var best: [UInt8]?
        for picture in candidates {
            let bytes = picture.file(chunks, stream: try PNGFilterChoice.smallestStream(picture, effort))
            if best.map({ bytes.count < $0.count }) ?? true { best = bytes }
        }
        return Data(best ?? [])
    }

    /// A PNG file of the same pixels, colours and texts, with this effort; the file itself where that isn't shorter, or it
    /// is no picture that can be written.
    public func recompressed(_ file: [UInt8]) -> [UInt8] {
        guard let image = try? PNGDecoder(pixelLimit: .max).decode(file, name: "PNG"),
            let bytes = try? encode(image), bytes.count < file.count
        else { return file }
        return Array(bytes)
    }

    /// Pixels up to which a palette must prove itself.
    private static let smallPicture = 1 << 16

    private func fastFile(
        _ picture: PNGPicture, _ chunks: [PNGChunkWriter.Chunk]
    ) throws(PNGError) -> [UInt8] {
        var deflater = FastDeflater()
        var stream: [UInt8] = []
        try deflater.append(picture.rows, count: picture.rows.count, isLast: true, to: &stream)
        return picture.file(chunks, stream: stream)
    }

    private func check(_ size: PixelSize) throws(PNGError) {
        if size.width == 0 || size.height == 0 { throw refused("it has no pixels (\(size))") }
        if size.width > Int32.max || size.height > Int32.max {
            throw refused("\(size) is more than a PNG can declare")
        }
    }

    private func refused(_ words: String) -> PNGError {
        PNGError(file: "PNG", reason: .notEncodable(words))
    }
}
