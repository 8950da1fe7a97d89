/// Chooses how a PNG stores an image and packs its rows that way.
enum PNGPacking {
    /// The lossless representation with the fewest bits per pixel; grey before palette when equal.
    static func smallest(_ image: DecodedImage, allowingPalette: Bool = true) -> LibPNG.Picture {
        switch image.samples {
        case .sixteen(let values):
            let survey = ChannelSurvey(values)
            let type = survey.colorType
            return picture(image, type, depth: 16, rows: packed(values, type))
        case .eight(let values):
            let survey = ChannelSurvey(values)
            let grayDepth = survey.isGray && survey.isOpaque ? grayDepth(values) : nil
            let directBits = grayDepth ?? survey.colorType.channels * 8
            if allowingPalette, let palette = PNGPalette(values), palette.bitDepth < directBits {
                return indexed(image, values, palette)
            }
            if let depth = grayDepth, depth < 8 { return packedGray(image, values, depth: depth) }
            return picture(image, survey.colorType, depth: 8, rows: packed(values, survey.colorType))
        }
    }

    private static func picture(
        _ image: DecodedImage, _ type: PNGEncoding.ColorType, depth: Int, rows: [UInt8]
    ) -> LibPNG.Picture {
        LibPNG.Picture(
            size: image.size, encoding: PNGEncoding(colorType: type, bitDepth: depth), rows: rows,
            rowBytes: rows.count / image.height)
    }

    /// The channels that the colour type has, each big-endian.
    private static func packed<Sample: FixedWidthInteger>(
        _ values: [Sample], _ type: PNGEncoding.ColorType
    ) -> [UInt8] {
        let kept =
            switch type {
            case .gray, .palette: [0]
            case .grayAlpha: [0, 3]
            case .rgb: [0, 1, 2]
            case .rgba: [0, 1, 2, 3]
            }
        if let bytes = values as? [UInt8], kept.count == 4 { return bytes }
        if let bytes = values as? [UInt8], kept.count == 3 { return withoutAlpha(bytes) }
        let width = Sample.bitWidth / 8
        let count = values.count / 4 * kept.count * width
        return [UInt8](unsafeUninitializedCapacity: count) { rows, initialized in
            var at = 0
            values.withUnsafeBufferPointer { values in
                for pixel in stride(from: 0, to: values.count, by: 4) {
                    for channel in kept {
                        let value = values[pixel + channel]
                        rows[at] = UInt8(truncatingIfNeeded: value >> (8 * (width - 1)))
                        if width == 2 { rows[at + 1] = UInt8(truncatingIfNeeded: value) }
                        at += width
                    }
                }
            }
            initialized = at
        }
    }

    /// Red, green and blue of each pixel.
    private static func withoutAlpha(_ values: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: values.count / 4 * 3) { rows, initialized in
            values.withUnsafeBufferPointer { values in
                guard var target = rows.baseAddress, var source = values.baseAddress else { return }
                let end = source + values.count
                while source < end {
                    target[0] = source[0]
                    target[1] = source[1]
                    target[2] = source[2]
                    target += 3
                    source += 4
                }
            }
            initialized = values.count / 4 * 3
        }
    }

    /// The fewest bits that spell every grey: a value of n bits stands for itself times 255 / (2^n - 1).
    private static func grayDepth(_ values: [UInt8]) -> Int {
        var seen = [Bool](repeating: false, count: 256)
        for pixel in stride(from: 0, to: values.count, by: 4) { seen[Int(values[pixel])] = true }
        for depth in [1, 2, 4] {
            let step = 255 / ((1 << depth) - 1)
            if (0..<256).allSatisfy({ !seen[$0] || $0 % step == 0 }) { return depth }
        }
        return 8
    }

    private static func packedGray(
        _ image: DecodedImage, _ values: [UInt8], depth: Int
    ) -> LibPNG.Picture {
        let step = UInt8(255 / ((1 << depth) - 1))
        let greys = stride(from: 0, to: values.count, by: 4).map { values[$0] / step }
        let rows = bitPacked(greys, width: image.width, depth: depth)
        return picture(image, .gray, depth: depth, rows: rows)
    }

    private static func indexed(
        _ image: DecodedImage, _ values: [UInt8], _ palette: PNGPalette
    ) -> LibPNG.Picture {
        let rows = bitPacked(palette.indices(values), width: image.width, depth: palette.bitDepth)
        var result = picture(image, .palette, depth: palette.bitDepth, rows: rows)
        result.palette = palette.colors
        result.paletteAlpha = palette.alpha
        return result
    }

    /// Values of 1, 2, 4 or 8 bits, the leftmost pixel in the highest bits, rows on whole bytes.
    private static func bitPacked(_ values: [UInt8], width: Int, depth: Int) -> [UInt8] {
        if depth == 8 { return values }
        var rows: [UInt8] = []
        for start in stride(from: 0, to: values.count, by: width) {
            var byte: UInt8 = 0
            var free = 8
            for value in values[start..<start + width] {
                free -= depth
                byte |= value << free
                if free == 0 {
                    rows.append(byte)
                    (byte, free) = (0, 8)
                }
            }
            if free < 8 { rows.append(byte) }
        }
        return rows
    }
}

/// Which channels an image needs.
private struct ChannelSurvey {
    var isGray = true
    var isOpaque = true

    init<Sample: FixedWidthInteger>(_ values: [Sample]) {
        values.withUnsafeBufferPointer { v in
            for i in stride(from: 0, to: v.count, by: 4) {
                if v[i + 3] != Sample.max { isOpaque = false }
                if v[i] != v[i + 1] || v[i] != v[i + 2] { isGray = false }
                if !isGray && !isOpaque { return }
            }
        }
    }

    var colorType: PNGEncoding.ColorType {
        isGray ? (isOpaque ? .gray : .grayAlpha) : (isOpaque ? .rgb : .rgba)
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
