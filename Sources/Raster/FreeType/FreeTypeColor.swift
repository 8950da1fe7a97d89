import CFreeType
import Drawing
import Foundation

/// Reads the colour glyphs of a face: layers of outlines (COLR) and pictures (CBDT, sbix).
///
/// FreeType undoes the picture's PNG; which of several sizes is taken doesn't depend on the text's: always the
/// largest.
struct FreeTypeColor {
    let face: FT_Face
    let unitsPerEm: CGFloat
    /// Nil without COLR.
    let table: ColorTable?
    /// What a paint's outlines come from.
    let outline: (UInt32) -> Path?

    /// Larger pictures are taken for a mistake.
    private static let pictureLimit = 1024

    static func isColored(_ face: FT_Face) -> Bool {
        face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
    }

    /// The face's COLR and CPAL.
    static func table(_ face: FT_Face) -> ColorTable? {
        guard let colors = bytes(of: "COLR", face) else { return nil }
        return ColorTable(colors: colors, palette: bytes(of: "CPAL", face) ?? [])
    }

    /// A table's bytes; nil where the face hasn't got it, or it is longer than 16 MiB.
    private static func bytes(of tag: String, _ face: FT_Face) -> [UInt8]? {
        let number = tag.utf8.reduce(0) { $0 << 8 | FT_ULong($1) }
        var length: FT_ULong = 0
        guard FT_Load_Sfnt_Table(face, number, 0, nil, &length) == 0, length > 0, length <= 16 << 20 else {
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: Int(length))
        return FT_Load_Sfnt_Table(face, number, 0, &bytes, &length) == 0 ? bytes : nil
    }

    func glyph(_ glyph: UInt32) -> ColorGlyph? {
        if let painted = table?.glyph(glyph, outline: outline) {
            let em = CGRect(x: 0, y: -unitsPerEm / 4, width: unitsPerEm, height: unitsPerEm * 1.25)
            let bounds = painted.bounds ?? painted.paint.bounds() ?? em
            let limit = unitsPerEm * 8
            let all = CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
            return .paint(painted.paint, bounds: bounds.intersection(all))
        }
        return picture(glyph)
    }

    private func picture(_ glyph: UInt32) -> ColorGlyph? {
        guard let strike = largestStrike, FT_Select_Size(face, strike.index) == 0 else { return nil }
        let flags = FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)
        // The size first, before any memory is taken for pixels.
        guard FT_Load_Glyph(face, glyph, flags | FT_Int32(FT_LOAD_BITMAP_METRICS_ONLY)) == 0,
            let metrics = face.pointee.glyph?.pointee.metrics,
            metrics.width <= Self.pictureLimit * 64, metrics.height <= Self.pictureLimit * 64,
            FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph?.pointee,
            slot.format == FT_GLYPH_FORMAT_BITMAP, let image = Self.image(slot.bitmap)
        else { return nil }
        let unit = unitsPerEm / strike.size
        let rect = CGRect(
            x: CGFloat(slot.bitmap_left) * unit, y: CGFloat(Int(slot.bitmap_top) - image.height) * unit,
            width: CGFloat(image.width) * unit, height: CGFloat(image.height) * unit)
        return .picture(image, rect)
    }

    /// Index and pixels an em.
    private var largestStrike: (index: FT_Int, size: CGFloat)? {
        guard let sizes = face.pointee.available_sizes else { return nil }
        var best: (index: FT_Int, size: CGFloat)?
        for index in 0..<max(face.pointee.num_fixed_sizes, 0) {
            let size = CGFloat(sizes[Int(index)].y_ppem) / 64
            if size >= 1, size > best?.size ?? 0 { best = (index, size) }
        }
        return best
    }

    /// Premultiplied BGRA as RGBA.
    private static func image(_ bitmap: FT_Bitmap) -> CGImage? {
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        guard UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, (1...pictureLimit).contains(width),
            (1...pictureLimit).contains(height), let buffer = bitmap.buffer, bitmap.pitch >= Int32(width * 4)
        else { return nil }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
            for y in 0..<height {
                let row = buffer + y * Int(bitmap.pitch)
                for x in 0..<width {
                    let target = (y * width + x) * 4
                    let alpha = row[x * 4 + 3]
                    pixels[target] = min(row[x * 4 + 2], alpha)
                    pixels[target + 1] = min(row[x * 4 + 1], alpha)
                    pixels[target + 2] = min(row[x * 4], alpha)
                    pixels[target + 3] = alpha
                }
            }
            count = width * height * 4
        }
        return CGImage(width: width, height: height, premultipliedRGBA: pixels)
    }
}
