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

    /// Leaves every picture to libpng; for tests, which hold ``PNGRowReader`` against it.
    var usesLibPNGAlone = false

    /// Files of more pixels than the limit are refused before memory is taken.
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
    /// 2. ``PNGRowReader`` takes what it can read, which is most pictures.
    /// 3. Of others the header is read and its size checked before memory is spent on pixels: against the limit,
    ///    and against the most that the compressed data could expand to.
    /// 4. libpng decodes the pixels, expanded to RGBA, or says what is wrong.
    ///
    /// - Parameter name: Names the bytes in errors.
    /// - Complexity: O(pixels) time and memory.
    public func decode(_ data: some Sequence<UInt8>, name: String) throws(PNGError) -> DecodedImage {
        let bytes = Array(data)
        // 1.
        if let reason = PNGFile.misfit(bytes) { throw PNGError(file: name, reason: reason) }
        let chunks = PNGChunks(bytes)
        if chunks.reachesPastEnd { throw PNGError(file: name, reason: .truncated) }
        // 2.
        if !usesLibPNGAlone, let image = readRows(bytes, chunks) { return image }
        do {
            return try bytes.withUnsafeBufferPointer { buffer in
                // 3.
                let reader = try LibPNG.Reader(buffer)
                if let reason = excess(reader, chunks) { throw PNGError(file: name, reason: reason) }
                // 4.
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

    /// Nil for what is left to libpng, damaged pictures among it.
    private func readRows(_ bytes: [UInt8], _ chunks: PNGChunks) -> DecodedImage? {
        guard let declared = chunks.declaredPixels, declared / 8 / 1032 <= chunks.imageDataLength,
            let reader = try? PNGRowReader(PNGByteSource(bytes), pixelLimit: pixelLimit),
            let samples = try? reader.samples()
        else { return nil }
        return DecodedImage(
            width: reader.size.width, height: reader.size.height, samples: .eight(samples),
            encoding: reader.format.encoding, colorProfile: reader.colorProfile, text: chunks.text)
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
