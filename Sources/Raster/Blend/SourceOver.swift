/// Source-over on rows of pixels, the mode nearly everything is drawn with.
///
/// `result = source x coverage + backdrop x (1 - source alpha x coverage)`, each product to the nearest level:
/// at most 1.5 levels off the exact value. ``BlendFormula`` is the slow form that tests hold it against.
///
/// Short rows, the edges of shapes, are done here; long ones by ``PixelRows``, which gives the same bytes.
enum SourceOver {
    typealias Row = UnsafeMutablePointer<PremultipliedPixel>
    typealias Source = UnsafePointer<PremultipliedPixel>
    typealias Mask = UnsafePointer<UInt8>

    /// Pixels from which a call out of line pays.
    private static let longRow = 16

    /// One colour, the same coverage 1...255 everywhere.
    @inline(__always)
    static func blend(_ color: PremultipliedPixel, coverage: Int, onto row: Row, count: Int) {
        let source =
            coverage == 255
            ? color : PixelArithmetic.scale(color, by: UInt32(truncatingIfNeeded: coverage))
        let alpha = source >> 24
        if alpha == 255 {
            row.update(repeating: source, count: count)
        } else if source > 0 {
            if count < longRow {
                Plain.blend(source, rest: 255 &- alpha, onto: row, count: count)
            } else {
                PixelRows.over(source, rest: 255 &- alpha, onto: row, count: count)
            }
        }
    }

    /// One colour, coverage by pixel.
    @inline(__always)
    static func blend(_ color: PremultipliedPixel, mask: Mask, onto row: Row, count: Int) {
        if count < longRow {
            var i = 0
            while i &+ 4 <= count {
                let masks = UnsafeRawPointer(mask + i).loadUnaligned(as: UInt32.self).littleEndian
                PixelRows.overFour(color, masks: masks, onto: row + i)
                i &+= 4
            }
            Plain.blend(color, mask: mask + i, onto: row + i, count: count &- i)
        } else {
            PixelRows.over(color, mask: mask, onto: row, count: count)
        }
    }

    /// A colour for each pixel, the same coverage 1...255 everywhere.
    static func blend(_ source: Source, coverage: Int, onto row: Row, count: Int) {
        if coverage == 255 {
            PixelRows.over(source, onto: row, count: count)
        } else {
            PixelRows.over(source, coverage: coverage, onto: row, count: count)
        }
    }

    /// A colour for each pixel, coverage by pixel.
    static func blend(_ source: Source, mask: Mask, onto row: Row, count: Int) {
        PixelRows.over(source, mask: mask, onto: row, count: count)
    }

    /// The loops pixel by pixel.
    enum Plain {
        /// `row = source + row x rest / 255`; rest in 0...255.
        @inline(__always)
        static func blend(_ source: PremultipliedPixel, rest: UInt32, onto row: Row, count: Int) {
            for i in 0..<count { row[i] = source &+ PixelArithmetic.scale(row[i], by: rest) }
        }

        @inline(__always)
        static func blend(_ color: PremultipliedPixel, mask: Mask, onto row: Row, count: Int) {
            for i in 0..<count {
                let source = PixelArithmetic.scale(color, by: UInt32(mask[i]))
                row[i] = PixelArithmetic.over(source, row[i])
            }
        }

        static func blend(_ source: Source, coverage: Int, onto row: Row, count: Int) {
            let factor = UInt32(coverage)
            for i in 0..<count {
                row[i] = PixelArithmetic.over(PixelArithmetic.scale(source[i], by: factor), row[i])
            }
        }

        static func blend(_ source: Source, mask: Mask, onto row: Row, count: Int) {
            for i in 0..<count {
                let masked = PixelArithmetic.scale(source[i], by: UInt32(mask[i]))
                row[i] = PixelArithmetic.over(masked, row[i])
            }
        }
    }
}
