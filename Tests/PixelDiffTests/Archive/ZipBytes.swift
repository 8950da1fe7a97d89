import Imaging

/// Makes ZIP files byte by byte, also ones that no program would make.
struct ZipBytes {
    struct File {
        var name: String
        var content: [UInt8]
        /// The Unix mode; a regular file.
        var mode: UInt32 = 0o100644
        var method = 0
        /// What the directory says; nil is the truth.
        var size: Int?
        var checksum: UInt32?
        var flags = 0
        /// Sizes and place in the extra field for 64 bits.
        var isLarge = false
    }

    static func make(_ files: [File]) -> [UInt8] {
        var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
        for file in files {
            let start = bytes.count
            let name = Array(file.name.utf8)
            let crc = file.checksum ?? Deflate.crc32(file.content)
            let size = file.size ?? file.content.count
            bytes += number(0x0403_4B50, 4) + number(20, 2) + number(file.flags, 2) + number(file.method, 2)
            bytes += number(0, 4) + number(Int(crc), 4) + number(file.content.count, 4) + number(size, 4)
            bytes += number(name.count, 2) + number(0, 2) + name + file.content
            let extra =
                file.isLarge
                ? number(1, 2) + number(24, 2) + number(size, 8) + number(file.content.count, 8)
                    + number(start, 8)
                : []
            let field = { (value: Int) in number(file.isLarge ? 0xFFFF_FFFF : value, 4) }
            directory += number(0x0201_4B50, 4) + [20, 3] + number(20, 2) + number(file.flags, 2)
            directory += number(file.method, 2) + number(0, 4) + number(Int(crc), 4)
            directory +=
                field(file.content.count) + field(size) + number(name.count, 2) + number(extra.count, 2)
            directory += number(0, 2) + number(0, 2) + number(0, 2) + number(Int(file.mode) << 16, 4)
            directory += field(start) + name + extra
        }
        let end =
            number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
            + number(directory.count, 4) + number(bytes.count, 4) + number(0, 2)
        return bytes + directory + end
    }

    private static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
