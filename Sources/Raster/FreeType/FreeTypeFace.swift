import CFreeType
import Drawing
import Foundation
import Synchronization

/// An open face: its tables' numbers and its outlines, all in font units, nothing hinted or rounded.
final class FreeTypeFace: @unchecked Sendable {
    // FreeType allows one thread at a time in a face: `handle` is only used inside `outlines`' lock or,
    // in `init`, before anyone else knows of it.
    private let handle: FT_Face
    private let data: FontData
    private let name: String
    private let outlines = Mutex<[UInt32: GlyphOutline]>([:])

    private let colorGlyphs = Mutex<(known: [UInt32: ColorGlyph?], pixels: Int)>(([:], 0))

    let metrics: FaceMetrics
    let isScalable: Bool
    /// Whether it has tables of glyphs with colours of their own.
    let isColored: Bool
    private let colorTable: ColorTable?

    /// - Parameters:
    ///   - name: What errors call the file.
    ///   - variations: Design coordinates by axis tag; axes that the face lacks are ignored.
    init(_ data: FontData, name: String, index: Int, variations: [String: Double]) throws(FontError) {
        self.data = data
        self.name = name
        handle = try FreeTypeLibrary.open(data, name: name, index: index)
        if !variations.isEmpty {
            FreeTypeAxes.set(variations, of: handle)
        }
        isScalable = handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
        colorTable = FreeTypeColor.table(handle)
        isColored = colorTable != nil || FreeTypeColor.isColored(handle)
        metrics = FaceMetrics(handle)
    }

    /// Whether it shows anything but frames.
    var isDrawable: Bool { isScalable || isColored }

    deinit {
        FreeTypeLibrary.close(handle)
    }

    /// The outline of a glyph; the numbers beyond the last give glyph 0, and an empty glyph 0 is drawn as a
    /// frame, so that a missing character is always seen.
    ///
    /// - Throws: ``FontError/unreadable(file:reason:)`` when the glyph's data is broken.
    func outline(_ glyph: UInt32) throws(FontError) -> GlyphOutline {
        let result: Result<GlyphOutline, FontError> = outlines.withLock { cache in
            let number = Int(glyph) < handle.pointee.num_glyphs ? glyph : 0
            if let known = cache[number] { return .success(known) }
            do throws(FontError) {
                let outline = try load(number)
                cache[number] = outline
                return .success(outline)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// The glyph of a character; nil when the face has none.
    func glyph(of character: Unicode.Scalar) -> UInt32? {
        outlines.withLock { _ in
            let glyph = FT_Get_Char_Index(handle, FT_ULong(character.value))
            return glyph == 0 ? nil : UInt32(glyph)
        }
    }

    private func load(_ glyph: UInt32) throws(FontError) -> GlyphOutline {
        guard isScalable else { return frame(advance: metrics.unitsPerEm) }
        let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        let status = FT_Load_Glyph(handle, glyph, flags)
        guard status == 0, let slot = handle.pointee.glyph else {
            throw .unreadable(file: name, reason: "glyph \(glyph): \(FreeTypeLibrary.reason(status))")
        }
        let advance = CGFloat(slot.pointee.metrics.horiAdvance)
        guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return frame(advance: advance) }
        guard let path = FreeTypeOutline.path(&slot.pointee.outline) else {
            throw .unreadable(file: name, reason: "the outline of glyph \(glyph) is broken")
        }
        guard glyph != 0 || !path.isEmpty else { return frame(advance: advance) }
        return GlyphOutline(path: path, unitsPerEm: metrics.unitsPerEm, advance: advance)
    }

    /// The box for what can't be drawn: a frame as high as a capital letter, a twentieth of an em thick.
    private func frame(advance: CGFloat) -> GlyphOutline {
        let line = metrics.unitsPerEm / 20
        let right = max(advance - line, 4 * line)
        var path = Path()
        let outer = CGRect(x: line, y: 0, width: right - line, height: metrics.capHeight)
        path.move(to: CGPoint(x: outer.minX, y: outer.minY))
        path.addLine(to: CGPoint(x: outer.minX, y: outer.maxY))
        path.addLine(to: CGPoint(x: outer.maxX, y: outer.maxY))
        path.addLine(to: CGPoint(x: outer.maxX, y: outer.minY))
        path.closeSubpath()
        let inner = outer.insetBy(dx: line, dy: line)
        if !inner.isNull, !inner.isEmpty {
            path.move(to: CGPoint(x: inner.minX, y: inner.minY))
            path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
            path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
            path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
            path.closeSubpath()
        }
        return GlyphOutline(path: path, unitsPerEm: metrics.unitsPerEm, advance: advance)
    }
}

extension FreeTypeFace: ColorGlyphFace {
    var colorUnitsPerEm: CGFloat { metrics.unitsPerEm }

    /// Pixels of pictures kept; past it all are dropped.
    private static let pixelLimit = 8_000_000

    /// A glyph's colours; nil for one that has none, or none that can be read, which is drawn as an outline.
    func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
        guard isColored, Int(glyph) < handle.pointee.num_glyphs else { return nil }
        return outlines.withLock { _ in
            if let known = colorGlyphs.withLock({ $0.known[glyph] }) { return known }
            let reader = FreeTypeColor(face: handle, unitsPerEm: metrics.unitsPerEm, table: colorTable) {
                [self] number in
                Int(number) < handle.pointee.num_glyphs ? try? load(number).path : nil
            }
            let read = reader.glyph(glyph)
            colorGlyphs.withLock { kept in
                if kept.pixels > Self.pixelLimit { kept = ([:], 0) }
                kept.known[glyph] = .some(read)
                if case .picture(let image, _)? = read { kept.pixels += image.width * image.height }
            }
            return read
        }
    }
}
