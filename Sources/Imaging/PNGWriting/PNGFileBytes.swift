/// A PNG file in the making: signature, then chunks, each with its length and checksum.
struct PNGFileBytes {
    private(set) var bytes = PNGChunks.signature

    /// A whole chunk. At most 2^31 - 1 bytes.
    mutating func append(_ type: String, _ data: [UInt8]) {
        append(type) { $0 += data }
    }

    /// A chunk whose data `body` adds.
    mutating func append<Failure: Error>(
        _ type: String, _ body: (inout [UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        let start = bytes.count
        bytes += [0, 0, 0, 0]
        bytes += type.utf8
        try body(&bytes)
        let length = PNGFileBytes.word(UInt32(truncatingIfNeeded: bytes.count - start - 8))
        bytes.replaceSubrange(start..<start + 4, with: length)
        bytes += PNGFileBytes.word(LibDeflate.crc32(bytes[(start + 4)...]))
    }

    /// Width, height, depth, colour type; no interlacing.
    mutating func appendHeader(_ size: PixelSize, _ encoding: PNGEncoding) {
        let numbers = [size.width, size.height].flatMap { PNGFileBytes.word(UInt32($0)) }
        append("IHDR", numbers + [UInt8(encoding.bitDepth), encoding.colorType.rawValue, 0, 0, 0])
    }

    /// Colour and text chunks; see ``PNGChunkWriter``.
    mutating func append(_ chunks: [PNGChunkWriter.Chunk]) {
        for chunk in chunks { append(chunk.type, chunk.data) }
    }

    /// The zlib stream in as many IDAT chunks as it takes, and the end.
    mutating func appendImage(_ stream: [UInt8]) {
        for start in stride(from: 0, to: stream.count, by: PNGFileBytes.mostImageData) {
            let part = stream[start..<min(stream.count, start + PNGFileBytes.mostImageData)]
            append("IDAT") { $0 += part }
        }
        append("IEND", [])
    }

    /// Bytes in one IDAT chunk.
    static let mostImageData = 1 << 30

    /// Four bytes, big-endian.
    static func word(_ number: UInt32) -> [UInt8] {
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
