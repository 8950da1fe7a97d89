import Drawing
import Imaging

/// A premultiplied sRGB-encoded pixel as one word: red in the low byte, then green, blue, alpha.
typealias PremultipliedPixel = UInt32

/// Arithmetic on the four bytes of a word at once: two at a time in 16-bit lanes.
enum PixelArithmetic {
    /// x / 255 to the nearest, for x in 0...65025; a half can't occur.
    @inline(__always)
    static func divideBy255(_ x: UInt32) -> UInt32 {
        let biased = x &+ 128
        return (biased &+ (biased >> 8)) >> 8
    }

    /// Each byte times `factor` / 255, to the nearest; `factor` in 0...255.
    @inline(__always)
    static func scale(_ pixel: PremultipliedPixel, by factor: UInt32) -> PremultipliedPixel {
        var low = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
        var high = ((pixel >> 8) & 0x00ff_00ff) &* factor &+ 0x0080_0080
        low = ((low &+ ((low >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
        high = (high &+ ((high >> 8) & 0x00ff_00ff)) & 0xff00_ff00
        return low | high
    }

    /// `source` over `backdrop`. Wraps around in a byte only where a source's colour exceeds its alpha.
    @inline(__always)
    static func over(_ source: PremultipliedPixel, _ backdrop: PremultipliedPixel) -> PremultipliedPixel {
        source &+ scale(backdrop, by: 255 &- (source >> 24))
    }

    /// A word from straight components, clamped to 0...1; NaN counts as 0.
    static func premultiplied(_ color: ResolvedColor) -> PremultipliedPixel {
        SolidColor(color).pixel
    }

    /// A word from premultiplied components, clamped to 0...1, each to the nearest level.
    @inline(__always)
    static func pack(_ color: BlendFormula.Color) -> PremultipliedPixel {
        UInt32(clamp(color.red) * 255 + 0.5) | UInt32(clamp(color.green) * 255 + 0.5) << 8
            | UInt32(clamp(color.blue) * 255 + 0.5) << 16 | UInt32(clamp(color.alpha) * 255 + 0.5) << 24
    }

    /// 0...1; NaN gives 0.
    @inline(__always)
    static func clamp(_ value: Double) -> Double {
        value > 0 ? (value < 1 ? value : 1) : 0
    }
}
