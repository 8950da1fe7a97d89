/// Draws masks in one colour, four pixels at a time.
///
/// Gives the bytes that `SourceOver` gives, for coverage by pixel; tests hold one against the other.
struct GlyphBlit {
    private typealias Lanes = SIMD8<UInt16>
    private typealias Words = SIMD4<UInt32>

    private let color: PremultipliedPixel
    /// The colour's red and blue, green and alpha, for each of four pixels.
    private let redBlue: Lanes
    private let greenAlpha: Lanes
    private let isOpaque: Bool

    /// Nil for what isn't one colour, and where a mask clips.
    ///
    /// - Precondition: The target's opacity is 255, its mode normal.
    init?(_ source: PixelSource, _ target: Compositor.Target) {
        guard case .solid(let color) = source, target.clip.mask == nil else { return nil }
        self.init(color.pixel)
    }

    init(_ color: PremultipliedPixel) {
        self.color = color
        redBlue = unsafeBitCast(Words(repeating: color & 0x00ff_00ff), to: Lanes.self)
        greenAlpha = unsafeBitCast(Words(repeating: (color >> 8) & 0x00ff_00ff), to: Lanes.self)
        isOpaque = color >> 24 == 255
    }

    /// Draws a glyph with its pen at (x, y), inside `clip`.
    ///
    /// 1. A glyph that lies inside the surface with its padding, and whose rows the clip leaves whole, is drawn
    ///    in groups of four.
    /// 2. Another is cut.
    func draw(_ glyph: GlyphCoverage, x: Int, y: Int, on surface: Surface, clip: PixelBounds) {
        let bounds = glyph.bounds.offset(x: x, y: y)
        let area = bounds.intersection(clip)
        guard !area.isEmpty else { return }
        let stride = glyph.stride
        var levels = glyph.levels + (area.minY - bounds.minY) * stride
        // 1.
        if area.width == bounds.width, bounds.minX + stride <= surface.bounds.maxX {
            for y in area.minY..<area.maxY {
                draw(levels, groups: stride >> 2, onto: surface.row(y, from: bounds.minX))
                levels += stride
            }
            return
        }
        // 2.
        levels += area.minX - bounds.minX
        for y in area.minY..<area.maxY {
            SourceOver.blend(
                color, mask: levels, onto: surface.row(y, from: area.minX), count: area.width)
            levels += stride
        }
    }

    @inline(__always)
    private func draw(
        _ levels: UnsafePointer<UInt8>, groups: Int, onto row: UnsafeMutablePointer<PremultipliedPixel>
    ) {
        for group in 0..<groups {
            let four = UnsafeRawPointer(levels + group * 4).loadUnaligned(as: UInt32.self)
            if four == 0 { continue }
            let target = UnsafeMutableRawPointer(row + group * 4)
            if isOpaque, four == 0xffff_ffff {
                target.storeBytes(of: Words(repeating: color), as: Words.self)
                continue
            }
            let backdrop = target.loadUnaligned(as: Words.self)
            target.storeBytes(of: blend(four, backdrop), as: Words.self)
        }
    }

    /// `color x level` over `backdrop`, each of four pixels with its own byte of `four`.
    @inline(__always)
    private func blend(_ four: UInt32, _ backdrop: Words) -> Words {
        let levels = Words(four & 255, (four >> 8) & 255, (four >> 16) & 255, four >> 24)
        let factors = lanes(levels | levels &<< 16)
        let low = Self.divideBy255(redBlue &* factors)
        let high = Self.divideBy255(greenAlpha &* factors)
        let alpha = isOpaque ? levels : words(high) &>> 16
        let rest = Lanes(repeating: 255) &- lanes(alpha | alpha &<< 16)
        let mask = Words(repeating: 0x00ff_00ff)
        let backdropLow = Self.divideBy255(lanes(backdrop & mask) &* rest)
        let backdropHigh = Self.divideBy255(lanes(backdrop &>> 8 & mask) &* rest)
        return words(low &+ backdropLow) | words(high &+ backdropHigh) &<< 8
    }

    /// x / 255 to the nearest, for x in 0...65025.
    @inline(__always)
    private static func divideBy255(_ x: Lanes) -> Lanes {
        let biased = x &+ 128
        return (biased &+ biased &>> 8) &>> 8
    }

    @inline(__always)
    private func lanes(_ words: Words) -> Lanes { unsafeBitCast(words, to: Lanes.self) }

    @inline(__always)
    private func words(_ lanes: Lanes) -> Words { unsafeBitCast(lanes, to: Words.self) }
}
