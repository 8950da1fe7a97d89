/// The brightness of sRGB-encoded colours, in YIQ's Y.
enum Luma {
    /// Y of the NTSC colour space, to eight digits; of colours, and of differences of colours.
    ///
    /// - Source: Y. Kotsarenko, F. Ramos: Measuring perceived color difference using YIQ NTSC transmission
    ///   color space in mobile applications, 2010.
    static func of(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    }

    /// The brightness of `center` less that of `neighbor`, as each version of pixelmatch has it; positive
    /// where the neighbour is darker. 0 for equal pixels.
    ///
    /// 5.3 subtracts two brightnesses on white. 7.2 takes the brightness of the difference, on the
    /// checkerboard's colour at the centre. The version after it does so on white, and lets alpha decide
    /// where brightness doesn't.
    ///
    /// - Parameter background: The background at the centre; 5.3 and OKLab don't ask for it.
    static func difference(
        _ center: StraightColor, _ neighbor: StraightColor, formula: DifferenceMetric.Formula,
        background: StraightColor
    ) -> Double {
        if center == neighbor { return 0 }
        switch formula {
        case .pixelmatch5: return onWhite(center) - onWhite(neighbor)
        case .pixelmatch7: return ofDifference(center, neighbor, on: background)
        case .oklab, .exact, .skiaFuzzy:
            let luma = ofDifference(center, neighbor, on: .white)
            return luma == 0 ? (center.alpha - neighbor.alpha) / 2 : luma
        }
    }

    private static func onWhite(_ color: StraightColor) -> Double {
        let blended = YIQDistance.blendedWithWhite(color)
        return of(blended.red, blended.green, blended.blue)
    }

    private static func ofDifference(
        _ a: StraightColor, _ b: StraightColor, on background: StraightColor
    ) -> Double {
        let difference = YIQDistance.blendedDifference(a, b, on: background)
        return of(difference.red, difference.green, difference.blue)
    }
}
