/// Walks over the chunks of a PNG in the order of the file, in constant memory, and checks each one's checksum.
///
/// It accepts what libpng takes without a word, and nothing else: anything out of place is an irregularity.
final class PNGChunkStream {
    /// The file up to the data of its first IDAT chunk.
    private(set) var head = PNGChunks.signature
    private let source: PNGByteSource
    private let buffer: UnsafeMutableRawBufferPointer
    private var unread = 0..<0
    /// Bytes left of the IDAT chunk, and the checksum of those before.
    private var imageDataLeft = 0
    private var checksum: UInt32 = 0
    /// The header of the first chunk after the image data.
    private var next: Header?

    private struct Header {
        var length: Int
        var type: String
        var bytes: [UInt8]

        /// A small first letter: nothing that the pixels depend on, but for tRNS.
        var isAncillary: Bool { bytes[4] & 0x20 != 0 }
    }

    private static let bufferSize = 1 << 14
    /// Of all chunks before the image data.
    private static let longestHead = 1 << 20

    init(_ source: PNGByteSource) {
        self.source = source
        buffer = .allocate(byteCount: PNGChunkStream.bufferSize, alignment: 16)
    }

    deinit { buffer.deallocate() }

    /// Reads up to the first image data.
    func readHead() throws(PNGIrregularity) {
        guard try take(PNGChunks.signature.count) == PNGChunks.signature else {
            throw PNGIrregularity("no signature")
        }
        while true {
            let header = try readHeader()
            head += header.bytes
            if header.type == "IDAT" { return beginImageData(header) }
            let isKnown = ["IHDR", "PLTE"].contains(header.type) || header.isAncillary
            guard isKnown, header.length < PNGChunkStream.longestHead - head.count else {
                throw PNGIrregularity("a chunk \(header.type) of \(header.length) bytes")
            }
            let start = head.count
            head += try take(header.length)
            let check = try take(4)
            guard PNGChunks.word(check, 0) == LibDeflate.crc32(head[(start - 4)...]) else {
                throw PNGIrregularity("checksum of \(header.type)")
            }
            head += check
        }
    }

    /// Copies the next bytes of the IDAT chunks, as many as there is room for; 0 behind the last.
    func readImageData(into target: UnsafeMutableRawBufferPointer) throws(PNGIrregularity) -> Int {
        var filled = 0
        while filled < target.count && next == nil {
            if imageDataLeft == 0 {
                try endImageData()
                continue
            }
            if unread.isEmpty { try fill() }
            let part = min(imageDataLeft, unread.count, target.count - filled)
            let bytes = UnsafeRawBufferPointer(rebasing: buffer[unread.prefix(part)])
            checksum = LibDeflate.crc32(checksum, bytes)
            UnsafeMutableRawBufferPointer(rebasing: target[filled...]).copyMemory(from: bytes)
            unread = unread.dropFirst(part)
            imageDataLeft -= part
            filled += part
        }
        return filled
    }

    /// Passes over what is left of the image data, and checks its checksums.
    func skipImageData() throws(PNGIrregularity) {
        while next == nil {
            if imageDataLeft == 0 {
                try endImageData()
                continue
            }
            if unread.isEmpty { try fill() }
            let part = min(imageDataLeft, unread.count)
            checksum = LibDeflate.crc32(
                checksum, UnsafeRawBufferPointer(rebasing: buffer[unread.prefix(part)]))
            unread = unread.dropFirst(part)
            imageDataLeft -= part
        }
    }

    /// Reads the chunks behind the image data, up to IEND.
    func readTail() throws(PNGIrregularity) {
        while let header = next {
            if header.type == "IEND" && header.length == 0 {
                guard PNGChunks.word(try take(4), 0) == LibDeflate.crc32(header.bytes[4...]) else {
                    throw PNGIrregularity("checksum of IEND")
                }
                return
            }
            guard header.isAncillary else { throw PNGIrregularity("\(header.type) behind the image data") }
            try skip(header)
            next = try readHeader()
        }
        throw PNGIrregularity("more image data")
    }

    private func beginImageData(_ header: Header) {
        imageDataLeft = header.length
        checksum = LibDeflate.crc32(header.bytes[4...])
    }

    private func endImageData() throws(PNGIrregularity) {
        guard PNGChunks.word(try take(4), 0) == checksum else { throw PNGIrregularity("checksum of IDAT") }
        let header = try readHeader()
        if header.type == "IDAT" { beginImageData(header) } else { next = header }
    }

    private func readHeader() throws(PNGIrregularity) -> Header {
        let bytes = try take(8)
        let isNamed = bytes[4...].allSatisfy { (65...90).contains($0) || (97...122).contains($0) }
        let length = PNGChunks.word(bytes, 0)
        guard isNamed, length <= Int32.max else { throw PNGIrregularity("no chunk") }
        return Header(length: Int(length), type: String(decoding: bytes[4...], as: UTF8.self), bytes: bytes)
    }

    private func skip(_ header: Header) throws(PNGIrregularity) {
        var checksum = LibDeflate.crc32(header.bytes[4...])
        var left = header.length
        while left > 0 {
            if unread.isEmpty { try fill() }
            let part = min(left, unread.count)
            checksum = LibDeflate.crc32(
                checksum, UnsafeRawBufferPointer(rebasing: buffer[unread.prefix(part)]))
            unread = unread.dropFirst(part)
            left -= part
        }
        guard PNGChunks.word(try take(4), 0) == checksum else {
            throw PNGIrregularity("checksum of \(header.type)")
        }
    }

    /// The next bytes, exactly that many.
    private func take(_ count: Int) throws(PNGIrregularity) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        while result.count < count {
            if unread.isEmpty { try fill() }
            let part = unread.prefix(count - result.count)
            result += UnsafeRawBufferPointer(rebasing: buffer[part])
            unread = unread.dropFirst(part.count)
        }
        return result
    }

    private func fill() throws(PNGIrregularity) {
        unread = 0..<(try source.read(into: buffer))
        if unread.isEmpty { throw PNGIrregularity("the file ends early") }
    }
}
