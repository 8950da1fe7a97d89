/// Makes PNG files by hand, for what no encoder would write.
enum PNGBuilder {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return word(UInt32(data.count)) + body + word(crc(body))
    }

    static func header(width: UInt32, height: UInt32, depth: UInt8 = 8, colorType: UInt8 = 6) -> [UInt8] {
        signature + chunk("IHDR", word(width) + word(height) + [depth, colorType, 0, 0, 0])
    }

    /// Chunk types in file order.
    static func types(_ bytes: [UInt8]) -> [String] {
        var result: [String] = []
        var at = 8
        while at + 12 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            result.append(String(decoding: bytes[at + 4..<at + 8], as: UTF8.self))
            at += length + 12
        }
        return result
    }

    static func word(_ value: UInt32) -> [UInt8] {
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// The CRC of the PNG specification, annex D.
    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
        }
        return ~crc
    }
}
