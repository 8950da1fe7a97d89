/// A walk over a PNG's chunks that reads only lengths and types; checksums are the decoder's work.
///
/// It serves what must be known before memory is spent, and the colour chunks as the file has them:
/// libpng derives some from others.
struct PNGChunks {
    struct Chunk {
        /// Four ASCII letters.
        let type: String
        /// The part of the file that holds the data.
        let data: Range<Int>
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Up to IEND, or to the first chunk that reaches past the end.
    let chunks: [Chunk]
    /// A chunk declares more data than the file has left.
    let reachesPastEnd: Bool
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var chunks: [Chunk] = []
        var reachesPastEnd = false
        var at = PNGChunks.signature.count
        while at + 12 <= bytes.count {
            let length = Int(PNGChunks.word(bytes, at))
            let start = at + 8
            guard length <= bytes.count - start - 4 else {
                reachesPastEnd = true
                break
            }
            let type = String(decoding: bytes[at + 4..<start], as: UTF8.self)
            chunks.append(Chunk(type: type, data: start..<start + length))
            if type == "IEND" { break }
            at = start + length + 4
        }
        self.chunks = chunks
        self.reachesPastEnd = reachesPastEnd
    }

    /// Bytes in all IDAT chunks.
    var imageDataLength: Int {
        chunks.reduce(0) { $0 + ($1.type == "IDAT" ? $1.data.count : 0) }
    }

    /// Width times height, as the header says; nil without one, and beyond the range of numbers.
    var declaredPixels: Int? {
        guard let header = chunks.first, header.data.count >= 8 else { return nil }
        let (pixels, overflow) = Int(PNGChunks.word(bytes, header.data.lowerBound))
            .multipliedReportingOverflow(by: Int(PNGChunks.word(bytes, header.data.lowerBound + 4)))
        return overflow ? nil : pixels
    }

    /// The texts of tEXt and uncompressed iTXt chunks, in file order; malformed ones are left out.
    var text: [TextChunk] {
        chunks.compactMap { chunk in
            switch chunk.type {
            case "tEXt": TextChunk(latin1Chunk: bytes[chunk.data])
            case "iTXt": TextChunk(internationalChunk: bytes[chunk.data])
            default: nil
            }
        }
    }

    /// The data of a chunk.
    func data(_ chunk: Chunk) -> [UInt8] { Array(bytes[chunk.data]) }

    /// The data of the first chunk of that type before the image data.
    func data(_ type: String) -> [UInt8]? {
        for chunk in chunks {
            if chunk.type == type { return Array(bytes[chunk.data]) }
            if chunk.type == "IDAT" { return nil }
        }
        return nil
    }

    /// Four bytes, big-endian.
    static func word(_ bytes: [UInt8], _ at: Int) -> UInt32 {
        bytes[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}

extension ColorProfile {
    /// The colour chunks before the image data, apart from iCCP; ones of a wrong length count as absent.
    init(chunks: PNGChunks) {
        self.init()
        func numbers(_ type: String, count: Int) -> [Int32]? {
            guard let data = chunks.data(type), data.count == count * 4 else { return nil }
            return (0..<count).map { Int32(bitPattern: PNGChunks.word(data, $0 * 4)) }
        }
        gamma = numbers("gAMA", count: 1)?[0]
        if let n = numbers("cHRM", count: 8) {
            chromaticities = Chromaticities(
                whiteX: n[0], whiteY: n[1], redX: n[2], redY: n[3], greenX: n[4], greenY: n[5],
                blueX: n[6], blueY: n[7])
        }
        if let data = chunks.data("sRGB"), data.count == 1 { sRGBIntent = data[0] }
        if let data = chunks.data("cICP"), data.count == 4 { codePoints = data }
    }
}
