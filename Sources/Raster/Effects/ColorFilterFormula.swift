import Drawing

/// Applies SwiftUI's colour filters to straight sRGB-encoded colours, clamped after each.
///
/// Sources: measured on SwiftUI; saturation and hue rotation are SVG's feColorMatrix with the weights .2126,
/// .7152, .0722. SwiftUI's results are those of half-precision arithmetic (an exact 85.5015 comes out as 85,
/// 213.57 as 213), so every step here is rounded to a half float.
struct ColorFilterFormula {
    /// Components that are half floats.
    struct Color {
        var red: Float
        var green: Float
        var blue: Float
        var alpha: Float
    }

    private let steps: [ColorFilterStep]
    /// All filters at once for opaque pixels, where there is a table for that.
    private let opaque: OpaqueColorFilter?

    init(_ filters: [ColorFilter]) {
        steps = filters.map(ColorFilterStep.init)
        opaque = OpaqueColorFilter(steps)
    }

    /// Filters a layer in place, all filters in turn, rounding once.
    ///
    /// 1. A pixel like the one before it is like its result.
    /// 2. Opaque ones take the tables, if there are tables.
    /// 3. Where it is more than a look, the last few thousand results are kept.
    func apply(to surface: Surface) {
        HalfPrecision.levels.withUnsafeBufferPointer { levels in
            var known = KnownPixels()
            var last = (input: PremultipliedPixel(0), output: filtered(0, levels))
            surface.forEachRow(in: surface.bounds) { _, row in
                for i in row.indices {
                    let pixel = row[i]
                    // 1.
                    if pixel != last.input {
                        // 2.
                        if pixel >= 0xff00_0000, let opaque, opaque.isQuick {
                            last = (pixel, opaque.filtered(pixel))
                        } else {
                            // 3.
                            last = (pixel, known.result(of: pixel) { result(of: $0, levels) })
                        }
                    }
                    row[i] = last.output
                }
            }
        }
    }

    private func result(
        of pixel: PremultipliedPixel, _ levels: UnsafeBufferPointer<Float>
    ) -> PremultipliedPixel {
        if pixel >= 0xff00_0000, let opaque { return opaque.filtered(pixel) }
        return filtered(pixel, levels)
    }

    /// 1. Straight colour. 2. Each filter, then clamp. 3. Round, premultiply, round.
    func filtered(
        _ pixel: PremultipliedPixel, _ levels: UnsafeBufferPointer<Float>
    ) -> PremultipliedPixel {
        var color = Self.straight(pixel, levels)
        for step in steps { color = Self.clamped(step.apply(to: color)) }
        let alpha = Self.level(color.alpha)
        func premultiplied(_ component: Float) -> UInt32 {
            PixelArithmetic.divideBy255(Self.level(component) &* alpha)
        }
        return premultiplied(color.red) | premultiplied(color.green) << 8 | premultiplied(color.blue) << 16
            | alpha << 24
    }

    @inline(__always)
    private static func straight(
        _ pixel: PremultipliedPixel, _ levels: UnsafeBufferPointer<Float>
    ) -> Color {
        let alpha = pixel >> 24
        if alpha == 255 {
            return Color(
                red: levels[Int(pixel & 255)], green: levels[Int(pixel >> 8 & 255)],
                blue: levels[Int(pixel >> 16 & 255)], alpha: 1)
        }
        let c = BlendFormula.unpack(pixel)
        let divisor = c.alpha > 0 ? c.alpha : 1
        return Color(
            red: HalfPrecision.round(min(1, c.red / divisor)),
            green: HalfPrecision.round(min(1, c.green / divisor)),
            blue: HalfPrecision.round(min(1, c.blue / divisor)), alpha: levels[Int(alpha)])
    }

    @inline(__always)
    static func clamped(_ c: Color) -> Color {
        func clamp(_ x: Float) -> Float { x > 0 ? min(x, 1) : 0 }
        return Color(red: clamp(c.red), green: clamp(c.green), blue: clamp(c.blue), alpha: clamp(c.alpha))
    }

    /// To the nearest level, halves down, for 0...1.
    @inline(__always)
    static func level(_ component: Float) -> UInt32 {
        let exact = Double(component) * 255 - 0.5
        let whole = Int(exact)
        return UInt32(truncatingIfNeeded: Double(whole) < exact ? whole + 1 : whole)
    }
}
