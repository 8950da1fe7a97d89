/// What a PNG says beside its pixels, read without decoding them.
package struct PNGMetadata: Hashable, Sendable {
    package var colorProfile: ColorProfile
    package var text: [TextChunk]

    package init(_ image: DecodedImage) {
        (colorProfile, text) = (image.colorProfile, image.text)
    }

    /// Reads a file that ``PNGDecoder`` is known to read: the answers are the decoder's. Checksums aren't looked at.
    ///
    /// - Returns: Nil where an ICC profile can't be read, which the decoder would say.
    package init?(ofIntact bytes: [UInt8]) {
        let chunks = PNGChunks(bytes)
        colorProfile = ColorProfile(chunks: chunks)
        text = chunks.text
        guard chunks.data("iCCP") != nil else { return }
        do {
            colorProfile.iccProfile = try bytes.withUnsafeBufferPointer {
                try LibPNG.Reader($0).iccProfile
            }
        } catch {
            return nil
        }
    }
}
