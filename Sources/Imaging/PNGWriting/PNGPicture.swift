/// A picture as a PNG file stores it, before compression.
struct PNGPicture {
    let size: PixelSize
    let encoding: PNGEncoding
    /// Bytes of a row, without the filter's.
    let rowBytes: Int
    /// Each row led by the number of its filter: `height * (1 + rowBytes)` bytes.
    var rows: [UInt8]
    /// Red, green, blue of each entry.
    var palette: [UInt8] = []
    /// Alpha of the first entries.
    var paletteAlpha: [UInt8] = []

    /// Bytes from one row to the next.
    var stride: Int { rowBytes + 1 }

    /// What a filter looks back to the left: bytes of a whole pixel, 1 for less than a byte.
    var pixelBytes: Int { max(1, encoding.colorType.channels * encoding.bitDepth / 8) }

    /// A picture of unfiltered rows.
    ///
    /// - Parameter fill: Writes the bytes of a row; gets its number and their place.
    init(
        size: PixelSize, encoding: PNGEncoding, fill: (Int, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        let rowBytes = (size.width * encoding.colorType.channels * encoding.bitDepth + 7) / 8
        self.size = size
        self.encoding = encoding
        self.rowBytes = rowBytes
        let count = size.height * (rowBytes + 1)
        rows = [UInt8](unsafeUninitializedCapacity: count) { rows, initialized in
            if var target = rows.baseAddress {
                for y in 0..<size.height {
                    target[0] = 0
                    fill(y, target + 1)
                    target += rowBytes + 1
                }
            }
            initialized = count
        }
    }

    /// Bands of 16 rows, one in eight; nil when the picture is small.
    var sample: PNGPicture? {
        if rows.count < 1 << 17 || size.height < 256 { return nil }
        var sampled: [UInt8] = []
        for top in Swift.stride(from: 0, to: size.height, by: 128) {
            sampled += rows[top * stride..<min(top + 16, size.height) * stride]
        }
        return PNGPicture(self, rows: sampled)
    }

    /// The same storage with other rows.
    init(_ picture: PNGPicture, rows: [UInt8]) {
        size = PixelSize(width: picture.size.width, height: rows.count / picture.stride)
        encoding = picture.encoding
        rowBytes = picture.rowBytes
        palette = picture.palette
        paletteAlpha = picture.paletteAlpha
        self.rows = rows
    }

    /// The file, its image data compressed already.
    func file(_ chunks: [PNGChunkWriter.Chunk], stream: [UInt8]) -> [UInt8] {
        var file = PNGFileBytes()
        file.appendHeader(size, encoding)
        file.append(chunks)
        if !palette.isEmpty { file.append("PLTE", palette) }
        if !paletteAlpha.isEmpty { file.append("tRNS", paletteAlpha) }
        file.appendImage(stream)
        return file.bytes
    }
}

extension PNGEncoding.ColorType {
    /// Samples per pixel.
    var channels: Int {
        switch self {
        case .gray, .palette: 1
        case .grayAlpha: 2
        case .rgb: 3
        case .rgba: 4
        }
    }
}
