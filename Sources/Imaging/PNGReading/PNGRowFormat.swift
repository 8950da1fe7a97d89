import CPNGRows

/// How the bytes of a row stand for pixels, in a PNG with at most 8 bits a channel.
///
/// Two pictures of equal formats have equal pixels where their bytes are equal.
package struct PNGRowFormat: Hashable {
    let encoding: PNGEncoding
    /// The colour that tRNS makes transparent, red lowest; above 0xFFFFFF when none is.
    private var key: UInt32 = .max
    /// The pixel of each value where one value stands for a pixel, but in grey of 8 bits.
    private var table: [UInt32] = []

    /// From the chunks before the image data.
    ///
    /// - Throws: ``PNGIrregularity`` for what libpng refuses, ignores or mends, and for other kinds of PNG.
    init(_ encoding: PNGEncoding, _ chunks: PNGChunks) throws(PNGIrregularity) {
        self.encoding = encoding
        let palettes = chunks.all("PLTE")
        let transparencies = chunks.all("tRNS")
        let isPalette = encoding.colorType == .palette
        guard palettes.count == (isPalette ? 1 : 0), transparencies.count <= 1 else {
            throw PNGIrregularity("palettes")
        }
        let transparency = transparencies.first
        switch encoding.colorType {
        case .palette:
            if transparency != nil && !chunks.isOrdered("PLTE", "tRNS") { throw PNGIrregularity("order") }
            table = try PNGRowFormat.paletteTable(palettes[0], transparency, depth: encoding.bitDepth)
        case .gray:
            if let transparency, transparency.count != 2 { throw PNGIrregularity("tRNS") }
            // Of a colour of 16 bits, libpng looks at those that a pixel has.
            let gray = transparency.map { UInt32($0[1]) }
            if encoding.bitDepth < 8 {
                table = PNGRowFormat.grayTable(gray, depth: encoding.bitDepth)
            } else if let gray {
                key = gray * 0x01_0101
            }
        case .rgb:
            if let transparency {
                guard transparency.count == 6 else { throw PNGIrregularity("tRNS") }
                key = UInt32(transparency[1]) | UInt32(transparency[3]) << 8 | UInt32(transparency[5]) << 16
            }
        case .grayAlpha, .rgba:
            if transparency != nil { throw PNGIrregularity("tRNS beside alpha") }
        }
    }

    /// True when the bytes of a row are RGBA already.
    package var isRGBA: Bool { encoding.colorType == .rgba }

    /// Bytes of a pixel, at least 1: how far the filters look back.
    var step: Int { max(1, encoding.colorType.channels * encoding.bitDepth / 8) }

    /// Bytes of a row, without its filter; saturates.
    func rowBytes(width: Int) -> Int {
        let (bits, overflow) = width.multipliedReportingOverflow(
            by: encoding.colorType.channels * encoding.bitDepth)
        return overflow ? Int.max : bits / 8 + (bits % 8 == 0 ? 0 : 1)
    }

    /// Writes the pixels of a row as RGBA in straight alpha.
    ///
    /// - Parameter source: Readable for 16 bytes more than the row has.
    package func expand(
        _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>, width: Int
    ) {
        switch encoding.colorType {
        case .rgba: UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: width * 4)
        case .rgb: png_rows_expand_rgb(target, source, width, key)
        case .grayAlpha: png_rows_expand_gray_alpha(target, source, width)
        case .gray where table.isEmpty: png_rows_expand_gray(target, source, width, key)
        case .gray, .palette: png_rows_expand_table(target, source, width, Int32(encoding.bitDepth), table)
        }
    }

    private static let opaque: UInt32 = 0xFF00_0000

    /// Values beyond the palette are opaque black.
    private static func paletteTable(
        _ palette: [UInt8], _ transparency: [UInt8]?, depth: Int
    ) throws(PNGIrregularity) -> [UInt32] {
        let count = palette.count / 3
        guard palette.count % 3 == 0, (1...1 << depth).contains(count),
            (1...count).contains(transparency?.count ?? 1)
        else { throw PNGIrregularity("palette") }
        var table = [UInt32](repeating: opaque, count: 1 << depth)
        for i in 0..<count {
            table[i] |= UInt32(palette[3 * i]) | UInt32(palette[3 * i + 1]) << 8
            table[i] |= UInt32(palette[3 * i + 2]) << 16
        }
        for (i, alpha) in (transparency ?? []).enumerated() { table[i] ^= ~UInt32(alpha) << 24 }
        return table
    }

    private static func grayTable(_ key: UInt32?, depth: Int) -> [UInt32] {
        let last: UInt32 = 1 << depth - 1
        return (0...last).map { value in
            let color = value * (255 / last) * 0x01_0101
            return key.map { $0 & last } == value ? color : color | opaque
        }
    }
}

extension PNGChunks {
    /// The data of each chunk of a type.
    fileprivate func all(_ type: String) -> [[UInt8]] {
        chunks.filter { $0.type == type }.map(data)
    }

    fileprivate func isOrdered(_ first: String, _ second: String) -> Bool {
        guard let a = chunks.firstIndex(where: { $0.type == first }),
            let b = chunks.firstIndex(where: { $0.type == second })
        else { return false }
        return a < b
    }
}
