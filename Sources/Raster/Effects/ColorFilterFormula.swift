import Drawing

/// Applies SwiftUI's colour filters to straight sRGB-encoded colours, clamped after each.
///
/// Sources: measured on SwiftUI; saturation and hue rotation are SVG's feColorMatrix with the weights .2126,
/// .7152, .0722.
enum ColorFilterFormula {
    struct Color: Equatable {
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double
    }

    /// Filters a layer in place, all filters in turn, rounding once.
    static func apply(_ filters: [ColorFilter], to surface: Surface) {
        var lastInput: PremultipliedPixel = 0
        var lastOutput = filtered(lastInput, filters)
        surface.forEachRow(in: surface.bounds) { _, row in
            for i in row.indices {
                if row[i] != lastInput {
                    lastInput = row[i]
                    lastOutput = filtered(lastInput, filters)
                }
                row[i] = lastOutput
            }
        }
    }

    /// 1. Straight colour. 2. Each filter, then clamp. 3. Round, premultiply, round.
    static func filtered(_ pixel: PremultipliedPixel, _ filters: [ColorFilter]) -> PremultipliedPixel {
        let c = BlendFormula.unpack(pixel)
        let divisor = c.alpha > 0 ? c.alpha : 1
        var color = Color(
            red: min(1, c.red / divisor), green: min(1, c.green / divisor), blue: min(1, c.blue / divisor),
            alpha: c.alpha)
        for filter in filters { color = clamped(apply(filter, color)) }
        let alpha = UInt32(level(color.alpha))
        func premultiplied(_ component: Double) -> UInt32 {
            PixelArithmetic.divideBy255(UInt32(level(component)) * alpha)
        }
        return premultiplied(color.red) | premultiplied(color.green) << 8 | premultiplied(color.blue) << 16
            | alpha << 24
    }

    static func apply(_ filter: ColorFilter, _ c: Color) -> Color {
        switch filter {
        case .brightness(let amount):
            return each(c) { $0 + amount }
        case .contrast(let amount):
            return each(c) { ($0 - 0.5) * amount + 0.5 }
        case .saturation(let amount):
            return saturated(c, amount)
        case .grayscale(let amount):
            return saturated(c, 1 - amount)
        case .hueRotation(let radians):
            return rotated(c, radians)
        case .colorInvert:
            return each(c) { 1 - $0 }
        case .colorMultiply(let by):
            return Color(
                red: c.red * by.red, green: c.green * by.green, blue: c.blue * by.blue,
                alpha: c.alpha * by.opacity)
        case .luminanceToAlpha:
            return Color(red: 0, green: 0, blue: 0, alpha: luminance(c))
        }
    }

    private static func each(_ c: Color, _ body: (Double) -> Double) -> Color {
        Color(red: body(c.red), green: body(c.green), blue: body(c.blue), alpha: c.alpha)
    }

    private static func luminance(_ c: Color) -> Double {
        0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
    }

    private static func saturated(_ c: Color, _ amount: Double) -> Color {
        let grey = luminance(c)
        return each(c) { grey + ($0 - grey) * amount }
    }

    /// Each row of the matrix is the weights + cos x (own - weights) + sin x a fixed part.
    private static func rotated(_ c: Color, _ radians: Double) -> Color {
        let (sine, cosine) = Trigonometry.sineCosine(radians)
        let grey = luminance(c)
        return Color(
            red: grey + cosine * (c.red - grey) + sine
                * (-0.2126 * c.red - 0.7152 * c.green + 0.9278 * c.blue),
            green: grey + cosine * (c.green - grey) + sine
                * (0.143 * c.red + 0.140 * c.green - 0.283 * c.blue),
            blue: grey + cosine * (c.blue - grey) + sine
                * (-0.7874 * c.red + 0.7152 * c.green + 0.0722 * c.blue),
            alpha: c.alpha)
    }

    private static func clamped(_ c: Color) -> Color {
        Color(
            red: PixelArithmetic.clamp(c.red), green: PixelArithmetic.clamp(c.green),
            blue: PixelArithmetic.clamp(c.blue), alpha: PixelArithmetic.clamp(c.alpha))
    }

    /// To the nearest level, halves down; SwiftUI counts even 85.5015 as a half, so a hair above is one.
    private static func level(_ component: Double) -> Int {
        Int((component * 255 - 0.505).rounded(.up))
    }
}
