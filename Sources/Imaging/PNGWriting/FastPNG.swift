/// Writes a picture of 8-bit RGBA pixels in the least time: unfiltered, as RGB or RGBA.
struct FastPNG {
    let size: PixelSize
    /// RGBA, `width * height * 4` bytes.
    let pixels: [UInt8]
    let isPremultiplied: Bool
    var usesISAL = true

    /// The bytes of the file.
    ///
    /// 1. Pixels go from their place through a strip of rows into the compressor, so that they are read once
    ///    and what is packed stays in the processor's cache. They are taken for opaque: RGB.
    /// 2. The first strip with a pixel that isn't ends that; all rows are then written as RGBA, straight.
    func file(_ chunks: [PNGChunkWriter.Chunk]) throws(PNGError) -> [UInt8] {
        // 1.
        if let file = try file(chunks, .rgb) { return file }
        // 2.
        return try file(chunks, .rgba) ?? []
    }

    /// Bytes of rows that are packed before they are compressed.
    private static let stripBytes = 1 << 19

    /// Nil when the pixels need another colour type.
    private func file(
        _ chunks: [PNGChunkWriter.Chunk], _ type: PNGEncoding.ColorType
    ) throws(PNGError) -> [UInt8]? {
        var file = PNGFileBytes()
        file.appendHeader(size, PNGEncoding(colorType: type, bitDepth: 8))
        file.append(chunks)
        let stride = 1 + size.width * type.channels
        let rows = max(1, min(size.height, FastPNG.stripBytes / stride))
        var strip = [UInt8](repeating: 0, count: rows * stride)
        var deflater = FastDeflater(usesISAL: usesISAL)
        var top = 0
        while top < size.height {
            var fits = true
            try file.append("IDAT") { bytes throws(PNGError) in
                let start = bytes.count
                while fits && top < size.height && bytes.count - start < PNGFileBytes.mostImageData {
                    let bottom = min(top + rows, size.height)
                    fits = pack(top..<bottom, type, stride, into: &strip)
                    if fits {
                        try deflater.append(
                            strip, count: (bottom - top) * stride, isLast: bottom == size.height, to: &bytes)
                    }
                    top = bottom
                }
            }
            if !fits { return nil }
        }
        file.append("IEND", [])
        return file.bytes
    }

    /// Packs rows; false when one has a pixel that the colour type can't hold.
    private func pack(
        _ range: Range<Int>, _ type: PNGEncoding.ColorType, _ stride: Int, into strip: inout [UInt8]
    ) -> Bool {
        pixels.withUnsafeBytes { pixels in
            strip.withUnsafeMutableBufferPointer { strip in
                guard let source = pixels.baseAddress, let target = strip.baseAddress else { return false }
                for y in range {
                    let row = source + y * size.width * 4
                    let packed = target + (y - range.lowerBound) * stride + 1
                    if type == .rgb {
                        if !RowPacking.opaque(row, packed, size.width) { return false }
                    } else {
                        RowPacking.eight(row, packed, size.width, type)
                        if isPremultiplied { StraightAlpha.restore(packed, count: size.width * 4) }
                    }
                }
                return true
            }
        }
    }
}
