import Foundation

/// The frame of a symbol at a font size.
///
/// Source: sizes of star, chevron.right and ellipsis and the place of the baseline, measured at 10, 13, 22 and
/// 26 pt (iamcgn/swiftui-web); other symbols take the star's, which is the commonest size.
struct SymbolMetrics {
    let name: String
    /// Points.
    let pointSize: CGFloat
    let scale: Image.Scale

    /// Width and height in units of the font size.
    private var units: CGSize { ownUnits ?? CGSize(width: 1.285, height: 1.2) }

    /// Whether the symbol has a size of its own, rather than that of the commonest ones.
    var isMeasured: Bool { ownUnits != nil }

    private var ownUnits: CGSize? {
        if name.hasPrefix("chevron.") {
            let isFlat = ["up", "down"].contains { name.dropFirst(8).hasPrefix($0) }
            return isFlat ? CGSize(width: 1.04, height: 0.77) : CGSize(width: 0.77, height: 1.04)
        }
        switch name {
        case "ellipsis": return CGSize(width: 1.077, height: 0.346)
        case "minus": return CGSize(width: 1.04, height: 0.346)
        case "plus", "xmark", "checkmark": return CGSize(width: 1.08, height: 1.08)
        default: return nil
        }
    }

    /// Measured at 13 pt: 13.5 x 13 small, 21.5 x 20.5 large, 16.5 x 16 between.
    private var factor: CGFloat {
        switch scale {
        case .small: 0.815
        case .medium: 1
        case .large: 1.29
        }
    }

    /// Points, to the nearest half.
    var size: CGSize {
        func rounded(_ value: CGFloat) -> CGFloat { (value * 2 + 0.5).rounded(.down) / 2 }
        let k = pointSize * factor
        return CGSize(width: rounded(units.width * k), height: rounded(units.height * k))
    }

    /// The box of any symbol while it is redacted, in whole points: measured 13x13, 15x15, 20x19, 26x25, 31x30 and
    /// 40x39 at 11, 13, 17, 22, 26 and 34 pt.
    var redactedSize: CGSize {
        let k = pointSize * factor
        return CGSize(width: (1.18 * k).rounded(), height: (1.14 * k).rounded())
    }

    /// The height of an ordinary symbol: widths of lines are shares of it. Points.
    var lineUnit: CGFloat { 1.2 * pointSize * factor }

    /// How far the frame's bottom lies below the text's baseline: measured 2, 3, 3.5, 4.5, 5.5 at 10, 13, 17,
    /// 22 and 26 pt.
    var descent: CGFloat { (pointSize * 0.2 * 2).rounded(.up) / 2 }
}
