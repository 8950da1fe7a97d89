/// Source-over on rows of pixels, the mode nearly everything is drawn with.
///
/// `result = source x coverage + backdrop x (1 - source alpha x coverage)`, each product to the nearest level:
/// at most 1.5 levels off the exact value. ``BlendFormula`` is the slow form that tests hold it against.
enum SourceOver {
    typealias Row = UnsafeMutablePointer<PremultipliedPixel>
    typealias Source = UnsafePointer<PremultipliedPixel>
    typealias Mask = UnsafePointer<UInt8>

    /// One colour, the same coverage 1...255 everywhere.
    static func blend(_ color: PremultipliedPixel, coverage: Int, onto row: Row, count: Int) {
        let source = coverage == 255 ? color : PixelArithmetic.scale(color, by: UInt32(coverage))
        let alpha = source >> 24
        if alpha == 255 {
            row.update(repeating: source, count: count)
        } else if alpha > 0 || source > 0 {
            let rest = 255 &- alpha
            for i in 0..<count { row[i] = source &+ PixelArithmetic.scale(row[i], by: rest) }
        }
    }

    /// One colour, coverage by pixel.
    static func blend(_ color: PremultipliedPixel, mask: Mask, onto row: Row, count: Int) {
        // Four at a time, for the vector unit; no coverage leaves a pixel as it is.
        var i = 0
        while i < count {
            let end = min(i + 4, count)
            if end - i == 4, mask[i] | mask[i + 1] | mask[i + 2] | mask[i + 3] == 0 {
                i = end
                continue
            }
            while i < end {
                let source = PixelArithmetic.scale(color, by: UInt32(mask[i]))
                row[i] = PixelArithmetic.over(source, row[i])
                i += 1
            }
        }
    }

    /// A colour for each pixel, the same coverage 1...255 everywhere.
    static func blend(_ source: Source, coverage: Int, onto row: Row, count: Int) {
        if coverage == 255 {
            for i in 0..<count { row[i] = PixelArithmetic.over(source[i], row[i]) }
        } else {
            let factor = UInt32(coverage)
            for i in 0..<count {
                row[i] = PixelArithmetic.over(PixelArithmetic.scale(source[i], by: factor), row[i])
            }
        }
    }

    /// A colour for each pixel, coverage by pixel.
    static func blend(_ source: Source, mask: Mask, onto row: Row, count: Int) {
        for i in 0..<count {
            let masked = PixelArithmetic.scale(source[i], by: UInt32(mask[i]))
            row[i] = PixelArithmetic.over(masked, row[i])
        }
    }
}
