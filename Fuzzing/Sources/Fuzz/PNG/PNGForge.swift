import CFuzzing
import Foundation

/// Makes PNG files of every kind from an input's decisions: all colour types, depths and filters, interlaced or not, image
/// data in any chunks and of any zlib stream; a few with a mistake in them, under right checksums.
struct PNGForge {
    private static let kinds: [(type: UInt8, depths: [Int], channels: Int)] = [
        (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2), (6, [8, 16], 4),
    ]

    /// - Parameter isWide: A large picture of little data, which is compared on two threads.
    static func file(_ input: inout ByteReader, isWide: Bool = false) -> [UInt8] {
        let kind = isWide ? kinds[input.chance(2) ? 0 : 2] : input.element(kinds)
        let depth = isWide ? 1 : input.element(kind.depths)
        let width = isWide ? 1200 : 1 + input.number(below: 80)
        let height = isWide ? 850 : 1 + input.number(below: 40)
        let isInterlaced = !isWide && input.chance(4)
        var file = signature
        file += chunk(
            "IHDR", word(width) + word(height) + [UInt8(depth), kind.type, 0, 0, isInterlaced ? 1 : 0])
        file += head(&input, type: kind.type, depth: depth)
        var rows: [UInt8] = []
        for (width, height) in passes(width, height, isInterlaced) where width > 0 {
            let count = (width * kind.channels * depth + 7) / 8
            for y in 0..<height {
                // Most rows of a wide picture are alike, and cost no input.
                let isPlain = isWide && y % 64 != 0
                rows.append(isPlain ? 2 : UInt8(input.number(below: input.chance(200) ? 256 : 5)))
                rows += isPlain ? [UInt8](repeating: 0, count: count) : input.bytes(count)
            }
        }
        if input.chance(20) { rows.removeLast(min(rows.count, 1 + input.number(below: 9))) }
        if input.chance(20) { rows += input.bytes(1 + input.number(below: 9)) }
        var stream = deflated(rows, &input)
        if input.chance(16), !stream.isEmpty {
            stream[input.number(below: min(65536, stream.count))] ^= 1 << UInt8(input.number(below: 8))
        }
        while !stream.isEmpty {
            let part = input.chance(2) ? stream.count : min(stream.count, input.number(below: 300))
            file += chunk("IDAT", Array(stream.prefix(part)))
            stream.removeFirst(part)
            if part == 0 { break }
        }
        if !stream.isEmpty { file += chunk("IDAT", stream) }
        if input.chance(8) { file += chunk(input.element(["tEXt", "tIME", "IDAT", "tRNS"]), input.bytes(3)) }
        return file + chunk("IEND", [])
    }

    /// The file with the checksums that its chunks should have, as far as it has chunks.
    static func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
        var result = file
        var at = signature.count
        while at + 12 <= result.count {
            let length = result[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= result.count - at - 12 else { break }
            let body = at + 4..<at + 8 + length
            result.replaceSubrange(body.upperBound..<body.upperBound + 4, with: checksum(result[body]))
            at = body.upperBound + 4
        }
        return result
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func head(_ input: inout ByteReader, type: UInt8, depth: Int) -> [UInt8] {
        var result: [UInt8] = []
        let flags = input.byte()
        if flags & 1 != 0 { result += chunk("gAMA", word(flags & 2 != 0 ? 45455 : 100_000)) }
        if flags & 4 != 0 { result += chunk("sRGB", [flags >> 6]) }
        let colors = type == 3 ? 1 + input.number(below: 1 << depth) : 2
        if type == 3 || flags & 8 != 0 { result += chunk("PLTE", input.bytes(colors * 3)) }
        if flags & 48 == 48 {
            let count = [0: 2, 2: 6, 3: 1 + input.number(below: colors)][Int(type)] ?? 1
            result += chunk("tRNS", input.bytes(count))
        }
        if flags & 0xC0 == 0xC0 { result += chunk("tEXt", Array("Comment\0".utf8) + input.bytes(4)) }
        return result
    }

    /// The sizes of the pictures whose rows follow each other: seven of an interlaced one (Adam7).
    private static func passes(_ width: Int, _ height: Int, _ isInterlaced: Bool) -> [(Int, Int)] {
        if !isInterlaced { return [(width, height)] }
        return [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        .map { x, y, dx, dy in
            ((width - x + dx - 1) / dx, (height - y + dy - 1) / dy)
        }
    }

    private static func deflated(_ bytes: [UInt8], _ input: inout ByteReader) -> [UInt8] {
        var length = 0
        let level = Int32(input.number(below: 10))
        let strategy = Int32(input.number(below: 5))
        let window = Int32(9 + input.number(below: 7))
        guard let stream = fuzzing_deflate(bytes, bytes.count, level, strategy, window, &length) else {
            return []
        }
        defer { free(stream) }
        return Array(UnsafeBufferPointer(start: stream, count: length))
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return word(data.count) + body + checksum(body[...])
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        word(Int(bytes.withUnsafeBufferPointer { fuzzing_crc($0.baseAddress, $0.count) }))
    }

    private static func word(_ value: Int) -> [UInt8] {
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
