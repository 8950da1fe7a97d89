import Foundation

/// Reads PNG files: every colour type and bit depth, interlaced or not, as the file has them.
///
/// Wrong checksums, damaged and cut off files are errors. No gamma is applied; see
/// ``DecodedImage/convertedToSRGB()``.
public struct PNGDecoder: Sendable {
    /// 64 megapixels: 8192 x 8192.
    public static let defaultPixelLimit = 64 << 20

    /// The most pixels that a file may declare.
    public var pixelLimit: Int

    public init(pixelLimit: Int = PNGDecoder.defaultPixelLimit) {
        self.pixelLimit = pixelLimit
    }

    /// Decodes a file.
    ///
    /// - Throws: A ``PNGError`` that names `path`.
    public func decode(contentsOf path: String) throws(PNGError) -> DecodedImage {
        try decode(try PNGFile.bytes(path, limit: byteLimit), name: path)
    }

    /// Decodes the bytes of a file.
    ///
    /// 1. What is no PNG is told apart by its first bytes.
    /// 2. The header is read and its size checked before memory is spent on pixels: against the limit,
    ///    and against the most that the compressed data could expand to.
    /// 3. libpng decodes the pixels, expanded to RGBA.
    ///
    /// - Parameter name: Names the bytes in errors.
    /// - Complexity: O(pixels) time and memory.
    public func decode(_ data: some Sequence<UInt8>, name: String) throws(PNGError) -> DecodedImage {
        let bytes = Array(data)
        // 1.
        if let reason = PNGFile.misfit(bytes) { throw PNGError(file: name, reason: reason) }
        let chunks = PNGChunks(bytes)
        if chunks.reachesPastEnd { throw PNGError(file: name, reason: .truncated) }
        do {
            return try bytes.withUnsafeBufferPointer { buffer in
                // 2.
                let reader = try LibPNG.Reader(buffer)
                if let reason = excess(reader, chunks) { throw PNGError(file: name, reason: reason) }
                // 3.
                let samples = try reader.samples()
                var profile = ColorProfile(chunks: chunks)
                profile.iccProfile = reader.iccProfile
                return DecodedImage(
                    width: reader.size.width, height: reader.size.height, samples: samples,
                    encoding: reader.encoding, colorProfile: profile, text: chunks.text)
            }
        } catch let failure as LibPNG.Failure {
            let reason: PNGError.Reason = failure.ranOut ? .truncated : .malformed(failure.message)
            throw PNGError(file: name, reason: reason)
        } catch let error as PNGError {
            throw error
        } catch {
            throw PNGError(file: name, reason: .malformed("\(error)"))
        }
    }

    /// Why the declared size must not be allocated, or nil.
    private func excess(_ reader: LibPNG.Reader, _ chunks: PNGChunks) -> PNGError.Reason? {
        let size = reader.size
        let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
        if overflow || pixels > pixelLimit { return .tooLarge(size, limit: pixelLimit) }
        // Deflate expands one byte to 1032 at most (RFC 1951: 258 bytes for two bits).
        let declared = pixels / 8 * reader.encoding.colorType.channels * reader.encoding.bitDepth
        return declared / 1032 > chunks.imageDataLength ? .truncated : nil
    }

    /// More bytes than an uncompressed file at the pixel limit has, with room for other chunks.
    private var byteLimit: Int {
        let (pixels, overflow) = pixelLimit.multipliedReportingOverflow(by: 9)
        return overflow ? Int.max : max(0, pixels).addingReportingOverflow(16 << 20).partialValue
    }
}
