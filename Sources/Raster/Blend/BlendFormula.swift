import Drawing

/// The blend modes, as formulas on sRGB-encoded components.
///
/// With source and backdrop colours Cs, Cb (straight), alphas as, ab and the mode's function B:
/// `result (premultiplied) = (1 - as) ab Cb + (1 - ab) as Cs + as ab B(Cb, Cs)`, `alpha = as + ab - as ab`.
/// Source: W3C Compositing and Blending Level 1, sections 5 and 10. Where SwiftUI differs, it wins: soft light is
/// Pegtop's `(1 - 2 Cs) Cb^2 + 2 Cs Cb`; plus lighter adds premultiplied; plus darker is the sum less 1.
///
/// Colour dodge and burn divide by the source, and magnify what a backdrop lost by rounding: they take the straight
/// colour of 8 bits that is nearest to the pixel's, which most colours are before they are stored.
///
/// Coverage is part of the source's alpha. Results are rounded once, to the nearest level.
enum BlendFormula {
    /// Premultiplied components, 0...1.
    struct Color: Equatable {
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double
    }

    /// `source`, its alpha times `coverage` of 255, blended onto a pixel by `mode`.
    static func blend(
        _ source: Color, coverage: Int, onto backdrop: PremultipliedPixel, _ mode: BlendMode
    ) -> PremultipliedPixel {
        guard coverage > 0, source.alpha > 0 || mode.replaces else { return backdrop }
        let color = mode.divides ? unpackStraight(backdrop) : unpack(backdrop)
        return PixelArithmetic.pack(blend(source, coverage: coverage, onto: color, mode))
    }

    /// The same, before it is rounded.
    ///
    /// Modes that take from the backdrop what the source doesn't give do so as far as it is covered.
    private static func blend(_ source: Color, coverage: Int, onto backdrop: Color, _ mode: BlendMode)
        -> Color
    {
        let factor = Double(coverage) / 255
        if mode.replaces {
            return compose(blend(source, onto: backdrop, mode), backdrop, factor, 1 - factor)
        }
        let covered = Color(
            red: source.red * factor, green: source.green * factor, blue: source.blue * factor,
            alpha: source.alpha * factor)
        return blend(covered, onto: backdrop, mode)
    }

    /// The results on opaque black and white, before they are rounded.
    static func ends(_ source: Color, coverage: Int, _ mode: BlendMode) -> (black: Color, white: Color) {
        (
            blend(source, coverage: coverage, onto: Color(red: 0, green: 0, blue: 0, alpha: 1), mode),
            blend(source, coverage: coverage, onto: Color(red: 1, green: 1, blue: 1, alpha: 1), mode)
        )
    }

    static func unpack(_ pixel: PremultipliedPixel) -> Color {
        Color(
            red: Double(pixel & 255) / 255, green: Double(pixel >> 8 & 255) / 255,
            blue: Double(pixel >> 16 & 255) / 255, alpha: Double(pixel >> 24) / 255)
    }

    /// The straight colour of whole levels nearest to the pixel's. Premultiplied, it is stored as this pixel.
    private static func unpackStraight(_ pixel: PremultipliedPixel) -> Color {
        let alpha = pixel >> 24
        guard alpha > 0, alpha < 255 else { return unpack(pixel) }
        func component(_ level: UInt32) -> Double {
            let straight = min(255, (level * 510 + alpha) / (2 * alpha))
            return Double(straight * alpha) / 65025
        }
        return Color(
            red: component(pixel & 255), green: component(pixel >> 8 & 255),
            blue: component(pixel >> 16 & 255), alpha: Double(alpha) / 255)
    }

    static func blend(_ s: Color, onto b: Color, _ mode: BlendMode) -> Color {
        switch mode {
        case .normal: return compose(s, b, 1, 1 - s.alpha)
        case .sourceAtop: return compose(s, b, b.alpha, 1 - s.alpha)
        case .destinationOver: return compose(s, b, 1 - b.alpha, 1)
        case .destinationOut: return compose(s, b, 0, 1 - s.alpha)
        case .clear: return compose(s, b, 0, 0)
        case .copy: return s
        case .sourceIn: return compose(s, b, b.alpha, 0)
        case .sourceOut: return compose(s, b, 1 - b.alpha, 0)
        case .destinationIn: return compose(s, b, 0, s.alpha)
        case .destinationAtop: return compose(s, b, 1 - b.alpha, s.alpha)
        case .xor: return compose(s, b, 1 - b.alpha, 1 - s.alpha)
        case .plusLighter: return plusLighter(s, b)
        case .plusDarker: return plusDarker(s, b)
        case .hue, .saturation, .color, .luminosity:
            return mixed(s, b, NonSeparableBlend.blend(backdrop: straight(b), source: straight(s), mode))
        default:
            let (cs, cb) = (straight(s), straight(b))
            let function = SeparableBlend.function(mode)
            let blended = (function(cb.0, cs.0), function(cb.1, cs.1), function(cb.2, cs.2))
            return mixed(s, b, blended)
        }
    }

    /// Porter and Duff's form: `source x fs + backdrop x fb`.
    private static func compose(_ s: Color, _ b: Color, _ fs: Double, _ fb: Double) -> Color {
        Color(
            red: s.red * fs + b.red * fb, green: s.green * fs + b.green * fb, blue: s.blue * fs + b.blue * fb,
            alpha: s.alpha * fs + b.alpha * fb)
    }

    private static func mixed(_ s: Color, _ b: Color, _ blended: (Double, Double, Double)) -> Color {
        let both = s.alpha * b.alpha
        let base = compose(s, b, 1 - b.alpha, 1 - s.alpha)
        return Color(
            red: base.red + both * blended.0, green: base.green + both * blended.1,
            blue: base.blue + both * blended.2, alpha: s.alpha + b.alpha - both)
    }

    private static func plusLighter(_ s: Color, _ b: Color) -> Color {
        Color(
            red: min(1, s.red + b.red), green: min(1, s.green + b.green), blue: min(1, s.blue + b.blue),
            alpha: min(1, s.alpha + b.alpha))
    }

    /// `1 - ((1 - s) + (1 - b))` where both are opaque; with alpha, what each lacks of its own alpha is taken
    /// off the sum of alphas.
    private static func plusDarker(_ s: Color, _ b: Color) -> Color {
        let alpha = min(1, s.alpha + b.alpha)
        func component(_ cs: Double, _ cb: Double) -> Double {
            max(0, alpha - (s.alpha - cs) - (b.alpha - cb))
        }
        return Color(
            red: component(s.red, b.red), green: component(s.green, b.green), blue: component(s.blue, b.blue),
            alpha: alpha)
    }

    private static func straight(_ c: Color) -> (Double, Double, Double) {
        guard c.alpha > 0 else { return (0, 0, 0) }
        return (min(1, c.red / c.alpha), min(1, c.green / c.alpha), min(1, c.blue / c.alpha))
    }
}

extension BlendMode {
    /// The result is a quotient by the source.
    fileprivate var divides: Bool { self == .colorDodge || self == .colorBurn }

    /// Coverage isn't part of the source's alpha: a clear source changes what it covers, too.
    var replaces: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
