import Drawing
import Foundation

/// Which glyphs of a face are painted in colours, and how: the COLR table of version 0 and 1, in the colours of
/// CPAL's first palette.
///
/// Read here and not by FreeType, whose API for version 1 Debian 12 switches off. The offsets in it may form anything:
/// trees that are too deep, too large or endless are no colours. Variations of paints stay at their defaults.
///
/// Source: OpenType 1.9.1, COLR and CPAL.
struct ColorTable: Sendable {
    struct Glyph {
        var paint: ColorPaint
        /// The glyph's clip box in font units, if it has one.
        var bounds: CGRect?
    }

    private let table: FontTable
    private let palette: [ResolvedColor]

    /// Nil for what is no table of a known version.
    init?(colors: [UInt8], palette: [UInt8]) {
        table = FontTable(bytes: colors)
        guard let version = table.u16(0), version <= 1, table.u16(12) != nil else { return nil }
        self.palette = Self.palette(FontTable(bytes: palette))
    }

    private static func palette(_ table: FontTable) -> [ResolvedColor] {
        guard let count = table.u16(2), let start = table.u32(8), let first = table.u16(12) else { return [] }
        return (0..<count).map { index in
            let record = start + (first + index) * 4
            guard let blue = table.u8(record), let green = table.u8(record + 1),
                let red = table.u8(record + 2), let alpha = table.u8(record + 3)
            else { return .clear }
            return ResolvedColor(red, green, blue, opacity: Double(alpha) / 255)
        }
    }

    /// - Parameter outline: The path of a glyph in font units; nil where it can't be had.
    /// - Returns: Nil where the glyph isn't in the table, or its paints are broken or too many.
    func glyph(_ glyph: UInt32, outline: @escaping (UInt32) -> Path?) -> Glyph? {
        var reader = ColorPaintReader(table: table, palette: palette, outline: outline)
        if let paint = reader.root(of: Int(glyph), depth: 0), !reader.isExhausted {
            return Glyph(paint: paint, bounds: clipBox(of: Int(glyph)))
        }
        let layers = reader.layers(of: Int(glyph))
        return layers.isEmpty || reader.isExhausted ? nil : Glyph(paint: .layers(layers), bounds: nil)
    }

    private func clipBox(of glyph: Int) -> CGRect? {
        guard table.u16(0) == 1, let list = table.u32(22), list > 0, table.u8(list) == 1,
            let count = table.u32(list + 1)
        else { return nil }
        // In ascending order of glyphs.
        var (low, high) = (0, min(count, table.bytes.count / 7))
        while low < high {
            let middle = (low + high) / 2
            let record = list + 5 + 7 * middle
            guard let first = table.u16(record), let last = table.u16(record + 2),
                let box = table.u24(record + 4)
            else { return nil }
            if glyph < first {
                high = middle
            } else if glyph > last {
                low = middle + 1
            } else {
                return rect(list + box + 1)
            }
        }
        return nil
    }

    private func rect(_ start: Int) -> CGRect? {
        guard let left = table.i16(start), let bottom = table.i16(start + 2),
            let right = table.i16(start + 4),
            let top = table.i16(start + 6), left < right, bottom < top
        else { return nil }
        return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }
}
