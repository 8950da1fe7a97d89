import Drawing
import Foundation

/// Where the rasterizer gets the shapes of glyphs from.
///
/// Pure: the same glyph of the same face has the same outline, from any thread.
public protocol GlyphOutlines: Sendable {
    /// The outline of glyph number `glyph` of `face`; a number that the face lacks gives that of glyph 0.
    ///
    /// - Throws: ``FontError`` when the face isn't among the fonts known here, or its file can't be read.
    func outline(_ glyph: UInt32, face: FontFace) throws(FontError) -> GlyphOutline
}

/// The shape of one glyph in font units, unhinted.
public struct GlyphOutline: Equatable, Sendable {
    /// Font units, y up, origin on the baseline at the pen; filled by the non-zero rule. Empty for a space.
    public var path: Path
    /// Font units an em, greater than 0.
    public var unitsPerEm: CGFloat
    /// Font units from this pen to the next.
    public var advance: CGFloat

    public init(path: Path, unitsPerEm: CGFloat, advance: CGFloat) {
        self.path = path
        self.unitsPerEm = unitsPerEm
        self.advance = advance
    }
}
