import Drawing

/// Applies SwiftUI's colour filters to straight sRGB-encoded colours, clamped after each.
///
/// Sources: measured on SwiftUI; saturation and hue rotation are SVG's feColorMatrix with the weights .2126,
/// .7152, .0722. SwiftUI's results are those of half-precision arithmetic (an exact 85.5015 comes out as 85,
/// 213.57 as 213), so every step here is rounded to a half float.
enum ColorFilterFormula {
    struct Color: Equatable {
        var red: Float16
        var green: Float16
        var blue: Float16
        var alpha: Float16
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
            red: Float16(min(1, c.red / divisor)), green: Float16(min(1, c.green / divisor)),
            blue: Float16(min(1, c.blue / divisor)), alpha: Float16(c.alpha))
        for filter in filters { color = clamped(apply(filter, color)) }
        let alpha = UInt32(level(color.alpha))
        func premultiplied(_ component: Float16) -> UInt32 {
            PixelArithmetic.divideBy255(UInt32(level(component)) * alpha)
        }
        return premultiplied(color.red) | premultiplied(color.green) << 8 | premultiplied(color.blue) << 16
            | alpha << 24
    }

    static func apply(_ filter: ColorFilter, _ c: Color) -> Color {
        switch filter {
        case .brightness(let amount):
            let amount = half(amount)
            return each(c) { $0 + amount }
        case .contrast(let amount):
            let amount = half(amount)
            return each(c) { ($0 - 0.5) * amount + 0.5 }
        case .saturation(let amount):
            return multiplied(c, saturation(amount))
        case .grayscale(let amount):
            return multiplied(c, saturation(1 - amount))
        case .hueRotation(let radians):
            return multiplied(c, hueRotation(radians))
        case .colorInvert:
            return each(c) { 1 - $0 }
        case .colorMultiply(let by):
            return Color(
                red: c.red * half(by.red), green: c.green * half(by.green), blue: c.blue * half(by.blue),
                alpha: c.alpha * half(by.opacity))
        case .luminanceToAlpha:
            return Color(red: 0, green: 0, blue: 0, alpha: dot(c, weights))
        }
    }

    private typealias Row = (Double, Double, Double)
    private static let weights: Row = (0.2126, 0.7152, 0.0722)

    private static func each(_ c: Color, _ body: (Float16) -> Float16) -> Color {
        Color(red: body(c.red), green: body(c.green), blue: body(c.blue), alpha: c.alpha)
    }

    private static func multiplied(_ c: Color, _ matrix: (Row, Row, Row)) -> Color {
        Color(red: dot(c, matrix.0), green: dot(c, matrix.1), blue: dot(c, matrix.2), alpha: c.alpha)
    }

    private static func dot(_ c: Color, _ row: Row) -> Float16 {
        half(row.0) * c.red + half(row.1) * c.green + half(row.2) * c.blue
    }

    /// Each row is the weights, plus `amount` times what the own component has over them.
    private static func saturation(_ amount: Double) -> (Row, Row, Row) {
        let (r, g, b) = weights
        let rest = 1 - amount
        return (
            (r * rest + amount, g * rest, b * rest), (r * rest, g * rest + amount, b * rest),
            (r * rest, g * rest, b * rest + amount)
        )
    }

    /// A saturation by the cosine, plus the sine times a fixed matrix.
    private static func hueRotation(_ radians: Double) -> (Row, Row, Row) {
        let (sine, cosine) = Trigonometry.sineCosine(radians)
        let base = saturation(cosine)
        func add(_ row: Row, _ turned: Row) -> Row {
            (row.0 + sine * turned.0, row.1 + sine * turned.1, row.2 + sine * turned.2)
        }
        return (
            add(base.0, (-0.2126, -0.7152, 0.9278)), add(base.1, (0.143, 0.140, -0.283)),
            add(base.2, (-0.7874, 0.7152, 0.0722))
        )
    }

    private static func clamped(_ c: Color) -> Color {
        func clamp(_ x: Float16) -> Float16 { x > 0 ? min(x, 1) : 0 }
        return Color(red: clamp(c.red), green: clamp(c.green), blue: clamp(c.blue), alpha: clamp(c.alpha))
    }

    private static func half(_ value: Double) -> Float16 { Float16(value) }

    /// To the nearest level, halves down.
    private static func level(_ component: Float16) -> Int {
        Int((Double(component) * 255 - 0.5).rounded(.up))
    }
}
