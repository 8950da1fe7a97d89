import Drawing

/// Resamples pictures along both axes: first across, then down, in premultiplied floats, rounded once.
enum ImageResampler {
    typealias Color = SIMD4<Float>

    /// The pixels that both axes describe, as a surface with the given bounds.
    ///
    /// - Precondition: The picture isn't empty; the axes were made for the bounds' columns and rows.
    static func resample(
        _ image: CGImage, across: ResampleAxis, down: ResampleAxis, bounds: PixelBounds
    ) -> Surface {
        let surface = Surface(bounds: bounds)
        image.pixels.withUnsafeBytes { source in
            if across.isCopy, down.isCopy {
                copy(source, image.width, across, down, to: surface)
            } else if let pairs = BilinearPairs(across),
                let rows = BilinearRows(source, width: image.width, pairs)
            {
                rows.write(down, to: surface)
            } else {
                filter(source, image.width, across, down, to: surface)
            }
        }
        return surface
    }

    private static func copy(
        _ source: UnsafeRawBufferPointer, _ width: Int, _ across: ResampleAxis, _ down: ResampleAxis,
        to surface: Surface
    ) {
        let bounds = surface.bounds
        across.taps.withUnsafeBufferPointer { columns in
            surface.forEachRow(in: bounds) { y, row in
                let start = down.taps[y - bounds.minY].index * width
                for x in row.indices { row[x] = pixel(source, start + columns[x].index) }
            }
        }
    }

    /// 1. Filter each source row that is needed across, keeping the last few.
    /// 2. Sum the rows that a target row needs.
    private static func filter(
        _ source: UnsafeRawBufferPointer, _ width: Int, _ across: ResampleAxis, _ down: ResampleAxis,
        to surface: Surface
    ) {
        let bounds = surface.bounds
        var rows: [Int: [Color]] = [:]
        var sum = [Color](repeating: .zero, count: bounds.width)
        surface.forEachRow(in: bounds) { y, row in
            let taps = down.taps[down.offsets[y - bounds.minY]..<down.offsets[y - bounds.minY + 1]]
            for x in sum.indices { sum[x] = .zero }
            for tap in taps {
                // 1.
                let filtered = rows[tap.index] ?? filteredRow(source, tap.index * width, across)
                if rows.count > 64 { rows = [:] }
                rows[tap.index] = filtered
                // 2.
                filtered.withUnsafeBufferPointer { filtered in
                    sum.withUnsafeMutableBufferPointer { sum in
                        for x in sum.indices { sum[x] += filtered[x] * tap.weight }
                    }
                }
            }
            for x in row.indices { row[x] = pack(sum[x]) }
        }
    }

    private static func filteredRow(
        _ source: UnsafeRawBufferPointer, _ start: Int, _ across: ResampleAxis
    ) -> [Color] {
        across.taps.withUnsafeBufferPointer { taps in
            across.offsets.withUnsafeBufferPointer { offsets in
                (0..<(offsets.count - 1)).map { x in
                    var sum = Color.zero
                    for i in offsets[x]..<offsets[x + 1] {
                        sum += unpack(pixel(source, start + taps[i].index)) * taps[i].weight
                    }
                    return sum
                }
            }
        }
    }

    @inline(__always)
    static func pixel(_ source: UnsafeRawBufferPointer, _ index: Int) -> PremultipliedPixel {
        UInt32(littleEndian: source.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
    }

    @inline(__always)
    static func unpack(_ pixel: PremultipliedPixel) -> Color {
        Color(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
    }

    /// To the nearest level; colours above their alpha, which a cubic's overshoot can give, become it.
    @inline(__always)
    static func pack(_ color: Color) -> PremultipliedPixel {
        let alpha = level(color.w)
        return min(level(color.x), alpha) | min(level(color.y), alpha) << 8 | min(level(color.z), alpha) << 16
            | alpha << 24
    }

    @inline(__always)
    private static func level(_ value: Float) -> UInt32 {
        value > 0 ? (value < 255 ? UInt32(value + 0.5) : 255) : 0
    }
}
