/// The distance of two colours in the YIQ space of NTSC television, as pixelmatch up to 7.2 measures it.
///
/// - Source: Y. Kotsarenko, F. Ramos: Measuring perceived color difference using YIQ NTSC transmission color
///   space in mobile applications, 2010. The greatest square and the backgrounds are pixelmatch's.
enum YIQDistance {
    /// The square of the distance that counts as 1.
    static let greatestSquare = 35215.0

    /// The square that a threshold of 0...1 allows.
    @inline(__always)
    static func limit(_ threshold: Double) -> Double { greatestSquare * threshold * threshold }

    /// pixelmatch 5.3: each colour is blended with white and transformed, then subtracted.
    static func onWhite(_ reference: StraightColor, _ candidate: StraightColor) -> PerceptualDistance {
        let a = blendedWithWhite(reference)
        let b = blendedWithWhite(candidate)
        let (luma, square) = transformedAndSubtracted((a.red, a.green, a.blue), (b.red, b.green, b.blue))
        return .squaredYIQ(square, isDarker: luma > 0)
    }

    /// pixelmatch 7.2: the blended colours are subtracted, then their difference is transformed.
    static func between(
        _ reference: StraightColor, _ candidate: StraightColor, on background: StraightColor
    ) -> PerceptualDistance {
        let d = blendedDifference(reference, candidate, on: background)
        let (luma, square) = transformed(d.red, d.green, d.blue)
        return .squaredYIQ(square, isDarker: luma > 0)
    }

    typealias Channels = (red: Double, green: Double, blue: Double)

    /// The difference in luma and the square of the distance, each colour transformed by itself.
    @inline(__always)
    static func transformedAndSubtracted(
        _ a: Channels, _ b: Channels
    ) -> (luma: Double, square: Double) {
        let luma = Luma.of(a.red, a.green, a.blue) - Luma.of(b.red, b.green, b.blue)
        let i = inPhase(a.red, a.green, a.blue) - inPhase(b.red, b.green, b.blue)
        let q = quadrature(a.red, a.green, a.blue) - quadrature(b.red, b.green, b.blue)
        return (luma, square(y: luma, i: i, q: q))
    }

    /// The same of a difference of colours.
    @inline(__always)
    static func transformed(
        _ red: Double, _ green: Double, _ blue: Double
    ) -> (luma: Double, square: Double) {
        let luma = Luma.of(red, green, blue)
        return (luma, square(y: luma, i: inPhase(red, green, blue), q: quadrature(red, green, blue)))
    }

    /// The colour over white; what is opaque stays as it is.
    static func blendedWithWhite(_ color: StraightColor) -> StraightColor {
        if color.isOpaque { return color }
        let share = color.alpha / 255
        return StraightColor(
            red: 255 + (color.red - 255) * share, green: 255 + (color.green - 255) * share,
            blue: 255 + (color.blue - 255) * share, alpha: 255)
    }

    /// `a` less `b`, both over `background`, without their alpha.
    static func blendedDifference(
        _ a: StraightColor, _ b: StraightColor, on background: StraightColor
    ) -> StraightColor {
        if a.isOpaque && b.isOpaque {
            return StraightColor(
                red: a.red - b.red, green: a.green - b.green, blue: a.blue - b.blue, alpha: 0)
        }
        let alpha = a.alpha - b.alpha
        return StraightColor(
            red: (a.red * a.alpha - b.red * b.alpha - background.red * alpha) / 255,
            green: (a.green * a.alpha - b.green * b.alpha - background.green * alpha) / 255,
            blue: (a.blue * a.alpha - b.blue * b.alpha - background.blue * alpha) / 255, alpha: 0)
    }

    /// I, the axis from blue to orange.
    private static func inPhase(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    }

    /// Q, the axis from green to purple.
    private static func quadrature(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    }

    /// The weighted sum of squares.
    private static func square(y: Double, i: Double, q: Double) -> Double {
        0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
}
