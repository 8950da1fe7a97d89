import Foundation

@testable import Imaging

/// Random pictures and files from a seed: a linear congruential generator (Knuth, MMIX).
struct Seeded {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    mutating func byte() -> UInt8 { UInt8(below(256)) }

    /// Of eight kinds: opaque, with alpha, noise, grey, few colours, one colour.
    mutating func picture(kind: Int, width: Int, height: Int) -> DecodedImage {
        let colors = (0..<(kind == 4 ? 3 : 200)).map { _ in [byte(), byte(), byte()] }
        var values: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let spot = UInt8(truncatingIfNeeded: x * 3 + y)
                switch kind {
                case 0: values += [spot, spot &* 5, 9, 255]
                case 1: values += [spot, 7, UInt8(truncatingIfNeeded: y), spot]
                case 2: values += [byte(), byte(), byte(), byte()]
                case 3: values += [spot, spot, spot, 255]
                case 4, 5: values += colors[below(colors.count)] + [255]
                case 6: values += [1, 2, 3, 255]
                default: values += [spot / 86 * 85, spot / 86 * 85, spot / 86 * 85, spot > 100 ? 255 : 0]
                }
            }
        }
        return DecodedImage(width: width, height: height, samples: .eight(values))
    }

    /// A file of random rows: each with a filter of its own, in IDAT chunks of any length, perhaps with tRNS.
    ///
    /// - Parameter isChanged: With something wrong or odd under right checksums, more often than not.
    mutating func file(_ type: PNGEncoding.ColorType, _ depth: Int, isChanged: Bool = false) throws -> [UInt8]
    {
        let (width, height) = (1 + below(70), 1 + below(40))
        let rowBytes = (width * type.channels * depth + 7) / 8
        var rows = (0..<height).flatMap { _ -> [UInt8] in
            let isFlat = below(2) == 0
            return [UInt8(below(5))] + (0..<rowBytes).map { _ in isFlat && below(20) > 0 ? 0 : byte() }
        }
        let oddity = isChanged ? below(14) : -1
        if oddity == 0 { rows[below(height) * (rowBytes + 1)] = byte() }
        if oddity == 1 { rows.removeLast(min(rows.count, 1 + below(3))) }
        if oddity == 2 { rows += [UInt8](repeating: 0, count: 1 + below(3)) }
        var stream = try LibDeflate.zlibStream(rows, level: 1 + below(12))
        if oddity == 3 { stream[below(stream.count)] ^= 1 << UInt8(below(8)) }
        if oddity == 4 { stream += [byte()] }
        if oddity == 5 { stream[0] = UInt8(8 + 16 * below(8)) }
        if oddity == 5 { stream[1] = UInt8((31 - Int(stream[0]) * 256 % 31) % 31) }
        if oddity == 6 { stream.removeLast(1 + below(5)) }
        return chunks(type, depth, (width, height), stream, oddity)
    }

    private mutating func chunks(
        _ type: PNGEncoding.ColorType, _ depth: Int, _ size: (Int, Int), _ stream: [UInt8], _ oddity: Int
    ) -> [UInt8] {
        var chunks: [[UInt8]] = []
        let colors = oddity == 7 ? below(300) : 1 + below(1 << depth)
        if type == .palette || (oddity == 8 && below(2) == 0) {
            chunks.append(PNGBuilder.chunk("PLTE", (0..<3 * colors).map { _ in byte() }))
        }
        if below(2) == 0 || oddity == 9 {
            let usual = [.gray: 2, .rgb: 6, .palette: 1 + below(colors)][type] ?? 0
            let count = oddity == 9 ? below(12) : usual
            let data = (0..<count).map { _ in depth == 8 ? byte() : UInt8(below(256 >> below(8))) }
            if count > 0 || oddity == 9 { chunks.append(PNGBuilder.chunk("tRNS", data)) }
        }
        if below(3) == 0 { chunks.append(PNGBuilder.chunk("gAMA", PNGBuilder.word(45455))) }
        if below(3) == 0 { chunks.append(PNGBuilder.chunk("teST", [1, 2, 3])) }
        if oddity == 10 && chunks.count > 1 { chunks.swapAt(0, 1) }
        if oddity == 11 { chunks.append(PNGBuilder.chunk("UNKN", [])) }
        var rest = stream[...]
        while !rest.isEmpty {
            let part = below(4) == 0 ? 0 : below(rest.count + 1)
            chunks.append(PNGBuilder.chunk("IDAT", Array(rest.prefix(part))))
            rest = rest.dropFirst(part)
        }
        if oddity == 12 { chunks.append(PNGBuilder.chunk("tRNS", [1, 2])) }
        if oddity == 13 { chunks.append(PNGBuilder.chunk("IDAT", [])) }
        chunks.append(PNGBuilder.chunk("IEND", oddity == 13 ? [1] : []))
        return PNGBuilder.header(
            width: UInt32(size.0), height: UInt32(size.1), depth: UInt8(depth), colorType: type.rawValue)
            + chunks.flatMap { $0 }
    }
}
