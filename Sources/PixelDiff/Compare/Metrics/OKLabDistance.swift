/// The HyAB distance of two colours in OKLab with toe-corrected lightness, as pixelmatch after 7.2 measures it.
///
/// 1. Both colours are blended with the background, which gives fractions of a step.
/// 2. sRGB's curve makes them linear, read from a table of the 256 steps and between its entries by a line.
/// 3. A matrix gives the responses of three cones; their cube roots come from a table of 4096 steps, again with
///    lines in between. That table is part of the formula: near black a line and a cube root are far apart.
/// 4. Another matrix gives lightness, which the toe bends so that near-black differences aren't overstated.
/// 5. The distance is that of lightness plus the length of the difference in a and b.
///
/// - Source: B. Ottosson: A perceptual color space for image processing, 2020 (matrices), and Okhsv and Okhsl,
///   2021 (toe). S. Abasi, M. Amani Tehran, M. Fairchild: Distance metrics for very large color differences,
///   2019 (HyAB). The tables' sizes are pixelmatch's.
enum OKLabDistance {
    /// The colour as step 4 leaves it.
    struct Color {
        var long: Double
        var medium: Double
        var short: Double
        var lightness: Double
    }

    static func between(
        _ reference: StraightColor, _ candidate: StraightColor, on background: StraightColor
    ) -> PerceptualDistance {
        difference(color(blended(reference, background)), color(blended(candidate, background)))
    }

    /// 1.
    private static func blended(_ color: StraightColor, _ background: StraightColor) -> StraightColor {
        if color.isOpaque { return color }
        let rest = 255 - color.alpha
        return StraightColor(
            red: (color.red * color.alpha + background.red * rest) / 255,
            green: (color.green * color.alpha + background.green * rest) / 255,
            blue: (color.blue * color.alpha + background.blue * rest) / 255, alpha: 255)
    }

    /// Steps 2 to 4 for an opaque colour.
    static func color(_ color: StraightColor) -> Color {
        // 2.
        self.color(
            red: LinearTable.sRGB.value(color.red), green: LinearTable.sRGB.value(color.green),
            blue: LinearTable.sRGB.value(color.blue), root: root)
    }

    /// Steps 3 and 4 for linear light.
    ///
    /// - Parameter root: Of a response of 0...1, by the table.
    @inline(__always)
    static func color(
        red: Double, green: Double, blue: Double, root: (Double) -> Double
    ) -> Color {
        // 3.
        let long = root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        // 4.
        return Color(
            long: long, medium: medium, short: short,
            lightness: toe(0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short))
    }

    /// 5.
    private static func difference(_ reference: Color, _ candidate: Color) -> PerceptualDistance {
        let (lightness, squaredChroma) = parts(reference, candidate)
        return .hyAB(lightness: abs(lightness), squaredChroma: squaredChroma, isDarker: lightness > 0)
    }

    /// The two parts of 5.: the difference in lightness, and the square of that in a and b.
    @inline(__always)
    static func parts(
        _ reference: Color, _ candidate: Color
    ) -> (lightness: Double, squaredChroma: Double) {
        let long = reference.long - candidate.long
        let medium = reference.medium - candidate.medium
        let short = reference.short - candidate.short
        let a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        let b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
        return (reference.lightness - candidate.lightness, a * a + b * b)
    }

    /// Lightness as CIELab would judge it near black; keeps 0 and 1.
    private static func toe(_ lightness: Double) -> Double {
        let (k1, k2) = (0.206, 0.03)
        let k3 = (1 + k1) / (1 + k2)
        let x = k3 * lightness - k1
        return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
    }

    /// A root of the table, 0...4096, and the way to the next.
    static func line(_ index: Int) -> SIMD2<Double> {
        let start = roots.value(Double(index))
        return SIMD2(start, roots.value(Double(index + 1)) - start)
    }

    private static let roots = LinearTable(last: 4097) { CubeRoot.of(Double($0) / 4096) }

    private static func root(_ response: Double) -> Double { roots.value(response * 4096) }
}
