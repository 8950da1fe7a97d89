import CFreeType
import Foundation

/// A face's measures as they stand in its tables, in font units, unrounded; descent and the underline's
/// offset positive downwards.
struct FaceMetrics: Hashable, Sendable {
    var unitsPerEm: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var lineGap: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat
    var underlineOffset: CGFloat
    var underlineThickness: CGFloat
}

extension FaceMetrics {
    /// 1. Ascent, descent and line gap are hhea's; where that table is absent or zero, OS/2's typographic
    ///    ones, and without those what FreeType derives.
    /// 2. Cap and x height are OS/2's (version 2 and later), or the heights of "H" and "x", or 0.7 and
    ///    0.5 em where the face has neither.
    /// 3. The underline is post's, whose position is the stroke's top; 0.1 and 0.05 em without one.
    init(_ face: FT_Face) {
        let record = face.pointee
        // FreeType says 0 for faces of pictures only.
        let head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self).pointee
        let written = max(record.units_per_EM, head?.Units_Per_EM ?? 0)
        let units = written > 0 ? CGFloat(written) : 1000
        unitsPerEm = units
        let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
        // 1.
        let hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self).pointee
        if let hhea, hhea.Ascender != 0 || hhea.Descender != 0 {
            ascent = CGFloat(hhea.Ascender)
            descent = -CGFloat(hhea.Descender)
            lineGap = CGFloat(hhea.Line_Gap)
        } else if let os2, os2.sTypoAscender != 0 || os2.sTypoDescender != 0 {
            ascent = CGFloat(os2.sTypoAscender)
            descent = -CGFloat(os2.sTypoDescender)
            lineGap = CGFloat(os2.sTypoLineGap)
        } else {
            ascent = CGFloat(record.ascender)
            descent = -CGFloat(record.descender)
            lineGap = CGFloat(record.height) - ascent - descent
        }
        // 2.
        let version = os2?.version ?? 0
        let heights = version >= 2 && version != 0xFFFF ? os2 : nil
        capHeight =
            Self.positive(heights?.sCapHeight) ?? Self.height(of: "H", face: face) ?? units * 0.7
        xHeight =
            Self.positive(heights?.sxHeight) ?? Self.height(of: "x", face: face) ?? units * 0.5
        // 3.
        let post = FT_Get_Sfnt_Table(face, FT_SFNT_POST)?.assumingMemoryBound(to: TT_Postscript.self).pointee
        let thickness = Self.positive(post?.underlineThickness) ?? units * 0.05
        underlineThickness = thickness
        let top = post.map { -CGFloat($0.underlinePosition) } ?? units * 0.1
        underlineOffset = top + thickness / 2
    }

    private static func positive(_ value: FT_Short?) -> CGFloat? {
        guard let value, value > 0 else { return nil }
        return CGFloat(value)
    }

    private static func height(of character: Unicode.Scalar, face: FT_Face) -> CGFloat? {
        let glyph = FT_Get_Char_Index(face, FT_ULong(character.value))
        guard glyph != 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
            let slot = face.pointee.glyph
        else { return nil }
        let height = slot.pointee.metrics.horiBearingY
        return height > 0 ? CGFloat(height) : nil
    }
}
