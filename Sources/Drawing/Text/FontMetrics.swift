import Foundation

/// A face's vertical measures in points at one size. Descent and the underline's offset are positive
/// downwards.
public struct FontMetrics: Hashable, Sendable, Codable {
    /// hhea's ascent.
    public var ascent: CGFloat
    /// hhea's descent, as a positive number.
    public var descent: CGFloat
    /// hhea's line gap.
    public var leading: CGFloat
    /// OS/2's, or measured on "H" where the table has none.
    public var capHeight: CGFloat
    /// OS/2's, or measured on "x" where the table has none.
    public var xHeight: CGFloat
    /// From the baseline down to the middle of the underline.
    public var underlineOffset: CGFloat
    /// How thick the line is.
    public var underlineThickness: CGFloat

    /// All in points, unrounded.
    public init(
        ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
        underlineOffset: CGFloat, underlineThickness: CGFloat
    ) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underlineOffset = underlineOffset
        self.underlineThickness = underlineThickness
    }
}
