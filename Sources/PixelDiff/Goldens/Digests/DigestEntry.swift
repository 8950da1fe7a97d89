import Imaging

/// What decoding a golden's file gave.
struct DigestEntry: Hashable {
    var size: PixelSize
    /// ``DigestKey/digest(of:)`` of the decoded bitmap.
    var pixels: [UInt8]

    /// Raised whenever some file decodes to other pixels than before, ``DecodedImage/bitmap()`` of them changes, digests are made
    /// otherwise, or entries are written otherwise: older entries are then not read.
    static let version: UInt8 = 1

    private static let magic = Array("pxdigest".utf8) + [version]

    /// Magic and version, width, height, digest, seal.
    static let byteCount = magic.count + 4 + 4 + 16 + 32

    init(size: PixelSize, pixels: [UInt8]) {
        self.size = size
        self.pixels = pixels
    }

    /// Reads what ``bytes(of:key:)`` wrote.
    ///
    /// - Returns: Nil for anything else: damaged, of another version, sealed for another file or with another key.
    init?(_ bytes: [UInt8], of file: [UInt8], key: DigestKey) {
        guard bytes.count == DigestEntry.byteCount, bytes.starts(with: DigestEntry.magic) else { return nil }
        let content = Array(bytes.dropLast(32))
        guard key.seal(of: file + content) == Array(bytes.suffix(32)) else { return nil }
        func number(_ start: Int) -> Int { content[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let start = DigestEntry.magic.count
        size = PixelSize(width: number(start), height: number(start + 4))
        pixels = Array(content[(start + 8)...])
    }

    /// Sealed for the file with this SHA-256. Nil where a side is beyond 32 bits, which no PNG has.
    func bytes(of file: [UInt8], key: DigestKey) -> [UInt8]? {
        guard let width = UInt32(exactly: size.width), let height = UInt32(exactly: size.height) else {
            return nil
        }
        let sides = [width, height].flatMap { side in
            (0..<4).reversed().map { UInt8(truncatingIfNeeded: side >> (8 * $0)) }
        }
        let content = DigestEntry.magic + sides + pixels
        return content + key.seal(of: file + content)
    }
}
