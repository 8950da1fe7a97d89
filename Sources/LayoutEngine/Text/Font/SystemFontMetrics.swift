import Foundation

/// The vertical measures of Apple's system font, which text in any font in its place keeps.
///
/// Source: text metrics recorded from real SwiftUI on macOS 26.2 and iOS 26 by iamcgn/swiftui-web.
struct SystemFontMetrics {
    let family: PlatformProfile.Family

    private static let unitsPerEm: CGFloat = 2048

    /// Ascent over size.
    var ascentRatio: CGFloat { (family == .macOS ? 1980 : 1950) / Self.unitsPerEm }
    /// Descent over size.
    var descentRatio: CGFloat { (family == .macOS ? 432 : 494) / Self.unitsPerEm }
    /// Cap height over size.
    var capRatio: CGFloat { 1443 / Self.unitsPerEm }

    /// x height over size at `size` points: lower in larger designs. Linear between recorded sizes.
    func xHeightRatio(_ size: CGFloat) -> CGFloat {
        let knots: [(size: CGFloat, units: CGFloat)] = [
            (17, 1078), (20, 1069), (22, 1058), (24, 1047), (26, 1043), (28, 1040),
        ]
        guard size > knots[0].size else { return knots[0].units / Self.unitsPerEm }
        for (low, high) in zip(knots, knots.dropFirst()) where size <= high.size {
            let t = (size - low.size) / (high.size - low.size)
            return (low.units + (high.units - low.units) * t) / Self.unitsPerEm
        }
        return 1040 / Self.unitsPerEm
    }

    /// The ascent's share of a text style's height. Recorded for regular, medium and bold on macOS, regular
    /// and semibold on iOS; linear between, constant outside.
    func ascentShare(weight: Int) -> CGFloat {
        let knots: [(weight: CGFloat, share: CGFloat)] =
            family == .macOS
            ? [(400, 0.7693100135672688), (500, 0.7689249287138935), (700, 0.7666224911706381)]
            : [(400, 0.7558586044970129), (600, 0.7545464341111816)]
        let weight = CGFloat(weight)
        guard weight > knots[0].weight else { return knots[0].share }
        for (low, high) in zip(knots, knots.dropFirst()) where weight <= high.weight {
            return low.share + (high.share - low.share) * (weight - low.weight) / (high.weight - low.weight)
        }
        return knots[knots.count - 1].share
    }

    /// The whole-point line of a sized font on macOS, and its baseline.
    ///
    /// Ascent rounded, plus descent rounded up below 24 points and to nearest from there: fits the eleven
    /// recorded sizes from 10 to 40.
    func macOSLine(size: CGFloat) -> (ascent: CGFloat, descent: CGFloat) {
        let descent = size * descentRatio
        return ((size * ascentRatio).rounded(), size < 24 ? descent.rounded(.up) : descent.rounded())
    }

    /// What San Francisco adds after each character, over the size. Linear between whole sizes, constant outside.
    ///
    /// Source: Apple's Human Interface Guidelines, Typography, tracking values.
    static func tracking(size: CGFloat) -> CGFloat {
        let knots: [(size: CGFloat, thousandths: CGFloat)] = [
            (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26), (18, -25), (19, -24),
            (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (28, 14), (34, 12),
        ]
        guard size > knots[0].size else { return knots[0].thousandths / 1000 }
        for (low, high) in zip(knots, knots.dropFirst()) where size <= high.size {
            let t = (size - low.size) / (high.size - low.size)
            return (low.thousandths + (high.thousandths - low.thousandths) * t) / 1000
        }
        return knots[knots.count - 1].thousandths / 1000
    }
}
