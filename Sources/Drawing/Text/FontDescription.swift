import Foundation

/// A font as asked for: the shaper finds the face that fits.
public struct FontDescription: Hashable, Sendable, Codable {
    /// Where a face comes from.
    public enum Family: Hashable, Sendable, Codable {
        /// The platform's own design; the shaper has a family for each.
        case system(Design)
        /// A family or full name among the fonts that the shaper knows.
        case named(String)
    }

    /// The kinds of system font.
    public enum Design: String, Hashable, Sendable, Codable {
        case `default`, serif, rounded, monospaced
    }

    /// Whose faces are asked for.
    public var family: Family
    /// Points, greater than 0.
    public var size: CGFloat
    /// 1...1000 as in OpenType: regular 400, bold 700.
    public var weight: Int
    /// Slanted artificially where the family has no italic.
    public var isItalic: Bool
    /// Percent of the normal width, as in OpenType's width axis: 100 is normal, 75 condensed.
    public var width: CGFloat
    /// OpenType features to switch, by tag: `["tnum": 1]`.
    public var features: [String: Int]

    /// Regular and upright unless told otherwise.
    public init(
        family: Family, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        width: CGFloat = 100, features: [String: Int] = [:]
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.width = width
        self.features = features
    }
}
