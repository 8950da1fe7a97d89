/// Chooses how a PNG stores an image and packs its rows that way.
enum PNGPacking {
    /// The lossless representation with the fewest bits per pixel; grey before palette when equal.
    static func smallest(_ image: DecodedImage, allowingPalette: Bool = true) -> PNGPicture {
        switch image.samples {
        case .sixteen(let values):
            return channels(image.size, values, ChannelSurvey(values).colorType)
        case .eight(let values):
            let survey = ChannelSurvey(values)
            let grayDepth = survey.isGray && survey.isOpaque ? grayDepth(values) : nil
            let directBits = grayDepth ?? survey.colorType.channels * 8
            if allowingPalette, let palette = PNGPalette(values), palette.bitDepth < directBits {
                return indexed(image.size, values, palette)
            }
            if let depth = grayDepth, depth < 8 { return fewGreys(image.size, values, depth: depth) }
            return channels(image.size, values, survey.colorType)
        }
    }

    /// The channels that the colour type has.
    private static func channels<Sample: FixedWidthInteger>(
        _ size: PixelSize, _ values: [Sample], _ type: PNGEncoding.ColorType
    ) -> PNGPicture {
        values.withUnsafeBytes { bytes in
            let encoding = PNGEncoding(colorType: type, bitDepth: Sample.bitWidth)
            return PNGPicture(size: size, encoding: encoding) { y, target in
                guard let start = bytes.baseAddress else { return }
                let width = size.width
                let row = start + y * width * 4 * MemoryLayout<Sample>.stride
                if Sample.bitWidth == 8 {
                    RowPacking.eight(row, target, width, type)
                } else {
                    RowPacking.sixteen(row, target, width, type)
                }
            }
        }
    }

    /// The fewest bits that spell every grey: a value of n bits stands for itself times 255 / (2^n - 1).
    private static func grayDepth(_ values: [UInt8]) -> Int {
        var seen = [Bool](repeating: false, count: 256)
        values.withUnsafeBufferPointer { values in
            for pixel in stride(from: 0, to: values.count, by: 4) { seen[Int(values[pixel])] = true }
        }
        for depth in [1, 2, 4] {
            let step = 255 / ((1 << depth) - 1)
            if (0..<256).allSatisfy({ !seen[$0] || $0 % step == 0 }) { return depth }
        }
        return 8
    }

    private static func fewGreys(_ size: PixelSize, _ values: [UInt8], depth: Int) -> PNGPicture {
        let step = UInt8(255 / ((1 << depth) - 1))
        let encoding = PNGEncoding(colorType: .gray, bitDepth: depth)
        return values.withUnsafeBufferPointer { values in
            PNGPicture(size: size, encoding: encoding) { y, target in
                RowPacking.bits(target, width: size.width, depth: depth) { x in
                    values[(y * size.width + x) * 4] / step
                }
            }
        }
    }

    private static func indexed(_ size: PixelSize, _ values: [UInt8], _ palette: PNGPalette) -> PNGPicture {
        let encoding = PNGEncoding(colorType: .palette, bitDepth: palette.bitDepth)
        let indices = palette.indices(values)
        var result = indices.withUnsafeBufferPointer { indices in
            PNGPicture(size: size, encoding: encoding) { y, target in
                RowPacking.bits(target, width: size.width, depth: encoding.bitDepth) { x in
                    indices[y * size.width + x]
                }
            }
        }
        result.palette = palette.colors
        result.paletteAlpha = palette.alpha
        return result
    }
}
