/// What perceptual formulas blend transparent pixels with.
public enum PixelBackground: String, Hashable, Sendable, Codable {
    case white
    /// A pattern that depends on the pixel's place: two colours that are alike on one background seldom are
    /// on another.
    case checkerboard

    /// The background's red, green and blue at a pixel, 0...255.
    ///
    /// pixelmatch 7 derives the pattern from the index of the pixel's first byte: red by its lowest bit (which
    /// is never set), green and blue by the lowest bit of the index over the golden ratio and its square.
    ///
    /// - Parameter index: The pixel's number, row by row from the top left.
    func color(at index: Int) -> StraightColor {
        switch self {
        case .white: return .white
        case .checkerboard:
            let byte = index * 4
            return StraightColor(
                red: PixelBackground.shade(byte),
                green: PixelBackground.shade(Int(Double(byte) / PixelBackground.goldenRatio)),
                blue: PixelBackground.shade(Int(Double(byte) / PixelBackground.goldenRatioSquared)),
                alpha: 255)
        }
    }

    private static let goldenRatio = 1.618033988749895
    private static let goldenRatioSquared = 2.618033988749895

    private static func shade(_ number: Int) -> Double { number & 1 == 0 ? 48 : 207 }
}
